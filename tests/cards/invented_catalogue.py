"""An invented catalogue: one objective set with six places, four cards, and an affiliation card."""

from __future__ import annotations

import copy
from typing import Any

from games.catalogue.fixtures import with_declarations
from games.contracts.catalogue import Catalogue
from games.registry import GAMES

LISTS: dict[str, Any] = {"traits": [], "keywords": [], "timings": [], "has_text": False, "is_challenge": False}
ICONS = dict.fromkeys(("unit_damage", "blast_damage", "tactics", "edge_unit_damage", "edge_blast_damage", "edge_tactics"), 1)


def card(code: str, name: str, kind: str, **facts: Any) -> dict[str, Any]:
    return {
        "code": code, "name": name, "names": {"en": name}, "type": kind, "side": "dark", "faction": "sith", "unique": False,
        "number": code[-1], "facts": facts,
    }  # fmt: skip


def unit(code: str, name: str, **facts: Any) -> dict[str, Any]:
    return card(
        code, name, "unit", **{"cost": 1, "force_icons": 1, "resources": 0, "damage_capacity": 1, **ICONS, **LISTS, "back": None, **facts}
    )


def ruling(code: str, card: str, **members: Any) -> dict[str, Any]:
    named = {"code": code, "name": "Once a turn", "names": {"en": "Once a turn"}, "card": card}
    return {**named, "kind": "errata", "day": "2017-04-12", "source": "FAQ 5.0", "facts": {}, **members}


def dated_list(code: str, **members: Any) -> dict[str, Any]:
    named = {"code": code, "name": "Banned", "names": {"en": "Banned"}, "format": "open", "kind": "banned"}
    return {**named, "since": "2017-04-12", "of": "cards", "codes": [], "source": "FAQ 5.0", **members}


def tables() -> dict[str, list[dict[str, Any]]]:
    """The five tables, as new lists that a test may change."""
    objective = {"resources": 1, "damage_capacity": 5, **LISTS, "limit_per_objective_deck": None, "affiliation_only": None}
    cards = [
        card("001-1", "Old Plan", "objective", **objective),
        unit("001-2", "Old Guard", traits=["Trooper"]),
        card("001-4", "Old Trick", "event", cost=0, force_icons=2, **LISTS),
        card("001-5", "Old Fate", "fate", force_icons=1, edge_priority=3, **LISTS),
        card("sith", "Sith", "affiliation", resources=1, timings=[], has_text=False, reserve=6, requirement=None),
    ]
    places = ["001-1", "001-2", "001-2", "001-4", "001-5", "001-5"]
    printings = [
        {"code": f"001-{place}", "card": code, "product": "box", "objective_set": "1", "position": place, "number": code[-1], "facts": {}}
        for place, code in enumerate(places, start=1)
    ]
    printings.append({"code": "sith", "card": "sith", "product": "box", "objective_set": None, "position": None, "number": "", "facts": {}})
    found = {
        "code": "1", "number": 1, "name": "Old Plan", "names": {"en": "Old Plan"}, "product": "box", "side": "dark", "faction": "sith",
        "facts": {"copies_in_product": 2}, "printings": [f"001-{place}" for place in range(1, 7)],
    }  # fmt: skip
    return {
        "factions": [{"code": "sith", "name": "Sith", "names": {"en": "Sith"}, "side": "dark"}],
        "products": [{"code": "box", "name": "Box", "names": {"en": "Box"}, "position": 1, "kind": "box", "cycle": "", "facts": {}}],
        "objective_sets": [found],
        "cards": cards,
        "printings": printings,
    }


def catalogue(changed: dict[str, list[dict[str, Any]]] | None = None) -> Catalogue:
    return Catalogue(**{name: tuple(copy.deepcopy(rows)) for name, rows in (changed or tables()).items()})


def loaded(changed: dict[str, list[dict[str, Any]]] | None = None) -> Catalogue:
    """The same as it is loaded: with the facts that the game declares."""
    return with_declarations(GAMES["star-wars-lcg"], catalogue(changed))
