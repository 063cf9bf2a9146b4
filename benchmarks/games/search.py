"""Strength of the search policy: `python -m benchmarks.games.search [GAMES [GAMES OF 80 PLAYOUTS]]` plays it against the default policy.

The search policy is side 1 in half of the games and side 2 in the others.  Four games use the same random numbers (each side, going first
and second), and the interval counts them as one block.
"""

from __future__ import annotations

import sys
import time

from benchmarks.games.matches import SEED, prepared
from games import rules_mode
from games.contracts.runs import never_slow
from games.engine.tally import Tally
from games.registry import GAMES
from simulator.statistics.shares import share_of_units

PLAYOUTS = (20, 80)
UNIT = 4


def main(arguments: list[str]) -> None:
    most = int(arguments[0]) if arguments else 600
    fewest = int(arguments[1]) if len(arguments) > 1 else most // 2
    rows = []
    for slug, game in GAMES.items():
        if game.match is not None and game.match.slow_games is not never_slow:
            rows += [measured(slug, playouts, games) for playouts, games in zip(PLAYOUTS, (most, fewest), strict=True)]
    columns = ["game", "playouts", "games", "won", "share", "95 %", "games per second", "longest game, seconds"]
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    sys.stdout.write(f"Rules {rules_mode()}.\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines))


def measured(slug: str, playouts: int, games: int) -> list[str]:
    """The row of the table for this game and number of playouts."""
    won = [0] * (games // UNIT)
    longest = 0.0
    begun = time.process_time()
    for side in (0, 1):
        match = prepared(slug, **{f"policy_{side}": "search", f"playouts_{side}": playouts})
        assert 2 * match.unit == UNIT
        for index in range(match.unit * len(won)):
            tally = Tally()
            before = time.process_time()
            match.play(SEED, index, tally)
            longest = max(longest, time.process_time() - before)
            won[index // match.unit] += tally.counts.get(f"side_{side}_wins", 0)
    played = UNIT * len(won)
    low, high = share_of_units([won.count(number) for number in range(UNIT + 1)])
    rate = played / (time.process_time() - begun)
    shares = [f"{sum(won) / played:.3f}", f"{low:.3f} to {high:.3f}"]
    return [slug, str(playouts), str(played), str(sum(won)), *shares, f"{rate:.1f}", f"{longest:.2f}"]


if __name__ == "__main__":
    main(sys.argv[1:])
