"""The page of the report of one game, without JavaScript."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import reverse

from cards.data.pools import pool_of
from games.contracts.decks import Decklist
from games.registry import GAMES
from simulator.modes import MATCH
from simulator.requests.request import RunRequest, Side
from simulator.tables.selectors import fresh_deck, position_of
from simulator.tables.services import table_choose, table_start
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck, key_of

cards = catalogues.held(SLUG)
star_realms_cards = catalogues.held("star-realms")
REBELLION = "empire-vs-rebellion"
rebellion_cards = catalogues.held(REBELLION)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def test_the_end_of_a_game_leads_to_its_report(client):
    table = start(client, jedi_deck(client))
    address = reverse("table-report", args=[table.pk])
    assert address not in page_of(client, table)
    assert client.get(address).status_code == 409
    table.choices = list(fresh_deck(table).replay(table.seed, 0).trace)
    table.outcome = position_of(table, table.choices).replay.outcome
    table.save()
    assert address in page_of(client, table)
    page = text_of(client.get(address))
    assert "Numbers of this game" in page
    numbers = re.findall(r'<dd class="num">([^<]+)</dd>', page)
    assert len(numbers) > 3
    assert {"yes", "no"} & set(numbers)
    assert page.count('scope="row"') > 5
    assert Client().get(address).status_code == 404


@pytest.mark.usefixtures("rebellion_cards")
def test_cards_of_one_name_and_repeated_values_are_told_apart(client):
    ready = GAMES[REBELLION].lists.ready(pool_of(REBELLION))[0].decklist
    table = table_start(RunRequest(game=REBELLION, sides=(Side(ready),), games=1, seed=7), owner_key=key_of(client))
    table.choices = list(fresh_deck(table).replay(table.seed, 0).trace)
    table.outcome = position_of(table, table.choices).replay.outcome
    table.save()
    page = text_of(client.get(reverse("table-report", args=[table.pk])))
    names = re.findall(r'<th scope="row">([^<]+)</th>', page[page.index('id="cards-heading"') :])
    assert len(names) > 10
    assert len(set(names)) == len(names)
    assert re.search(r'<dd class="num">\d+ ×\d+, ', page), "their order is not that of the game"


@pytest.mark.usefixtures("star_realms_cards")
def test_the_report_of_a_match_says_in_words_who_won(client):
    core = Decklist(())
    sides = (Side(core), Side(core, policy="do-nothing"))
    request = RunRequest(game="star-realms", sides=sides, games=1, mode=MATCH, seed=7, options={"authority": 5})
    table = table_start(request, owner_key=key_of(client))
    for _ in range(200):
        if not (position := position_of(table)).offers:
            break
        table_choose(table=table, option=0, version=table.version)
    assert position.replay.outcome.startswith("side_0_")
    page = text_of(client.get(reverse("table-report", args=[table.pk])))
    assert "You won" in page
    assert "You (side 1) · The opponent (side 2)" in page
    assert "Side 1 won" not in page
    assert "Side 2 won" not in page
