"""The form of abilities without JavaScript: parts are added, moved and removed, errors stand at their controls, nothing typed is lost."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest

from decks.models import CardSet
from tests.decks.own_cards.members import Member, character
from tests.frontend.own_cards.abilities.card_form import CardForm

pytestmark = pytest.mark.django_db
ABILITIES = {
    "reaction": [
        {
            "on": [{"event": "attacks", "subject": "this"}],
            "effects": [{"op": "deal", "n": 200, "whose": "opponent"}, {"op": "destroy", "who": {"type": ["character"], "cost_most": 2}}],
        }
    ]
}


@pytest.fixture
def made(alice: Member) -> CardSet:
    card = character(races=["fox"])
    alice.card_set({**card, "facts": {**card["facts"], "abilities": ABILITIES}})
    return alice.stored()


@pytest.fixture
def form(alice: Member, made: CardSet) -> CardForm:
    return CardForm(alice, f"/own-cards/{made.pk}/cards/ember/")


def abilities(made: CardSet) -> Any:
    made.refresh_from_db()
    return made.cards[0]["facts"].get("abilities")


def test_saving_the_form_changes_nothing(form: CardForm, made: CardSet) -> None:
    before = made.cards
    assert form.send().status_code == 302
    made.refresh_from_db()
    assert (made.version, made.cards) == (2, before)


def test_an_ability_is_made_of_parts(form: CardForm, made: CardSet) -> None:
    form.press("add ", "main_action", fact_atk="700")
    assert (form.focus, form.fields["fact_atk"]) == ("main_action-0", ["700"])
    form.press("add main_action.0.limits", "card")
    assert form.focus == "main_action-0-limits-0"
    form.press("add main_action.0.effects", "draw", **{"fact_abilities.main_action.0.limits.0.times": "1"})
    form.fields |= {"fact_abilities.main_action.0.limits.0.per": "turn", "fact_abilities.main_action.0.effects.0.n": "2"}
    assert form.field("main_action.0.effects.0.whose") == "own", "the default of the vocabulary"
    form.press("add main_action.0.effects", "may")
    form.press("up main_action.0.effects.1")
    assert (form.field("main_action.0.effects.0.op"), form.focus) == ("may", "main_action-0-effects-0")
    form.press("add main_action.0.effects.0.then", "heal")
    form.fields["fact_abilities.main_action.0.effects.0.then.0.n"] = "100"
    form.press("add main_action.0.effects.0.then.0.per")
    form.fields["fact_abilities.main_action.0.effects.0.then.0.per.races"] = ["Dragon"]
    form.press("remove reaction.0")
    assert "Gain 100 life for each" in form.text or "gain 100 life for each" in form.text, "how the card reads"
    assert form.send().status_code == 302
    heal = {"op": "heal", "n": 100, "per": {"races": ["Dragon"]}}
    assert abilities(made) == {
        "main_action": [
            {
                "limits": [{"limit": "card", "times": 1, "per": "turn"}],
                "effects": [{"op": "may", "then": [heal]}, {"op": "draw", "n": 2, "whose": "own"}],
            }
        ]
    }
    assert made.cards[0]["facts"]["atk"] == 700


def test_a_description_of_cards_takes_the_place_of_a_reference(form: CardForm, made: CardSet) -> None:
    place = "reaction.0.effects.1.who"
    assert form.field(place) == "{}"
    form.read(form.send(**{f"fact_abilities.{place}": "it", "change": f"show {place}"}))
    assert form.field(f"{place}.cost_most") is None
    form.read(form.send(**{f"fact_abilities.{place}": "{}", "change": f"show {place}"}))
    assert form.field(f"{place}.cost_most") == ""
    form.read(form.send())
    assert (form.status, form.error(place)) == (400, "This must not be empty.")


@pytest.mark.parametrize(
    ("place", "typed", "expected"),
    [
        ("reaction.0.effects.0.n", "two", "This must be a number."),
        ("reaction.0.effects.0.n", "-1", "This must be at least 1."),
        ("reaction.0.effects.0.n", "9" * 12, "This must be at most 999999."),
        ("reaction.0.effects.0.n", "", "This is missing."),
        ("reaction.0.effects.0.whose", "", "This is missing."),
        ("reaction.0.effects.0.whose", "<b>", "'<b>' is not a value of this field"),
        ("reaction.0.effects.1.who.atk_least", "0", "This must be at least 1."),
    ],
)
def test_an_error_stands_at_its_control_with_what_was_typed(form: CardForm, made: CardSet, place: str, typed: str, expected: str) -> None:
    form.read(form.send(**{f"fact_abilities.{place}": typed, "fact_atk": "700"}))
    assert form.status == 400
    assert form.error(place).startswith(expected), form.text
    assert form.field(place) == typed
    assert form.fields["fact_atk"] == ["700"]
    assert (abilities(made), made.version) == (ABILITIES, 1)
    control = form.controls.attributes[f"fact_abilities.{place}"]
    assert (control["aria-invalid"], control["aria-describedby"] in form.controls.texts) == ("true", True)
    assert f"fact_abilities.{place}" not in form.controls.hidden


def test_the_list_of_errors_names_each_control_with_the_same_error(form: CardForm, made: CardSet) -> None:
    form.press("add ", "constant")
    form.press("add constant.0.effects", "strengthen")
    form.read(form.send())
    for label in ("Which numbers", "Number", "Cards"):
        assert f"Abilities: {label}: This is missing." in form.text


def test_a_constant_ability_is_offered_no_end_target_or_choice(form: CardForm, made: CardSet) -> None:
    form.press("add ", "constant")
    form.press("add constant.0.effects", "strengthen")
    assert form.field("constant.0.effects.0.until") is None
    form.fields |= {"fact_abilities.constant.0.effects.0.numbers": ["atk"], "fact_abilities.constant.0.effects.0.n": ["100"]}
    form.read(form.send(**{"fact_abilities.constant.0.effects.0.who": "picked"}))
    assert form.error("constant.0.effects.0.who").startswith("'picked' is not a value of this field")
    assert form.send(**{"fact_abilities.constant.0.effects.0.who": "this"}).status_code == 302


def test_what_the_rules_could_not_do_stands_at_its_control(form: CardForm, made: CardSet) -> None:
    form.read(form.send(**{"fact_abilities.reaction.0.effects.1.who": "picked", "change": "show reaction.0.effects.1.who"}))
    form.read(form.send())
    assert (form.status, form.field("reaction.0.effects.1.who")) == (400, "picked")
    assert form.error("reaction.0.effects.1.who").startswith("No effect before this one chooses or looks at cards.")
    assert (abilities(made), made.version) == (ABILITIES, 1)


def test_a_description_takes_the_races_of_own_cards(form: CardForm, made: CardSet) -> None:
    """No list of the game's races is public, so a race that no sample card has is typed like one that some have."""
    place = "reaction.0.effects.1.who.races"
    control = form.controls.attributes[f"fact_abilities.{place}"]
    assert form.controls.texts[str(control["aria-describedby"])] == "Separated by commas."
    form.press("up reaction.0.effects.1", **{f"fact_abilities.{place}": "Star Knight、狐"})
    place = "reaction.0.effects.0.who.races"
    assert form.field(place) == "Star Knight, 狐"
    assert "Star Knight or 狐" in form.text, "how the card reads"
    assert form.send().status_code == 302
    assert abilities(made)["reaction"][0]["effects"][0]["who"] == {"type": ["character"], "cost_most": 2, "races": ["Star Knight", "狐"]}
    form.read(form.send(**{f"fact_abilities.{place}": "x" * 121, "version": "2"}))
    assert (form.status, form.field(place)) == (400, "x" * 121)
    assert form.error(place) == "This must have at most 120 characters."


def test_json_and_form_change_into_each_other(form: CardForm, made: CardSet) -> None:
    form.press("json", fact_races="fox, wolf")
    assert json.loads(form.fields["fact_abilities"][0]) == ABILITIES
    assert form.fields["fact_races"] == ["fox, wolf"]
    for bad, expected in (("{", "not JSON"), ('{"effect": [{"effects": []}]}', "effect[0].effects: This must not be empty")):
        form.read(form.send(fact_abilities=bad, change="form"))
        assert form.status == 400
        assert expected in form.text
        assert form.fields["fact_abilities"][0].strip() == bad
    more = {"constant": [{"effects": [{"op": "gains", "keywords": ["sky"], "who": "this"}]}], **ABILITIES}
    form.read(form.send(fact_abilities=json.dumps(more), change="form"))
    assert form.field("constant.0.effects.0.op") == "gains"
    assert form.send().status_code == 302
    assert abilities(made) == more


def test_abilities_that_are_too_deep_for_the_form_are_typed_as_json(alice: Member, made: CardSet) -> None:
    effect: dict[str, Any] = {"op": "draw", "n": 1, "whose": "own"}
    for _ in range(7):
        effect = {"op": "may", "then": [effect]}
    deep = {"turned_up": [{"effects": [effect]}]}
    CardSet.objects.update(cards=[{**made.cards[0], "facts": {**made.cards[0]["facts"], "abilities": deep}}])
    form = CardForm(alice, f"/own-cards/{made.pk}/cards/ember/")
    assert json.loads(form.fields["fact_abilities"][0]) == deep
    form.read(form.send(change="form"))
    assert "too large for the form" in form.text


def test_changes_that_make_no_sense_change_nothing(form: CardForm, made: CardSet) -> None:
    wrong = ("add x.y", "remove reaction.9", "up reaction.0", "down reaction.0", "remove ", "explode", "show x")
    for change in (*wrong, "up reaction.0.on", f"remove {'reaction.' * 400}", "add reaction.0.on.0.event", "add ²"):
        before = form.fields
        form.read(form.send(change=change))
        assert form.status == 200, change
        kept = {name: value for name, value in form.fields.items() if not name.endswith((".add", "token"))}
        assert kept == {name: value for name, value in before.items() if not name.endswith((".add", "token"))}, change
    assert abilities(made) == ABILITIES


HOSTILE = ("effect.0." * 30 + "op", "effect.-1", "effect.²", "", "effect.0.effects.99999999", "effect", "reaction.7.x.0.y")


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_names_of_fields_are_passed_over(form: CardForm, made: CardSet, name: str) -> None:
    assert form.send(**{f"fact_abilities.{name}": "{}"}).status_code == 302
    assert abilities(made) == ABILITIES


@pytest.mark.parametrize("names", [("reaction.0", "reaction.0..on"), ("effect..0", "effect.0."), ("", ".")], ids=str)
def test_names_of_fields_with_an_empty_part_are_passed_over(form: CardForm, made: CardSet, names: tuple[str, str]) -> None:
    fields = {f"fact_abilities.{name}": "{}" for name in names}
    assert form.send(**fields).status_code == 302
    assert form.send(**fields, change="add effect").status_code == 200
    assert abilities(made) == ABILITIES


def test_a_form_that_was_made_from_an_older_version_is_not_saved_after_a_change_of_its_parts(
    form: CardForm, alice: Member, made: CardSet
) -> None:
    other = CardForm(alice, form.path)
    assert other.send(fact_atk="900").status_code == 302
    form.press("remove reaction.0.effects.1")
    assert form.fields["version"] == ["1"]
    form.read(form.send())
    assert form.status == 412
    assert form.fields["version"] == ["2"]
    assert form.field("reaction.0.effects.1.op") is None
    assert form.send().status_code == 302
    assert abilities(made)["reaction"][0]["effects"] == ABILITIES["reaction"][0]["effects"][:1]


@pytest.mark.parametrize("language", ["en", "ja", "zh-hant"])
def test_the_form_is_in_the_readers_language(alice: Member, made: CardSet, language: str) -> None:
    alice.client.cookies["django_language"] = language
    text = unescape(CardForm(alice, f"/own-cards/{made.pk}/cards/ember/").text)
    words = re.findall(r"<legend>([^<]*)</legend>", text.partition("ability-form")[2])
    assert words
    for word in words:
        is_english = word.replace("…", "").isascii()
        assert is_english == (language == "en") or word in ("ATK", "DEF"), word
