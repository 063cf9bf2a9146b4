"""Tables against an opponent without JavaScript: start one, choose, see what the opponent did, new luck, the end; and what is not told."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from decks.models import Deck
from decks.services import deck_update
from simulator.models import Table
from simulator.tables.selectors import position_of
from simulator.tables.strengths import Strength
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, options_on, page_of
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def start(client: Client, played: Deck, **form: str) -> Table:
    response = client.post(reverse("deck-table", args=[played.token]), {"policy": "default", **form})
    assert response.status_code == 302, text_of(response)
    return Table.objects.latest("created")


def test_the_form_offers_policies_and_decks_of_the_other_side(client):
    deck = jedi_deck(client)
    assert reverse("deck-opponent", args=[deck.token]) in text_of(client.get(reverse("deck-page", args=[deck.token])))
    page = text_of(client.get(reverse("deck-opponent", args=[deck.token])))
    assert '<option value="default" selected>' in page
    ready = re.findall(r'<option value="(ready:[^"]+)"', page)
    assert ready
    assert 'name="first"' not in page  # the rules say that the Dark Side begins
    found = start(client, deck, deck=ready[-1])
    assert found.opponent_name
    assert len(found.decklist["others"]) == 1


def test_a_game_against_an_opponent_tells_what_it_did_and_not_what_it_holds(client):
    found = start(client, jedi_deck(client))
    before = page_of(client, found)
    assert "Seed" not in before
    response: Any = None
    while len(found.made) < 6:
        response = change(client, found, "choose", option=options_on(page_of(client, found))[0])
        assert response.status_code == 302
        found.refresh_from_db()
    page = page_of(client, found)
    assert str(found.seed) not in page
    assert re.findall(r'class="piece facedown">Hidden ?<span class="times">×(\d)', page)  # the opponent's hand
    assert "6 choices" in page
    assert len(found.choices) > 6
    position = position_of(found)
    assert position.digest == client.get(reverse("api:table", args=[found.pk])).json()["digest"]
    change(client, found, "luck")
    assert "7 choices" in page_of(client, found)
    change(client, found, "back", to="choice")
    found.refresh_from_db()
    assert position_of(found).digest == position.digest


def test_what_cannot_be_started_is_told_beside_the_form(client):
    deck = jedi_deck(client)
    wrong = (({"policy": "genius"}, "policy"), ({"first": "you"}, "leave this out"), ({"deck": "ready:none"}, "no such deck"))
    for form, sentence in wrong:
        response = client.post(reverse("deck-table", args=[deck.token]), {"policy": "default", **form})
        assert response.status_code == 400
        assert sentence in text_of(response)
    deck_update(deck=deck, slots=[])
    response = client.post(reverse("deck-table", args=[deck.token]), {"policy": "default"})
    assert response.status_code == 422
    assert '<ul class="problems">' in text_of(response)
    assert not Table.objects.exists()


def test_the_form_says_how_strong_the_policies_are(client, monkeypatch):
    found = [Strength("default", "random", 800, 790, (0.977, 0.993), "1"), Strength("search", "default", 200, 122, (0.541, 0.675), "1")]
    monkeypatch.setattr("frontend.tables.opponents.strengths_of", lambda slug: tuple(found))
    address = reverse("deck-opponent", args=[jedi_deck(client).token])
    page = text_of(client.get(address))
    rows = [re.sub(r"<[^>]+>|\s+", " ", row).split() for row in re.findall(r"<tr>(.*?)</tr>", page, re.DOTALL)]
    assert ["Default", "Random", "800", "98.8%", "97.7%–99.3%"] in rows
    assert ["Search", "Default", "200", "61%", "54.1%–67.5%"] in rows
    assert "an earlier version of the rules" in page
    monkeypatch.setattr("frontend.tables.opponents.strengths_of", lambda slug: ())
    assert "How strong the policies are" not in text_of(client.get(address))
