"""The printings that a list of printings (`unique:prints`) shows: those that meet the conditions on a printing.

A card is found if any of its printings meets a condition such as `set:core`; its other printings are then left out.
Facts that belong to printings (number, quantity, a rarity that differs from the card's) are compared here, with values cached for the data.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from django.db.models import Q, QuerySet
from django.utils.datastructures import MultiValueDict

from cards.models import Game, Printing
from cards.query import Query, values
from cards.query.conditions import COMPARISONS
from cards.query.rows.coded import EnumRow
from cards.query.rows.numbers import DateRow, NumberRow
from cards.query.table import EQUAL, Operand
from cards.query.tree import AllOf, AnyOf, Condition, Tree
from cards.render_cache import for_a_version

# The column of a printing that a field's operands are compared with.
CODES: Final[Mapping[str, str]] = {"set": "product__code", "in": "product__code", "cycle": "product__cycle"}
NUMBERS: Final[Mapping[str, str]] = {"objset": "objective_set__number", "pos": "position"}
COMPARE: Final[Mapping[str, Callable[[float, float], bool]]] = {
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
FILTERS: Final[Mapping[str, str]] = {"product": "product__code", "objective_set": "objective_set__code"}


def shown_printings(query: Query, game: Game, parameters: MultiValueDict[str, str]) -> QuerySet[Printing, Any]:
    """The primary keys of the printings.  parameters: the filters of the request."""
    rows = Printing.objects.filter(game=game)
    if query.tree is not None and (condition := _of_printings(query.tree, query, game)) is not None:
        rows = rows.filter(condition)
    for name, column in FILTERS.items():
        if values := [value for value in parameters.getlist(name) if value]:
            rows = rows.filter(**{f"{column}__in": values})
    return rows.order_by().values("pk")


def _of_printings(tree: Tree, query: Query, game: Game) -> Q | None:
    """The part of the query that says something about a printing; None if it says nothing.

    An alternative says something only if each of its parts does.  A negation says nothing: no card with such a printing was found.
    """
    match tree:
        case Condition():
            return _of_condition(tree, query, game)
        case AllOf(parts):
            return _all([found for part in parts if (found := _of_printings(part, query, game)) is not None])
        case AnyOf(parts):
            alternatives = [_of_printings(part, query, game) for part in parts]
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


def _of_condition(condition: Condition, query: Query, game: Game) -> Q | None:
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
    if op != "!=" and isinstance(row, EnumRow | NumberRow) and (found := printed_facts(game.slug, game.data_version).get(row.stored)):
        tests = [_test(row, op, operand, query) for operand in condition.operands]
        if None not in tests:
            return Q(pk__in=[pk for pk, value in found.items() if any(test(value) for test in tests if test)])
    return None


def _test(row: EnumRow | NumberRow, op: str, operand: Operand, query: Query) -> Callable[[Any], bool] | None:
    """Whether a printing's value meets the condition; None for a comparison with another field, which says nothing of one printing."""
    if isinstance(row, EnumRow):
        return frozenset(row.codes(op, operand, query.table)).__contains__
    match operand.data:
        case ("number", number):
            compare = COMPARE["=" if op == ":" else op]
            return lambda value: (read := values.numeric(values.printed(str(value)))) is not None and compare(read, number)
        case ("range", low, high):
            least, most = (-float("inf") if low is None else low), (float("inf") if high is None else high)
            return lambda value: (read := values.numeric(values.printed(str(value)))) is not None and least <= read <= most
        case ("text", text):
            return lambda value: values.printed(str(value)) == text
    return None


@for_a_version(20)
def printed_facts(slug: str, version: str) -> dict[str, dict[int, Any]]:
    """Row name -> primary key of a printing -> its value: numbers, and each fact in which some printing differs from its card."""
    rows = list(Printing.objects.filter(game=slug).values_list("pk", "number", "facts", "card__facts"))
    names = {name for _, _, facts, _ in rows for name in facts}
    found: dict[str, dict[int, Any]] = {values.NUMBER: {pk: number for pk, number, _, _ in rows if number}}
    for name in names:
        of_name = {pk: facts.get(name, of_card.get(name)) for pk, _, facts, of_card in rows}
        kept = {pk: value for pk, value in of_name.items() if value is not None}
        found[name] = found[values.of_printing(name)] = kept
    return found


def _of_number(column: str, op: str, operand: Operand) -> Q | None:
    match operand.data:
        case ("number", number):
            return Q(**{f"{column}{COMPARISONS['=' if op == ':' else op]}": number})
        case ("range", low, high):
            bounds = {f"{column}__gte": low, f"{column}__lte": high}
            return Q(**{name: bound for name, bound in bounds.items() if bound is not None})
    return None
