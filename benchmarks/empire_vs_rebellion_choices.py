"""The 70 choices of 4 characters of each faction of Empire vs. Rebellion, ranked by goldfishing.

`python -m benchmarks.empire_vs_rebellion_choices [GAMES]` writes docs/empire-vs-rebellion-choices.md; run it with compiled rules.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from games.contracts import Catalogue
from games.empire_vs_rebellion.choices import Ranked, choices, ranking
from games.empire_vs_rebellion.facts import FACTIONS
from games.empire_vs_rebellion.goldfish import MARGINS, VERSION
from games.registry import game_by_slug

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "docs" / "empire-vs-rebellion-choices.md"
SLUG = "empire-vs-rebellion"
GAMES = 300
SEED = 2014

HEAD = """# Empire vs. Rebellion: the choices of four characters

Made by `python -m benchmarks.empire_vs_rebellion_choices`: {games} games of all 24 events for each of the 70 choices of a faction,
seed {seed}, rules {version}, default policy and options but for the margin k. Numbers are victory points a round; the opponent stands k
under each event's target value and always passes, so 42 / 24 = 1.75 would be every event won. With their 95 % intervals; all choices play
the same events and shuffles, so the last column, how far a choice is behind the best for k = 2 game by game, is the one to compare by.
Its intervals are of one comparison each: with 70 choices some differences near 0 mean nothing.

**What this does not measure.** The goldfish's opponent has no cards, deck, influence or strategy. Military, Chewbacca, Palpatine, Tarkin
and Veers, and half of Luke, Boba Fett, Vader, Piett and IG-88, are worth less here than in play; R2-D2 and C-3PO too, as no strategy is
chosen. It is no ranking of how good the characters are against a player."""


def main(arguments: list[str]) -> int:
    games = int(arguments[0]) if arguments else GAMES
    folder = ROOT / "fixtures" / SLUG
    names = ("factions", "products", "objective_sets", "cards", "printings")
    rules = game_by_slug(SLUG)
    assert rules.pool
    pool = rules.pool(Catalogue(**{name: tuple(json.loads((folder / f"{name}.json").read_text("utf-8"))) for name in names}))
    parts = [HEAD.format(games=games, seed=SEED, version=VERSION)]
    for faction in FACTIONS:
        ranked = {k: ranking(faction.code, pool, games=games, seed=SEED, options={"margin": k}) for k in MARGINS}
        parts.append(
            f"## {faction.names['en']}\n\n{rows(ranked, pool)}\n\n### With each character\n\n{by_character(ranked, pool, faction.code)}"
        )
    OUTPUT.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    sys.stdout.write(f"Wrote {OUTPUT.relative_to(ROOT)}.\n")
    return 0


def rows(ranked: dict[str, list[Ranked]], pool: Any) -> str:
    found = {k: {row.characters: row for row in listed} for k, listed in ranked.items()}
    lines = [
        [
            str(place),
            ", ".join(pool.cards[code].name for code in row.characters),
            *(value(found[k][row.characters]) for k in MARGINS),
            f"{row.behind:.3f} ± {row.behind_half:.3f}",
        ]
        for place, row in enumerate(ranked["2"], start=1)
    ]
    return table(["", "characters", *(f"k = {k}" for k in MARGINS), "behind, k = 2"], lines, "llrrrrr")


def by_character(ranked: dict[str, list[Ranked]], pool: Any, faction: str) -> str:
    """The mean of the 35 choices with a character less that of the 35 without."""
    lines = []
    for code in sorted(pool.characters(faction)):
        gains = []
        for k in MARGINS:
            chosen = [row.mean for row in ranked[k] if code in row.characters]
            others = [row.mean for row in ranked[k] if code not in row.characters]
            gains.append(f"{sum(chosen) / len(chosen) - sum(others) / len(others):+.3f}")
        lines.append([pool.cards[code].name, *gains])
    lines.sort(key=lambda line: -float(line[2]))
    assert len(list(choices(faction, pool))) == len(ranked["2"])
    return table(["character", *(f"k = {k}" for k in MARGINS)], lines, "lrrrr")


def table(head: list[str], lines: list[list[str]], sides: str) -> str:
    """sides: l or r for each column."""
    marks = ["---:" if side == "r" else "---" for side in sides]
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, marks, *lines])


def value(row: Ranked) -> str:
    return f"{row.mean:.3f} ± {row.half:.3f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
