"""The puzzles of every game, and what plays them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from games.catalogue.fixtures import read_catalogue
from games.coach.puzzles import Puzzle, puzzle_of
from games.registry import GAMES

FIXTURES = Path("fixtures")
PUZZLES = [
    (path.parent.name, number, puzzle_of(data))
    for path in sorted(FIXTURES.glob("*/puzzles.json"))
    for number, data in enumerate(json.loads(path.read_text("utf-8")), 1)
]


@cache
def pool_of(slug: str) -> Any:
    return GAMES[slug].build_pool(read_catalogue(GAMES[slug], f"fixtures/{slug}"))


def prepared_for(slug: str, puzzle: Puzzle) -> Any:
    return prepared_with(slug, puzzle.mode, puzzle.lists, tuple(sorted(puzzle.options.items())))


@cache
def prepared_with(slug: str, mode: str, codes: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> Any:
    rules = GAMES[slug]
    ready = {each.code: each.decklist for each in rules.lists.ready(pool_of(slug))}
    lists = [ready[code] for code in codes]
    spec = rules.match if mode == "match" else rules.goldfish
    assert spec is not None
    values = {each.name: each.default for each in spec.options} | dict(options)
    return spec.prepare(lists if mode == "match" else lists[0], pool_of(slug), values)
