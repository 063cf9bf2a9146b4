"""Read a community list of Empire vs. Rebellion cards (JSON) into a `Catalogue`.

The list has one record for each card, with the card's code in `id`.  Its summaries of abilities and effects become the `text` of
our records.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.catalogue.importing import Row, Unreadable, json_rows, only, slug
from games.contracts.catalogue import Catalogue
from games.empire_vs_rebellion.catalogue.fields import CATEGORIES, EFFECT_TIMINGS, EVENT, FACTIONS, RESOURCE, STRATEGY, TIMINGS
from games.empire_vs_rebellion.catalogue.names import names
from games.empire_vs_rebellion.texts import TEXTS

PRODUCT: Final = dict(TEXTS["products.core"])
# card type -> the members that its records need
MEMBERS: Final = {
    RESOURCE: {"faction", "resource_type", "character", "value_ready", "value_exhausted", "power"},
    STRATEGY: {"faction", "timing", "effect"},
    EVENT: {"capacity", "objective_value", "victory_points", "influence", "effect_timing", "effect"},
}


def read(files: Mapping[str, bytes]) -> Catalogue:
    """The catalogue in the one JSON file of `files`.  Unreadable names the record and member that is missing or wrong."""
    cards = [_card(row) for row in json_rows(files, only(files, ".json"), {"id", "kind", "name"})]
    return Catalogue(
        factions=tuple({"code": choice.code, "name": choice.names["en"], "names": choice.names, "side": ""} for choice in FACTIONS),
        products=(
            {
                "code": "core",
                "name": PRODUCT["en"],
                "names": PRODUCT,
                "position": 1,
                "kind": "box",
                "cycle": "",
                "facts": {"released": 2014},
            },
        ),
        objective_sets=(),
        cards=tuple(cards),
        printings=tuple(
            {
                "code": card["code"],
                "card": card["code"],
                "product": "core",
                "objective_set": None,
                "position": None,
                "number": "",
                "facts": {},
            }
            for card in cards
        ),
    )


def _card(row: Row) -> dict[str, Any]:
    kind = row["kind"]
    if kind not in MEMBERS:
        raise Unreadable(f"{row['id']}: {kind!r} is not a card type; use one of: {', '.join(MEMBERS)}.")
    if missing := sorted(MEMBERS[kind] - row.keys()):
        raise Unreadable(f"{row['id']} has no {', '.join(missing)}.")
    text = row["power"] if kind == RESOURCE else row["effect"]
    card = {
        "code": row["id"],
        "name": row["name"],
        "names": names(row["name"]),
        "type": kind,
        "side": "",
        "faction": _code(FACTIONS, row["faction"], row) if kind != EVENT else None,
        "unique": False,
        "number": "",
        "facts": {**_FACTS[kind](row), "has_text": bool(text)},
    }
    return {**card, "text": text} if text else card


def _resource(row: Row) -> dict[str, Any]:
    return {
        "category": _code(CATEGORIES, row["resource_type"], row),
        "value": row["value_ready"],
        "exhausted_value": row["value_exhausted"],
        "character": row["character"],
    }


def _strategy(row: Row) -> dict[str, Any]:
    return {"timing": _code(TIMINGS, row["timing"], row)}


def _event(row: Row) -> dict[str, Any]:
    effect = row["effect_timing"]
    facts = {name: row[name] for name in ("objective_value", "capacity", "victory_points", "influence")}
    return {**facts, "effect_on": None if effect is None else _code(EFFECT_TIMINGS, effect, row)}


_FACTS = {RESOURCE: _resource, STRATEGY: _strategy, EVENT: _event}


def _code(choices: tuple[Any, ...], value: str, row: Row) -> str:
    """The code of the choice that has this code or English name."""
    for choice in choices:
        if value == choice.code or slug(value) == choice.code:
            return str(choice.code)
    raise Unreadable(f"{row['id']}: {value!r} is not one of: {', '.join(choice.code for choice in choices)}.")
