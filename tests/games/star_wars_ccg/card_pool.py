"""The game's printed cards and the folder of its deck cases, for its tests."""

from __future__ import annotations

from pathlib import Path

from games.contracts.catalogue import Catalogue
from games.star_wars_ccg.catalogue.pool import Pool
from tests.games.helpers import sample_decks

ROOT = Path(__file__).resolve().parents[3]
CASES = ROOT / "tests/cases/star-wars-ccg/decks"


def catalogue() -> Catalogue:
    return sample_decks.catalogue("star-wars-ccg")


def pool() -> Pool:
    found = sample_decks.pool("star-wars-ccg")
    assert isinstance(found, Pool)
    return found
