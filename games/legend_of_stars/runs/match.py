"""Matches: two decks against each other, with all rules.  Each game draws its own random numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.contracts.decks import Decklist, NotPlayable, Problem
from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import Match, OptionSpec
from games.engine.decision import Policy
from games.engine.rng import stream
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.playable import playable_cards
from games.legend_of_stars.play.constants import POLICY_STREAM, SEATS
from games.legend_of_stars.play.game import Play, new_match
from games.legend_of_stars.policies.by_name import DEFAULT, MATCH_POLICIES, policy_of
from games.legend_of_stars.policies.search import LaneSearch
from games.legend_of_stars.report.coverage import COVERAGE
from games.legend_of_stars.report.metrics import MATCH_METRICS, TURNS
from games.legend_of_stars.report.on_board import Board
from games.legend_of_stars.report.policy_text import POLICY_NAMES, match_text
from games.legend_of_stars.report.replay import PLAYERS, steps
from games.legend_of_stars.report.results import count_match, match_clock, match_outcome
from games.legend_of_stars.runs.layout import lay_out, table_of
from games.legend_of_stars.texts import TEXTS
from games.policies.options import MATCH_SIDES, policy_option
from games.policies.random import RANDOM
from games.policies.search import SEARCH, playouts_option, slow_games
from games.runs.options import option_values
from games.runs.prepared import Prepared
from games.texts import Words

VERSION: Final = "2"
# Games that one player of the policy `search` plays in a second with one playout for each option, interpreted.
PLAYOUTS_A_SECOND: Final = 10

OPTIONS: Final = (
    *(policy_option(MATCH_POLICIES, POLICY_NAMES, DEFAULT, side) for side in MATCH_SIDES),
    *(playouts_option(side) for side in MATCH_SIDES),
    OptionSpec(
        "mulligan_bonus_draw",
        "flag",
        False,
        TEXTS["options.mulligan_bonus_draw.label"],
        help=TEXTS["options.mulligan_bonus_draw.help"],
    ),
)


class PreparedPair(Prepared):
    """Two decks with their policies, ready to play any number of games; it holds no state of a game."""

    unit: int = 1

    def __init__(self, *, start: Play, pool: Pool, decks: Sequence[Mapping[str, int]], options: Mapping[str, Any]) -> None:
        super().__init__()
        self.start = start
        self.pool = pool
        # By side.
        self.decks = tuple(decks)
        self.options = options

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_match(self.start, seed, index, logged)

    def seated_game(self, seed: int, first: int, viewer: int) -> Play:
        """The cards that both players show decide who begins (LOS-SET-02)."""
        return new_match(self.start, seed, 0, True, viewer=viewer)

    def policies(self, seed: int, index: int) -> list[Policy]:
        """The policies by seat, new for each game; a random policy gets its own random stream."""
        found: list[Policy] = []
        for seat in range(SEATS):
            name = self.options[f"policy_{seat}"]
            if name == SEARCH:
                playouts = self.options[f"playouts_{seat}"]
                purpose = POLICY_STREAM + seat
                found.append(SearchPolicy(LaneSearch(), seat, playouts, seed=seed, index=index, purpose=purpose, check=self.check))
                continue
            found.append(policy_of(name, stream(seed, index, POLICY_STREAM + seat) if name == RANDOM else None))
        return found

    def count(self, game: Play, index: int, tally: Tally) -> None:
        count_match(game, index, tally)

    def outcome(self, game: Play) -> str:
        return match_outcome(game)

    def clock(self, game: Play) -> int:
        return match_clock(game)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return steps(game, self.pool)

    def on_board(self) -> Board:
        return Board()

    def players(self) -> tuple[Words, ...]:
        return PLAYERS

    def coverage(self) -> tuple[CardCoverage, ...]:
        copies: Counter[str] = Counter()
        for deck in self.decks:
            copies.update(deck)
        return tuple(COVERAGE.of(self.pool.cards[code], copies[code]) for code in sorted(copies))

    def openings(self) -> tuple[Odds, ...]:
        return ()

    def policy_text(self) -> Words:
        return match_text(self.options)


def prepare(decklists: Sequence[Decklist], pool: Pool, options: Mapping[str, Any]) -> PreparedPair:
    """The decks of both sides; a single deck plays against a copy of itself.

    NotPlayable with every problem of the decks; ValueError for a wrong option or number of decks.
    """
    values = option_values(OPTIONS, options)
    if len(decklists) not in (1, SEATS):
        raise ValueError("A match needs one deck, or two: one for each side.")
    decks: list[Mapping[str, int]] = []
    problems: list[Problem] = []
    for each in decklists:
        try:
            decks.append(playable_cards(each, pool))
        except NotPlayable as error:
            problems += error.problems
    if problems:
        raise NotPlayable(problems)
    if len(decks) < SEATS:
        decks.append(decks[0])
    start = table_of([lay_out(deck, pool) for deck in decks], pool)
    start.has_bonus_draw = values["mulligan_bonus_draw"]
    return PreparedPair(start=start, pool=pool, decks=decks, options=values)


MATCH: Final = Match(
    is_played_by_hand=True,
    version=VERSION,
    chunk_games=100,
    clock_unit=TURNS,
    options=OPTIONS,
    metrics=MATCH_METRICS,
    prepare=prepare,
    slow_games=slow_games(PLAYOUTS_A_SECOND),
)
