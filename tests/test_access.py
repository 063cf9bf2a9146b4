"""Access to private decks: for visitors without permission, every address of the site answers as if the deck did not exist.

New addresses are tested automatically; a new parameter needs a value in `PARAMETERS` of tests/helpers/addresses.py.
"""

from __future__ import annotations

import re
import uuid
from dataclasses import dataclass
from typing import Any
from unittest import mock

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client

from accounts.services import account_of, token_create
from decks.legality import decklist_of
from decks.models import Comment, Deck
from decks.reactions import like_set
from decks.services import deck_copy, deck_update
from simulator.models import Run
from simulator.requests.request import RunRequest, Side
from simulator.services import waking
from simulator.tables.services import table_start
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.helpers.addresses import ADDRESSES, PARAMETERS, PART, SampleRows, address_of, body_of
from tests.helpers.jedi_decks import SLUG, jedi_deck, key_of
from tests.helpers.runs import run_start

pytestmark = [pytest.mark.django_db, pytest.mark.slow]
SECRET = "Zephyrquill"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")


OF_A_DECK = [(name, route) for name, route in ADDRESSES if re.search(r"[<:](?:token|pk|run_id|table_id)>", route)]


def test_the_addresses_of_decks_are_found() -> None:
    assert len(OF_A_DECK) > 30
    assert any(route.startswith("api/v1/decks/by-token") for _, route in OF_A_DECK)
    assert any(route.startswith("runs/") for _, route in OF_A_DECK)
    assert not [route for _, route in ADDRESSES if set(PART.findall(route)) and "(?P" in PART.sub("", route)]


@pytest.fixture(autouse=True)
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No worker is woken for a run."""
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": True)


@dataclass(frozen=True)
class PrivateDeck:
    """A private deck with every kind of related row, and a member without access to it."""

    deck: uuid.UUID
    run: uuid.UUID
    table: uuid.UUID
    login: str  # session of the member
    token: str

    def parameters(self, route: str, deck_token: str) -> dict[str, str]:
        """The parameters of the route to these rows."""
        rows = SampleRows(self.deck, deck_token, self.run, self.table, 1, "")
        return PARAMETERS | rows.parameters() | {"pk": rows.pk_of(route)}


def private_deck() -> PrivateDeck:
    alice = Client()
    deck = jedi_deck(alice, name=f"{SECRET} plan")
    deck_update(deck=deck, description=SECRET, notes=SECRET, visibility="public")
    like_set(deck=deck, owner_key="x", liked=True)
    Comment.objects.create(deck=deck, author=account_of(User.objects.create_user("carol")), text=SECRET)
    deck_copy(deck=deck, owner_key=key_of(alice))
    deck = deck_update(deck=deck, visibility="private")
    with mock.patch.object(waking, "send", return_value=True):
        run, _ = run_start(owner_key=deck.owner_key, game=SLUG, decklist=decklist_of(deck), deck=deck, games=10, seed=1)
    table = table_start(RunRequest(SLUG, (Side(decklist_of(deck), deck),), games=1), owner_key=deck.owner_key)

    user = User.objects.create_user("mallory")
    member = Client()
    member.force_login(user)
    _, token = token_create(account=account_of(user), name="x", may_write=True, days=None)
    return PrivateDeck(deck.pk, run.pk, table.pk, member.session.session_key or "", token)


class Strangers:
    """A visitor without an account, a member, and a member's program with a token."""

    def __init__(self, made: PrivateDeck) -> None:
        self.nobody, self.member, self.program = Client(), Client(), Client(headers={"authorization": f"Token {made.token}"})
        self.login = made.login

    def ask(self, method: str, path: str, body: str) -> list[Any]:
        data: dict[str, Any] = {
            "data": body,
            "content_type": "application/json" if path.startswith("/api/") else "application/x-www-form-urlencoded",
        }
        answers = []
        for client in (self.nobody, self.member, self.program) if path.startswith("/api/") else (self.nobody, self.member):
            client.cookies.clear()  # undo cookies of the last answer
            if client is self.member:
                client.cookies[settings.SESSION_COOKIE_NAME] = self.login
            answers.append(client.generic(method, path, **data))
        return answers


catalogue = catalogues.held(SLUG, then=private_deck)


@pytest.fixture
def deck(catalogue: PrivateDeck, db: None) -> Deck:
    return Deck.objects.get(pk=catalogue.deck)


@pytest.fixture
def run(catalogue: PrivateDeck, deck: Deck) -> Run:
    return Run.objects.get(pk=catalogue.run)


@pytest.fixture
def strangers(catalogue: PrivateDeck) -> Strangers:
    return Strangers(catalogue)


def test_member_and_token_are_logged_in(strangers: Strangers) -> None:
    strangers.ask("POST", "/api/v1/decks/", f'{{"game": "{SLUG}", "name": "x"}}')
    owner = account_of(User.objects.get(username="mallory")).owner_key
    assert sorted(found == owner for found in Deck.objects.filter(name="x").values_list("owner_key", flat=True)) == [False, True, True]


@pytest.mark.parametrize(("name", "route"), OF_A_DECK, ids=[f"{name} {route}" for name, route in OF_A_DECK])
def test_a_private_deck_is_not_found_by_others(catalogue: PrivateDeck, deck: Deck, strangers: Strangers, name: str, route: str) -> None:
    there = catalogue.parameters(route, deck.token)
    missing = str(uuid.uuid4())
    nowhere = PARAMETERS | {"pk": missing, "run_id": missing, "table_id": missing, "token": "A" * len(deck.token)}
    bodies = {"GET": ("",), "HEAD": ("",), "POST": ("", '{"name": "x", "text": "x"}')}
    for method in METHODS:
        for body in bodies.get(method, ('{"name": "x", "text": "x", "slots": []}',)):
            asked = strangers.ask(method, address_of(route, there), body)
            absent = strangers.ask(method, address_of(route, nowhere), body)
            for answer, other in zip(asked, absent, strict=True):
                assert answer.status_code == other.status_code, (method, body_of(answer)[:300])
                assert answer.status_code in (404, 405) or (answer.status_code == 302 and name), (method, answer.status_code)
                assert SECRET not in body_of(answer)
                assert SECRET not in str(answer.headers)
    before = (deck.version, deck.name, deck.visibility)
    deck.refresh_from_db()
    assert (deck.version, deck.name, deck.visibility) == before
    assert Comment.objects.count() == 1


def test_no_answer_about_a_shared_deck_is_kept_without_asking_again(catalogue: PrivateDeck, deck: Deck) -> None:
    """A renewed link ends the old one at once; an answer with `max-age` would be shown without asking."""
    deck_update(deck=deck, visibility="unlisted")
    with mock.patch.object(waking, "send", return_value=True):
        run, _ = run_start(owner_key="x", game=SLUG, decklist=decklist_of(deck), deck=deck, games=1, seed=1)
    play_turn(run.pk, seconds=60)
    reader, opened = Client(), []
    rows = SampleRows(deck.pk, deck.token, run.pk, catalogue.table, 1, "")
    for _, route in OF_A_DECK:
        there = PARAMETERS | rows.parameters() | {"pk": rows.pk_of(route)}
        answer = reader.get(address_of(route, there))
        if answer.status_code == 200:
            opened.append(route)
            assert not re.search(r"max-?age|immutable|stale", answer.get("Cache-Control", "")), (route, answer["Cache-Control"])
    assert any(route.startswith("api/v1/simulations/") and "games/" in route for route in opened)
    assert len(opened) > 15


@pytest.mark.parametrize("route", [route for _, route in ADDRESSES if not re.search(r"[<:](?:token|pk|run_id|table_id)>", route)])
def test_no_other_address_reveals_a_private_deck(strangers: Strangers, route: str) -> None:
    if route.startswith(("static", "api/v1/bulk")):
        return
    for answer in strangers.ask("GET", address_of(route, PARAMETERS), ""):
        assert answer.status_code < 500 or route == "readyz", answer
        assert SECRET not in body_of(answer)


def test_a_private_deck_cannot_be_a_side_of_a_run_or_comparison(deck: Deck) -> None:
    bob = Client()
    other = jedi_deck(bob)
    for side in ({"deck": str(deck.pk)}, {"token": deck.token}, {"deck": str(deck.pk), "token": deck.token}):
        body = {"game": SLUG, "sides": [side], "games": 10}
        assert bob.post("/api/v1/simulations/", body, content_type="application/json").status_code == 404
    for named in (deck.pk, deck.token):
        assert bob.get(f"/api/v1/decks/{other.pk}/compare/?with={named}").status_code == 404
    page = bob.get(f"/d/{other.token}/compare/", {"with": deck.token})
    assert SECRET not in body_of(page)


def test_runs_of_a_private_deck_are_deleted_with_it(deck: Deck, run: Run) -> None:
    deck.delete()
    assert not Run.objects.exists()
