"""The gallery's symbols as effects: what is understood, and what must not be taken for something else."""

from __future__ import annotations

from typing import Any

import pytest

from games.abilities.effects import all_effects
from games.star_realms.catalogue.parse_text import abilities, most_gains

UNPARSED = {"op": "text", "unparsed": True}


def gain(resource: str, n: int) -> dict[str, Any]:
    return {"op": "gain", "resource": resource, "n": n}


def test_slots() -> None:
    text = "{Gain 1 Trade}\n<hr>\n{Blob Ally}: {Gain 2 combat}\n<hr>\n{Double Blob Ally}: Draw a card.\n<hr>\n{Scrap}:\n{3 Authority}"
    assert abilities(text) == {
        "primary": [{"effects": [gain("trade", 1)]}],
        "ally": [{"factions": ["blob"], "effects": [gain("combat", 2)]}],
        "double_ally": [{"factions": ["blob"], "effects": [{"op": "draw", "n": 1}]}],
        "scrap": [{"effects": [gain("authority", 3)]}],
    }


@pytest.mark.parametrize(
    ("symbol", "factions"),
    [
        ("{Unity Ally (Blob or Machine Cult)}", ["blob", "machine-cult"]),
        ("{Alliance Ally}", ["star-empire", "trade-federation"]),
        ("{Star Empire Ally}", ["star-empire"]),
    ],
)
def test_allies_of_groups(symbol: str, factions: list[str]) -> None:
    assert abilities(f"{symbol}: Draw two cards.") == {"ally": [{"factions": factions, "effects": [{"op": "draw", "n": 2}]}]}


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("{Gain 1 Trade} OR\n{Gain 2 Combat}", [{"op": "choose", "options": [[gain("trade", 1)], [gain("combat", 2)]]}]),
        ("{Gain 1 Trade} or {Gain 2 Combat}", [{"op": "choose", "options": [[gain("trade", 1)], [gain("combat", 2)]]}]),
        ("Choose One:\n• {2 Combat}\n• Draw a card.", [{"op": "choose", "options": [[gain("combat", 2)], [{"op": "draw", "n": 1}]]}]),
        ("{3 Trade}: Draw a card.", [{"op": "pay", "resource": "trade", "n": 3, "then": [{"op": "draw", "n": 1}]}]),
        ("Pay {3 Trade}: Gain {3 Combat}", [{"op": "pay", "resource": "trade", "n": 3, "then": [gain("combat", 3)]}]),
        ("{Gain a Pact Ally}", [{"op": "gain_ally", "factions": ["blob", "trade-federation"]}]),
        ("You may scrap up to three cards in your hand and/or discard pile.",
         [{"op": "scrap", "zones": ["hand", "discard"], "n": 3, "optional": True}]),
        ("Scrap a card from your discard pile.", [{"op": "scrap", "zones": ["discard"], "n": 1, "optional": False}]),
        ("If you have two or more bases in play, gain {4 Authority} and draw a card.",
         [{"op": "if", "bases_in_play_at_least": 2, "then": [gain("authority", 4), {"op": "draw", "n": 1}]}]),
        ("Draw a card, then discard a card.", [{"op": "draw", "n": 1}, {"op": "self_discard", "n": 1}]),
    ],
)  # fmt: skip
def test_effects(text: str, effects: list[dict[str, Any]]) -> None:
    assert abilities(text) == {"primary": [{"effects": effects}]}


@pytest.mark.parametrize(
    "text",
    [
        "Gain {3 Combat} for each card you like.",
        "{Splinter}: {Gain 4 Combat}",
        "{Combat}: Draw a card.",
        "Whenever you sing, gain {2 Combat}",
        "If you are happy, gain {5 Authority} OR {3 Trade}",
    ],
)
def test_conditional_effects_give_nothing_certain(text: str) -> None:
    found = abilities(text)
    assert found == {"primary": [{"effects": [UNPARSED]}]}
    assert not any(most_gains(found).values())


def test_an_unreadable_sentence_gives_no_effect() -> None:
    found = abilities("{Gain 2 Combat} Sing a song. Dance. Draw a card.")
    assert found["primary"][0]["effects"] == [gain("combat", 2), UNPARSED, {"op": "draw", "n": 1}]


def test_gains_of_a_slot_are_added_with_the_largest_of_each_choice() -> None:
    found = abilities("{Gain 2 Trade} OR {Gain 3 Trade}<hr>{Gain 1 Trade}<hr>{Blob Ally}: {Gain 4 Combat}<hr>{1 Trade}: {Gain 9 Combat}")
    numbers = most_gains(found)
    assert (numbers["trade"], numbers["combat"], numbers["combat_ally"], numbers["combat_scrap"]) == (4, None, 4, None)


def test_operations_are_found_at_any_depth() -> None:
    found = abilities("{Gain 2 Trade} OR draw a card.<hr>If you have two or more bases in play, draw two cards.")
    assert {effect["op"] for effect in all_effects(found)} == {"choose", "gain", "draw", "if"}


def test_a_card_without_text_has_no_ability() -> None:
    assert abilities("") == {}
