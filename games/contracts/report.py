"""Types for the report of a run: metrics, coverage, exact odds, replays and rankings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from games.contracts.decks import Slot
from games.texts import Words

Coverage = Literal["full", "partial", "none"]


@dataclass(frozen=True, slots=True)
class MetricSpec:
    """A number that a run counts, for people."""

    # Its name in the tally.
    name: str
    # A share ("won"), a histogram ("clock"), a curve by turn ("resources_spent"), a count of each card ("played").
    kind: Literal["share", "histogram", "curve", "card"]
    labels: Words
    unit: Words | None = None
    help: Words | None = None
    # Of a share: the histogram whose values are summed (the rounds of all games), where it is not a share of the games.
    # Of a count of a card: another count of the same card.
    of: str = ""
    # Of a share: the histogram in which the games that it is a share of have a value each, where these are not all games.
    among: str = ""
    # May one game put several values into the histogram?
    several: bool = False


@dataclass(frozen=True, slots=True)
class CardCoverage:
    """How fully the rules play one card.  `reason` says what is left out ("text not played").

    is_textless: the card is full because it prints no text, so there is nothing to play.
    """

    code: str
    name: str
    quantity: int
    level: Coverage
    reason: Words | None = None
    is_textless: bool = False


@dataclass(frozen=True, slots=True)
class Odds:
    """One exact chance (0 to 1) about the opening, from a formula and not from games."""

    code: str
    labels: Words
    value: float


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a replayed game."""

    number: int
    turn: int
    seat: int
    phase: Words
    # What happened.
    text: Words
    # The rule behind it.
    clause: str
    cards: tuple[str, ...] = ()
    # Of an answered decision: the options offered, and the number of the option taken.
    decision: tuple[tuple[Words, ...], int] | None = None
    # A small summary of the position after the step: name -> number or list of card codes.
    # Its "tokens" say for such a list what lies on each of its cards: name -> number.
    board: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Replay:
    """One game again: the same (deck, options, seed, index) give the same steps, outcome and digest (hex) everywhere."""

    index: int
    outcome: str
    clock: int
    steps: tuple[Step, ...]
    trace: Sequence[int]
    digest: str


@dataclass(frozen=True, slots=True)
class RankedNumber:
    """A number by which lists are ranked, never below 0."""

    code: str
    names: Words
    # Is it shown in percent?
    is_share: bool = False
    # Is the smallest the best?
    least_first: bool = False
    # The highest value it can have, where that is known.
    most: float | None = None


@dataclass(frozen=True, slots=True)
class RankedList:
    """One list of a ranking."""

    slots: tuple[Slot, ...]
    # The mean of each of the ranking's numbers with half of its 95 % interval, 0 where there is none.
    values: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Ranking:
    """Lists of one side, played on the same random numbers when the game's authors made the table; not a run's result."""

    side: str
    names: Words
    # What was played, and what that does not measure.
    about: Words
    numbers: tuple[RankedNumber, ...]
    # The best by the first number first.
    rows: tuple[RankedList, ...]
