"""What a run of a game reports: metrics, coverage, exact odds, replays and rankings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from games.contracts.decks import Slot
from games.texts import Words

Coverage = Literal["full", "partial", "none"]


@dataclass(frozen=True, slots=True)
class MetricSpec:
    """A name of a tally, for people: a share ("won"), a histogram ("clock"), a curve ("resources_spent"), a count a card ("played").

    of: what a share is a share of, where that is not the games: a histogram, whose values are summed (the rounds of all games); of a
    count a card, another count of the same card.  among: a histogram in which the games that a share is of have a value each, where these
    are not all.  several: one game may put several values into the histogram.
    """

    name: str
    kind: Literal["share", "histogram", "curve", "card"]
    labels: Words
    unit: Words | None = None
    help: Words | None = None
    of: str = ""
    among: str = ""
    several: bool = False


@dataclass(frozen=True, slots=True)
class CardCoverage:
    """How well a run plays one card of the deck.  `reason` says what is left out ("text not played")."""

    code: str
    name: str
    quantity: int
    level: Coverage
    reason: Words | None = None


@dataclass(frozen=True, slots=True)
class Odds:
    """One exact chance (0 to 1) about the opening, from a formula and not from games."""

    code: str
    labels: Words
    value: float


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a replayed game.

    text: what happened, in words.  clause: the rule behind it.  decision: None, or (options offered in words, number of the option taken).
    board: a small summary of the position after the step, name -> number or list of card codes; its "tokens" say for such a list
    what lies on each of its cards, name -> number.
    """

    number: int
    turn: int
    seat: int
    phase: Words
    text: Words
    clause: str
    cards: tuple[str, ...] = ()
    decision: tuple[tuple[Words, ...], int] | None = None
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
    """A number by which lists are ranked, never below 0.  is_share: shown in percent.  least_first: the smallest is the best.

    most: what it can be at most, where that is known.
    """

    code: str
    names: Words
    is_share: bool = False
    least_first: bool = False
    most: float | None = None


@dataclass(frozen=True, slots=True)
class RankedList:
    """values: of each of the ranking's numbers the mean and half of its 95 % interval, 0 where there is none."""

    slots: tuple[Slot, ...]
    values: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Ranking:
    """Lists of one side, played on the same random numbers when the game's authors made the table; not a run's result.

    rows: the best by the first number first.  about: what was played, and what that does not measure.
    """

    side: str
    names: Words
    about: Words
    numbers: tuple[RankedNumber, ...]
    rows: tuple[RankedList, ...]
