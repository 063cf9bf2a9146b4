"""Match-ups of published LCG decks: `python -m benchmarks.games.star_wars_lcg_match_ups [GAMES]`.

Writes docs/games/star-wars-lcg-match-ups.md: GAMES games for each pair of the four starter decks, and of the eight published lists whose
case files the tests read.  The default policy plays both sides, with all declared texts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import match_of
from games import rules_mode
from games.contracts.decks import Decklist, Slot
from games.engine.machine import play_match
from simulator.statistics.shares import share_interval

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "cases" / "star-wars-lcg" / "decks" / "published"
OUTPUT = ROOT / "docs" / "games" / "star-wars-lcg-match-ups.md"
SLUG = "star-wars-lcg"
SEED = 2012
MOST_GAMES = 1000
SIDES = ("dark", "light")


@dataclass(frozen=True, slots=True)
class Published:
    """A published list.  source: where it was published; side: "dark" or "light"."""

    name: str
    source: str
    side: str
    is_starter: bool
    decklist: Decklist


def published() -> list[Published]:
    """The lists of the case files, each with an affiliation card that its objective sets allow."""
    _, pool = match_of(SLUG)
    found = []
    for path in sorted(CASES.glob("*.json")):
        case = json.loads(path.read_text(encoding="utf-8"))
        affiliation = case["affiliation"] or case["legal_with"]
        leader, is_starter = pool.cards[affiliation], path.stem.startswith("starter-")
        name = f"{leader.name} starter" if is_starter else case["name"]
        slots = [Slot(code, copies, "objective_sets") for code, copies in case["sets"].items()]
        deck = Decklist((*slots, Slot(affiliation, 1, "affiliation")))
        found.append(Published(name, case["source"], leader.side, is_starter, deck))
    return found


def won_by_dark(slug: str, dark: Published, light: Published, games: int, options: Mapping[str, Any]) -> int:
    """The games of this pair that the Dark Side wins, which takes the first turn."""
    match, pool = match_of(slug)
    ready = match.prepare([dark.decklist, light.decklist], pool, options)
    won = 0
    for index in range(games):
        game = ready.new_game(SEED, index)
        play_match(game, ready.policies(SEED, index))
        won += game.winner == 0
    return won


def cell(won: int, games: int) -> str:
    low, high = share_interval(won, games)
    return f"{100 * won / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def table(slug: str, lists: list[Published], games: int, options: Mapping[str, Any] | None = None) -> list[str]:
    """One row for each Dark Side list; the last row and column are the shares over all opponents.  options: of a match."""
    dark, light = ([each for each in lists if each.side == side] for side in SIDES)
    wins = {(one.name, other.name): won_by_dark(slug, one, other, games, options or {}) for one in dark for other in light}
    lines = [f"| Dark Side | {' | '.join(each.name for each in light)} | all |", f"| --- |{' ---: |' * (len(light) + 1)}"]
    for one in dark:
        cells = [cell(wins[one.name, other.name], games) for other in light]
        total = sum(wins[one.name, other.name] for other in light)
        lines.append(f"| {one.name} | {' | '.join(cells)} | {cell(total, games * len(light))} |")
    totals = [cell(sum(wins[one.name, other.name] for one in dark), games * len(dark)) for other in light]
    lines.append(f"| all | {' | '.join(totals)} | {cell(sum(wins.values()), games * len(wins))} |")
    return lines


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else MOST_GAMES
    lists = published()
    starters, others = ([each for each in lists if each.is_starter == is_starter] for is_starter in (True, False))
    text = [
        "# Published LCG decks against each other",
        "",
        f"Made by `python -m benchmarks.games.star_wars_lcg_match_ups {games}`: {games} games for each pair, seed {SEED}.",
        "The default policy plays both sides, with all declared texts. Each number is the share of games, in percent, that the Dark Side",
        "wins, with Wilson's 95 % interval. The Dark Side takes the first turn of every game.",
        "",
        "The numbers tell how these lists fare in the hands of the default policy, which does not know them. A deck whose cards have to be",
        "held back or combined does worse here than in the hands of its players.",
        "",
        "## The four starter decks",
        "",
        *table(SLUG, starters, games),
        "",
        "## Eight published lists",
        "",
        *table(SLUG, others, games),
        "",
        "Sources: " + "; ".join(f"{each.name}: {each.source}" for each in others) + ".",
        "",
    ]
    OUTPUT.write_text("\n".join(text), encoding="utf-8")
    sys.stdout.write(f"Rules {rules_mode()}. Wrote {OUTPUT.relative_to(ROOT)}.\n")


if __name__ == "__main__":
    main(sys.argv[1:])
