"""Import the community list: the facts and texts of cards, and the records that are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.catalogue.importing import Unreadable
from games.empire_vs_rebellion.catalogue.importing import read

RESOURCE = {
    "id": "rebel-hero", "kind": "resource", "name": "Old Hero", "faction": "Rebel", "resource_type": "Character", "character": True,
    "value_ready": 6, "value_exhausted": 1, "power": "Wins.",
}  # fmt: skip
EVENT = {
    "id": "event-fight", "kind": "event", "name": "Old Fight", "capacity": 2, "objective_value": 5, "victory_points": 1, "influence": 2,
    "effect_timing": None, "effect": None,
}  # fmt: skip


def cards(*rows: dict[str, Any]) -> tuple[Any, ...]:
    return read({"list.json": json.dumps(rows).encode()}).cards


def test_a_resource_card() -> None:
    (card,) = cards(RESOURCE)
    assert (card["faction"], card["type"], card["text"]) == ("rebel", "resource", "Wins.")
    assert card["facts"] == {"category": "character", "value": 6, "exhausted_value": 1, "character": True, "has_text": True}


def test_an_event_has_no_faction_and_may_have_no_effect() -> None:
    (card,) = cards(EVENT)
    assert card["faction"] is None
    assert "text" not in card
    assert (card["facts"]["effect_on"], card["facts"]["has_text"]) == (None, False)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({**RESOURCE, "kind": "ship"}, "rebel-hero: 'ship' is not a card type"),
        ({**RESOURCE, "faction": "Hutts"}, "rebel-hero: 'Hutts' is not one of: rebel, empire"),
        ({**EVENT, "effect_timing": "never"}, "event-fight: 'never' is not one of"),
        ({"id": "event-fight", "kind": "event", "name": "Old Fight"}, "event-fight has no capacity, effect, effect_timing"),
        ({"kind": "event", "name": "Old Fight"}, r"list\.json, record 1 \(Old Fight\): id missing"),
    ],
)
def test_an_unreadable_record_is_named(row: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        cards(row)
