"""How strong the search is: `python -m benchmarks.search [GAMES [GAMES OF 80 PLAYOUTS]]` plays it against the default policy.

Half of the games it is side 1, half side 2; a pair of games draws the same numbers, with the start changed.
"""

from __future__ import annotations

import sys
import time

from benchmarks.matches import SEED, prepared
from games import rules_mode
from games.engine.tally import Tally
from games.registry import GAMES
from simulator.statistics import share_interval

PLAYOUTS = (20, 80)


def main(arguments: list[str]) -> None:
    most = int(arguments[0]) if arguments else 600
    fewest = int(arguments[1]) if len(arguments) > 1 else most // 2
    rows = []
    for slug, game in GAMES.items():
        if game.match is not None and game.match.slow_games is not None:
            rows += [measured(slug, playouts, games) for playouts, games in zip(PLAYOUTS, (most, fewest), strict=True)]
    columns = ["game", "playouts", "games", "won", "share", "95 %", "games a second", "longest game, seconds"]
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    sys.stdout.write(f"Rules {rules_mode()}.\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines))


def measured(slug: str, playouts: int, games: int) -> list[str]:
    won = 0
    longest = 0.0
    begun = time.process_time()
    for side in (0, 1):
        match = prepared(slug, **{f"policy_{side}": "search", f"playouts_{side}": playouts})
        tally = Tally()
        for index in range(games // 2):
            before = time.process_time()
            match.play(SEED, index, tally)
            longest = max(longest, time.process_time() - before)
        won += tally.counts.get(f"side_{side}_wins", 0)
    played = games // 2 * 2
    low, high = share_interval(won, played)
    rate = played / (time.process_time() - begun)
    shares = [f"{won / played:.3f}", f"{low:.3f} to {high:.3f}"]
    return [slug, str(playouts), str(played), str(won), *shares, f"{rate:.1f}", f"{longest:.2f}"]


if __name__ == "__main__":
    main(sys.argv[1:])
