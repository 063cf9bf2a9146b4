"""The printings that a list of printings (`unique:prints`) shows: those that meet the conditions on a printing.

A card is found if any of its printings meets a condition such as `set:core`; its other printings are then left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from django.db.models import Q, QuerySet
from django.utils.datastructures import MultiValueDict

from cards.models import Game, Printing
from cards.query import Query
from cards.query.rows.numbers import DateRow
from cards.query.table import COMPARISONS, EQUAL, Operand
from cards.query.tree import AllOf, AnyOf, Condition, Tree

# The column of a printing that a field's operands are compared with.
CODES: Final[Mapping[str, str]] = {"set": "product__code", "in": "product__code", "cycle": "product__cycle"}
NUMBERS: Final[Mapping[str, str]] = {"objset": "objective_set__number", "pos": "position"}
FILTERS: Final[Mapping[str, str]] = {"product": "product__code", "objective_set": "objective_set__code"}


def shown_printings(query: Query, game: Game, parameters: MultiValueDict[str, str]) -> QuerySet[Printing, Any]:
    """The primary keys of the printings.  parameters: the filters of the request."""
    rows = Printing.objects.filter(game=game)
    if query.tree is not None and (condition := _of_printings(query.tree, query)) is not None:
        rows = rows.filter(condition)
    for name, column in FILTERS.items():
        if values := [value for value in parameters.getlist(name) if value]:
            rows = rows.filter(**{f"{column}__in": values})
    return rows.order_by().values("pk")


def _of_printings(tree: Tree, query: Query) -> Q | None:
    """The part of the query that says something about a printing; None if it says nothing.

    An alternative says something only if each of its parts does.  A negation says nothing: no card with such a printing was found.
    """
    match tree:
        case Condition():
            return _of_condition(tree, query)
        case AllOf(parts):
            return _all([found for part in parts if (found := _of_printings(part, query)) is not None])
        case AnyOf(parts):
            alternatives = [_of_printings(part, query) for part in parts]
            either = Q()
            for alternative in alternatives:
                if alternative is None:
                    return None
                either |= alternative
            return either
    return None


def _all(conditions: Sequence[Q]) -> Q | None:
    together = Q()
    for condition in conditions:
        together &= condition
    return together if conditions else None


def _of_condition(condition: Condition, query: Query) -> Q | None:
    row, op = condition.row, condition.op
    if row.name in CODES and op in EQUAL:
        return Q(**{f"{CODES[row.name]}__in": [code for operand in condition.operands for code in operand.data]})
    if row.name in NUMBERS and op != "!=":
        either = Q()
        for operand in condition.operands:
            number = _of_number(NUMBERS[row.name], op, operand)
            if number is None:
                return None
            either |= number
        return either
    if isinstance(row, DateRow):
        days = query.table.data.released.items()
        return Q(product__code__in=[code for code, day in days if row.holds(op, condition.operands, day)])
    return None


def _of_number(column: str, op: str, operand: Operand) -> Q | None:
    match operand.data:
        case ("number", number):
            return Q(**{f"{column}{COMPARISONS['=' if op == ':' else op]}": number})
        case ("range", low, high):
            bounds = {f"{column}__gte": low, f"{column}__lte": high}
            return Q(**{name: bound for name, bound in bounds.items() if bound is not None})
    return None
