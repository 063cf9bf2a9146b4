"""Filters: which pieces an ability is about.

What is printed is looked up in a table by card, made once a process, so a filter names any number of traits, titles and types.  What can
change is a row of tests, all of which must hold.

Two kinds of cards that need it: "each enemy Trooper unit with 2 or more damage", and "a pilot aboard a starship at the same system".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What a test asks of a piece.
CONTROLLED_BY: Final = 0  # number: OWN or OPPOSING
OWNED_BY: Final = 1  # number: OWN or OPPOSING
ITSELF: Final = 2  # is it the piece that the ability comes from?
OF_EVENT: Final = 3  # number: EVENT_PIECE or EVENT_SOURCE
IN_SLOT: Final = 4  # number: the slot
HOST_OF_SOURCE: Final = 5
ATTACHED_TO_SOURCE: Final = 6
ATTACHED_TO: Final = 7  # its host fits `filter`
HOLDS: Final = 8  # something attached to it fits `filter`
SAME_PLACE: Final = 9  # it is where the ability's piece is
MARK: Final = 10  # number: a trait, keyword or icon, printed or granted
FLAG: Final = 11  # number: a flag is set by some card ("cannot ...")
TOKENS: Final = 12  # number: kind of token; compared with `amount`
VALUE: Final = 13  # number: a number of the card; compared with `amount`
FITS: Final = 14  # it fits `filter`: alternatives are `Filter.any_of`
CARD: Final = 15  # number: index of the card that it is now
SAME_CONTROLLER: Final = 16  # number: the slot
GAME_TEST: Final = 17  # the game's own: `AbilityMachine.own_test`

OWN: Final = 0
OPPOSING: Final = 1
EVENT_PIECE: Final = 0
EVENT_SOURCE: Final = 1

# How two numbers are compared.
EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


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
    """Which pieces fit: those whose printed card is in the table and for which every test holds."""

    __slots__ = ("any_of", "printed", "tests", "zones")

    def __init__(
        self, printed: list[bool] | None = None, tests: list[PieceTest] | None = None, *, zones: i64 = 0, any_of: list[Filter] | None = None
    ) -> None:
        # By index of the card: does what is printed on it fit?  None: every card does.
        self.printed = printed
        self.tests: list[PieceTest] = tests or []
        # Bit set of the kinds of zones; 0 for those in play.
        self.zones: i64 = zones
        # Not empty: a piece that fits must fit one of these, too.
        self.any_of: list[Filter] = any_of or []

    def record(self) -> list[int]:
        """The filter as numbers; of the cards that it fits, only how many they are."""
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
    return value <= amount
