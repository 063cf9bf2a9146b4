"""Every page with a deck whose texts are all markup: user input never becomes markup of a page."""

from __future__ import annotations

from unittest import mock

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client

from accounts.services import account_of
from decks.legality import decklist_of
from decks.models import Comment
from decks.services import deck_copy, deck_update
from simulator.requests.request import RunRequest, Side
from simulator.services import waking
from simulator.tables.services import table_start
from tests.frontend.markup import XSS, is_harmless
from tests.helpers import catalogues
from tests.helpers.addresses import ADDRESSES, PARAMETERS, SampleRows, address_of, body_of
from tests.helpers.jedi_decks import SLUG, jedi_deck, key_of
from tests.helpers.runs import run_start

pytestmark = [pytest.mark.django_db, pytest.mark.slow]
PAGES = [route for _, route in ADDRESSES if not route.startswith(("api/", "static"))]


def hostile_deck() -> SampleRows:
    alice = Client()
    deck = jedi_deck(alice, name=f"x {XSS}")
    deck = deck_update(
        deck=deck, name=XSS, description=f"{XSS}\n[x](javascript:alert(1)) <svg/onload=alert(1)>", notes=XSS, visibility="public"
    )
    author = account_of(User.objects.create_user("carol"))
    comment = Comment.objects.create(deck=deck, author=author, text=f"{XSS} [x](javascript:alert(1))")
    deck_update(deck=deck_copy(deck=deck, owner_key=key_of(Client())), visibility="public")
    with mock.patch.object(waking, "send", return_value=True):
        run, _ = run_start(owner_key=deck.owner_key, game=SLUG, decklist=decklist_of(deck), deck=deck, games=10, seed=1)
    table = table_start(RunRequest(SLUG, (Side(decklist_of(deck), deck),), games=1), owner_key=deck.owner_key)
    return SampleRows(deck.pk, deck.token, run.pk, table.pk, comment.pk, alice.session.session_key or "")


made = catalogues.held(SLUG, then=hostile_deck)


@pytest.fixture
def alice(made: SampleRows, db: None) -> Client:
    client = Client()
    client.cookies[settings.SESSION_COOKIE_NAME] = made.login
    return client


@pytest.mark.parametrize("route", PAGES)
def test_user_input_is_escaped_on_every_page(made: SampleRows, alice: Client, route: str) -> None:
    values = PARAMETERS | made.parameters() | {"pk": made.pk_of(route)}
    answer = alice.get(address_of(route, values), {"with": "1", "q": XSS} if "compare" in route else {})
    assert answer.status_code < 500 or route == "readyz"
    if answer.headers.get("Content-Type", "").startswith("text/html") and answer.status_code == 200:
        html = body_of(answer)
        assert is_harmless(html)
        assert "javascript:" not in html.replace("(javascript:alert(1))", "")
        assert " object at 0x" not in html, "a value of the program, which a template printed"
        assert "&lt;function " not in html, "a value of the program, which a template printed"


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u202a"])
def test_a_name_cannot_reverse_the_text_around_it(alice: Client, mark: str) -> None:
    deck = jedi_deck(alice, name=f"Je{mark}di")
    assert deck.name == "Jedi"
