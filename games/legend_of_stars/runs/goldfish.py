"""Goldfish runs: one deck against an opponent without cards, whose four lanes stay empty (section 7 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.catalogue.choices import choices
from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import Goldfish, OptionSpec
from games.engine.decision import Policy
from games.engine.rng import stream
from games.engine.tally import Tally
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.odds import opening_odds
from games.legend_of_stars.decks.playable import playable_cards
from games.legend_of_stars.play.constants import POLICY_STREAM
from games.legend_of_stars.play.game import Play, new_game
from games.legend_of_stars.policies.by_name import DEFAULT, POLICIES, policy_of
from games.legend_of_stars.report.coverage import COVERAGE
from games.legend_of_stars.report.metrics import METRICS, TURNS
from games.legend_of_stars.report.on_board import Board
from games.legend_of_stars.report.policy_text import BLANK_TEXT, POLICY_NAMES, policy_text
from games.legend_of_stars.report.replay import steps
from games.legend_of_stars.report.results import clock, count_game, outcome
from games.legend_of_stars.runs.layout import Layout, lay_out, lay_out_beside, lay_out_with_blank, table_of
from games.legend_of_stars.texts import TEXTS
from games.policies.options import policy_option
from games.policies.random import RANDOM
from games.runs.prepare import DeckPreparer
from games.runs.prepared import Prepared
from games.texts import Words

VERSION: Final = "3"
FIRST: Final = "first"
SECOND: Final = "second"
BOTH: Final = "both"

OPTIONS: Final = (
    policy_option(POLICIES, POLICY_NAMES, DEFAULT),
    OptionSpec("order", "choice", BOTH, TEXTS["options.order.label"], choices=choices(TEXTS, "options.order.choices", BOTH, FIRST, SECOND)),
    OptionSpec("turn_limit", "int", 20, TEXTS["options.turn_limit.label"], low=5, high=50),
)


class PreparedDeck(Prepared):
    """A deck ready to play any number of games; it holds no state of a game."""

    def __init__(self, *, start: Play, pool: Pool, cards: Mapping[str, int], options: Mapping[str, Any]) -> None:
        super().__init__()
        self.start = start
        self.pool = pool
        self.cards = cards
        self.options = options

    def first_seat(self, index: int) -> int:
        """The seat that goes first: the deck is seat 0."""
        order = self.options["order"]
        return index % 2 if order == BOTH else int(order == SECOND)

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_game(self.start, seed, index, self.first_seat(index), logged)

    def policy(self, seed: int, index: int) -> Policy:
        """The policy of the run, new for each game; a random policy gets its own random stream."""
        name = self.options["policy"]
        return policy_of(name, stream(seed, index, POLICY_STREAM) if name == RANDOM else None)

    def count(self, game: Play, index: int, tally: Tally) -> None:
        count_game(game, index, tally)

    def outcome(self, game: Play) -> str:
        return outcome(game)

    def clock(self, game: Play) -> int:
        return clock(game)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return steps(game, self.pool)

    def on_board(self) -> Board:
        return Board()

    def coverage(self) -> tuple[CardCoverage, ...]:
        return tuple(COVERAGE.of(self.pool.cards[code], copies) for code, copies in self.cards.items())

    def openings(self) -> tuple[Odds, ...]:
        return opening_odds(self.cards, self.pool)

    def policy_text(self) -> Words:
        return policy_text(self.options)


def _start(layout: Layout, cards: Mapping[str, int], values: Mapping[str, Any], pool: Pool) -> PreparedDeck:
    start = table_of([layout], pool)
    start.watched = 0
    start.turn_limit = values["turn_limit"]
    return PreparedDeck(start=start, pool=pool, cards=cards, options=values)


PREPARER: Final = DeckPreparer(
    OPTIONS, read=playable_cards, lay_out=lay_out, lay_out_beside=lay_out_beside, lay_out_with_blank=lay_out_with_blank, start=_start
)
GOLDFISH: Final = Goldfish(
    version=VERSION,
    chunk_games=300,
    clock_unit=TURNS,
    options=OPTIONS,
    metrics=METRICS,
    prepare=PREPARER.prepare,
    seen_as="drawn",
    comparison=PREPARER.comparison(BLANK_TEXT),
)
