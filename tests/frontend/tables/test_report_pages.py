"""The page of the report of one game, without JavaScript."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import reverse

from simulator.tables.selectors import fresh_deck, position_of
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

cards = catalogues.held(SLUG)
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
