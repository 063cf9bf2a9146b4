"""Strength of the CCG's policies: `python -m benchmarks.games.star_wars_ccg_policies [GAMES [SEARCHED GAMES]]`.

Writes docs/games/star-wars-ccg-policies.md as `benchmarks.games.star_wars_lcg_policies` writes the LCG's page, with the two sample decks.
"""

from __future__ import annotations

import sys

from benchmarks.games.star_wars_lcg_policies import GAMES, write

PAGE = """# How strong the CCG's policies are

Matches of the two sample decks, with all declared texts and the rulebook's rules. The Dark Side goes first (CCG-SET-01), so the first
player and the Dark Side are the same. Made by
`{command}`, seed {seed}, rules {mode}. The intervals are Wilson's at 95 %;
the games a second are those of processor time, one process on {machine}.{search}

- **`default`** activates all it may, deploys locations first and then presence where that drains most, battles where its power is greater,
  and draws up to a hand of 8.
- **`search`** tries up to four options of a decision in worlds that it imagines, to the end of the next turn
  ([simulation.md](../simulation.md#the-search-policy)).
- **`random`** takes any legal option.

{table}"""

if __name__ == "__main__":
    write(sys.argv[1:], slug="star-wars-ccg", module="star_wars_ccg_policies", page=PAGE, output=GAMES / "star-wars-ccg-policies.md")
