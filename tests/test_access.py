"""Access to private things: for visitors without permission, every address of the site answers as if they did not exist.

New addresses are tested automatically; a new parameter needs a line in `ROWS` or `PARAMETERS` of tests/helpers/addresses.py.
"""

from __future__ import annotations

import re
import uuid
from dataclasses import dataclass, replace
from typing import Any
from unittest import mock

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client

from accounts.services import account_of, token_create
from decks.legality import decklist_of
from decks.models import CardSet, Deck
from decks.services import deck_update
from simulator.models import Run, Table
from simulator.services import waking
from simulator.tables.sharing import table_share, table_unshare
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.helpers.addresses import ADDRESSES, PART, SampleRows, address_of, body_of, is_of_rows
from tests.helpers.jedi_decks import SLUG, jedi_deck
from tests.helpers.runs import run_start
from tests.helpers.sample_rows import STARS, Sampler, state

pytestmark = [pytest.mark.django_db, pytest.mark.slow]
SECRET = "Zephyrquill"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")


OF_ROWS = [(name, route) for name, route in ADDRESSES if is_of_rows(route)]
OF_NONE = [route for _, route in ADDRESSES if not is_of_rows(route)]


def test_the_addresses_of_rows_are_found() -> None:
    assert len(OF_ROWS) > 100
    starts = ("decks/", "d/", "runs/", "exchanges/", "tables/", "t/", "own-cards/")
    starts += tuple(f"api/v1/{each}/" for each in ("decks/by-token", "simulations", "exchanges", "tables", "own-cards/by-token"))
    assert not [start for start in starts if not [route for _, route in OF_ROWS if route.startswith(start)]]
    assert not [route for _, route in ADDRESSES if set(PART.findall(route)) and "(?P" in PART.sub("", route)]


@pytest.fixture(autouse=True)
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No worker is woken for a run."""
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": True)


@dataclass(frozen=True)
class Private:
    """A member's private rows of every kind, and a member without access to them.

    nowhere: rows that do not exist.
    """

    rows: SampleRows
    nowhere: SampleRows
    login: str  # session of the other member
    token: str


def private_rows() -> Private:
    sampler = Sampler(SECRET)
    rows = sampler.rows(SLUG)
    for deck in Deck.objects.all():
        deck_update(deck=deck, visibility="private")
    CardSet.objects.update(visibility="private")
    table_unshare(table=Table.objects.get(pk=rows.table))
    missing, token = uuid.uuid4(), "A" * len(rows.token)
    nowhere = replace(rows, deck=missing, run=missing, exchange=missing, table=missing, card_set=missing)
    nowhere = replace(nowhere, token=token, table_token=token, card_set_token=token)

    user = User.objects.create_user("mallory")
    member = Client()
    member.force_login(user)
    _, token = token_create(account=account_of(user), name="x", may_write=True, days=None)
    return Private(rows, nowhere, member.session.session_key or "", token)


class Strangers:
    """A visitor without an account, a member, and a member's program with a token."""

    def __init__(self, made: Private) -> None:
        self.nobody, self.member, self.program = Client(), Client(), Client(headers={"authorization": f"Token {made.token}"})
        self.login = made.login

    def ask(self, method: str, path: str, body: str, *, only_member: bool = False) -> list[Any]:
        """Their answers, in order; only the member's to the methods that no page has, and to HEAD."""
        data: dict[str, Any] = {
            "data": body,
            "content_type": "application/json" if path.startswith("/api/") else "application/x-www-form-urlencoded",
        }
        answers = []
        is_api = path.startswith("/api/")
        visitors = [self.nobody, self.member, self.program] if is_api else [self.nobody, self.member]
        if only_member or method == "HEAD" or (not is_api and method not in ("GET", "POST")):
            visitors = [self.member]
        for client in visitors:
            client.cookies.clear()  # undo cookies of the last answer
            if client is self.member:
                client.cookies[settings.SESSION_COOKIE_NAME] = self.login
            answers.append(client.generic(method, path, **data))
        return answers


catalogue = catalogues.held(SLUG, STARS, then=private_rows)


@pytest.fixture
def deck(catalogue: Private, db: None) -> Deck:
    return Deck.objects.get(pk=catalogue.rows.deck)


@pytest.fixture
def run(catalogue: Private, deck: Deck) -> Run:
    return Run.objects.get(pk=catalogue.rows.run)


@pytest.fixture
def strangers(catalogue: Private) -> Strangers:
    return Strangers(catalogue)


def test_member_and_token_are_logged_in(strangers: Strangers) -> None:
    strangers.ask("POST", "/api/v1/decks/", f'{{"game": "{SLUG}", "name": "x"}}')
    owner = account_of(User.objects.get(username="mallory")).owner_key
    assert sorted(found == owner for found in Deck.objects.filter(name="x").values_list("owner_key", flat=True)) == [False, True, True]


@pytest.mark.parametrize(("name", "route"), OF_ROWS, ids=[f"{name} {route}" for name, route in OF_ROWS])
def test_private_rows_are_not_found_by_others(catalogue: Private, strangers: Strangers, name: str, route: str) -> None:
    before = state()
    typed = '{"name": "x", "text": "x"}' if route.startswith("api/") else "name=x&text=x"
    bodies = {"GET": ("",), "HEAD": ("",), "POST": ("", typed) if route.startswith("api/") else (typed,)}
    for method in METHODS:
        for body in bodies.get(method, ('{"name": "x", "text": "x", "slots": []}',)):
            asked = strangers.ask(method, address_of(route, catalogue.rows), body)
            for answer in asked:
                assert answer.status_code in (404, 405) or (answer.status_code == 302 and name), (method, answer.status_code)
                assert SECRET not in body_of(answer)
                assert SECRET not in str(answer.headers)
            statuses = {answer.status_code for answer in asked}
            if statuses != {405}:
                (absent,) = strangers.ask(method, address_of(route, catalogue.nowhere), body, only_member=True)
                assert statuses == {absent.status_code}, (method, body)
    assert state() == before


def test_no_answer_about_a_shared_deck_is_kept_without_asking_again(catalogue: Private, deck: Deck) -> None:
    """A renewed link ends the old one at once; an answer with `max-age` would be shown without asking."""
    Deck.objects.update(visibility="unlisted")
    CardSet.objects.update(visibility="unlisted")
    table_share(table=(table := Table.objects.get(pk=catalogue.rows.table)))
    with mock.patch.object(waking, "send", return_value=True):
        run, _ = run_start(owner_key="x", game=SLUG, decklist=decklist_of(deck), deck=deck, games=1, seed=1)
    play_turn(run.pk, seconds=60)
    reader, opened = Client(), []
    rows = replace(catalogue.rows, run=run.pk, table_token=table.token)
    for _, route in OF_ROWS:
        answer = reader.get(address_of(route, rows))
        if answer.status_code == 200:
            opened.append(route)
            assert not re.search(r"max-?age|immutable|stale", answer.get("Cache-Control", "")), (route, answer["Cache-Control"])
    for start in ("api/v1/simulations/", "d/", "t/", "own-cards/shared/", "api/v1/own-cards/by-token/", "api/v1/tables/shared/"):
        assert any(route.startswith(start) for route in opened), start
    assert any("games/" in route for route in opened)
    assert len(opened) > 25


@pytest.mark.parametrize("route", OF_NONE)
def test_no_other_address_reveals_private_rows(catalogue: Private, strangers: Strangers, route: str) -> None:
    if route.startswith(("static", "api/v1/bulk")):
        return
    for answer in strangers.ask("GET", address_of(route, replace(catalogue.nowhere, deck_code="1" * 30)), "", only_member=True):
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
