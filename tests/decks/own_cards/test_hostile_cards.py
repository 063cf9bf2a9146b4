"""Hostile values in every member and every fact of an own card: each is refused at its place, or stored within the bounds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cards.errors import BadInput
from decks.own_cards.checking import MAX_CARDS, check_cards
from decks.own_cards.schema import MAX_ITEMS, MAX_NUMBER, MAX_TEXT, own_card_schema
from games.registry import GAMES
from tests.decks.own_cards.members import GAME, Member, character

pytestmark = pytest.mark.django_db
RULES = GAMES[GAME]
PRINTED = {"cost": 1, "speed": 1, "attribute": "fire", "any_number": False, "has_text": False}
CARDS = [
    character(),
    {"code": "flare", "name": "Flare", "type": "effect", "facts": {**PRINTED, "subtype": "flash"}},
    {"code": "grove", "name": "Grove", "type": "support", "facts": {**PRINTED, "subtype": None}},
]
DEEP: list[Any] = []
for _ in range(15):
    DEEP = [DEEP]
TEXTS = [
    "", " ", "x" * (MAX_TEXT + 1), "\u202egnp.exe", "a\u0000b", "\ud800", "\u200b", "Ｆｉｒｅ", "<script>alert(1)</script>", "=1+1",
    "👾" * 121,
]  # fmt: skip
VALUES: list[Any] = [
    None, *TEXTS, -1, 10**30, MAX_NUMBER + 1, 1.5, float("inf"), True,
    [], ["x"] * (MAX_ITEMS + 1), [[]], [None], {}, {"$ref": "#"}, {"en": "x", "xx": "y"}, DEEP,
]  # fmt: skip


def places(card: dict[str, Any]) -> list[str]:
    """Every member and every fact of the schema."""
    schema = own_card_schema(RULES, card["type"])
    return [*schema["properties"], *(f"facts.{fact}" for fact in schema["properties"]["facts"]["properties"])]


def changed(card: dict[str, Any], place: str, value: Any) -> dict[str, Any]:
    parent, _, member = place.rpartition(".")
    if not parent:
        return {**card, member: value}
    return {**card, parent: {**card[parent], member: value}}


def checked(card: dict[str, Any]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The stored cards and no fault, or no card and the faults."""
    try:
        return check_cards(RULES, [card]), []
    except BadInput as error:
        return [], list(error.errors)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["type"]))
def test_a_hostile_value_is_refused_at_its_place_or_stored_within_bounds(catalogue: None, card: dict[str, Any]) -> None:
    assert check_cards(RULES, [card])
    refused = 0
    for place in places(card):
        for value in VALUES:
            stored, faults = checked(changed(card, place, value))
            if faults:
                refused += 1
                assert all(fault["message"] and fault["code"] for fault in faults)
                expected = ("cards[0].type", "cards[0].name", f"cards[0].{place}")
                assert any(fault["field"].startswith(expected) for fault in faults), (place, value, faults)
                continue
            within_bounds(stored)
            assert check_cards(RULES, stored) == stored, (place, value)
    assert refused > 200


def within_bounds(value: Any) -> None:
    if isinstance(value, dict):
        for name, inner in value.items():
            within_bounds(name)
            within_bounds(inner)
    elif isinstance(value, list):
        assert len(value) <= MAX_CARDS
        for inner in value:
            within_bounds(inner)
    elif isinstance(value, str):
        assert len(value) <= MAX_TEXT
        assert "\u202e" not in value
        value.encode()
    elif value is not None:
        assert 0 <= value <= MAX_NUMBER


DRAW = {"op": "draw", "n": 1, "whose": "own"}


@pytest.mark.parametrize(
    ("abilities", "place"),
    [
        ([], ""),
        ("draw", ""),
        ({"efect": []}, ".efect"),
        ({"effect": {}}, ".effect"),
        ({"effect": [{}]}, ".effect[0].effects"),
        ({"effect": [{"effects": []}]}, ".effect[0].effects"),
        ({"effect": [{"effects": [{**DRAW, "op": "drawn"}]}]}, ".effect[0].effects[0].op"),
        ({"effect": [{"effects": [{**DRAW, "op": "__import__"}]}]}, ".effect[0].effects[0].op"),
        ({"effect": [{"effects": [{**DRAW, "n": -1}]}]}, ".effect[0].effects[0].n"),
        ({"effect": [{"effects": [{**DRAW, "n": 10**9}]}]}, ".effect[0].effects[0].n"),
        ({"effect": [{"effects": [{**DRAW, "n": "1; drop table"}]}]}, ".effect[0].effects[0].n"),
        ({"effect": [{"effects": [{**DRAW, "whose": "\u202eown"}]}]}, ".effect[0].effects[0].whose"),
        ({"effect": [{"effects": [DRAW], "targets": [{"target": "all"}]}]}, ".effect[0].targets[0]"),
        ({"effect": [{"effects": [{**DRAW, "code": "print(1)"}]}]}, ".effect[0].effects[0].code"),
    ],
)  # fmt: skip
def test_a_fault_of_an_ability_is_named_at_its_place(catalogue: None, abilities: Any, place: str) -> None:
    card = changed(changed(CARDS[1], "facts.abilities", abilities), "facts.has_text", True)
    assert check_cards(RULES, [changed(card, "facts.abilities", {"effect": [{"effects": [DRAW]}]})])
    with pytest.raises(BadInput) as caught:
        check_cards(RULES, [card])
    assert caught.value.errors[0]["field"].startswith(f"cards[0].facts.abilities{place}")


ATK = {"op": "strengthen", "numbers": ["atk"], "n": 100, "who": "this"}
LASTING = {**ATK, "until": "turn"}
PICK = {"op": "pick", "n": 1, "what": {"zone": "hand", "whose": "own"}, "whose": "own"}


@pytest.mark.parametrize(
    ("abilities", "place", "sentence"),
    [
        ({"constant": [{"effects": [{**ATK, "who": "picked"}]}]}, "constant[0].effects[0].who", "'picked' is not a value of this field"),
        ({"constant": [{"effects": [{**ATK, "who": "target"}]}]}, "constant[0].effects[0].who", "'target' is not a value of this field"),
        ({"constant": [{"effects": [LASTING]}]}, "constant[0].effects[0].until", "Unknown member “until”"),
        ({"constant": [{"effects": [{**ATK, "who": {"of": "picked"}}]}]}, "constant[0].effects[0].who.of", "No effect before this"),
        ({"turned_up": [{"effects": [{**LASTING, "who": "picked"}]}]}, "turned_up[0].effects[0].who", "No effect before this"),
        ({"turned_up": [{"effects": [{**LASTING, "who": "target"}]}]}, "turned_up[0].effects[0].who", "The ability has no such"),
        ({"turned_up": [{"effects": [{"op": "take", "who": "it"}]}]}, "turned_up[0].effects[0].who", "The ability answers no event"),
        ({"turned_up": [{"effects": [ATK]}]}, "turned_up[0].effects[0].until", "Say when this ends"),
        ({"turned_up": [{"effects": [{**DRAW, "count": "energies", "per": {"other": True}}]}]}, "turned_up[0].effects[0].per", "An"),
        ({"turned_up": [{"effects": [{**DRAW, "count": "happened"}]}]}, "turned_up[0].effects[0].count", "No effect comes before"),
        (
            {"main_action": [{"limits": [{"limit": "card", "times": 100, "per": "turn"}], "effects": [DRAW]}]},
            "main_action[0].limits[0].times",
            "This must be at most 99",
        ),
        (
            {"reaction": [{"on": [{"event": "turn_begins", "subject": "this"}], "effects": [DRAW]}]},
            "reaction[0].on[0].subject",
            "Unknown member “subject”",
        ),
    ],
)  # fmt: skip
def test_what_the_rules_could_not_do_is_refused_at_its_place(catalogue: None, abilities: Any, place: str, sentence: str) -> None:
    (fault, *_), twin = (
        checked(changed(character(), "facts.abilities", abilities))[1],
        {"turned_up": [{"effects": [PICK, {**LASTING, "who": "picked"}]}]},
    )
    assert (fault["field"], fault["message"][: len(sentence)]) == (f"cards[0].facts.abilities.{place}", sentence)
    assert check_cards(RULES, [changed(character(), "facts.abilities", twin)])


def test_a_whole_number_with_a_point_is_a_whole_number(catalogue: None) -> None:
    """JSON and its schemas know one kind of number; the rules count in whole ones."""
    card = changed(changed(CARDS[1], "facts.abilities", {"effect": [{"effects": [{**DRAW, "n": 2.0}]}]}), "facts.has_text", True)
    (stored,) = check_cards(RULES, [changed(card, "facts.cost", 1.0)])
    assert '"n": 2,' in json.dumps(stored)
    assert '"cost": 1,' in json.dumps(stored)


def nested(depth: int) -> dict[str, Any]:
    effect: dict[str, Any] = DRAW
    for _ in range(depth):
        effect = {"op": "choose", "options": [[effect], [DRAW]]}
    return effect


def test_abilities_nested_a_thousand_deep_are_refused_wherever_they_come_from(alice: Member) -> None:
    made = alice.card_set(CARDS[1])
    text = '{"op": "choose", "options": [[' * 1_000 + json.dumps(DRAW) + "]]}" * 1_000
    abilities = f'{{"effect": [{{"effects": [{text}]}}]}}'
    body = json.dumps({"cards": [CARDS[1]]}).replace('"has_text": false', f'"has_text": true, "abilities": {abilities}')
    assert alice.patch(f"own-cards/{made['id']}/", body, if_match='"1"').status_code == 400
    assert alice.post("own-cards/import/", {"text": f'{{"game": "{GAME}", "name": "x", {body[1:]}'}).status_code == 400
    form = {"code": "flare", "name_en": "Flare", "fact_cost": "1", "fact_speed": "1", "fact_attribute": "fire", "fact_abilities": abilities}
    answer = alice.client.post(f"/own-cards/{made['id']}/cards/flare/", {**form, "version": "1"})
    assert answer.status_code == 400
    assert "choose" in answer.content.decode()  # what was typed is still there
    assert alice.get(f"own-cards/{made['id']}/").json() == made


def test_abilities_nested_as_deep_as_json_may_be_are_kept(catalogue: None) -> None:
    card = changed(changed(CARDS[1], "facts.abilities", {"effect": [{"effects": [nested(3)]}]}), "facts.has_text", True)
    stored = check_cards(RULES, [card])
    assert check_cards(RULES, stored) == stored


def test_a_hundred_thousand_cards_are_refused_by_their_number(alice: Member) -> None:
    card = json.dumps({"code": "x"})
    text = f'{{"game": "{GAME}", "name": "x", "cards": [{", ".join([card] * 100_000)}]}}'
    for path, body in (("own-cards/", text), ("own-cards/import/", json.dumps({"text": text}))):
        answer = alice.post(path, body)
        assert answer.status_code in (400, 413), path
    assert not alice.get("own-cards/").json()["results"]
