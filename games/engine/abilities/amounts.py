"""Amounts and conditions: numbers that an ability counts when they are needed, and what must be true for it to work.

Two kinds of cards that need it: "+1 for each other Trooper you control", and "while you control a knight, ...".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.filters import AT_LEAST, Filter

# The kinds of things that an amount counts.
FIXED: Final = 0
COUNT: Final = 1  # pieces that fit `filter`
SUM_OF_VALUES: Final = 2  # number `number` of each piece that fits `filter`
EVENT_AMOUNT: Final = 3  # of the event that the ability answers
KEPT: Final = 4  # number `number` that the program keeps, such as the X that was paid
TARGETS: Final = 5  # pieces in slot `number`
HAPPENED: Final = 6  # events that happened of the batch that ended last
HAPPENED_AMOUNT: Final = 7
SOURCE_TOKENS: Final = 8  # tokens of kind `number` on the ability's own piece
SOURCE_VALUE: Final = 9  # number `number` of the ability's own piece
GAME_AMOUNT: Final = 10  # the game's own: `AbilityMachine.own_amount`


class Amount:
    """plus + times * what is counted, at most `most`."""

    __slots__ = ("code", "filter", "most", "number", "plus", "times")

    def __init__(
        self, plus: i64 = 0, code: i64 = FIXED, number: i64 = 0, *, times: i64 = 1, filter: Filter | None = None, most: i64 = -1
    ) -> None:
        self.plus: i64 = plus
        self.code: i64 = code
        self.number: i64 = number
        self.times: i64 = times
        self.filter = filter
        # -1 for no limit.
        self.most: i64 = most

    def record(self) -> list[int]:
        numbers: list[int] = [self.plus, self.code, self.number, self.times, self.most]
        return numbers if self.filter is None else numbers + self.filter.record()


class Condition:
    """An amount compared with another, or some of several conditions."""

    __slots__ = ("amount", "any_of", "comparison", "than")

    def __init__(
        self, amount: Amount, comparison: i64 = AT_LEAST, than: Amount | None = None, *, any_of: list[Condition] | None = None
    ) -> None:
        self.amount = amount
        self.comparison: i64 = comparison
        # None for 1: "if there is one".
        self.than = than
        # Not empty: one of these must hold, too.
        self.any_of: list[Condition] = any_of or []

    def record(self) -> list[int]:
        numbers = [self.comparison, len(self.any_of), *self.amount.record()]
        if self.than is not None:
            numbers += self.than.record()
        for each in self.any_of:
            numbers += each.record()
        return numbers
