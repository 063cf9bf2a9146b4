"""The check of own cards: what is wrong is named at its place, and hostile input costs little."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

import pytest

from cards.errors import BadInput
from decks.own_cards.checking import MAX_BYTES, MAX_CARDS, check_cards
from decks.own_cards.schema import MAX_NUMBER, checker, own_card_schema
from games.abilities.effects import all_effects
from games.contracts.catalogue import Record
from games.contracts.game import Game, OwnCards
from games.registry import GAMES
from tests.decks.own_cards.members import GAME, character

pytestmark = pytest.mark.django_db
RULES = GAMES[GAME]


def faults(cards: Any, rules: Game = RULES) -> dict[str, str]:
    """Field -> code of each fault."""
    with pytest.raises(BadInput) as caught:
        check_cards(rules, cards)
    assert all(error["message"] for error in caught.value.errors)
    return {error["field"]: error["code"] for error in caught.value.errors}


def test_a_card_is_stored_in_canonical_form(catalogue: None) -> None:
    (card,) = check_cards(RULES, [character(name="  The \u202e ember   fox ")])
    assert card["name"] == card["names"]["en"] == "The ember fox"
    assert (card["side"], card["faction"], card["unique"], card["number"]) == ("", None, False, "")
    assert check_cards(RULES, [card]) == [card]


def test_a_card_with_a_japanese_name_only_is_called_by_it_in_english_too(catalogue: None) -> None:
    card = character(names={"ja": "火の狐"})
    del card["name"]
    assert check_cards(RULES, [card])[0]["names"] == {"en": "火の狐", "ja": "火の狐"}


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (character(cost=-1), {"cards[0].facts.cost": "min_value"}),
        (character(cost=10**400), {"cards[0].facts.cost": "max_value"}),
        (character(cost=MAX_NUMBER + 1), {"cards[0].facts.cost": "max_value"}),
        (character(cost="2"), {"cards[0].facts.cost": "invalid"}),
        (character(cost=1.5), {"cards[0].facts.cost": "invalid"}),
        (character(cost=True), {"cards[0].facts.cost": "invalid"}),
        (character(attribute="fier"), {"cards[0].facts.attribute": "invalid_choice"}),
        (character(lead_icons=["up", "sideways"]), {"cards[0].facts.lead_icons[1]": "invalid_choice"}),
        (character(races=["x"] * 41), {"cards[0].facts.races": "max_length"}),
        (character(races=["a\x00b"]), {"cards[0].facts.races[0]": "control_characters"}),
        (character(races=[["fox"]]), {"cards[0].facts.races[0]": "invalid"}),
        (character(has_text=1), {"cards[0].facts.has_text": "invalid"}),
        (character(code="a b"), {"cards[0].code": "invalid"}),
        (character(code="x" * 41), {"cards[0].code": "max_length"}),
        (character(code=7), {"cards[0].code": "invalid"}),
        (character(name="\u202e"), {"cards[0].name": "blank", "cards[0].names.en": "blank"}),
        (character(names={"en": "x", "fr": "y"}), {"cards[0].names.fr": "unknown_member"}),
        (character(names=[]), {"cards[0].names": "invalid"}),
        (character(type="hero"), {"cards[0].type": "invalid_choice"}),
        (character(type=["character"]), {"cards[0].type": "invalid_choice"}),
        (character(facts=[]), {"cards[0].facts": "invalid"}),
        (character(faction="jedi"), {"cards[0].faction": "invalid_choice"}),
        (character(side="light"), {"cards[0].side": "invalid_choice"}),
        (character(unique="yes"), {"cards[0].unique": "invalid"}),
        (character(own_code="own-x"), {"cards[0].own_code": "unknown_member"}),
        (character(attribute=None), {"cards[0].facts.attribute": "bad_card_data"}),
        ("character", {"cards[0]": "invalid"}),
        (None, {"cards[0]": "invalid"}),
    ],
)
def test_a_fault_is_named_at_its_place(catalogue: None, card: Any, expected: dict[str, str]) -> None:
    assert faults([card]) == expected


def test_each_missing_and_each_foreign_fact_is_named(catalogue: None) -> None:
    card = character()
    del card["facts"]["cost"], card["facts"]["races"]
    card["facts"]["subtype"] = "flash"
    assert faults([card]) == {
        "cards[0].facts.cost": "required",
        "cards[0].facts.races": "required",
        "cards[0].facts.subtype": "unknown_member",
    }


def test_faults_of_several_cards_are_named_together_up_to_twenty(catalogue: None) -> None:
    assert faults([character("a", cost=-1), character("b"), character("c", atk="x"), character("b")]) == {
        "cards[0].facts.cost": "min_value",
        "cards[2].facts.atk": "invalid",
        "cards[3].code": "twice",
    }
    assert len(faults([character(str(number), cost=-1) for number in range(60)])) == 20


@pytest.mark.parametrize("cards", [{}, "x", None, 3, True])
def test_a_set_is_a_list(catalogue: None, cards: Any) -> None:
    assert faults(cards) == {"cards": "invalid"}


def test_a_set_has_limits(catalogue: None) -> None:
    assert faults([character(str(number)) for number in range(MAX_CARDS + 1)]) == {"cards": "max_length"}
    assert faults([character(name="x" * MAX_BYTES)]) == {"cards": "max_length"}
    assert len(check_cards(RULES, [character(str(number)) for number in range(MAX_CARDS)])) == MAX_CARDS


# --- declared abilities ----------------------------------------------------------------------------------------------


def joined(card: Record) -> Record:
    return {
        **card,
        "facts": {**card["facts"], "effects": sorted({effect["op"] for effect in all_effects(card["facts"]["abilities"] or {})})},
    }


@pytest.fixture
def ships(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that declares abilities, as one that takes own cards."""
    rules = replace(GAMES["star-realms"], own_cards=OwnCards(joined=joined))
    monkeypatch.setitem(GAMES, rules.slug, rules)  # type: ignore[attr-defined]
    checker.cache_clear()
    return rules


def ship(abilities: Any) -> dict[str, Any]:
    return {
        "code": "mine",
        "name": "Mine",
        "type": "ship",
        "facts": {"cost": 1, "factions": ["blob"], "role": "trade-deck", "back": None, "abilities": abilities},
    }


def published_abilities(rules: Game) -> list[Any]:
    from games.catalogue.fixtures import read_catalogue

    return [card["facts"]["abilities"] for card in read_catalogue(rules, f"fixtures/{rules.slug}").cards if card["facts"].get("abilities")]


def test_the_abilities_of_every_published_card_are_accepted(catalogue_of_ships: None, ships: Game) -> None:
    found = published_abilities(ships)
    assert len(found) > 200
    for abilities in found:
        assert check_cards(ships, [ship(abilities)])[0]["facts"]["abilities"] == abilities


EFFECT = {"op": "gain", "resource": "trade", "n": 2}


@pytest.mark.parametrize(
    ("effect", "place", "code"),
    [
        ({**EFFECT, "n": 0}, ".n", "min_value"),
        ({**EFFECT, "n": 10**30}, ".n", "max_value"),
        ({**EFFECT, "n": "2"}, ".n", "invalid"),
        ({**EFFECT, "op": "gian"}, ".op", "invalid_choice"),
        ({**EFFECT, "op": ["gain"]}, ".op", "invalid_choice"),
        ({**EFFECT, "op": "__import__('os')"}, ".op", "invalid_choice"),
        ({**EFFECT, "evil": 1}, ".evil", "unknown_member"),
        ({"resource": "trade", "n": 2}, ".op", "required"),
        ("gain", "", "invalid"),
        (None, "", "invalid"),
    ],
)
def test_a_fault_of_an_effect_is_named_at_its_place(catalogue_of_ships: None, ships: Game, effect: Any, place: str, code: str) -> None:
    abilities = {"primary": [{"effects": [EFFECT, effect]}]}
    form = own_card_schema(ships, "ship")["properties"]["facts"]["properties"]["abilities"]["anyOf"][0]["properties"]["primary"]["items"]
    abilities["primary"][0] |= {name: [] for name in form["required"] if name != "effects"}
    found = faults([ship(abilities)], ships)
    assert found[f"cards[0].facts.abilities.primary[0].effects[1]{place}"] == code


def test_nested_effects_cost_no_more_than_their_length(catalogue_of_ships: None, ships: Game) -> None:
    """Alternatives read one by one would double, or worse, with each level."""
    nested: dict[str, Any] = {**EFFECT, "n": 0}
    for _ in range(8):
        nested = {"op": "choose", "options": [[nested], [EFFECT]]}
    began = time.process_time()
    found = faults([ship({"primary": [{"effects": [nested] * 20}]})], ships)
    assert found
    assert time.process_time() - began < 10
    assert len(json.dumps(nested)) < 2_000
