"""Strength of the LCG's policies: `python -m benchmarks.games.star_wars_lcg_policies GAMES [SEARCHED GAMES]` prints the tables of its page.

Every pair of starter decks is played equally often.  Each policy plays each side in half of the games.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Any

from benchmarks import match_of
from games import rules_mode
from games.contracts.decks import Decklist
from games.engine.machine import play_match
from games.star_wars_lcg.runs.match import ready_lists
from simulator.statistics.shares import share_interval

SLUG = "star-wars-lcg"
SEED = 7
SIDES = ("dark", "light")
PAIRS = (("default", "random"), ("default", "default"), ("random", "random"))
SEARCHED = (("search", "default"),)


@dataclass
class Score:
    """Games of one policy on one side."""

    won: int = 0
    games: int = 0

    def cells(self) -> list[str]:
        if not self.games:
            return ["0", "", ""]
        low, high = share_interval(self.won, self.games)
        return [str(self.games), f"{self.won / self.games:.3f}", f"{low:.3f} to {high:.3f}"]


def starters() -> tuple[Any, Any, list[tuple[Decklist, Decklist]]]:
    match, pool = match_of(SLUG)
    lists = [each.decklist for each in ready_lists(pool)]
    dark, light = ([each for each in lists if each.side == side] for side in SIDES)
    return match, pool, [(one, other) for one in dark for other in light]


def measured(dark: str, light: str, games: int) -> tuple[Score, float]:
    """The games that the Dark Side wins, and the games per second."""
    match, pool, pairs = starters()
    score = Score()
    begun = time.process_time()
    for number, pair in enumerate(pairs):
        ready = match.prepare(list(pair), pool, {"policy_0": dark, "policy_1": light})
        for index in range(games // len(pairs)):
            game = ready.new_game(SEED + number, index)
            play_match(game, ready.policies(SEED + number, index))
            score.games += 1
            score.won += game.winner == 0
    return score, score.games / (time.process_time() - begun)


def rows(first: str, second: str, games: int) -> list[list[str]]:
    """The share of games that `first` wins: on each side, and in all."""
    as_dark, rate = measured(first, second, games // 2)
    name = f"{first} v {second}"
    if first == second:
        return [[name, "Dark Side (goes first)", *as_dark.cells(), f"{rate:.0f}"]]
    of_enemy, other_rate = measured(second, first, games // 2)
    as_light = Score(of_enemy.games - of_enemy.won, of_enemy.games)
    both = Score(as_dark.won + as_light.won, as_dark.games + as_light.games)
    return [
        [name, "Dark Side (goes first)", *as_dark.cells(), f"{rate:.1f}"],
        [name, "Light Side (goes second)", *as_light.cells(), f"{other_rate:.1f}"],
        [name, "both", *both.cells(), ""],
    ]


def main(arguments: list[str]) -> None:
    most = int(arguments[0]) if arguments else 800
    fewest = int(arguments[1]) if len(arguments) > 1 else 200
    lines = [["policies", "side of the first", "games", "won", "95 %", "games a second"], ["---", "---", *["---:"] * 4]]
    sys.stdout.write(f"Rules {rules_mode()}.\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines))
    for pairs, games in ((PAIRS, most), (SEARCHED, fewest)):
        for first, second in pairs if games else ():
            for line in rows(first, second, games):
                sys.stdout.write(f"| {' | '.join(line)} |\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
