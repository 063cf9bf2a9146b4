"""The fields for the user's own data: `own:` for the collection and `deck:` for decks."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

from django.db.models import Q

from cards.query import values
from cards.query.rows.numbers import read_range
from cards.query.syntax import Value
from cards.query.table import ORDERED, InvalidValue, Operand, Row, Table

COMPARED: Mapping[str, Callable[[float, float], bool]] = {
    ":": operator.eq, "=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge
}  # fmt: skip


class OwnRow(Row):
    """`own:` the number of copies that the user owns, which may be 0."""

    kind = "own"
    ops = ORDERED

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise InvalidValue("no_regex")
        table.owned()
        text = values.printed(value.text)
        if ".." in text:
            return read_range(text, op)
        if (number := values.numeric(text)) is None:
            raise InvalidValue("bad_number")
        return Operand(f"{number:g}", ("number", number), f"{number:g}")

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        def holds(copies: int) -> bool:
            match operand.data:
                case ("range", low, high):
                    return (low is None or copies >= low) and (high is None or copies <= high)
            return COMPARED[op](copies, operand.data[1])

        return table.where_owned(holds)

    def present(self) -> Q:
        return Q()


class DeckRow(Row):
    """`deck:` the cards of a deck that the user may see.

    The user's own decks are given by name or id, others by the token of their link; `current` is the current deck.
    """

    kind = "deck"

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise InvalidValue("no_regex")
        deck = table.use_requester().deck(value.text)
        if deck is None:
            raise InvalidValue("unknown_deck")
        return Operand(value.text, tuple(deck[1]), deck[0])

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        return Q(code__in=operand.data)

    def present(self) -> Q:
        return Q()
