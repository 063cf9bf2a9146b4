"""The list of a deck page is cached, and rendered again when something that it depends on changes."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from frontend.cards.catalogue import localized_catalogue
from frontend.decks import rendered
from frontend.decks.rendered import list_key, shown_deck
from games.contracts.decks import Decklist
from tests.frontend.pages import get_html
from tests.helpers.jedi_decks import SLUG, jedi, jedi_deck, sets

pytestmark = [pytest.mark.usefixtures("catalogue"), pytest.mark.django_db]
LIST = Decklist(tuple(jedi()), "light")


def test_the_cache_key_covers_everything_that_the_list_depends_on() -> None:
    english, japanese = localized_catalogue(SLUG, "en"), localized_catalogue(SLUG, "ja")
    shorter = Decklist(LIST.slots[1:], "light")
    keys = [
        list_key(english, LIST, "light"),
        list_key(japanese, LIST, "light"),
        list_key(english, shorter, "light"),
        list_key(english, LIST, ""),
        list_key(english, LIST, "light", date(2013, 1, 31)),
    ]
    assert len(set(keys)) == len(keys)
    assert list_key(english, Decklist(tuple(jedi()), "light"), "light") == keys[0]


def test_the_list_is_made_once_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = localized_catalogue(SLUG, "en")
    assert localized_catalogue(SLUG, "en") is catalogue
    shown = shown_deck(catalogue, LIST, "light")
    assert shown_deck(catalogue, LIST, "light") is shown

    tomorrow = timezone.now() + timedelta(days=1)
    monkeypatch.setattr(rendered.timezone, "now", lambda: tomorrow)
    assert shown_deck(catalogue, LIST, "light") is not shown


def test_the_page_follows_its_list(client: Client) -> None:
    deck = jedi_deck(client, name="One")
    before = get_html(client, f"/d/{deck.token}")
    deck.slots.filter(code="7").delete()
    after = get_html(client, f"/d/{deck.token}")
    assert "row-objective_sets-7" in before
    assert "row-objective_sets-7" not in after


def test_forms_are_never_cached(client: Client) -> None:
    deck = jedi_deck(client, name="One", slots=[*sets("1"), *jedi()[5:]])
    refused = client.post(f"/d/{deck.token}/goldfish/", {"games": "none of your business"})
    assert refused.status_code == 400
    assert "none of your business" in refused.content.decode()
    assert "none of your business" not in get_html(client, f"/d/{deck.token}")
    assert "none of your business" in client.post(f"/d/{deck.token}/goldfish/", {"games": "none of your business"}).content.decode()


def test_a_cached_list_does_not_bring_the_name_of_another_deck(client: Client) -> None:
    first, second = jedi_deck(client, name="Kept by one"), jedi_deck(client, name="Kept by two")
    assert "Kept by one" in get_html(client, f"/d/{first.token}")
    page = get_html(client, f"/d/{second.token}").partition("Copies of this deck")[0]
    assert "Kept by two" in page
    assert "Kept by one" not in page
