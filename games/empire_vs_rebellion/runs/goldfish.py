"""Goldfish runs: one event after another against an opponent with a fixed total who always passes (section 7 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from games.contracts.catalogue import Choice
from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import Goldfish, OptionSpec
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.odds import opening_odds
from games.empire_vs_rebellion.play.constants import NO_STRATEGY, POLICY_STREAM, STRATEGY_NAMES
from games.empire_vs_rebellion.play.game import Play, new_game
from games.empire_vs_rebellion.policies.by_name import GREEDY, POLICIES, SEARCH, policy_of
from games.empire_vs_rebellion.policies.reach import VALUES, reach_table
from games.empire_vs_rebellion.policies.search import RoundSearch, believed
from games.empire_vs_rebellion.report.goldfish_coverage import GOLDFISH_COVERAGE
from games.empire_vs_rebellion.report.metrics import METRICS, ROUND, ROUND_NUMBER
from games.empire_vs_rebellion.report.on_board import Board
from games.empire_vs_rebellion.report.policy_text import BLANK_TEXT, POLICY_NAMES, STRATEGY_CHOICES, policy_text
from games.empire_vs_rebellion.report.replay import steps
from games.empire_vs_rebellion.report.results import count_game, outcome
from games.empire_vs_rebellion.runs.layout import Layout, layout_of, table_of
from games.empire_vs_rebellion.texts import TEXTS
from games.engine.decision import Policy
from games.engine.rng import stream
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.policies.options import policy_option
from games.policies.random import RANDOM
from games.policies.search import playouts_option, slow_games
from games.runs.layout import aligned, without
from games.runs.prepare import DeckPreparer
from games.runs.prepared import Prepared
from games.texts import LANGUAGES, Words

VERSION: Final = "3"
MARGINS: Final = ("1", "2", "3", "5")

_LABELS: Final = TEXTS.section("options")

OPTIONS: Final = (
    policy_option(POLICIES, POLICY_NAMES, GREEDY),
    playouts_option(),
    OptionSpec("margin", "choice", "2", _LABELS["margin"], choices=tuple(Choice(n, dict.fromkeys(LANGUAGES, n)) for n in MARGINS)),
    OptionSpec("balance", "flag", True, _LABELS["balance"]),
    OptionSpec(
        "strategy", "choice", "none", _LABELS["strategy"], choices=tuple(Choice(code, names) for code, names in STRATEGY_CHOICES.items())
    ),
    OptionSpec("stop_margin", "int", 0, _LABELS["stop_margin"], low=0, high=100, is_for_runs=True),
)


class PreparedDeck(Prepared):
    """A list and its policy, ready to play any number of games; it holds no state of a game."""

    def __init__(self, *, start: Play, pool: Pool, codes: Sequence[str], options: Mapping[str, Any]) -> None:
        super().__init__()
        self.start = start
        self.pool = pool
        self.codes = tuple(codes)
        self.options = options
        self.weights, self.reach = weights_of(start, 0)

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_game(self.start, seed, index, logged)

    def policy(self, seed: int, index: int) -> Policy:
        """The policy of the run, new for each game; a random policy gets its own random stream."""
        name = self.options["policy"]
        if name == SEARCH:
            rules = RoundSearch((self.weights, self.reach), believed(self.start, 1), self.options["stop_margin"])
            return SearchPolicy(rules, 0, self.options["playouts"], seed=seed, index=index, purpose=POLICY_STREAM, check=self.check)
        rng = stream(seed, index, POLICY_STREAM) if name == RANDOM else None
        return policy_of(name, self.weights, self.reach, self.options["stop_margin"], rng)

    def count(self, game: Play, index: int, tally: Tally) -> None:
        count_game(game, index, tally)

    def outcome(self, game: Play) -> str:
        return outcome(game)

    def clock(self, game: Play) -> int:
        return int(game.round)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return steps(game, self.pool)

    def on_board(self) -> Board:
        return Board()

    def coverage(self) -> tuple[CardCoverage, ...]:
        return tuple(GOLDFISH_COVERAGE.of(self.pool.cards[code]) for code in self.codes)

    def openings(self) -> tuple[Odds, ...]:
        return opening_odds(self.start.sides[0].deck.cards, self.start.event_deck.cards)

    def policy_text(self) -> Words:
        return policy_text(self.options)


def _beside(first: Layout, second: Layout, pool: Pool) -> Layout:
    """The second list, with the resource cards that both lists share in the places of the first."""
    return replace(second, deck=aligned(first.deck, dict.fromkeys(second.deck, 1)))


def _with_blank(layout: Layout, code: str, pool: Pool) -> Layout:
    """The list with a blank in place of one card of its resource deck.

    A blank has value 0 and no ability; like any card it counts towards the capacity (EVR-STG-05).
    ValueError for a card that is not in the resource deck, such as a strategy or an event.
    """
    return replace(layout, deck=without(layout.deck, code))


def _start(layout: Layout, cards: Layout, values: Mapping[str, Any], pool: Pool) -> PreparedDeck:
    start, codes = table_of([layout], pool)
    start.watched = 0
    start.margin = int(values["margin"])
    start.balance = 0 if values["balance"] else 1
    side = start.sides[0]
    if values["strategy"] != "cycle":
        side.fixed = STRATEGY_NAMES.index(values["strategy"]) if values["strategy"] in STRATEGY_NAMES else NO_STRATEGY
    return PreparedDeck(start=start, pool=pool, codes=codes, options=values)


def weights_of(start: Play, seat: int) -> tuple[list[int], list[int]]:
    """The number of cards of each value in a seat's resource deck, and its `reach_table`."""
    weights = [0] * VALUES
    for piece in start.sides[seat].deck.cards:
        weights[piece.card.value] += 1
    return weights, reach_table(weights)


PREPARER: Final = DeckPreparer(
    OPTIONS,
    read=layout_of,
    lay_out=lambda layout, pool: layout,
    lay_out_beside=_beside,
    lay_out_with_blank=_with_blank,
    start=_start,
)
PLAYOUTS_A_SECOND: Final = 60  # for `slow_games`
GOLDFISH: Final = Goldfish(
    version=VERSION,
    chunk_games=1000,
    clock_unit=ROUND,
    clock_at=ROUND_NUMBER,
    clock_name=ROUND,
    options=OPTIONS,
    metrics=METRICS,
    prepare=PREPARER.prepare,
    seen_as="played",
    comparison=PREPARER.comparison(BLANK_TEXT),
    slow_games=slow_games(PLAYOUTS_A_SECOND),
)
