"""A person's whole match of random legal choices against the default policy, in every game, with a click on its page now and then.

A page plays the game again and shows all of it, which takes several times as long as the choice alone.
"""

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
from simulator.tables.selectors import position_of
from simulator.tables.services import table_choose
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import options_on
from tests.helpers import catalogues
from tests.simulator.tables.calls import post

PLAYED = [slug for slug, game in GAMES.items() if game.match and game.match.is_played_by_hand]
# Options that keep a game short, where there are such.
SHORT = {"star-realms": {"authority": 10}}
HTMX = {"HX-Request": "true"}
MOST = 5000
EVERY = 20  # choices, the first of which is a click on the page
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
def test_random_choices_lead_to_the_end(client, slug):
    table = started(client, slug)
    rng = random.Random(5)
    choose = reverse("table-choose", args=[table.pk])
    offers = len(position_of(table).offers)
    made = 0
    while offers:
        option = rng.randrange(offers)
        if made % EVERY:
            offers = len(table_choose(table=table, option=option, version=table.version).offers)
        else:
            page = text_of(client.get(reverse("table", args=[table.pk])))
            assert options_on(page) == [str(number) for number in range(offers)]
            assert re.search(r'name="version" value="(\d+)"', page).group(1) == str(table.version)
            response = client.post(choose, {"version": table.version, "option": option}, headers=HTMX)
            assert response.status_code == 200
            offers = len(options_on(text_of(response)))
            table.refresh_from_db()
        made += 1
        assert made < MOST
    end = text_of(client.get(reverse("table", args=[table.pk])))
    assert "The game is over." in end
    winner = {"side_0_wins": "You won", "side_1_wins": "The opponent won"}.get(table.outcome, "")
    assert winner in end
    assert winner in text_of(client.get(reverse("table-list")))
    assert len(table.own) == made > 5
    answer = client.get(reverse("api:table", args=[table.pk])).json()
    prepared = GAMES[slug].match.prepare(lists_of(table.decklist), pool_of(slug), table.options)
    prepared = prepared.ready if isinstance(prepared, InBlocks) else prepared
    position = prepared.position_against(table.seed, table.choices)
    assert (answer["digest"], answer["outcome"]) == (position.digest, position.replay.outcome) == (position.digest, table.outcome)
