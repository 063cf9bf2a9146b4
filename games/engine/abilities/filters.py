"""Filters: which pieces an ability applies to.

Printed properties are looked up in a table by card, made once a process, so a filter can name any number of traits, titles and types.
Properties that can change are tests, all of which must hold.

Two kinds of cards that need it: "each enemy Trooper unit with 2 or more damage", and "a pilot aboard a starship at the same system".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The property of a piece that a test reads.
CONTROLLED_BY: Final = 0  # number: OWN or OPPOSING
OWNED_BY: Final = 1  # number: OWN or OPPOSING
ITSELF: Final = 2  # it is the piece that the ability comes from
OF_EVENT: Final = 3  # number: EVENT_PIECE or EVENT_SOURCE
IN_SLOT: Final = 4  # number: the slot
HOST_OF_SOURCE: Final = 5
ATTACHED_TO_SOURCE: Final = 6
ATTACHED_TO: Final = 7  # its host fits `filter`
HOLDS: Final = 8  # the number of pieces attached to it that fit `filter`; compared with `amount`, by default one or more
SAME_PLACE: Final = 9  # it is where the ability's piece is
MARK: Final = 10  # number: a trait, keyword or icon, printed or granted
FLAG: Final = 11  # number: a flag is set by some card ("cannot ...")
TOKENS: Final = 12  # number: kind of token; compared with `amount`
VALUE: Final = 13  # number: a number of the card; compared with `amount`
FITS: Final = 14  # it fits `filter`: alternatives are `Filter.any_of`
CARD: Final = 15  # number: index of the card that it is now
SAME_CONTROLLER: Final = 16  # number: the slot
GAME_TEST: Final = 17  # the game's own: `AbilityMachine.own_test`
COMPARED: Final = 18  # number: a number of the card; compared with that of the first piece in slot `amount`, the event's or the ability's

# `PieceTest.amount` of COMPARED, for the event's piece and for the ability's own.
WITH_EVENT: Final = -1
WITH_SOURCE: Final = -2
# The same for the host of the ability's piece.
WITH_HOST: Final = -3

OWN: Final = 0
OPPOSING: Final = 1
EVENT_PIECE: Final = 0
EVENT_SOURCE: Final = 1

# The comparisons of two numbers.
EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
AS_IT_WAS: Final = 3  # for conditions of lasting effects only: the amount is still what it was when the effect began
BELOW: Final = 4
DIFFERENT: Final = 5


class PieceTest:
    """One question about the state of a piece."""

    __slots__ = ("amount", "code", "comparison", "filter", "is_not", "number")

    def __init__(
        self,
        code: i64,
        number: i64 = 0,
        *,
        comparison: i64 = AT_LEAST,
        amount: i64 = 1,
        filter: Filter | None = None,
        is_not: bool = False,
    ) -> None:
        self.code: i64 = code
        self.number: i64 = number
        self.comparison: i64 = comparison
        self.amount: i64 = amount
        self.filter = filter
        self.is_not = is_not

    def record(self) -> list[int]:
        numbers: list[int] = [self.code, self.number, self.comparison, self.amount, int(self.is_not)]
        return numbers if self.filter is None else numbers + self.filter.record()


class Filter:
    """A condition on pieces: the table contains the printed card, and every test holds."""

    __slots__ = ("any_of", "printed", "tests", "zones")

    def __init__(
        self, printed: list[bool] | None = None, tests: list[PieceTest] | None = None, *, zones: i64 = 0, any_of: list[Filter] | None = None
    ) -> None:
        # Whether the printed card fits, by its index; None: every card does.
        self.printed = printed
        self.tests: list[PieceTest] = tests or []
        # Bit set of the kinds of zones; 0 for those in play.
        self.zones: i64 = zones
        # Not empty: a piece that fits must fit one of these, too.
        self.any_of: list[Filter] = any_of or []

    def record(self) -> list[int]:
        """The filter as numbers; of the cards that fit, only how many there are."""
        numbers: list[int] = [self.zones, -1 if self.printed is None else sum(self.printed), len(self.tests), len(self.any_of)]
        for test in self.tests:
            numbers += test.record()
        for each in self.any_of:
            numbers += each.record()
        return numbers


def compare(value: i64, comparison: i64, amount: i64) -> bool:
    """
    >>> compare(3, AT_LEAST, 2), compare(3, AT_MOST, 2), compare(3, EQUAL, 3)
    (True, False, True)
    """
    if comparison == EQUAL:
        return value == amount
    if comparison == AT_LEAST:
        return value >= amount
    if comparison == BELOW:
        return value < amount
    if comparison == DIFFERENT:
        return value != amount
    return value <= amount
