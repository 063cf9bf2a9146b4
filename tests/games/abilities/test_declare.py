"""Declarations: what they become, and the sentence for each mistake."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from games.abilities.declare import BadDeclaration, check_cards, problem_of_card, together
from games.abilities.fields import ABSENT
from games.abilities.parts import Kinds, Parts
from games.abilities.shape import abilities_shape
from games.abilities.vocabulary import Operation, Vocabulary
from tests.games.abilities.small_vocabulary import (
    THEN,
    VOCABULARY,
    ally,
    bans,
    both,
    choose,
    condition,
    discard,
    draw,
    heal,
    if_hurt,
    turn,
    with_cards,
)

NO_EFFECT = "which is not an effect; call an operation, and give targets, costs and filters by keyword"


def declare(*abilities: Any) -> dict[str, Any]:
    return check_cards(VOCABULARY, {"hero": VOCABULARY.card(*abilities)})["hero"]


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (draw(2), {"op": "draw", "n": 2}),
        (draw(n=2, optional=True), {"op": "draw", "n": 2, "optional": True}),
        (discard(1), {"op": "discard", "n": 1, "whose": "own"}),
        (discard(None, "opponent"), {"op": "discard", "n": None, "whose": "opponent"}),
        (discard(1, "own", "elf", "orc"), {"op": "discard", "n": 1, "whose": "own", "traits": ["elf", "orc"]}),
        (discard(1, traits="elf"), {"op": "discard", "n": 1, "whose": "own", "traits": ["elf"]}),
        (discard(1, traits=None), {"op": "discard", "n": 1, "whose": "own"}),
        (choose([draw(1)], [heal(1)]), {"op": "choose", "options": [[{"op": "draw", "n": 1}], [{"op": "heal", "n": 1}]]}),
        (with_cards(3, draw(1), heal(1)), {"op": "if", "cards_at_least": 3, "then": [{"op": "draw", "n": 1}, {"op": "heal", "n": 1}]}),
        (if_hurt(draw(1)), {"op": "if", "hurt": True, "then": [{"op": "draw", "n": 1}]}),
        (bans(names=["mage", "thief"]), {"op": "bans", "named": ["mage", "thief"]}),
        (bans(names="mage"), {"op": "bans", "named": ["mage"]}),
        (if_hurt(then=draw(1)), {"op": "if", "hurt": True, "then": [{"op": "draw", "n": 1}]}),
    ],
)
def test_values_that_constructors_make(effect: dict[str, Any], expected: dict[str, Any]) -> None:
    assert effect == expected
    assert list(effect) == list(expected)
    assert declare(turn(effect)) == {"turn": [{"effects": [expected]}]}


def test_abilities_are_ordered_by_slot() -> None:
    declared = declare(ally("elf", draw(1)), turn(heal(1)), ally("elf", "orc", heal(2), draw(1)))
    assert list(declared) == ["turn", "ally"]
    assert declared["ally"] == [
        {"traits": ["elf"], "effects": [{"op": "draw", "n": 1}]},
        {"traits": ["elf", "orc"], "effects": [{"op": "heal", "n": 2}, {"op": "draw", "n": 1}]},
    ]


@pytest.mark.parametrize(
    ("abilities", "message"),
    [
        ([], "hero: no ability is declared; declare one, or leave the card out."),
        ([turn()], "hero: turn: effects is missing; give it a value."),
        ([ally("dwarf", draw(1))], "hero: ally: traits has 'dwarf'; use: elf, orc."),
        ([turn(draw(0))], "hero: draw: n is 0; use a whole number from 1."),
        ([turn(draw(True))], "hero: draw: n is True; use a whole number from 1."),
        ([turn(draw(None))], "hero: draw: n is None; use a whole number from 1."),
        ([turn(discard(0))], "hero: discard: n is 0; use a whole number from 1, or None for any number."),
        ([turn(draw())], "hero: draw: n is missing; give it a value."),
        ([turn(draw(1, 2))], "hero: draw: takes no value 2 there; it takes: n, optional."),
        ([turn(draw(1, per="card"))], "hero: draw: has no field 'per'; use: n, optional."),
        ([turn(draw(1, optional="yes"))], "hero: draw: optional is 'yes'; use True, or leave it out."),
        ([turn(draw(1, optional=False))], "hero: draw: optional is False; use True, or leave it out."),
        ([turn(discard(1, "nobody"))], "hero: discard: whose is 'nobody'; use one of: own, opponent."),
        ([turn(discard(1, traits=[]))], "hero: discard: traits is empty; name at least one of: elf, orc."),
        ([turn(bans(names=[]))], "hero: bans: named is empty; name the code of at least one card."),
        ([turn(choose([draw(1)]))], "hero: choose: options needs two or more options, each a list of at least one effect."),
        ([turn(choose([draw(1)], []))], "hero: choose: options needs two or more options, each a list of at least one effect."),
        ([turn(choose([draw(1)], [draw(0)]))], "hero: draw: n is 0; use a whole number from 1."),
        ([turn(if_hurt())], "hero: if: then is missing; give it a value."),
        ([turn(if_hurt(draw(0)))], "hero: draw: n is 0; use a whole number from 1."),
        ([turn(condition.variant("then")(draw(1)))], "hero: if: needs one condition; give cards_at_least or hurt."),
        ([turn(discard(1, traits=["elf", "elf"]))], "hero: discard: traits has 'elf' twice; name it once."),
        ([turn(discard(1, traits=5))], "hero: discard: traits is 5; use: elf, orc."),
        ([turn(bans(names=5))], "hero: bans: named is 5; name the codes of cards."),
        ([turn(if_hurt(then=5))], "hero: if: then is 5; give a list of effects."),
        ([turn(choose(draw(1), draw(2)))], "hero: choose: takes no value {'op': 'draw', 'n': 1} there; it takes: options."),
        ([turn(choose(options=draw(1)))], "hero: choose: options needs two or more options, each a list of at least one effect."),
        ([turn({"cost": "gold"})], f"hero: turn: effects has {{'cost': 'gold'}}, {NO_EFFECT}."),
        ([turn(if_hurt({"cost": "gold"}))], f"hero: if: then has {{'cost': 'gold'}}, {NO_EFFECT}."),
        ([turn(draw)], "hero: turn: takes no value <draw, not called> there; it takes: effects."),
    ],
)
def test_a_mistake_stops_the_import(abilities: list[Any], message: str) -> None:
    with pytest.raises(BadDeclaration) as error:
        declare(*abilities)
    assert str(error.value) == message


@pytest.mark.parametrize(("value", "shown"), [(draw(1), "{'op': 'draw', 'n': 1}"), (turn, "<turn, not called>")])
def test_an_effect_outside_a_slot_is_refused(value: Any, shown: str) -> None:
    with pytest.raises(TypeError) as error:
        VOCABULARY.card(value)
    assert str(error.value) == f"card: {shown} is not an ability; put effects into a slot: turn, ally"


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        ({"night": []}, "hero: there is no slot 'night'; use one of: turn, ally."),
        ({"turn": [{"effects": [{"op": "fly"}]}]}, "hero: there is no operation 'fly'; declare it in the game's abilities/ops.py."),
        ({"turn": [{"effects": [{"op": "draw", "n": -1}]}]}, "hero: draw: n is -1; use a whole number from 1."),
        ({"turn": [{"effects": [{"op": "draw", "n": 1, "speed": 2}]}]}, "hero: draw: has no field 'speed'; use: n, optional."),
        ({"turn": [{"effects": [{"op": "draw"}]}]}, "hero: draw: n is missing; give it a value."),
        ({"turn": [{"effects": [{"op": "discard", "n": 1}]}]}, "hero: discard: whose is missing; give it a value."),
    ],
)
def test_data_are_checked_like_declarations(declared: dict[str, Any], message: str) -> None:
    with pytest.raises(BadDeclaration) as error:
        check_cards(VOCABULARY, {"hero": declared})
    assert str(error.value) == message


def test_two_products_never_declare_the_same_card() -> None:
    card = VOCABULARY.card(turn(draw(1)))
    assert together({"a": card}, {"b": card}) == {"a": card, "b": card}
    with pytest.raises(BadDeclaration, match=r"^a: two products declare this card; declare it once\.$"):
        together({"a": card}, {"b": card, "a": card})


def test_an_operation_is_declared_once() -> None:
    with pytest.raises(ValueError, match="draw: this operation is declared already; declare a variant of it, or take another code"):
        VOCABULARY.operation("draw")


@pytest.fixture
def strict() -> Vocabulary:
    """One ability at night, which only lasts; by day any number, with at most one wish each."""
    vocabulary = Vocabulary()
    lasting: dict[str, Operation] = {}
    vocabulary.slot("night", both("Night"), most=1, only=lasting)
    wishes: Kinds[Any] = Kinds("wish", {})
    wishes.kind("rain", makes=lambda declared, filters: None)
    vocabulary.slot("day", both("Day"), Parts("wishes", kinds=wishes, joint=both("+"), most=1, default=ABSENT))
    lasting["glow"] = vocabulary.operation("glow")
    vocabulary.operation("flash")
    vocabulary.operation("may", THEN)
    return vocabulary


GLOW, FLASH, RAIN = {"op": "glow"}, {"op": "flash"}, {"wish": "rain"}


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        ({"night": [{"effects": [GLOW, GLOW]}], "day": [{"effects": [FLASH], "wishes": [RAIN]}, {"effects": [GLOW]}]}, ""),
        ({"night": [{"effects": [GLOW]}] * 2}, "night has 2 abilities; declare at most 1, each with all of its effects"),
        ({"night": [{"effects": [GLOW, FLASH]}]}, "night: effects has 'flash'; use one of: glow"),
        ({"night": [{"effects": [{"op": "may", "then": [GLOW]}]}]}, "night: effects has 'may'; use one of: glow"),
        ({"night": [{"effects": []}]}, "night: effects is empty; give at least one effect"),
        ({"day": [{"effects": [FLASH], "wishes": [RAIN, RAIN]}]}, "day: wishes has 2 entries; give at most 1"),
    ],
)
def test_what_the_rules_would_leave_out_is_refused(strict: Vocabulary, declared: dict[str, Any], message: str) -> None:
    """A second ability where the rules play one, an effect that does not last where only lasting ones count, a second wish."""
    assert problem_of_card(strict, declared) == message
    assert Draft202012Validator(abilities_shape(strict, "urn:strict")).is_valid(declared) == (not message)
