"""Rank all choices of four characters in Empire vs. Rebellion, by matches and by goldfish games.

`python -m benchmarks.games.empire_vs_rebellion_choices [GAMES [PAIRS]]` writes docs/games/empire-vs-rebellion-choices.md and the
table of the site.  It takes about two minutes with compiled rules.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from games.catalogue.fixtures import read_catalogue
from games.empire_vs_rebellion.catalogue.fields import FACTIONS
from games.empire_vs_rebellion.runs.goldfish import MARGINS
from games.empire_vs_rebellion.runs.match import VERSION
from games.empire_vs_rebellion.runs.rank_choices import MOST_A_ROUND, RankedChoice, all_choices, match_rankings, play_samples, ranking
from games.empire_vs_rebellion.runs.rankings import FILE
from games.registry import game_by_slug

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "docs" / "games" / "empire-vs-rebellion-choices.md"
SLUG = "empire-vs-rebellion"
GAMES = 200
PAIRS = 100
SEED = 2014

HEAD = """# Empire vs. Rebellion: the choices of four characters

Made by `python -m benchmarks.games.empire_vs_rebellion_choices`: seed {seed}, rules {version}, default policy.
In brackets: 95 % intervals; the best choice is 0 behind by definition, so it has no interval there.
The page "All choices" of the game has the same table and can sort it.

- **matches**: the share of matches won, from {pairs} pairs of games against each of the 70 choices of the other faction. The factions
  are not equally strong, so compare only choices of the same faction.
- **k = 1, 2, 3, 5**: victory points per round in {games} goldfish games with all 24 events. The opponent stands k below each event's
  target value and always passes; winning every event would be 42 / 24 = 1.75.
- **behind**: how far a choice is behind the best one, game by game. All choices play the same events and shuffles, so compare by these
  columns. Each interval is for one comparison; among 70 choices, some differences near 0 mean nothing.

**What this does not measure.** The goldfish's opponent has no cards, deck, influence or strategy. Military, Chewbacca, Palpatine, Tarkin
and Veers, and some of the abilities of Luke, Boba Fett, Vader, Piett and IG-88, are worth less there than in matches; so are R2-D2 and
C-3PO, as no strategy is chosen. The matches count all of that, but they measure the default policy, not a person."""


def main(arguments: list[str]) -> int:
    games = int(arguments[0]) if arguments else GAMES
    pairs = int(arguments[1]) if len(arguments) > 1 else PAIRS
    rules = game_by_slug(SLUG)
    pool = rules.build_pool(read_catalogue(rules, ROOT / "fixtures" / rules.slug))
    parts = [HEAD.format(games=games, pairs=pairs, seed=SEED, version=VERSION)]
    table: dict[str, Any] = {"rules": VERSION, "seed": SEED, "games": games, "pairs": pairs}
    matches = match_rankings(pool, pairs=pairs, seed=SEED)
    for faction in FACTIONS:
        ranked = {k: ranking(faction.code, pool, games=games, seed=SEED, options={"margin": k}) for k in MARGINS}
        ranked["match"] = matches[faction.code]
        parts.append(
            f"## {faction.names['en']}\n\n{rows(ranked, pool)}\n\n### With each character\n\n{by_character(ranked, pool, faction.code)}"
        )
        table[faction.code] = numbers(ranked)
    table["played"] = play_samples(pool, seed=SEED)
    OUTPUT.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    FILE.write_text(compact(table), encoding="utf-8")
    sys.stdout.write(f"Wrote {OUTPUT.relative_to(ROOT)} and {FILE.relative_to(ROOT)}.\n")
    return 0


def numbers(ranked: dict[str, list[RankedChoice]]) -> dict[str, list[list[float]]]:
    """The values of `rankings.NUMBERS` for each choice, the best first."""
    by_choice = {k: {row.characters: row for row in listed} for k, listed in ranked.items()}
    return {
        "+".join(row.characters): [
            [round(row.mean, 4), round(row.half, 4)],
            [round(row.behind, 4), round(row.behind_half, 4)],
            *([round(by_choice[k][row.characters].mean, 4), round(by_choice[k][row.characters].half, 4)] for k in MARGINS),
        ]
        for row in ranked["match"]
    }


def compact(table: dict[str, Any]) -> str:
    """The table as JSON, with one line for each choice."""
    lines = []
    for name, value in table.items():
        if isinstance(value, dict):
            inside = ",\n".join(f"  {json.dumps(each)}: {json.dumps(row)}" for each, row in value.items())
            lines.append(f" {json.dumps(name)}: {{\n{inside}\n }}")
        else:
            lines.append(f" {json.dumps(name)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def rows(ranked: dict[str, list[RankedChoice]], pool: Any) -> str:
    """The table of all choices, the best first."""
    by_choice = {k: {row.characters: row for row in listed} for k, listed in ranked.items()}
    lines = []
    for place, row in enumerate(ranked["match"], start=1):
        fish = by_choice["2"][row.characters]
        lines.append(
            [
                str(place),
                ", ".join(pool.cards[code].name for code in row.characters),
                figure(row.mean, row.half, 1, percent=True),
                figure(row.behind, row.behind_half, 1, percent=True),
                *(figure(by_choice[k][row.characters].mean, by_choice[k][row.characters].half, MOST_A_ROUND) for k in MARGINS),
                figure(fish.behind, fish.behind_half, MOST_A_ROUND),
            ]
        )
    return table(["", "characters", "matches", "behind", *(f"k = {k}" for k in MARGINS), "behind, k = 2"], lines, "llrrrrrrr")


def by_character(ranked: dict[str, list[RankedChoice]], pool: Any, faction: str) -> str:
    """For each character, the mean of the 35 choices with it minus the mean of the 35 without it."""
    lines = []
    for code in sorted(pool.characters(faction)):
        gains = []
        for k in ("match", *MARGINS):
            chosen = [row.mean for row in ranked[k] if code in row.characters]
            others = [row.mean for row in ranked[k] if code not in row.characters]
            gain = sum(chosen) / len(chosen) - sum(others) / len(others)
            gains.append(f"{100 * gain:+.1f} %" if k == "match" else f"{gain:+.3f}")
        lines.append([pool.cards[code].name, *gains])
    lines.sort(key=lambda line: -float(line[1].rstrip(" %")))
    assert len(list(all_choices(faction, pool))) == len(ranked["2"])
    return table(["character", "matches", *(f"k = {k}" for k in MARGINS)], lines, "lrrrrr")


def table(head: list[str], lines: list[list[str]], sides: str) -> str:
    """A Markdown table.  sides: l or r for each column."""
    marks = ["---:" if side == "r" else "---" for side in sides]
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, marks, *lines])


def figure(mean: float, half: float, most: float, *, percent: bool = False) -> str:
    """The number with its interval, if there is one, cut off at 0 and at `most`."""

    def number(value: float) -> str:
        return f"{100 * value:.1f}" if percent else f"{value:.3f}"

    ends = f" ({number(max(0.0, mean - half))} to {number(min(most, mean + half))})" if half else ""
    return f"{number(mean)}{' %' if percent else ''}{ends}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
