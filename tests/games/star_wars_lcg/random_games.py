"""Random games of random legal decks: `python -m tests.games.star_wars_lcg.random_games [GAMES]` prints the digest of each, one a line.

With STARDECK_RULES=interpreted and with compiled rules the lines are the same.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Container
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, Slot, illegal
from games.engine.machine import play_match
from games.engine.rng import stream
from games.engine.trace import digest
from games.policies.random import RandomPolicy
from games.star_wars_lcg.decks.formats import CONSTRUCTED
from games.star_wars_lcg.decks.legality import problems
from games.star_wars_lcg.play.constants import POLICY_STREAM
from games.star_wars_lcg.play.game import Play
from games.star_wars_lcg.runs.match import MATCH
from tests.games.star_wars_lcg.card_pool import LEADERS, POOL, SETS

ON: Final = date(2026, 1, 1)
FEWEST_SETS, MOST_SETS = 10, 12
# Problems that more sets may mend.
OF_SHORT_LISTS: Final = ("too_few_sets", "starter_in_constructed", "affiliation_requirement")


def is_legal(deck: Decklist, but: Container[str] = ()) -> bool:
    """but: codes of problems that do not count."""
    return all(each.code in but for each in illegal(problems(deck, format=CONSTRUCTED, on=ON, pool=POOL)))


def legal_list(rng: random.Random, side: str) -> Decklist:
    """A random deck that is legal: any affiliation, 10 to 12 sets, some of them twice."""
    while True:
        leader = Slot(rng.choice(LEADERS[side]), 1, "affiliation")
        size = rng.randint(FEWEST_SETS, MOST_SETS)
        sets: Counter[str] = Counter()
        deck = Decklist((leader,), side)
        while sets.total() < size:
            tried = sets + Counter([rng.choice(SETS[side])])
            longer = Decklist((*(Slot(code, copies, "objective_sets") for code, copies in tried.items()), leader), side)
            if is_legal(longer, but=OF_SHORT_LISTS):
                sets, deck = tried, longer
        if is_legal(deck):
            return deck


def legal_game(seed: int) -> Play:
    """A game of two random legal decks between random players, to its end."""
    rng = random.Random(seed)
    ready = MATCH.prepare([legal_list(rng, side) for side in ("dark", "light")], POOL, {})
    game: Play = ready.new_game(seed, 0)
    play_match(game, [RandomPolicy(stream(seed, 0, POLICY_STREAM + seat)) for seat in range(2)])
    return game


def show_games(games: int) -> None:
    for seed in range(games):
        game = legal_game(seed)
        assert game.is_over
        print(seed, game.ending, digest(game))  # noqa: T201


if __name__ == "__main__":
    show_games(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
