"""How a game is played by a run: options, goldfish and match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, runtime_checkable

from games.contracts.catalogue import Choice
from games.contracts.decks import Decklist, Problem
from games.contracts.report import CardCoverage, MetricSpec, Odds, Replay
from games.engine.tally import Tally
from games.texts import TEXTS, Words


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a run: an integer from `low` to `high`, a flag, one of `choices`, or a text of `high` characters at most.

    needs: (name of another option, a choice of it): the option has an effect only with that choice.  Forms show it only then; otherwise a
        run refuses it.
    is_for_runs: only the policy of a deck or the counting reads it, so a person who plays has no use for it.
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
    is_for_runs: bool = False


@dataclass(frozen=True, slots=True)
class OptionFault:
    """One fault in the text that an option holds; `DeckRules.message` renders the problem.

    where: the path to the value at fault in it, "" for the whole.  line: the line where that value begins, from 1; 0 for the whole.
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


# What the searching policies of one game answered: for each of them, by seat, its answers in the order of its searches.
Answers = Sequence[Sequence[int]]


@runtime_checkable
class Searching(Protocol):
    """A prepared run that keeps what its policies found by search, so that a replay need not search again."""

    # One entry for each game that has a replay, of the index that `play` played last; an entry is empty if no policy of its game searches.
    answers: Sequence[Answers]

    def replay(self, seed: int, index: int, answers: Answers = ()) -> Replay:
        """The same game again, with a log.  answers: those of this game."""


@runtime_checkable
class Interruptible(Protocol):
    """A prepared run whose games may take seconds each."""

    def check_with(self, check: Callable[[], None] | None) -> None:
        """Call `check` many times a second from now on while a game is played; what it raises ends the game.  None: no more."""


# Options -> 0; for slow runs, which have a queue and limits of their own, the number of games of about one second's work.
SlowGames = Callable[[Mapping[str, Any]], int]


def never_slow(options: Mapping[str, Any]) -> int:
    """For a game whose policies do not search."""
    return 0


@dataclass(frozen=True, slots=True)
class ExchangedTogether:
    """Cards that decks gain and lose only together, such as those of an objective set.  A study blanks one copy of each together."""

    # The codes, in the catalogue's table of sets, of those that a list holds; NotPlayable if the list cannot be played.
    codes: Callable[[Decklist, Any], Sequence[str]]
    # "Objective set", "What each objective set is worth", "What is each objective set worth?", and how the study is made.
    name: Words
    title: Words
    question: Words
    help: Words


@dataclass(frozen=True, slots=True)
class Comparison:
    """How lists of a game are played on the same random numbers (see `games.runs.layout`)."""

    # The second list, its cards in the places of those of the first that it shares or replaces.
    prepare_beside: Callable[[Decklist, Decklist, Any, Mapping[str, Any]], PreparedGoldfish]
    # The list with one copy of a card (its code) blanked in its place, or of all cards that are exchanged together with their common code;
    # ValueError for a card that is in no shuffled deck.
    prepare_without: Callable[[Decklist, str, Any, Mapping[str, Any]], PreparedGoldfish]
    # A blank of this game, in words.
    blank_text: Words
    # What a study blanks in the place of single cards, if players exchange cards only together.
    together: ExchangedTogether | None = None


TURN: Final = TEXTS["clock.turn_number"]
ONE_TURN: Final = TEXTS["clock.turn"]


@dataclass(frozen=True, slots=True)
class Goldfish:
    """How a game is goldfished.

    The tally of every game holds: histogram "clock" (deciding turn, from 1), a share for each metric of kind "share",
    `first("clock", turn, index)` and the curves named in `metrics`.
    """

    # Raised with every change of rules or policy that can change a result.
    version: str
    # Games of about one second's work, interpreted.
    chunk_games: int
    # The unit of the histogram "clock".
    clock_unit: Words
    options: tuple[OptionSpec, ...]
    metrics: tuple[MetricSpec, ...]
    # NotPlayable with every reason; ValueError for a bad option.
    prepare: Callable[[Decklist, Any, Mapping[str, Any]], PreparedGoldfish]
    # The metric of kind "card" whose count says that a game saw the card: its draws or, where these are not counted, its plays.
    # The report names it beside the shares of the games that saw a card; "" if no count says so (`Tally.cards_seen`).
    seen_as: str = ""
    # None if lists of this game cannot be compared on the same random numbers.
    comparison: Comparison | None = None
    # The options that make a run a slow one; such a run is prepared as an `Interruptible`.
    slow_games: SlowGames = never_slow
    # The name of the n-th unit of the clock, with {} for n.
    clock_at: Words = field(default_factory=lambda: TURN)
    # The name of one unit of the clock.
    clock_name: Words = field(default_factory=lambda: ONE_TURN)
    # Whether game 0 of a seed begins with the test hand of this seed (`DealOpening`), and its first choices are the answers of that.
    plays_test_hands: bool = False


class PreparedMatch(PreparedGoldfish, Protocol):
    """Two sides ready to play any number of games against each other; holds no per-game state.

    unit: the number of consecutive games, from a multiple of it, that draw the same random numbers; 1 if each draws its own.  At most 4.
    """

    unit: int


@dataclass(frozen=True, slots=True)
class Match:
    """How two sides of a game play each other; its clock counts the turns of both.

    Where the sides differ, games 2k and 2k + 1 are a pair: they draw the same numbers, and the sides change places.
    If both sides are alike, that would count one game twice, so each game draws its own numbers.
    The tally of every game holds the shares "side_0_wins", "side_1_wins" and "first_player_wins", and histogram and first of "clock".
    An option of one side ends in its number: "policy_0", "policy_1".
    """

    version: str
    chunk_games: int
    clock_unit: Words
    options: tuple[OptionSpec, ...]
    metrics: tuple[MetricSpec, ...]
    # Given the list of each side, or one list where both play with the same cards.
    prepare: Callable[[Sequence[Decklist], Any, Mapping[str, Any]], PreparedMatch]
    # Whether both sides play with the cards of one list.  A second list is then played in turn with it.
    shares_list: bool = False
    # The sides of lists (`DeckRules.side_of`), where a list of the first plays only lists of the second.
    # Side 1 of match-ups is then of the first.
    factions: tuple[str, str] | None = None
    # Whether a person can play a side (`games.contracts.tables.PlayableAgainst`): its log shows no more than the side sees.
    is_played_by_hand: bool = False
    # Whether a person who plays against a policy may choose which side begins; in other games the rules or the players decide.
    chooses_first: bool = False
    # Where a match is two games with the decks of the sides exchanged: the histograms (with "_0" and "_1" for the side that won) of the
    # number that a winner records, whose larger sum wins the match.
    recorded: str = ""
    # As `Goldfish.seen_as`; a game that saw a card counts as won if the side that plays the card wins.
    seen_as: str = ""
    slow_games: SlowGames = never_slow
    clock_at: Words = field(default_factory=lambda: TURN)
    clock_name: Words = field(default_factory=lambda: ONE_TURN)
