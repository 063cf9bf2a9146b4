"""How a game is played by a run: options, goldfish and match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, runtime_checkable

from games.contracts.catalogue import Choice
from games.contracts.decks import Decklist, Problem
from games.contracts.report import CardCoverage, MetricSpec, Odds, Replay
from games.engine.tally import Tally
from games.texts import Words


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a run: an integer from `low` to `high`, a flag, one of `choices`, or a text of `high` characters at most.

    needs: (name of another option, a choice of it): it matters only where that is chosen.  Forms show it so; a run refuses it elsewhere.
    """

    name: str
    kind: Literal["int", "flag", "choice", "text"]
    default: int | bool | str
    labels: Words
    low: int | None = None
    high: int | None = None
    choices: tuple[Choice, ...] = ()
    help: Words = field(default_factory=lambda: {"en": ""})
    needs: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class OptionFault:
    """One fault in the text that an option holds; `Game.message` renders the problem.

    where: the path to the value at fault in it, "" for the whole.  line: where that begins, from 1; 0 for the whole.
    """

    option: str
    where: str
    line: int
    problem: Problem


class BadOption(ValueError):
    """Values of options that cannot be used, with every fault of all of them."""

    def __init__(self, faults: Sequence[OptionFault]) -> None:
        super().__init__(", ".join(f"{fault.option}: {fault.where}: {fault.problem.code}" for fault in faults))
        self.faults = tuple(faults)


class PreparedGoldfish(Protocol):
    """A deck ready to be played any number of times; holds no per-game state."""

    def play(self, seed: int, index: int, tally: Tally) -> None:
        """Play game `index` of the run with `seed` to its end and count it in `tally`."""

    def replay(self, seed: int, index: int) -> Replay: ...

    def coverage(self) -> tuple[CardCoverage, ...]: ...

    def openings(self) -> tuple[Odds, ...]: ...

    def policy_text(self) -> Words:
        """The policy and the passive opponent of this run, with its options, in a few plain sentences."""


@runtime_checkable
class Interruptible(Protocol):
    """What is prepared, where one of its games may take seconds."""

    def check_with(self, check: Callable[[], None] | None) -> None:
        """Call `check` many times a second from now on while a game is played; what it raises ends the game.  None: no more."""


# Options -> 0, or, where they make a game take so long that such runs have a queue and caps of their own: games of about one second's work.
SlowGames = Callable[[Mapping[str, Any]], int]


TURN: Words = {"en": "turn {}", "ja": "{}ターン目", "zh-hant": "第 {} 回合"}


ONE_TURN: Words = {"en": "turn", "ja": "ターン", "zh-hant": "回合"}


@dataclass(frozen=True, slots=True)
class Goldfish:
    """How a game is goldfished.

    version: raised with every change of rules or policy that can change a result.
    chunk_games: games of about one second's work, interpreted.  prepare: NotPlayable with every reason; ValueError for a bad option.
    clock_unit: what the histogram "clock" counts.  clock_at: what the n-th of them is called, with {} for n.  clock_name: one of them.
    The tally of every game holds: histogram "clock" (deciding turn, from 1), a share for each metric of kind "share",
    `first("clock", turn, index)` and the curves named in `metrics`.
    prepare_beside: the second list, its cards in the places of those of the first that it shares or replaces (`games.runs.layout`).
    prepare_without: the list with one copy of a card (its code) replaced by a card that does nothing, in its place; ValueError for a
    card that lies in no shuffled deck.  blank_text: what such a card is in this game.
    Without them a game's lists are not compared on the same numbers.
    slow_games: which options make a run a slow one; what is prepared for it is `Interruptible`.
    """

    version: str
    chunk_games: int
    clock_unit: Words
    options: tuple[OptionSpec, ...]
    metrics: tuple[MetricSpec, ...]
    prepare: Callable[[Decklist, Any, Mapping[str, Any]], PreparedGoldfish]
    prepare_beside: Callable[[Decklist, Decklist, Any, Mapping[str, Any]], PreparedGoldfish] | None = None
    prepare_without: Callable[[Decklist, str, Any, Mapping[str, Any]], PreparedGoldfish] | None = None
    blank_text: Words | None = None
    slow_games: SlowGames | None = None
    clock_at: Words = field(default_factory=lambda: TURN)
    clock_name: Words = field(default_factory=lambda: ONE_TURN)

    @property
    def has_blanks(self) -> bool:
        """Can one copy of a card be replaced by a blank?"""
        return self.prepare_without is not None


class PreparedMatch(PreparedGoldfish, Protocol):
    """Two sides ready to play any number of games against each other; holds no per-game state.

    unit: so many games after each other, from a multiple of it, draw the same numbers; 1 where each draws its own.  At most 4.
    """

    unit: int


@dataclass(frozen=True, slots=True)
class Match:
    """How two sides of a game play each other; as `Goldfish`, but for two.

    prepare: gets the list of each side, or one list where both play with the same cards.  Where the sides differ
    games 2k and 2k + 1 are a pair: the same numbers are drawn, and the sides change places.  Where they do not, that would count one game
    twice, so each game draws its own.  clock: turns, both players' counted.
    The tally of every game holds the share "side_0_wins" (against "side_1_wins"), "first_player_wins" and histogram and first of "clock".
    shares_list: both sides play with the cards of one list, and a second is played in turn with it; else each side brings its own.
    factions: the sides that lists are of (`Game.deck_side`), where only one of the first can meet one of the second; side 1 of match-ups
    then is of the first.  An option of one side ends in its number: "policy_0", "policy_1".
    """

    version: str
    chunk_games: int
    clock_unit: Words
    options: tuple[OptionSpec, ...]
    metrics: tuple[MetricSpec, ...]
    prepare: Callable[[Sequence[Decklist], Any, Mapping[str, Any]], PreparedMatch]
    shares_list: bool = False
    factions: tuple[str, str] | None = None
    slow_games: SlowGames | None = None
    clock_at: Words = field(default_factory=lambda: TURN)
    clock_name: Words = field(default_factory=lambda: ONE_TURN)
