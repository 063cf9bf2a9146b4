"""Types for the report of a run: metrics, coverage, exact odds, replays and rankings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from games.contracts.decks import Slot
from games.texts import Words

Coverage = Literal["full", "partial", "none"]
# What a run plays of a card: its whole text, a part of its text, its numbers and keywords without the text, or nothing; less and less.
PlayedPart = Literal["all", "some", "numbers", "nothing"]
PLAYED_PARTS: Final[tuple[PlayedPart, ...]] = ("all", "some", "numbers", "nothing")
# The name of the list of places on a board: each is a board of its own.
PLACES: Final = "places"
_PLAYED: Final[Mapping[Coverage, PlayedPart]] = {"full": "all", "partial": "some", "none": "nothing"}


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
    # For a share of something other than games: the histogram whose values are summed (the rounds of all games).
    # For a count of a card: another count of the same card.
    of: str = ""
    # For a share of some of the games: the histogram that has one value for each of these games.
    among: str = ""
    # Whether one game may put several values into the histogram.
    several: bool = False
    # For a histogram or curve: the charts of all metrics with the same group have the same axes (the same number of each side).
    group: str = ""
    # For the curves of a group that a report's page shows in one chart, and for histograms shown so, each as a curve of the share of games
    # with at most x: the title of the chart, and the name of this metric's curve.
    chart: Words | None = None
    curve: Words | None = None
    # Whether pages leave it out because they show the same in another number, or the game's own section of the report shows it; the API's
    # report and the CSV have it.
    is_hidden: bool = False


@dataclass(frozen=True, slots=True)
class CardCoverage:
    """How fully the rules play one card.  `reason` says what is left out ("text not played").

    is_textless: the card is full because it prints no text, so there is nothing to play.
    part: what a run plays of it; None: as the level suggests.
    """

    code: str
    name: str
    quantity: int
    level: Coverage
    reason: Words | None = None
    is_textless: bool = False
    part: PlayedPart | None = None

    @property
    def played(self) -> PlayedPart:
        return self.part or _PLAYED[self.level]


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
    # The event that the step shows.
    text: Words
    # The rule behind it.
    clause: str
    cards: tuple[str, ...] = ()
    # Of an answered decision: the options offered, and the number of the option taken.
    decision: tuple[tuple[Words, ...], int] | None = None
    # A small summary of the position after the step: name -> number or list of card codes.
    # Its "tokens" give, for each such list, the tokens on each of its cards: name -> number.
    # Its "places" are smaller summaries of the same form, one for each place on the table in order; "key" is the same for one place in
    # every step.
    board: Mapping[str, Any] = field(default_factory=dict)
    # The player whose turn it is, in a game in which each turn is one player's.
    player: Words | None = None
    # Whether an answered decision is about a card, as a payment or a target is: it goes on with the choice before it.
    continues: bool = False
    # Whether it tells a decision that left no choice; only a person's table has such steps.
    is_forced: bool = False


@dataclass(frozen=True, slots=True)
class Replay:
    """One game again: the same (deck, options, seed, index) give the same steps, outcome and digest (hex) everywhere."""

    index: int
    outcome: str
    clock: int
    steps: tuple[Step, ...]
    trace: Sequence[int]
    digest: str
    # The names of a match's sides in its steps, by side.
    players: tuple[Words, ...] = ()


@dataclass(frozen=True, slots=True)
class RankedNumber:
    """A number that ranks lists; it is never below 0."""

    code: str
    names: Words
    # Whether it is shown in percent.
    is_share: bool = False
    # Whether the smallest value is the best.
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
    # The setting of the run, and what it does not measure, in words.
    about: Words
    numbers: tuple[RankedNumber, ...]
    # The best by the first number first.
    rows: tuple[RankedList, ...]
