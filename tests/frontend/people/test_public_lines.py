"""The rows of the list of public decks are cached; each reader still sees every deck as it is now."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from cards.models import Game
from decks import reactions
from decks.models import Deck
from decks.services import deck_renew_link, deck_update
from frontend.people import public_lines
from tests.decks.own_cards.members import GAME as GAME_WITH_OWN_CARDS
from tests.decks.own_cards.members import Member, character
from tests.frontend.pages import get_html
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck, sets

pytestmark = [pytest.mark.usefixtures("catalogue"), pytest.mark.django_db]
PATH = "/decks/public/"


@pytest.fixture
def deck(client: Client) -> Deck:
    return jedi_deck(client, name="Knights", visibility="public")


def rows(client: Client) -> str:
    page = get_html(client, PATH)
    return page[page.index('<ul class="deck-list') : page.index("</ul>", page.index('<ul class="deck-list'))]


CHANGES: dict[str, tuple[Callable[[Deck], Any], str]] = {
    "name": (lambda deck: deck_update(deck=deck, name="Masters"), "Masters"),
    "list": (lambda deck: deck_update(deck=deck, slots=sets("1", "2")), "<strong>4 "),
    "legality": (lambda deck: deck_update(deck=deck, slots=sets("1", "2")), "Not legal yet"),
    "likes": (lambda deck: reactions.like_set(deck=deck, owner_key="x", liked=True), "1 like<"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_row_follows_its_deck(what: str, deck: Deck) -> None:
    change, shown = CHANGES[what]
    assert shown not in rows(Client())
    change(deck)
    assert shown in rows(Client())


def test_a_row_follows_its_link_and_its_visibility(deck: Deck) -> None:
    assert deck.token in rows(Client())
    renewed = deck_renew_link(deck=deck)
    after = rows(Client())
    assert deck.token not in after
    assert renewed.token in after
    deck_update(deck=renewed, visibility="private")
    assert renewed.token not in get_html(Client(), PATH)


def test_a_row_follows_its_owner_and_its_reader(client: Client) -> None:
    user = User.objects.create_user("Carol")
    client.force_login(user)
    jedi_deck(client, name="Hers", visibility="public")
    Deck.objects.update(owner_key=client.get("/decks/").wsgi_request.user.account.owner_key)
    assert "by Carol" in rows(Client())
    User.objects.update(username="Dora")
    assert "by Dora" in rows(Client())
    japanese = Client(headers={"Accept-Language": "ja"})
    assert "by Dora" not in rows(japanese)
    assert "Dora" in rows(japanese)
    assert "by Dora" in rows(Client())


def test_decks_with_the_same_list_have_their_own_rows(client: Client) -> None:
    decks = [jedi_deck(client, name=f"Copy {number}", visibility="public") for number in range(3)]
    for _ in range(2):
        shown = rows(Client())
        for deck in decks:
            assert (shown.count(deck.token), shown.count(deck.name)) == (1, 1)


def test_a_row_is_made_once_for_a_day_and_a_data_version(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    lines = public_lines.deck_lines
    monkeypatch.setattr(public_lines, "deck_lines", lambda missing, **more: made.append(len(missing)) or lines(missing, **more))
    for _ in range(2):
        rows(Client())
    assert made == [1]
    tomorrow = timezone.now() + timedelta(days=1)
    with monkeypatch.context() as later:
        later.setattr(public_lines.timezone, "now", lambda: tomorrow)
        rows(Client())
    assert made == [1, 1]
    Game.objects.filter(slug=SLUG).update(data_version="new")
    rows(Client())
    assert made == [1, 1, 1]


def test_the_slots_of_cached_rows_are_not_read(client: Client) -> None:
    for number in range(4):
        jedi_deck(client, name=f"Deck {number}", visibility="public")
    rows(Client())
    with CaptureQueriesContext(
        connection,
    ) as queries:
        rows(Client())
    assert len(queries) == 5  # games, decks, names, data versions, count
    assert not any("decks_deckslot" in query["sql"] for query in queries)


def test_rows_with_own_cards_are_not_cached() -> None:
    """They change without the deck."""
    catalogues.load(GAME_WITH_OWN_CARDS)
    alice = Member(User.objects.create_user("alice"))
    cards = alice.card_set(*(character(f"c{number}") for number in range(17)))["cards"]
    slots = [{"code": card["deck_code"], "quantity": 3, "zone": "main"} for card in cards]
    answer = alice.post("decks/", {"game": GAME_WITH_OWN_CARDS, "name": "Foxes", "slots": slots, "visibility": "public"})
    assert answer.status_code == 201, answer.content
    assert "Not legal yet" not in rows(Client())
    stored = alice.stored()
    stored.cards = []
    stored.save()
    assert "Not legal yet" in rows(Client())
