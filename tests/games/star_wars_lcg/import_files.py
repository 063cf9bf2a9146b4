"""Invented import files: one objective set with the given cards, its product and an affiliation card."""

from __future__ import annotations

import json
from typing import Any

from games.star_wars_lcg.catalogue import importing


def card(place: int, number: int, **members: Any) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": f"001-{place}", "product": "Old Box", "objective_set": 1, "position": place, "number": number, "name": f"Card {number}",
        "side": "Dark", "affiliation": "Sith", "type": "unit", "unique": False, "cost": 2, "force_icons": 1, "resources": 0,
        "damage_capacity": 2, "edge_priority": None, "combat_icons": dict.fromkeys(importing.ICONS, 1), "traits": ["Pilot"], "keywords": [],
        "limit_per_objective_deck": None, "affiliation_only": None, "text": None,
    }  # fmt: skip
    return row | members


def objective(**members: Any) -> dict[str, Any]:
    return card(1, 1, type="objective", name="Old Plan", cost=None, force_icons=None, combat_icons=None, traits=[], **members)


def files(*rows: dict[str, Any]) -> dict[str, bytes]:
    found = {
        "objective_set": 1, "number": 1, "name": "Old Plan", "product": "Old Box", "side": "Dark", "affiliation": "Sith",
        "limit_per_objective_deck": None, "affiliation_only": "Sith", "copies_in_product": 2, "cards": [row["id"] for row in rows],
    }  # fmt: skip
    leader = {
        "id": "affiliation-old-friends", "product": "Old Box", "number": None, "name": "Old Friends", "side": "Dark", "affiliation": "Sith",
        "resources": 1, "reserve": 6, "text": "Starting Reserve: 6",
        "deck_requirement": {
            "own_affiliation": "Sith", "own_count": 5, "other_affiliation": "Imperial Navy", "other_or_neutral_count": 5, "total": 10,
        },
    }  # fmt: skip
    product = {"order": 1, "name": "Old Box", "kind": "box", "cycle": None}
    tables = {"cards.json": rows, "objective_sets.json": [found], "products.json": [product], "affiliation_cards.json": [leader]}
    return {name: json.dumps(table).encode() for name, table in tables.items()}
