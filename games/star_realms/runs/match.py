"""Matches: two policies play each other with one or two trade decks, by all the rules.

If the sides differ, games come in pairs: games 2k and 2k + 1 use the same random numbers, and the sides swap seats.  The starting player
has the same deck order and rows in both games, so the result shows the difference between the sides.

mirror: both sides play alike.  A pair would be the same game twice, so each game uses its own random numbers.

Two trade decks alternate on the same random numbers, the second aligned to the first (`layout`): the first half of every four games (two
in a mirror) is played with the first deck.

unit: the number of consecutive games that use the same random numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.contracts.decks import Decklist
from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import Match, OptionSpec, PreparedMatch
from games.engine.decision import Option, Policy
from games.engine.rng import stream
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.policies.options import MATCH_SIDES, policy_option
from games.policies.random import RANDOM
from games.policies.search import playouts_option, slow_games
from games.runs.options import option_values
from games.runs.prepared import Prepared
from games.star_realms.catalogue.pool import Pool
from games.star_realms.decks.legality import Piles
from games.star_realms.decks.odds import opening_odds
from games.star_realms.play.constants import POLICY_STREAM
from games.star_realms.play.game import Play, new_match
from games.star_realms.policies.by_name import DEFAULT, POLICIES, RULES, SEARCH, policy_of
from games.star_realms.policies.player import hasten
from games.star_realms.policies.search import BuySearch
from games.star_realms.report.coverage import COVERAGE
from games.star_realms.report.metrics import MATCH_METRICS, TURNS_AT, TURNS_UNIT
from games.star_realms.report.on_board import Board
from games.star_realms.report.policy_text import POLICY_NAMES, match_text
from games.star_realms.report.replay import PLAYER_NAMES, replay_steps
from games.star_realms.report.results import count_match, match_outcome, turns_of
from games.star_realms.runs.goldfish import PLAYOUTS_A_SECOND, playable_piles, read_rule_files, rule_file_summary, rules_option, set_table
from games.star_realms.runs.idle import is_idle
from games.star_realms.runs.layout import layout_beside, layout_of
from games.star_realms.texts import TEXTS
from games.texts import Words

VERSION: Final = "7"

OPTIONS: Final = (
    *(policy_option(POLICIES, POLICY_NAMES, DEFAULT, side) for side in MATCH_SIDES),
    *(rules_option(side) for side in MATCH_SIDES),
    *(playouts_option(side) for side in MATCH_SIDES),
    OptionSpec("authority", "int", 50, TEXTS["match_options.authority.label"], low=1, high=500),
    OptionSpec("explorers", "int", 10, TEXTS["match_options.explorers.label"], low=0, high=200),
    OptionSpec("turn_limit", "int", 400, TEXTS["match_options.turn_limit.label"], low=2, high=2000),
    OptionSpec(
        "outposts_stop_targeting_player",
        "flag",
        False,
        TEXTS["match_options.outposts_stop_targeting_player.label"],
    ),
)


class PreparedPair(Prepared):
    """Two policies and one or two tables, ready for any number of games; holds no game state."""

    def __init__(self, *, starts: list[Play], pool: Pool, piles: list[Piles], options: Mapping[str, Any]) -> None:
        super().__init__()
        self.starts = starts
        self.pool = pool
        self.piles = piles
        self.options = options
        self.names: tuple[str, str] = (options["policy_0"], options["policy_1"])
        self.rules = read_rule_files([(self.names[side], f"rules_{side}") for side in (0, 1)], options, pool)
        own = {RULES: "rules", SEARCH: "playouts"}.get(self.names[0])
        self.is_mirror = self.names[0] == self.names[1] and (own is None or options[f"{own}_0"] == options[f"{own}_1"])
        self.unit = len(starts) * (1 if self.is_mirror else 2)

    def drawn_as(self, index: int) -> tuple[int, int, int]:
        """The number of the game's random streams, the number of its trade deck, and 1 if the sides have swapped seats."""
        number, place = divmod(index, self.unit)
        pool, swapped = divmod(place, 1 if self.is_mirror else 2)
        return number, pool, swapped

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        number, pool, swapped = self.drawn_as(index)
        return new_match(self.starts[pool], seed, number, swapped, logged)

    def seated_game(self, seed: int, first: int, viewer: int) -> Play:
        game = new_match(self.starts[0], seed, 0, 0, True, viewer=viewer)
        return game if first in (-1, game.first) else new_match(self.starts[0], seed, 0, 1, True, viewer=viewer)

    def policies(self, seed: int, index: int) -> list[Policy]:
        """A new player for each side of one game; the random policy has its own stream."""
        return [self._policy(side, seed, self.drawn_as(index)[0]) for side in (0, 1)]

    def _policy(self, side: int, seed: int, number: int) -> Policy:
        rules = self.rules[side]
        if rules is not None:
            return rules.player()
        name = self.names[side]
        if name == SEARCH:
            playouts = self.options[f"playouts_{side}"]
            return SearchPolicy(BuySearch(), side, playouts, seed=seed, index=number, purpose=POLICY_STREAM + side, check=self.check)
        return policy_of(name, stream(seed, number, POLICY_STREAM + side) if name == RANDOM else None)

    def hasten(self, game: Play, policies: list[Policy]) -> None:
        hasten(game, policies)

    def is_idle(self, game: Play, option: Option) -> bool:
        return is_idle(option)

    def count(self, game: Play, index: int, tally: Tally) -> None:
        _, pool, _ = self.drawn_as(index)
        count_match(game, index, tally, pool if len(self.starts) > 1 else -1)
        self.starts[pool].spent = game

    def outcome(self, game: Play) -> str:
        return match_outcome(game)

    def clock(self, game: Play) -> int:
        return turns_of(game)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return replay_steps(game, self.pool)

    def on_board(self) -> Board:
        return Board()

    def players(self) -> tuple[Words, ...]:
        return PLAYER_NAMES

    def coverage(self) -> tuple[CardCoverage, ...]:
        copies: dict[str, int] = {}
        for found in self.piles:
            for pile in (found.starting_deck, found.explorers, found.gambits, found.trade_deck):
                for code, number in pile.items():
                    copies[code] = max(number, copies.get(code, 0))
        return tuple(COVERAGE.of(self.pool.cards[code], number) for code, number in copies.items())

    def openings(self) -> tuple[Odds, ...]:
        return opening_odds(self.piles[0], self.pool) if len(self.piles) == 1 else ()

    def policy_text(self) -> Words:
        return match_text(self.options, [rule_file_summary(each, self.piles, self.pool) for each in self.rules])


def prepare(decklists: Sequence[Decklist], pool: Pool, options: Mapping[str, Any]) -> PreparedMatch:
    """The match ready to play.  NotPlayable with every reason; ValueError for a bad option or number of lists."""
    values = option_values(OPTIONS, options)
    if len(decklists) not in (1, 2):
        raise ValueError("A match needs one or two trade decks.")
    lists = list(decklists) if len(decklists) == 1 or decklists[0] != decklists[1] else [decklists[0]]
    found = [playable_piles(each, pool) for each in lists]
    first = layout_of(found[0])
    starts = []
    for layout, piles in zip([first, *(layout_beside(first, other) for other in found[1:])], found, strict=True):
        start = set_table(layout, pool, decks=2, explorers=values["explorers"])
        for side in start.sides:
            side.authority = piles.authority if piles.authority is not None else values["authority"]
            side.hand_size = piles.hand_size
        start.turn_limit = values["turn_limit"]
        start.shields_player = values["outposts_stop_targeting_player"]
        starts.append(start)
    return PreparedPair(starts=starts, pool=pool, piles=found, options=values)


MATCH: Final = Match(
    is_played_by_hand=True,
    chooses_first=True,
    version=VERSION,
    chunk_games=1000,
    clock_unit=TURNS_UNIT,
    clock_at=TURNS_AT,
    options=OPTIONS,
    metrics=MATCH_METRICS,
    prepare=prepare,
    shares_list=True,
    slow_games=slow_games(PLAYOUTS_A_SECOND),
)
