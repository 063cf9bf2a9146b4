"""The game's pool from its fixtures, and decks of it, for its tests."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from games.contracts.catalogue import Catalogue
from games.star_wars_ccg.catalogue.pool import Pool, build_pool

ROOT = Path(__file__).resolve().parents[3]
CASES = ROOT / "tests/cases/star-wars-ccg/decks"


@cache
def catalogue() -> Catalogue:
    names = ("factions", "products", "objective_sets", "cards", "printings", "formats")
    return Catalogue(**{name: tuple(json.loads((ROOT / f"fixtures/star-wars-ccg/{name}.json").read_text())) for name in names})


@cache
def pool() -> Pool:
    return build_pool(catalogue())
