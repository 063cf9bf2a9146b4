"""Filters, targets, costs, conditions and limits: declared, checked, printed, and played on a table."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from games import rules_mode
from games.abilities.declare import BadDeclaration, check_cards
from games.abilities.fields import Flag
from games.abilities.filters import FilterCompiler, Filters
from games.abilities.parts import ability_of
from games.abilities.shape import abilities_shape
from games.abilities.triggers import trigger
from games.engine.events.batch import Event
from games.engine.events.index import EACH_SEAT
from games.engine.events.resolution import Resolution
from games.engine.events.windows import FORCED_REACTION
from tests.games.abilities.skirmish_words import (
    RENDERER,
    VOCABULARY,
    action,
    both,
    card_of,
    compiler_of,
    conditions,
    costs,
    damaged,
    deal,
    events,
    focus_this,
    gold,
    if_there_are,
    kill,
    leaves,
    limits,
    note,
    reaction,
    targets,
)
from tests.games.engine.tables.skirmish import ACE, CARDS, DAMAGED, GEAR, GUARD, HERO, Skirmish

ENEMY_TROOPER = card_of(traits="trooper", whose="opponent")
interpreted_only = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (ENEMY_TROOPER, "enemy Trooper"),
        (card_of(other=True, traits=["pilot", "scout"], damaged=2), "other Pilot/Scout with 2 damage"),
        (card_of(attached_to=card_of(whose="own")), "on (own)"),
        (card_of(zone="hand"), "in hand"),
    ],
)
def test_how_filters_are_printed(part: dict[str, Any], text: str) -> None:
    assert card_of.text(part, "en") == text


def test_how_parts_are_printed() -> None:
    assert costs.text(gold(2), "en") == "pay 2 gold"
    assert targets.text(targets.some(2, ENEMY_TROOPER), "ja") == "up to 2 targets: enemy-ja Trooper-ja -ja-ja"
    assert conditions.text(if_there_are(2, ENEMY_TROOPER), "en") == "if there are 2 × enemy Trooper"
    assert limits.text(limits.each("seat", 1, "turn"), "en") == "1 a turn"
    assert RENDERER.effects([deal(2)], "en") == "deal 2"


@pytest.mark.parametrize(
    ("target", "message"),
    [
        (targets.one(card_of(traits="elf")), "one: what is wrong: traits has 'elf'; use: trooper, pilot, scout."),
        (targets.one(card_of()), "one: what is empty; use: traits, whose, damaged, other, attached_to, zone."),
        (targets.one(card_of(damaged=0)), "one: what is wrong: damaged is 0; use a whole number from 1."),
        (
            targets.one(card_of(colour="red")),
            "one: what is wrong: has no field 'colour'; use: traits, whose, damaged, other, attached_to, zone.",
        ),
        (targets.some(0, ENEMY_TROOPER), "some: n is 0; use a whole number from 1."),
        (targets.one(), "one: what is missing; give it a value."),
    ],
)
def test_a_wrong_target_stops_the_import(target: Any, message: str) -> None:
    with pytest.raises(BadDeclaration) as error:
        check_cards(VOCABULARY, {"ace": VOCABULARY.card(action(deal(1), targets=target))})
    assert str(error.value) == f"ace: action: targets is wrong: {message}"


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"costs": gold(0)}, "costs is wrong: gold: n is 0; use a whole number from 1."),
        ({"costs": []}, "costs is empty; give one of: focus, gold."),
        ({"costs": [{"cost": "blood"}]}, "costs is wrong: there is no cost 'blood'; use one of: focus, gold."),
        ({"limits": limits.each("seat", 1, "week")}, "limits is wrong: seat: per is 'week'; use one of: turn."),
    ],
)
def test_a_wrong_part_stops_the_import(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(BadDeclaration) as error:
        check_cards(VOCABULARY, {"ace": VOCABULARY.card(action(deal(1), **parts))})
    assert str(error.value) == f"ace: action: {message}"


def test_a_filter_may_leave_every_property_out() -> None:
    with pytest.raises(ValueError, match="wide: a filter may leave a property out; give the field default=ABSENT"):
        Filters(both("{wide}")).property(Flag("wide", default=False))


def test_a_filter_is_a_table_of_printed_cards_and_tests_of_state() -> None:
    compiler = FilterCompiler(card_of, range(len(CARDS)))
    made = compiler.filter(ENEMY_TROOPER)
    assert (made.printed, len(made.tests)) == ([True, True, False, False], 1)
    assert compiler.filter(card_of(whose="opponent", traits=["trooper"])) is made
    assert compiler.filter(card_of(whose="own")).printed is None
    nested = compiler.filter(card_of(attached_to=ENEMY_TROOPER))
    assert nested.tests[0].filter is made


def test_the_schema_has_the_parts() -> None:
    schema = Draft202012Validator(abilities_shape(VOCABULARY, "urn:skirmish:abilities"))
    target = targets.one(card_of(traits="pilot", attached_to=card_of(whose="own")))
    card = VOCABULARY.card(action(kill(), costs=[focus_this(), gold(1)], targets=target, limits=limits.each("card", 1, "turn")))
    assert not list(schema.iter_errors(check_cards(VOCABULARY, {"ace": card})["ace"]))
    ability = card["action"][0]
    for wrong in (
        {"costs": []},
        {"costs": [{"cost": "gold"}]},
        {"targets": [{"target": "one", "what": {}}]},
        {"targets": [{"target": "one", "what": {"colour": "red"}}]},
        {"limits": [{"limit": "moon"}]},
    ):
        assert list(schema.iter_errors({"action": [{**ability, **wrong}]})), wrong


def use(game: Skirmish, ability: Any, source: Any, *choices: int) -> list[Any]:
    """Use a declared ability of a piece of seat 0 and answer what it asks."""
    declared = check_cards(VOCABULARY, {"card": VOCABULARY.card(ability)})["card"]["action"][0]
    made = ability_of(compiler_of(game.programs), declared, targets=targets, costs=costs, conditions=conditions)
    game.use_ability(made, source.id, 0)
    return game.run_all(*choices)


@interpreted_only
def test_a_declared_ability_is_paid_and_hits_its_target() -> None:
    game = Skirmish()
    game.gold = [3, 0]
    hero, own, enemy, other = game.put(HERO), game.put(GUARD), game.put(GUARD, seat=1), game.put(ACE, seat=1)
    told = use(game, action(deal(1), costs=gold(2), targets=targets.one(ENEMY_TROOPER)), hero, 0)
    assert ("paid", 1, 2) in told
    assert [piece.tokens[1] for piece in (hero, own, enemy, other)] == [0, 0, 1, 0]
    assert game.gold == [1, 0]


@interpreted_only
def test_one_event_hits_every_target() -> None:
    game = Skirmish()
    hero, first, second = game.put(HERO), game.put(GUARD, seat=1), game.put(ACE, seat=1)
    told = use(game, action(deal(1), targets=targets.some(2, ENEMY_TROOPER)), hero, 0, 0)
    assert [piece.tokens[1] for piece in (first, second)] == [1, 1]
    assert [each[0] for each in told] == ["done", "done", "ended"]


@interpreted_only
def test_an_ability_that_cannot_be_used_is_not_offered() -> None:
    game = Skirmish()
    hero = game.put(HERO)
    game.put(GEAR, seat=1)

    def can(ability: Any) -> bool:
        declared = VOCABULARY.card(ability)["action"][0]
        made = ability_of(compiler_of(game.programs), declared, targets=targets, costs=costs, conditions=conditions)
        return game.can_use(made, Resolution(hero.id, 0, -1, made))

    assert can(action(deal(1), costs=focus_this()))
    assert not can(action(deal(1), costs=gold(1)))
    assert not can(action(deal(1), targets=targets.one(ENEMY_TROOPER)))
    assert not can(action(deal(1), conditions=if_there_are(2, card_of(whose="opponent"))))
    assert can(action(deal(1), conditions=if_there_are(1, card_of(whose="opponent"))))


def test_limits_count_for_a_card_or_are_shared() -> None:
    shared = limits.limit(limits.each("seat", 2, "turn"), number=4)
    assert (shared.times, shared.scope, shared.number) == (2, EACH_SEAT, 4)
    assert limits.make(limits.each("card", 1, "turn")).number == 0


@interpreted_only
def test_a_reaction_hears_its_own_event_as_often_as_its_limit_allows() -> None:
    game = Skirmish()
    declared = check_cards(
        VOCABULARY, {"ace": VOCABULARY.card(reaction(note(7), on=damaged("this"), limits=limits.each("card", 1, "turn")))}
    )
    (ability,) = declared["ace"]["reaction"]
    made = ability_of(compiler_of(game.programs), ability)
    (heard,) = (events.make(each) for each in ability["on"])
    (limit,) = (limits.make(each) for each in ability["limits"])
    game.triggers[ACE] = [trigger(heard, FORCED_REACTION, made, limit)]
    enemy, other = game.put(ACE, seat=1), game.put(HERO, seat=1)
    hits = [Event(DAMAGED, 0, piece.id, -1, 1) for piece in (other, enemy)]
    game.fire_all(hits)
    told = game.run_all()
    assert told.count(("note", 7)) == 1
    game.is_over = False
    game.fire_all([Event(DAMAGED, 0, enemy.id, -1, 1)])
    assert game.run_all().count(("note", 7)) == 1


def test_how_an_event_is_printed_and_what_is_wrong_with_it() -> None:
    assert events.text(damaged("host"), "en") == "when host is damaged"
    assert events.text(leaves(), "en") == "when anyone leaves"
    with pytest.raises(BadDeclaration) as error:
        check_cards(VOCABULARY, {"ace": VOCABULARY.card(reaction(note(1)))})
    assert str(error.value) == "ace: reaction: on is missing; give it a value."
