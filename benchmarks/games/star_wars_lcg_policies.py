"""Strength of the LCG's policies: `python -m benchmarks.games.star_wars_lcg_policies [GAMES [SEARCHED GAMES]]`.

Writes docs/games/star-wars-lcg-policies.md, and prints each row as soon as it is measured.  Every pair of starter decks is played equally
often.  Each policy plays each side in half of the games.  With 0 searched games, the page says that `search` is not measured.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import match_of
from benchmarks.document import machine
from games import rules_mode
from games.contracts.decks import Decklist
from games.engine.machine import play_match
from games.registry import game_by_slug
from simulator.statistics.shares import share_interval

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "docs" / "games"
OUTPUT = GAMES / "star-wars-lcg-policies.md"
SLUG = "star-wars-lcg"
MOST_GAMES = 800
SEARCHED_GAMES = 200
SEED = 7
SIDES = ("dark", "light")
PAIRS = (("default", "random"), ("default", "default"), ("random", "random"))
SEARCHED = (("search", "default"), ("search", "random"))
HEAD = ["policies", "side of the first", "games", "won", "95 %", "games a second"]
PAGE = """# How strong the LCG's policies are

Matches of the four starter decks, each pair of them equally often, with all declared texts. The Dark Side takes the first turn, so the
first player and the Dark Side are the same. Made by
`{command}`, seed {seed}, rules {mode}. The intervals are Wilson's at 95 %;
the games a second are those of processor time, one process on {machine}.{search}

- **`default`** plays the most expensive units that it can pay for, works out each fight before it attacks or defends, weighs the chance of
  the edge by its hand, commits units whose Force icons are worth more than their strike, and uses an ability if the effects are worth more
  than the costs. Damage to an objective is worth more to the Light Side, which needs three objectives, than to the Dark Side, which gains
  steps of the dial by it.
- **`search`** tries up to four options of a decision in worlds that it imagines, to the end of the next turn
  ([simulation.md](../simulation.md#the-search-policy)).
- **`random`** takes any legal option.

{table}"""


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


def starters(slug: str) -> tuple[Any, Any, list[tuple[Decklist, Decklist]]]:
    """A game's matches, its pool, and every pair of a dark and a light deck that comes with it."""
    match, pool = match_of(slug)
    lists = [each.decklist for each in game_by_slug(slug).lists.ready(pool)]
    dark, light = ([each for each in lists if each.side == side] for side in SIDES)
    return match, pool, [(one, other) for one in dark for other in light]


def measured(slug: str, dark: str, light: str, games: int) -> tuple[Score, float]:
    """The games that the Dark Side wins, and the games per second."""
    match, pool, pairs = starters(slug)
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


def rows(slug: str, first: str, second: str, games: int) -> list[list[str]]:
    """The share of games that `first` wins: on each side, and in all."""
    as_dark, rate = measured(slug, first, second, games // 2)
    name = f"{first} v {second}"
    if first == second:
        return [[name, "Dark Side (goes first)", *as_dark.cells(), f"{rate:.0f}"]]
    of_enemy, other_rate = measured(slug, second, first, games // 2)
    as_light = Score(of_enemy.games - of_enemy.won, of_enemy.games)
    both = Score(as_dark.won + as_light.won, as_dark.games + as_light.games)
    return [
        [name, "Dark Side (goes first)", *as_dark.cells(), f"{rate:.1f}"],
        [name, "Light Side (goes second)", *as_light.cells(), f"{other_rate:.1f}"],
        [name, "both", *both.cells(), ""],
    ]


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def table(slug: str, games: int, searched: int) -> list[str]:
    """The lines of the table; each is printed as soon as it is measured."""
    lines = [line(HEAD), line(["---", "---", *["---:"] * (len(HEAD) - 2)])]
    for pairs, number in ((PAIRS, games), (SEARCHED, searched)):
        for first, second in pairs if number else ():
            for cells in rows(slug, first, second, number):
                lines.append(line(cells))
                sys.stdout.write(lines[-1])
                sys.stdout.flush()
    return lines


def write(arguments: list[str], *, slug: str, module: str, page: str, output: Path) -> None:
    """Measure the policies of a game with a dark and a light side, and write its page."""
    games = int(arguments[0]) if arguments else MOST_GAMES
    searched = int(arguments[1]) if len(arguments) > 1 else SEARCHED_GAMES
    text = page.format(
        command=f"python -m benchmarks.games.{module} {games} {searched}",
        seed=SEED,
        mode=rules_mode(),
        machine=machine(),
        search="" if searched else " The strength of `search` is not measured yet.",
        table="".join(table(slug, games, searched)),
    )
    output.write_text(text, encoding="utf-8")
    sys.stdout.write(f"Wrote {output.relative_to(ROOT)}.\n")


if __name__ == "__main__":
    write(sys.argv[1:], slug=SLUG, module="star_wars_lcg_policies", page=PAGE, output=OUTPUT)
