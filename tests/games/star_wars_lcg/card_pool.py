"""The card pool of the game, its codes, random codes to test with, and decklists from case files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from games.contracts.decks import Decklist, Slot
from games.star_wars_lcg.catalogue.pool import Pool
from tests.games.helpers.sample_decks import pool

ROOT = Path(__file__).resolve().parents[3]


# Case files of published decks.
PUBLISHED = sorted((ROOT / "tests/cases/star-wars-lcg/decks/published").glob("*.json"))


POOL: Pool = pool("star-wars-lcg")
SIDES = ("light", "dark")
SETS = {side: [code for code, each in POOL.sets.items() if each.side == side] for side in SIDES}
LEADERS = {side: [code for code, each in POOL.cards.items() if each.type == "affiliation" and each.side == side] for side in SIDES}

set_codes = st.sampled_from(sorted(POOL.sets))
leader_codes = st.sampled_from(sorted(code for code, card in POOL.cards.items() if card.type == "affiliation"))
place_codes = st.sampled_from(sorted(code for code, printing in POOL.printings.items() if printing.objective_set))


def decklist_of(case: dict[str, Any]) -> Decklist:
    slots = [Slot(code, copies, "objective_sets") for code, copies in case["sets"].items()]
    leaders = case["affiliation"] if isinstance(case["affiliation"], list) else [case["affiliation"]]
    slots += [Slot(code, 1, "affiliation") for code in leaders if code]
    slots += [Slot(code, copies, "main") for code, copies in case.get("cards", {}).items()]
    slots += [Slot(slot["code"], slot["quantity"], slot["zone"]) for slot in case.get("slots", [])]
    return Decklist(tuple(slots))
