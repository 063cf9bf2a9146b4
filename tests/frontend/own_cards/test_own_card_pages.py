"""The pages of own cards work without JavaScript, show errors at their fields and lose nothing that was typed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from decks.models import CardSet
from decks.own_cards.schema import checker
from games.contracts.game import OwnCards
from games.registry import GAMES
from tests.decks.own_cards.members import GAME, Member, character
from tests.frontend.pages import text_of
from tests.helpers import catalogues

pytestmark = pytest.mark.django_db
SCRIPT = "<script>alert(1)</script>"

FOX = {
    "code": "fox",
    "name_ja": "狐",
    "fact_cost": "2",
    "fact_speed": "3",
    "fact_attribute": "fire",
    "fact_atk": "500",
    "fact_def": "400",
    "fact_down": "100",
    "fact_lead_icons": ["up", "left"],
    "fact_races": "fox, spirit",
}


@pytest.fixture
def made(alice: Member) -> CardSet:
    alice.card_set(character())
    return alice.stored()


def at_field(text: str, name: str) -> str:
    """The text of the error at a control of the card's form."""
    return text.partition(f'id="card-{name}_error"')[2].partition("</")[0]


def test_guests_are_asked_to_log_in_and_members_start_with_nothing(alice: Member) -> None:
    guest = text_of(Client().get("/own-cards/"))
    assert "Own cards need an account" in guest
    assert "Start a card set" not in guest
    text = text_of(alice.client.get("/own-cards/"))
    assert "You have no card sets yet" in text
    assert Client().post("/own-cards/new/", {"game": GAME, "name": "x"}).status_code == 403
    assert not CardSet.objects.exists()


def test_a_set_is_started_and_filled_by_forms(alice: Member) -> None:
    answer = alice.client.post("/own-cards/new/", {"game": GAME, "name": "Foxes"})
    made = CardSet.objects.get()
    assert answer["Location"] == f"/own-cards/{made.pk}/"
    text = text_of(alice.client.get(answer["Location"]))
    assert "This set has no cards yet" in text
    assert alice.client.get(f"/own-cards/{made.pk}/new/character/").status_code == 200
    answer = alice.client.post(f"/own-cards/{made.pk}/new/character/", {**FOX, "version": "1"})
    assert answer.status_code == 302, text_of(answer)
    made.refresh_from_db()
    assert made.cards[0]["names"] == {"en": "狐", "ja": "狐"}
    assert made.cards[0]["facts"] == character(races=["fox", "spirit"])["facts"]
    page = text_of(alice.client.get(f"/own-cards/{made.pk}/"))
    assert "狐" in page
    assert "fox, spirit" in page
    assert "Foxes" in text_of(alice.client.get("/own-cards/"))


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("fact_cost", "-1", "at least 0"),
        ("fact_cost", "9" * 30, "at most"),
        ("fact_cost", "two", "must be a number"),
        ("fact_attribute", "fier", "valid choice"),
        ("fact_attribute", "", "attribute"),
        ("code", "a b", "letters, digits"),
        ("code", "", "required"),
    ],
)
def test_a_card_with_an_error_is_shown_with_what_was_typed(alice: Member, made: CardSet, field: str, value: str, expected: str) -> None:
    answer = alice.client.post(f"/own-cards/{made.pk}/new/character/", {**FOX, "version": "1", field: value})
    assert answer.status_code == 400
    text = text_of(answer)
    assert expected.casefold() in at_field(text, field).casefold(), at_field(text, field)
    assert 'value="狐"' in text
    assert "fox, spirit" in text
    made.refresh_from_db()
    assert (made.version, made.card_count) == (1, 1)


def test_all_faults_of_a_card_are_shown_at_once(alice: Member, made: CardSet) -> None:
    wrong = {"code": "a b", "fact_cost": "two", "fact_atk": "-1", "name_en": "x" * 121}
    text = text_of(alice.client.post(f"/own-cards/{made.pk}/new/character/", {**FOX, "version": "1", **wrong}))
    for field, expected in (("code", "letters, digits"), ("fact_cost", "must be a number"), ("fact_atk", "at least 0"), ("name_en", "120")):
        assert expected in at_field(text, field), at_field(text, field)


def test_a_code_that_is_taken_is_refused_at_its_field(alice: Member, made: CardSet) -> None:
    answer = alice.client.post(f"/own-cards/{made.pk}/new/character/", {**FOX, "version": "1", "code": "ember"})
    assert "has this code, too" in at_field(text_of(answer), "code")


def test_a_card_is_changed_and_removed(alice: Member, made: CardSet) -> None:
    path = f"/own-cards/{made.pk}/cards/ember/"
    form = text_of(alice.client.get(path))
    assert 'value="500"' in form
    values = {**FOX, "code": "ember", "fact_cost": "6"}
    assert alice.client.post(path, {**values, "version": "1"}).status_code == 302
    late = alice.client.post(path, {**values, "version": "1", "fact_cost": "7"})
    assert late.status_code == 412
    assert "save again to keep them" in text_of(late)
    assert 'name="version" value="2"' in text_of(late)
    made.refresh_from_db()
    assert made.cards[0]["facts"]["cost"] == 6
    assert alice.client.post(f"{path}delete/", {"version": "2"}).status_code == 302
    made.refresh_from_db()
    assert made.cards == []
    assert alice.client.get(path).status_code == 404
    assert alice.client.get(f"/own-cards/{made.pk}/new/hero/").status_code == 404


def test_a_card_in_a_deck_stays(alice: Member, made: CardSet) -> None:
    slots = [{"code": f"own-{made.code}-ember", "quantity": 3, "zone": "main"}]
    alice.post("decks/", {"game": GAME, "name": "Foxy deck", "slots": slots})
    for path in (f"/own-cards/{made.pk}/cards/ember/delete/", f"/own-cards/{made.pk}/delete/"):
        answer = alice.client.post(path, {"version": "1"})
        assert answer.status_code == 422
        assert "Foxy deck" in text_of(answer)
    assert CardSet.objects.get().card_count == 1


def test_a_set_is_imported_and_downloaded(alice: Member, made: CardSet) -> None:
    file = alice.client.get(f"/own-cards/{made.pk}/cards.json")
    assert file["Content-Type"] == "application/json"
    upload = SimpleUploadedFile("x.json", file.content)
    answer = alice.client.post("/own-cards/import/", {"game": GAME, "name": "Again", "file": upload})
    assert answer.status_code == 302, text_of(answer)
    assert CardSet.objects.get(name="Again").cards == made.cards
    bad = json.dumps([character(cost=-1)])
    answer = alice.client.post("/own-cards/import/", {"game": GAME, "name": "Bad", "text": bad})
    assert answer.status_code == 400
    text = text_of(answer)
    assert "At [0].facts.cost: This must be at least 0." in text
    assert '"cost": -1' in text
    broken = SimpleUploadedFile("x.json", b"\xff\xfe{")
    assert alice.client.post("/own-cards/import/", {"game": GAME, "file": broken}).status_code == 400
    for sent, field, expected in (
        ({"name": "Nothing", "text": " "}, "import-text", "Paste a list or choose a file."),
        ({"text": json.dumps([character()])}, "import-name", "This must not be empty."),
    ):
        answer = alice.client.post("/own-cards/import/", {"game": GAME, **sent})
        assert answer.status_code == 400
        assert f'id="{field}_error">{expected}' in text_of(answer)
    assert CardSet.objects.count() == 2


def test_a_shared_set_is_read_and_copied_by_others(alice: Member, bob: Member, made: CardSet) -> None:
    link = f"/own-cards/shared/{made.token}"
    for client in (Client(), bob.client):
        assert client.get(link).status_code == 404
        assert client.get(f"/own-cards/{made.pk}/").status_code == 404
        assert client.get(f"/own-cards/{made.pk}/cards/ember/").status_code == 404
        assert client.post(f"/own-cards/{made.pk}/delete/", {"version": "1"}).status_code == 404
    values = {"name": "Shared", "visibility": "unlisted", "version": "1"}
    assert alice.client.post(f"/own-cards/{made.pk}/", values).status_code == 302
    answer = Client().get(link)
    assert answer["X-Robots-Tag"] == "noindex"
    text = text_of(answer)
    assert "The ember fox" in text
    assert f"/own-cards/{made.pk}/" not in text
    assert Client().get(f"{link}/cards.json").status_code == 200
    assert Client().post(f"{link}/copy/").status_code == 403
    assert bob.client.post(f"{link}/copy/").status_code == 302
    assert bob.stored().cards == made.cards
    assert alice.client.post(f"/own-cards/{made.pk}/link/").status_code == 302
    assert Client().get(link).status_code == 404


def test_names_are_text_and_not_markup(alice: Member, made: CardSet) -> None:
    alice.patch(f"own-cards/{made.pk}/", {"name": SCRIPT, "cards": [character(name=SCRIPT, races=[SCRIPT])]})
    for path in ("/own-cards/", f"/own-cards/{made.pk}/", f"/own-cards/{made.pk}/cards/ember/"):
        assert SCRIPT not in alice.client.get(path).content.decode()


def test_a_stored_card_that_no_longer_fits_is_named(alice: Member, made: CardSet) -> None:
    made.cards[0]["facts"]["cost"] = "two"
    made.save()
    text = text_of(alice.client.get(f"/own-cards/{made.pk}/"))
    assert "no longer fit the rules" in text
    assert alice.client.get(f"/own-cards/{made.pk}/cards/ember/").status_code == 200


def test_abilities_are_typed_as_json_beside_their_vocabulary(alice: Member, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogues.load("star-realms")
    monkeypatch.setitem(GAMES, "star-realms", replace(GAMES["star-realms"], own_cards=OwnCards()))  # type: ignore[attr-defined]
    checker.cache_clear()
    alice.client.post("/own-cards/new/", {"game": "star-realms", "name": "Ships"})
    made = CardSet.objects.get()
    path = f"/own-cards/{made.pk}/new/ship/"
    assert "<code>gain</code>" not in text_of(alice.client.get(path))
    text = text_of(alice.client.post(path, {"code": "mine", "version": "1", "change": "json"}))
    assert "<code>gain</code>" in text
    assert 'value="mine"' in text
    values = {"code": "mine", "name_en": "Mine", "fact_cost": "1", "fact_factions": ["blob"], "fact_role": "trade-deck", "version": "1"}
    for typed, expected in (("{", "not JSON"), ('{"primary": [{"effects": [{"op": "gian"}]}]}', "primary[0].effects[0].op")):
        answer = alice.client.post(path, {**values, "fact_abilities": typed})
        assert answer.status_code == 400
        assert expected in at_field(text_of(answer), "fact_abilities")
    good = {"primary": [{"effects": [{"op": "gain", "n": 2, "resource": "trade"}]}]}
    answer = alice.client.post(path, {**values, "fact_abilities": json.dumps(good)})
    assert answer.status_code == 302, text_of(answer)
    made.refresh_from_db()
    assert made.cards[0]["facts"]["abilities"] == good
    assert 'name="fact_abilities.primary.0.effects.0.op" value="gain"' in text_of(alice.client.get(f"/own-cards/{made.pk}/cards/mine/"))


def test_the_number_of_queries_of_the_pages(alice: Member, made: CardSet, django_assert_num_queries: Any) -> None:
    for number in range(3):
        alice.card_set(character(), name=str(number))
    alice.client.get("/own-cards/")
    with django_assert_num_queries(4):  # session, user, account, sets
        alice.client.get("/own-cards/")
    with django_assert_num_queries(5):  # and the version of the cards
        alice.client.get(f"/own-cards/{made.pk}/")
