"""Matches: a deck of the Light Side and a deck of the Dark Side against each other.

Each list plays its own side, and the Dark Side goes first (CCG-SET-01).  So the lists cannot change places, and each game draws its own
random numbers.
"""

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
from games.policies.options import MATCH_SIDES, policy_option
from games.policies.random import RANDOM
from games.policies.search import SEARCH, playouts_option, slow_games
from games.runs.options import option_values
from games.runs.prepared import Prepared
from games.star_wars_ccg.catalogue.fields import DARK, LIGHT
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.lists.ready import ready_lists
from games.star_wars_ccg.decks.playable import PlayableDeck, playable_deck
from games.star_wars_ccg.play.constants import POLICY_STREAM, SEATS, TURN_LIMIT
from games.star_wars_ccg.play.game import Play, new_game
from games.star_wars_ccg.policies.by_name import DEFAULT, POLICIES, policy_of
from games.star_wars_ccg.policies.search import TurnSearch
from games.star_wars_ccg.report.coverage import COVERAGE
from games.star_wars_ccg.report.metrics import MATCH_METRICS, TURNS
from games.star_wars_ccg.report.on_board import Board
from games.star_wars_ccg.report.policy_text import POLICY_NAMES, match_text
from games.star_wars_ccg.report.replay import PLAYERS, steps
from games.star_wars_ccg.report.results import count_match, match_clock, match_outcome
from games.star_wars_ccg.runs.layout import is_community, lay_out, rules_option, table_of
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words

VERSION: Final = "7"
# Games that one player of the policy `search` plays in a second with one playout for each option, interpreted.
PLAYOUTS_A_SECOND: Final = 1
ONE_OF_EACH: Final = "CCG-GAM-02"  # the clause of two decks of the same side
OPTIONS: Final = (
    *(policy_option(POLICIES, POLICY_NAMES, DEFAULT, side) for side in MATCH_SIDES),
    *(playouts_option(side) for side in MATCH_SIDES),
    rules_option(),
    OptionSpec("turn_limit", "int", TURN_LIMIT, TEXTS["options.match_turn_limit.label"], low=20, high=400),
)


class PreparedPair(Prepared):
    """Two decks with their policies, ready to play any number of games; it holds no state of a game."""

    unit: int = 1

    def __init__(self, *, start: Play, pool: Pool, decks: Sequence[PlayableDeck], options: Mapping[str, Any]) -> None:
        super().__init__()
        self.start = start
        self.pool = pool
        # By side of the run, which is the seat.
        self.decks = tuple(decks)
        self.options = options

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_game(self.start, seed, index, logged)

    def seated_game(self, seed: int, first: int, viewer: int) -> Play:
        """The Dark Side begins (CCG-SET-01)."""
        return new_game(self.start, seed, 0, True, viewer=viewer)

    def policies(self, seed: int, index: int) -> list[Policy]:
        """The policies by seat, new for each game; each has a random stream of its own."""
        return [self._policy(seat, seed, index) for seat in range(SEATS)]

    def _policy(self, seat: int, seed: int, index: int) -> Policy:
        name = self.options[f"policy_{seat}"]
        purpose = POLICY_STREAM + seat
        if name == SEARCH:
            playouts = self.options[f"playouts_{seat}"]
            return SearchPolicy(TurnSearch(), seat, playouts, seed=seed, index=index, purpose=purpose, check=self.check)
        return policy_of(name, stream(seed, index, purpose) if name == RANDOM else None)

    def count(self, game: Play, index: int, tally: Tally) -> None:
        count_match(game, index, tally)

    def outcome(self, game: Play) -> str:
        return match_outcome(game)

    def clock(self, game: Play) -> int:
        return match_clock(game)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return steps(game, self.pool)

    def on_board(self) -> Board:
        return Board(self.pool)

    def players(self) -> tuple[Words, ...]:
        return PLAYERS

    def coverage(self) -> tuple[CardCoverage, ...]:
        copies: Counter[str] = Counter()
        for deck in self.decks:
            copies.update(deck.cards)
        return tuple(COVERAGE.of(self.pool.cards[code], number) for code, number in copies.items())

    def openings(self) -> tuple[Odds, ...]:
        return ()

    def policy_text(self) -> Words:
        return match_text(self.options)


def opponent_of(deck: PlayableDeck, pool: Pool) -> Decklist:
    """The opponent of a single list: the sample deck of the other side."""
    return next(each.decklist for each in ready_lists(pool) if each.decklist.side != deck.side)


def prepare(decklists: Sequence[Decklist], pool: Pool, options: Mapping[str, Any]) -> PreparedPair:
    """A deck of each side, in either order.  A single list plays against `opponent_of` it.

    NotPlayable with every problem of the lists; ValueError for a wrong option or number of lists.
    """
    values = option_values(OPTIONS, options)
    if len(decklists) not in (1, SEATS):
        raise ValueError("A match needs one deck, or two: one of the Light Side and one of the Dark Side.")
    decks = _all_playable(decklists, pool)
    if len(decks) < SEATS:
        decks.append(playable_deck(opponent_of(decks[0], pool), pool))
    if decks[0].side == decks[1].side:
        raise NotPlayable([Problem("same_side", ONE_OF_EACH, values=(("side", decks[0].side),))])
    start = table_of([lay_out(deck, pool) for deck in decks], pool, texts=True)
    start.is_community = is_community(values)
    start.turn_limit = values["turn_limit"]
    return PreparedPair(start=start, pool=pool, decks=decks, options=values)


def _all_playable(decklists: Sequence[Decklist], pool: Pool) -> list[PlayableDeck]:
    """NotPlayable with the problems of all lists."""
    found: list[PlayableDeck] = []
    problems: list[Problem] = []
    for each in decklists:
        try:
            found.append(playable_deck(each, pool))
        except NotPlayable as error:
            problems += error.problems
    if problems:
        raise NotPlayable(problems)
    return found


MATCH: Final = Match(
    version=VERSION,
    chunk_games=30,
    clock_unit=TURNS,
    options=OPTIONS,
    metrics=MATCH_METRICS,
    prepare=prepare,
    factions=(DARK, LIGHT),
    is_played_by_hand=True,
    recorded="winner_life",  # CCG-GAM-03
    seen_as="drawn",
    slow_games=slow_games(PLAYOUTS_A_SECOND),
)
