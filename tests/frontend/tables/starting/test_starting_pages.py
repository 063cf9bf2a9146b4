"""Starting to play without a deck of one's own: the form of a game, its refusals, and the ways that lead to it."""

from __future__ import annotations

import re

import pytest
from django.urls import reverse

from simulator.models import Table
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import options_on, page_of
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

REALMS = "star-realms"
cards = catalogues.held(SLUG, REALMS)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def test_a_newcomer_plays_a_ready_list_from_the_page_of_the_game(client):
    address = reverse("game-play", args=[REALMS])
    assert address in text_of(client.get(reverse("game", args=[REALMS])))
    assert address in text_of(client.get(reverse("table-list")))
    assert reverse("table-list") in text_of(client.get(reverse("home")))
    page = text_of(client.get(address))
    ready = re.findall(r'<option value="(ready:[^"]+)"', page)
    assert '<option value="default" selected>' in page
    assert client.post(address, {"list": ready[0], "policy": "default"}).status_code == 302
    table = Table.objects.get()
    assert (table.mode, table.deck, table.options["policy_1"]) == ("match", None, "default")
    shown = page_of(client, table)
    assert options_on(shown)
    assert "You (side 1)" in shown
    assert "The opponent (side 2)" in shown
    assert "Turn 1 ·" in re.sub(r"\s+", " ", shown), "the turns of steps are each player's own"
    assert "of both players" not in shown


def test_it_is_played_alone_with_a_deck_of_ones_own_or_a_shared_one(client):
    deck = jedi_deck(client)
    address = reverse("game-play", args=[SLUG])
    assert deck.token in text_of(client.get(address))
    for form in ({"list": deck.token}, {"link": f"http://testserver/d/{deck.token}"}):
        assert client.post(address, {"policy": "", **form}).status_code == 302
        table = Table.objects.latest("created")
        assert (table.mode, table.deck) == ("goldfish", deck)
    edited = text_of(client.get(reverse("deck-edit", args=[deck.pk])))
    assert reverse("deck-table", args=[deck.token]) in edited
    assert reverse("deck-opponent", args=[deck.token]) in edited


def test_what_cannot_be_started_is_told_above_the_form(client):
    address = reverse("game-play", args=[REALMS])
    for form, sentence in (
        ({"list": "ready:none"}, "no such deck"),
        ({}, "no such deck"),
        ({"list": "ready:core", "policy": "genius"}, "policy"),
    ):
        response = client.post(address, {"policy": "", **form})
        assert response.status_code == 400
        assert sentence in text_of(response)
    assert not Table.objects.exists()
    assert client.get(reverse("game-play", args=["no-such-game"])).status_code == 404


def test_the_opponent_plays_by_a_rule_file_in_games_that_have_them(client):
    address = reverse("game-play", args=[REALMS])
    page = text_of(client.get(address))
    assert '<option value="rules">' in page
    assert '<textarea class="textarea" id="rules"' in page
    form = {"list": "ready:core", "policy": "rules"}
    for rules in ({}, {"rules": ""}, {"rules": "[]"}):
        refused = client.post(address, {**form, **rules})
        assert refused.status_code == 400
        assert '<option value="rules" selected>' in text_of(refused), "so the field of the file is shown"
    assert client.post(address, {**form, "rules": '{"buy": [{"cost": {"min": 1}, "score": 1}]}'}).status_code == 302
    assert Table.objects.get().options["policy_1"] == "rules"
    assert 'id="rules"' not in text_of(client.get(reverse("game-play", args=[SLUG])))
