"""Links to tables without JavaScript: share, renew, end, read a position, go on from it; and a replay that is taken over."""

from __future__ import annotations

import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from simulator.models import Run, Table
from simulator.selectors.replays import run_replay
from simulator.workers.playing import play_turn
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, options_on, page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck
from tests.simulator.tables.calls import post

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def link_on(page: str) -> str:
    found = re.search(r'id="share-url" value="http://testserver(/t/[^"]+/)"', page)
    return found.group(1) if found else ""


def against(client: Client, choices: int) -> Table:
    sides = [{"deck": str(jedi_deck(client).pk)}]
    table = Table.objects.get(pk=post(client, reverse("api:tables"), game=SLUG, sides=sides, opponent={}, seed=7).json()["id"])
    for _ in range(choices):
        change(client, table, "choose", option=0)
    table.refresh_from_db()
    return table


def test_a_table_is_shared_renewed_and_shared_no_more(client):
    found = against(client, 5)
    assert not link_on(page_of(client, found))
    change(client, found, "share")
    address = link_on(page_of(client, found))
    stranger = Client()
    response = stranger.get(address)
    page = text_of(response)
    assert response.status_code == 200
    assert response["X-Robots-Tag"] == "noindex"
    assert "After 5 of 5 choices" in page
    assert options_on(page) == []
    assert str(found.pk) not in page
    assert "Seed" not in page
    assert re.findall(r'class="piece facedown">Hidden ?<span class="times">×(\d)', page)
    assert "Your table" in text_of(client.get(address))
    answer = change(client, found, "share", open="on")
    assert re.search(r'<details class="options" id="share" open>', text_of(client.get(answer["Location"]))), "the link is in sight"
    renewed = link_on(page_of(client, found))
    assert stranger.get(address).status_code == 404
    assert "Hidden" not in text_of(stranger.get(renewed))
    change(client, found, "unshare")
    assert stranger.get(renewed).status_code == 404
    assert change(stranger, found, "share").status_code == 404
    assert change(stranger, found, "unshare").status_code == 404


def test_positions_are_walked_and_one_is_taken(client):
    found = against(client, 4)
    change(client, found, "share")
    found.refresh_from_db()
    stranger = Client()
    at = [text_of(stranger.get(reverse("shared-position", args=[found.token, made]))) for made in range(5)]
    assert all(f"After {made} of 4 choices" in page for made, page in enumerate(at))
    assert len({re.search(r'id="checksum">([0-9a-f]+)<', page).group(1) for page in at}) == 5
    assert reverse("shared-position", args=[found.token, 2]) in at[1]
    assert stranger.get(reverse("shared-position", args=[found.token, 5])).status_code == 404
    taken = stranger.post(reverse("shared-table-take", args=[found.token]), {"made": 2})
    assert taken.status_code == 302
    twin = Table.objects.exclude(pk=found.pk).get()
    page = page_of(stranger, twin)
    assert "New game with the same shuffle" not in page
    assert 'id="back-choice" name="to" value="choice" data-key="u" disabled' in page
    assert change(stranger, twin, "again", seed="same").status_code == 422
    assert stranger.get(reverse("shared-table-take", args=[found.token])).status_code == 302


def test_the_page_of_a_link_takes_a_constant_number_of_queries(client):
    found = against(client, 3)
    change(client, found, "share")
    found.refresh_from_db()
    counts = []
    for made in (3, 0, 1, 2):
        with CaptureQueriesContext(connection) as captured:
            Client().get(reverse("shared-position", args=[found.token, made]))
        counts.append(len(captured))
    assert counts[1:] == [counts[1]] * 3
    assert counts[1] <= 6


def test_other_rules_end_what_a_link_shows(client):
    found = start(client, jedi_deck(client))
    change(client, found, "share")
    Table.objects.update(versions={"rules": "0", "data": "0"})
    found.refresh_from_db()
    response = Client().get(reverse("shared-table", args=[found.token]))
    assert response.status_code == 409
    assert "have changed" in text_of(response)


def test_a_replay_is_taken_over(client):
    deck = jedi_deck(client)
    asked = post(client, reverse("api:simulations"), game=SLUG, sides=[{"deck": str(deck.pk)}], games=1, seed=3)
    assert asked.status_code == 202, asked.content
    run = Run.objects.get()
    play_turn(run.pk, seconds=60)
    replay = reverse("run-game", args=[run.pk, 0])
    page = text_of(client.get(replay, {"step": 30}))
    address = reverse("run-game-table", args=[run.pk, 0])
    assert f'action="{address}"' in page
    response = client.post(address, {"step": 30})
    assert response.status_code == 302
    table = Table.objects.get()
    assert table.base == len(table.choices) > 1
    assert options_on(page_of(client, table))
    assert client.get(address)["Location"] == replay
    assert client.post(reverse("run-game-table", args=[run.pk, 9]), {"step": 1}).status_code == 404
    steps = run_replay(run=run, index=0, client="").steps
    last = max(place for place, step in enumerate(steps, 1) if step.decision is not None)
    assert last < len(steps)
    for place, offered in ((last - 1, True), (last, False), (len(steps), False)):
        assert (f'action="{address}"' in text_of(client.get(replay, {"step": place}))) == offered, "nothing is left to decide"
    assert client.post(address, {"step": last - 1}).status_code == 302
    Run.objects.update(versions={"rules": "0"})
    response = client.post(address, {"step": 30}, follow=True)
    assert response.redirect_chain == [(replay, 302)]
    assert "changed" in text_of(response)
