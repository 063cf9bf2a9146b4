"""The card pool of the game, and decklists from its case files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.contracts.catalogue import Catalogue
from games.contracts.decks import Decklist, Slot
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


def decklist_of(case: dict[str, Any]) -> Decklist:
    slots = [Slot(code, copies, zone) for zone in ("main", "starting", "outside") for code, copies in case.get(zone, {}).items()]
    slots += [Slot(slot["code"], slot["quantity"], slot["zone"]) for slot in case.get("slots", [])]
    return Decklist(tuple(slots), case.get("side"))
