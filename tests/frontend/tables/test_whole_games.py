"""A person's whole match of random legal clicks against the default policy, over HTTP, in every game."""

from __future__ import annotations

import random
import re

import pytest
from django.test import Client
from django.urls import reverse

from cards.data.pools import pool_of
from games.registry import GAMES
from simulator.models import Table
from simulator.requests.lists import lists_of
from simulator.statistics.blocks import InBlocks
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import options_on
from tests.helpers import catalogues
from tests.simulator.tables.calls import post

PLAYED = [slug for slug, game in GAMES.items() if game.match and game.match.is_played_by_hand]
# Options that keep a game short, where there are such.
SHORT = {"star-realms": {"authority": 10}}
HTMX = {"HX-Request": "true"}
MOST = 5000
cards = catalogues.held(*PLAYED)
pytestmark = [pytest.mark.django_db, pytest.mark.slow, pytest.mark.usefixtures("cards")]


def started(client: Client, slug: str) -> Table:
    """A match with the first ready list of the game."""
    ready = GAMES[slug].lists.ready(pool_of(slug))
    side: dict[str, object] = {"slots": []}
    if ready:
        decklist = ready[0].decklist
        side["slots"] = [{"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in decklist.slots]
        if decklist.side:
            side["side"] = decklist.side
    data = {"game": slug, "sides": [side], "opponent": {"policy": "default"}, "seed": 5, "options": SHORT.get(slug, {})}
    response = post(client, reverse("api:tables"), **data)
    assert response.status_code == 201, response.content
    return Table.objects.get(pk=response.json()["id"])


@pytest.mark.parametrize("slug", PLAYED)
def test_random_clicks_lead_to_the_end(client, slug):
    table = started(client, slug)
    rng = random.Random(5)
    page = text_of(client.get(reverse("table", args=[table.pk])))
    choose = reverse("table-choose", args=[table.pk])
    clicks = 0
    while options := options_on(page):
        version = re.search(r'name="version" value="(\d+)"', page).group(1)
        response = client.post(choose, {"version": version, "option": rng.choice(options)}, headers=HTMX)
        assert response.status_code == 200
        page = text_of(response)
        clicks += 1
        assert clicks < MOST
    assert "The game is over." in page
    table.refresh_from_db()
    assert len(table.own) == clicks > 5
    answer = client.get(reverse("api:table", args=[table.pk])).json()
    prepared = GAMES[slug].match.prepare(lists_of(table.decklist), pool_of(slug), table.options)
    prepared = prepared.ready if isinstance(prepared, InBlocks) else prepared
    position = prepared.position_against(table.seed, table.choices)
    assert (answer["digest"], answer["outcome"]) == (position.digest, position.replay.outcome) == (position.digest, table.outcome)
