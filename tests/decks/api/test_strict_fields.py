"""Unknown members of requests about decks are refused by name; an answer can be sent back as a request."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from tests.decks.visitor import FIVE, Visitor, is_problem
from tests.helpers.jedi_decks import SLUG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]

LIST = {"game": SLUG, "slots": FIVE, "affiliation": "jedi"}


@pytest.fixture
def alice() -> Visitor:
    return Visitor()


def test_each_write_names_unknown_members(alice: Visitor) -> None:
    deck = alice.deck()
    own, shared = f"decks/{deck['id']}/", f"decks/by-token/{deck['token']}/"
    for method, path, body, field in [
        ("POST", "decks/", {**LIST, "name": "A", "visibilty": "private"}, "visibilty"),
        ("POST", "decks/", {**LIST, "name": "A", "slots": [*FIVE, {"code": "9", "quantity": 1, "zon": "main"}]}, "slots[5].zon"),
        ("PATCH", own, {"title": "B"}, "title"),
        ("PATCH", own, {"game": "star-realms"}, "game"),
        ("PATCH", own, {"slots": [{"code": "1", "qty": 1}]}, "slots[0].qty"),
        ("POST", f"{own}copy/", {"name": "B"}, "name"),
        ("POST", f"{own}revisions/1/restore/", {"name": "B"}, "name"),
        ("POST", f"{shared}copy/", {"name": "B"}, "name"),
        ("PUT", f"{shared}like/", {"liked": False}, "liked"),
        ("POST", f"{shared}comments/", {"text": "B", "as": "me"}, "as"),
        ("POST", "validate/", {**LIST, "fromat": "starter"}, "fromat"),
        ("POST", "validate/", {"game": SLUG, "lists": [LIST, {"slots": FIVE, "affilation": "jedi"}]}, "lists[1].affilation"),
        ("POST", "validate/", {"game": SLUG, "lists": [LIST], "slots": FIVE}, "slots"),
        ("POST", "decks/parse/", {"game": SLUG, "text": "", "format": "txt"}, "format"),
        ("PATCH", f"collection/{SLUG}/", {"products": {}, "product": {}}, "product"),
        ("POST", "cards/collection/", {"game": SLUG, "codes": ["001-1"], "code": "1"}, "code"),
    ]:
        answer = is_problem(alice.send(method, path, body), 400, field)
        if field != "game":
            assert answer["errors"][0]["code"] == "unknown_member", (path, answer)
    assert alice.get(own).json()["version"] == 1
    assert alice.get("decks/").json()["count"] == 1


def test_a_misspelt_member_gets_a_suggestion(alice: Visitor) -> None:
    detail = is_problem(alice.post("validate/", {**LIST, "fromat": "starter"}), 400, "fromat")["detail"]
    assert detail == "fromat: Unknown member “fromat”. Did you mean “format”?"


def test_an_answer_can_be_sent_back(alice: Visitor) -> None:
    deck = alice.deck(name="One")
    own = f"decks/{deck['id']}/"
    read = alice.get(own).json()
    row = alice.get("decks/").json()["results"][0]
    parsed = alice.post("decks/parse/", {"game": SLUG, "text": "2 A Hero's Journey\nAffiliation: Jedi\n2 A Heros Jurney"}).json()
    file = alice.get(f"{own[:-1]}.json").json()
    for sent in (read, row, {**parsed, "name": "Two"}, file):
        assert alice.post("decks/", {**sent, "name": sent["name"] or "Two"}).status_code == 201, sent
        assert alice.patch(own, {**sent, "name": "Three"}).status_code == 200, sent
    checked = alice.post("validate/", {"game": SLUG, "text": "2 A Hero's Journey"}).json()
    for sent in (read, parsed, checked):
        assert alice.post("validate/", {key: value for key, value in sent.items() if key != "format"}).status_code == 200, sent
    suggested = {**parsed["unmatched"][0]["suggestions"][0], "quantity": 1} if parsed["unmatched"] else {**FIVE[0], "name": "One"}
    assert alice.post("validate/", {"game": SLUG, "slots": [suggested]}).status_code == 200
    owned = alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 1}}).json()
    assert alice.patch(f"collection/{SLUG}/", owned).status_code == 200


def test_leaders_are_refused_for_games_without_them(alice: Visitor) -> None:
    sent: dict[str, Any] = {"game": "star-realms", "name": "A", "slots": []}
    is_problem(alice.post("decks/", {**sent, "affiliation": "jedi"}), 400, "affiliation")
    assert alice.post("decks/", {**sent, "affiliation": None}).status_code != 400


def test_a_member_given_twice_is_refused(alice: Visitor) -> None:
    body = f'{{"game": "{SLUG}", "text": "", "text": "2 A Hero\'s Journey"}}'
    assert "“text” appears twice" in is_problem(alice.post("decks/parse/", body), 400)["detail"]


def test_a_form_may_hold_its_csrf_token(client: Client) -> None:
    from django.core.files.uploadedfile import SimpleUploadedFile

    for extra, status in (({"csrfmiddlewaretoken": "x"}, 200), ({"text": "x"}, 400)):
        file = SimpleUploadedFile("deck.txt", b"2 A Hero's Journey")
        assert client.post("/api/v1/decks/parse/", {"game": SLUG, "file": file, **extra}).status_code == status
