"""Goldfish runs: one deck against an opponent that does nothing but lose Force (section 7 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import Goldfish, OptionSpec
from games.engine.decision import Policy
from games.engine.rng import stream
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.policies.options import policy_option
from games.policies.random import RANDOM
from games.policies.search import SEARCH, playouts_option, slow_games
from games.runs.prepare import DeckPreparer
from games.runs.prepared import Prepared
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.playable import PlayableDeck, playable_deck
from games.star_wars_ccg.play.constants import POLICY_STREAM
from games.star_wars_ccg.play.game import Play, new_game
from games.star_wars_ccg.policies.by_name import DEFAULT, POLICIES, policy_of
from games.star_wars_ccg.policies.search import TurnSearch
from games.star_wars_ccg.report.coverage import COVERAGE
from games.star_wars_ccg.report.metrics import METRICS, TURNS
from games.star_wars_ccg.report.on_board import Board
from games.star_wars_ccg.report.policy_text import BLANK_TEXT, POLICY_NAMES, policy_text
from games.star_wars_ccg.report.replay import steps
from games.star_wars_ccg.report.results import clock, count_game, outcome
from games.star_wars_ccg.runs.layout import (
    ICONS,
    DeckOrder,
    is_community,
    lay_out,
    lay_out_beside,
    lay_out_with_blank,
    rules_option,
    table_of,
)
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words

VERSION: Final = "7"
# Games that the policy `search` plays in a second with one playout for each option, interpreted.
PLAYOUTS_A_SECOND: Final = 1
OPTIONS: Final = (
    policy_option(POLICIES, POLICY_NAMES, DEFAULT),
    playouts_option(),
    rules_option(),
    OptionSpec("own_icons", "int", ICONS[0], TEXTS["options.own_icons.label"], low=0, high=3),
    OptionSpec("opposing_icons", "int", ICONS[1], TEXTS["options.opposing_icons.label"], low=0, high=3),
    OptionSpec("turn_limit", "int", 30, TEXTS["options.turn_limit.label"], low=5, high=60),
)


class PreparedDeck(Prepared):
    """A deck ready to play any number of games; it holds no state of a game."""

    def __init__(self, *, start: Play, pool: Pool, cards: Mapping[str, int], options: Mapping[str, Any]) -> None:
        super().__init__()
        self.start = start
        self.pool = pool
        self.cards = cards
        self.options = options

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_game(self.start, seed, index, logged)

    def policy(self, seed: int, index: int) -> Policy:
        """The policy of the run, new for each game; a random policy gets its own random stream."""
        name = self.options["policy"]
        if name == SEARCH:
            playouts = self.options["playouts"]
            return SearchPolicy(TurnSearch(), 0, playouts, seed=seed, index=index, purpose=POLICY_STREAM, check=self.check)
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
        return Board(self.pool)

    def coverage(self) -> tuple[CardCoverage, ...]:
        return tuple(COVERAGE.of(self.pool.cards[code], copies) for code, copies in self.cards.items())

    def openings(self) -> tuple[Odds, ...]:
        return ()

    def policy_text(self) -> Words:
        return policy_text(self.options)


def _start(order: DeckOrder, deck: PlayableDeck, values: Mapping[str, Any], pool: Pool) -> PreparedDeck:
    start = table_of([order], pool, (values["own_icons"], values["opposing_icons"]), texts=True)
    start.turn_limit = values["turn_limit"]
    start.is_community = is_community(values)
    return PreparedDeck(start=start, pool=pool, cards=deck.cards, options=values)


PREPARER: Final = DeckPreparer(
    OPTIONS, read=playable_deck, lay_out=lay_out, lay_out_beside=lay_out_beside, lay_out_with_blank=lay_out_with_blank, start=_start
)
GOLDFISH: Final = Goldfish(
    version=VERSION,
    chunk_games=100,
    clock_unit=TURNS,
    options=OPTIONS,
    metrics=METRICS,
    prepare=PREPARER.prepare,
    seen_as="drawn",
    slow_games=slow_games(PLAYOUTS_A_SECOND),
    comparison=PREPARER.comparison(BLANK_TEXT),
)
