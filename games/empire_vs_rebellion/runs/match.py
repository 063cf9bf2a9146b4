"""Matches: a Rebel and an Empire player against each other, with all rules.

Games 2k and 2k + 1 are a pair: they use the same random numbers, and the balance token starts with the other side.
In the tutorial the token always starts with the Rebels, so the games of a pair would be equal; there each game has its own random numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.contracts.decks import Decklist, NotPlayable, ReadyList, Slot
from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import Match, OptionSpec
from games.empire_vs_rebellion.catalogue.fields import FACTIONS
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS
from games.empire_vs_rebellion.decks.legality import CHOSEN, FACTION_CODES, Setup, faction_of, setup_problems
from games.empire_vs_rebellion.decks.odds import opening_odds
from games.empire_vs_rebellion.play.constants import POLICY_STREAM
from games.empire_vs_rebellion.play.game import Play, new_match
from games.empire_vs_rebellion.policies.by_name import GREEDY, POLICIES, SEARCH, policy_of
from games.empire_vs_rebellion.policies.search import RoundSearch, believed
from games.empire_vs_rebellion.report.coverage import COVERAGE
from games.empire_vs_rebellion.report.metrics import MATCH_METRICS, ROUND, ROUND_NUMBER
from games.empire_vs_rebellion.report.on_board import Board
from games.empire_vs_rebellion.report.policy_text import POLICY_NAMES, match_text
from games.empire_vs_rebellion.report.replay import PLAYERS, steps
from games.empire_vs_rebellion.report.results import count_match, match_outcome
from games.empire_vs_rebellion.runs.goldfish import PLAYOUTS_A_SECOND, weights_of
from games.empire_vs_rebellion.runs.layout import layout_of, list_problems, table_of
from games.empire_vs_rebellion.runs.tutorial import tutorial_table
from games.empire_vs_rebellion.texts import TEXTS
from games.engine.decision import Policy
from games.engine.rng import stream
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.policies.options import MATCH_SIDES, policy_option
from games.policies.random import RANDOM
from games.policies.search import playouts_option, slow_games
from games.runs.options import option_values
from games.runs.prepared import Prepared
from games.texts import Words, filled

VERSION: Final = "4"

SIDES: Final = 2
OPTIONS: Final = (
    *(policy_option(POLICIES, POLICY_NAMES, GREEDY, side) for side in MATCH_SIDES),
    *(playouts_option(side) for side in MATCH_SIDES),
    OptionSpec("tutorial", "flag", False, TEXTS["options.tutorial"]),
)


class PreparedPair(Prepared):
    """Two lists with their policies, ready to play any number of games; it holds no state of a game."""

    def __init__(self, *, start: Play, pool: Pool, codes: Sequence[str], options: Mapping[str, Any]) -> None:
        super().__init__()
        self.start = start
        self.unit = 1 if start.is_tutorial else 2
        self.pool = pool
        self.codes = tuple(codes)
        self.options = options
        self.names: tuple[str, str] = (options["policy_0"], options["policy_1"])
        self.tables = [weights_of(start, seat) for seat in range(SIDES)]
        self.believed = [believed(start, seat) for seat in range(SIDES)] if SEARCH in self.names else []

    def pair_of(self, index: int) -> tuple[int, int]:
        """(pair, 0 or 1): the pair numbers the random streams of a game; 1 if the balance token starts with the other side."""
        return divmod(index, self.unit)

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_match(self.start, seed, *self.pair_of(index), logged)

    def seated_game(self, seed: int, first: int, viewer: int) -> Play:
        """first: the side with the balance token."""
        game = new_match(self.start, seed, 0, 0, True, viewer=viewer)
        return game if first in (-1, game.balance) else new_match(self.start, seed, 0, 1, True, viewer=viewer)

    def policies(self, seed: int, index: int) -> list[Policy]:
        """The policies by seat, new for each game; a random policy and a search each get their own random stream."""
        return [self._policy(seat, seed, self.pair_of(index)[0]) for seat in range(SIDES)]

    def _policy(self, seat: int, seed: int, pair: int) -> Policy:
        name = self.names[seat]
        if name == SEARCH:
            rules = RoundSearch(self.tables[seat], self.believed[1 - seat], 0)
            playouts = self.options[f"playouts_{seat}"]
            return SearchPolicy(rules, seat, playouts, seed=seed, index=pair, purpose=POLICY_STREAM + seat, check=self.check)
        return policy_of(name, *self.tables[seat], 0, stream(seed, pair, POLICY_STREAM + seat) if name == RANDOM else None)

    def count(self, game: Play, index: int, tally: Tally) -> None:
        count_match(game, index, tally)

    def outcome(self, game: Play) -> str:
        return match_outcome(game)

    def clock(self, game: Play) -> int:
        return int(game.round)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return steps(game, self.pool)

    def on_board(self) -> Board:
        return Board()

    def players(self) -> tuple[Words, ...]:
        return PLAYERS

    def coverage(self) -> tuple[CardCoverage, ...]:
        return tuple(COVERAGE.of(self.pool.cards[code]) for code in self.codes)

    def openings(self) -> tuple[Odds, ...]:
        return opening_odds(self.start.sides[0].deck.cards, self.start.event_deck.cards)

    def policy_text(self) -> Words:
        return match_text(self.options)


def opponent_of(decklist: Decklist, pool: Pool) -> Decklist:
    """The opponent of a single list: the other faction with its first four characters by name."""
    own = faction_of(decklist, pool)
    return first_four(next(choice.code for choice in FACTIONS if choice.code != own), pool)


def first_four(faction: str, pool: Pool) -> Decklist:
    """The faction with its first four characters by name."""
    return Decklist(tuple(Slot(code, 1, CHARACTERS) for code in sorted(pool.characters(faction))[:CHOSEN]), faction)


def ready_lists(pool: Pool) -> tuple[ReadyList, ...]:
    return tuple(
        ReadyList(faction.code, filled(TEXTS["ready_lists.first_four"], faction=faction.names), first_four(faction.code, pool))
        for faction in FACTIONS
    )


def prepare(decklists: Sequence[Decklist], pool: Pool, options: Mapping[str, Any]) -> PreparedPair:
    """A Rebel and an Empire list in either order (EVR-SET-02).  A single list plays against `opponent_of` it.

    NotPlayable with every problem of the lists; ValueError for a wrong option or number of lists.
    """
    values = option_values(OPTIONS, options)
    if len(decklists) not in (1, SIDES):
        raise ValueError("A match needs one list, or two: one of the Rebels and one of the Empire.")
    first = decklists[0]
    second = decklists[1] if len(decklists) == SIDES else opponent_of(first, pool)
    if found := setup_problems(Setup((first, second)), pool=pool):
        raise NotPlayable(found)
    if values["tutorial"]:
        factions = (faction_of(first, pool) or FACTION_CODES[0], faction_of(second, pool) or FACTION_CODES[1])
        start, codes = tutorial_table(pool, factions)
    else:
        if found := [problem for each in (first, second) for problem in list_problems(each, pool)]:
            raise NotPlayable(found)
        start, codes = table_of([layout_of(first, pool), layout_of(second, pool)], pool)
    return PreparedPair(start=start, pool=pool, codes=codes, options=values)


MATCH: Final = Match(
    is_played_by_hand=True,
    chooses_first=True,
    version=VERSION,
    chunk_games=300,
    clock_unit=ROUND,
    clock_at=ROUND_NUMBER,
    clock_name=ROUND,
    options=OPTIONS,
    metrics=MATCH_METRICS,
    prepare=prepare,
    factions=(FACTION_CODES[0], FACTION_CODES[1]),  # EVR-SET-02
    slow_games=slow_games(PLAYOUTS_A_SECOND),
)
