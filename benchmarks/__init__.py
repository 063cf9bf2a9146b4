"""Benchmarks: `make bench` prints the results and writes docs/performance.md."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from games.catalogue.fixtures import read_catalogue
from games.contracts.decks import Decklist, Slot
from games.contracts.runs import Match
from games.registry import game_by_slug

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class BenchDeck:
    """A published deck that the benchmarks play."""

    name: str
    game: str
    # Where the list was published.
    source: str
    decklist: Decklist


def decks() -> list[BenchDeck]:
    """The decks of the benchmarks, from `decks.json`."""
    rows = json.loads((HERE / "decks.json").read_text(encoding="utf-8"))
    return [
        BenchDeck(row["name"], row["game"], row["source"], Decklist(tuple(Slot(**slot) for slot in row["slots"]), row.get("side")))
        for row in rows
    ]


@cache
def match_of(slug: str) -> tuple[Match, Any]:
    """How two decks of a game play each other, and the pool of its cards; SystemExit for a game without matches."""
    game = game_by_slug(slug)
    if game.match is None:
        raise SystemExit(f"{slug} has no matches to measure.")
    return game.match, game.build_pool(read_catalogue(game, HERE.parent / "fixtures" / slug))


def percentile(values: list[float], share: float) -> float:
    """The smallest value that at least this share (0 to 1) of the values do not exceed.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 0.5)
    2.0
    """
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
