"""The coach on pages, without JavaScript and with htmx: ask at the table, read what has come so far, stop, ask for more."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from simulator.models import Run, Table
from simulator.services import waking
from simulator.tables import coaching
from simulator.tables.learning import reviewing
from simulator.workers.playing import play_turn
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck, key_of
from tests.simulator.coach.blunders import GAME, played

cards = catalogues.held(SLUG, GAME)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
HTMX = {"HX-Request": "true"}


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(waking, "send", lambda *arguments: True)
    monkeypatch.setattr(coaching, "WORLDS", (6, 12))
    monkeypatch.setattr(coaching, "USUAL_WORLDS", 6)
    monkeypatch.setattr(coaching, "CHUNKS_A_SECOND", 1000)


def ask(client: Client, found: Table, **more: Any) -> Any:
    return change(client, found, "coach-ask", **more)


def coach_page(client: Client, found: Table) -> str:
    response = client.get(reverse("table-coach", args=[found.pk]))
    assert (response.status_code, response["X-Robots-Tag"]) == (200, "noindex")
    return text_of(response)


def test_a_person_asks_and_reads_the_answer(client):
    found = start(client, jedi_deck(client))
    table_page = page_of(client, found)
    assert "What would you do?" in table_page
    offers = len(re.findall(r'name="option" value="\d+"', table_page))
    assert f"at most {(6 + 1) * offers} playouts" in table_page, "the budget is shown before"
    response = ask(client, found)
    assert (response.status_code, response["Location"]) == (302, reverse("table-coach", args=[found.pk]))
    waiting = coach_page(client, found)
    assert "Waiting for a worker" in waiting
    assert 'http-equiv="refresh"' in waiting
    assert "<tbody>" not in waiting
    run = Run.objects.get()
    play_turn(run.pk, seconds=0)
    some = coach_page(client, found)
    assert "1 of 6 deals" in some
    assert some.count("<tr") == 1 + offers, "first figures after the first chunk; those of players who err come later"
    play_turn(run.pk, seconds=60)
    page = coach_page(client, found)
    assert 'http-equiv="refresh"' not in page
    assert page.count("Choice of the policy") == 1
    assert page.count("not separable from the best") == offers, "six deals settle nothing"
    assert "each deal equally likely" in page
    assert "The policy that plays on" in page
    assert "Players who err put" in page
    assert "The same options in 1 of these deals" in page
    assert f"6 deals, {(6 + 1) * offers} playouts." in page
    assert "Play more deals" in page
    ask(client, found, worlds=12)
    assert "0 of 12 deals" in coach_page(client, found)


def test_who_comes_back_to_the_table_finds_the_question_and_its_answer_there(client):
    found = start(client, jedi_deck(client))
    ask(client, found)
    page = page_of(client, found)
    assert "0 of 6 deals" in page
    assert 'id="coach-cancel"' in page
    assert 'id="coach-ask"' not in page
    play_turn(Run.objects.get().pk, seconds=60)
    page = page_of(client, found)
    assert page.count("Choice of the policy") == 1
    assert "Play more deals" in page
    change(client, found, "choose", option=0)
    assert 'id="coach-ask"' in page_of(client, found), "the next decision has its own"
    version = Table.objects.get().version
    back = client.post(reverse("table-back", args=[found.pk]), {"version": version, "to": "choice"}, headers=HTMX)
    assert "Choice of the policy" in text_of(back)
    assert "The coach has answered." not in text_of(back), "that was told before"


def test_it_is_stopped_and_asked_again(client):
    found = start(client, jedi_deck(client))
    ask(client, found)
    assert change(client, found, "coach-cancel").status_code == 302
    page = coach_page(client, found)
    assert "Cancelled." in page
    assert 'id="coach-ask"' in page
    ask(client, found)
    assert "Waiting for a worker" in coach_page(client, found)


def test_htmx_gets_the_part_that_changes_only_when_it_has_changed(client):
    found = start(client, jedi_deck(client))
    address = reverse("table-coach", args=[found.pk])
    response = client.post(reverse("table-coach-ask", args=[found.pk]), {"version": 1}, headers=HTMX)
    assert response.status_code == 200
    assert "<html" not in text_of(response)
    (seen,) = re.findall(r"\?seen=([a-z0-9-]+)", text_of(response))
    assert client.get(address, {"seen": seen}, headers=HTMX).status_code == 204
    play_turn(Run.objects.get().pk, seconds=60)
    response = client.get(address, {"seen": seen}, headers=HTMX)
    assert response.status_code == 200
    assert "hx-trigger" not in text_of(response)
    assert "The coach has answered." in text_of(response)


def test_a_stale_question_is_refused_and_the_next_position_has_its_own(client):
    found = start(client, jedi_deck(client))
    stale = client.post(reverse("table-coach-ask", args=[found.pk]), {"version": 2})
    assert stale.status_code == 409
    assert "This table has changed since you loaded it" in text_of(stale)
    assert client.post(reverse("table-coach-ask", args=[found.pk]), {"version": 1, "worlds": "x"}).status_code == 400
    ask(client, found)
    change(client, found, "choose", option=0)
    assert 'id="coach-ask"' in coach_page(client, found)


def test_a_game_that_is_over_is_reviewed(client, monkeypatch):
    monkeypatch.setattr(reviewing, "FIRST_WORLDS", 4)
    monkeypatch.setattr(reviewing, "LOOKED_AT", 3)
    monkeypatch.setattr(reviewing, "SECOND_WORLDS", 60)
    found, _ = played(blunder=True, owner_key=key_of(client))
    address = reverse("table-review", args=[found.pk])
    assert 'id="review-ask"' in page_of(client, found)
    response = client.post(reverse("table-review-ask", args=[found.pk]))
    assert (response.status_code, response["Location"]) == (302, address)
    waiting = text_of(client.get(address))
    assert "Waiting for a worker" in waiting
    assert 'http-equiv="refresh"' in waiting
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)
    page = text_of(client.get(address))
    assert "hx-trigger" not in page
    places = re.findall(rf"/tables/{found.pk}/decisions/(\d+)/", page)
    losses = reviewing.review_of(Table.objects.get()).losses
    assert [int(place) for place in places] == [loss["choices"] for loss in losses]
    assert losses
    for place in places:
        shown = client.get(reverse("table-decision", args=[found.pk, place]))
        assert shown.status_code == 200
        assert "Choice of the policy" in text_of(shown)
        assert "You took" in text_of(shown)
        check_playouts(client, found, text_of(shown))
        changes = [each for loss in losses if loss["choices"] == int(place) for option in loss["options"] for each in option["effects"]]
        assert ("What it changes most" in text_of(shown)) == ("What each option changes" in text_of(shown)) == bool(changes)
    assert any(option["effects"] for loss in losses for option in loss["options"])
    assert client.get(reverse("table-decision", args=[found.pk, 9999])).status_code == 404
    assert Client().get(address).status_code == 404


def test_a_page_that_comes_between_the_runs_of_a_review_goes_on_asking(client, monkeypatch):
    found, _ = played(blunder=True, owner_key=key_of(client))
    monkeypatch.setattr("simulator.workers.playing.review_go_on", lambda run: None)
    client.post(reverse("table-review-ask", args=[found.pk]))
    play_turn(Run.objects.get().pk, seconds=60)
    page = text_of(client.get(reverse("table-review", args=[found.pk])))
    assert 'hx-trigger="every 1s"' in page
    assert 'http-equiv="refresh"' in page
    assert "All games were played" not in page
    assert 'id="review-ask"' in page, "a worker may have died here"


def check_playouts(client: Client, found: Table, page: str) -> None:
    """The figures of a reviewed decision open playouts, in dealt cards."""
    links = re.findall(rf"/tables/{found.pk}/decisions/\d+/playouts/\d+/\d+/", page)
    assert len(links) >= 2
    assert "An early win" in page
    assert "A late win or none" in page
    playout = text_of(client.get(links[0]))
    assert "Dealt, not the true cards" in playout
    assert "The same deal after another option" in playout
    assert reverse("table-review", args=[found.pk]) in playout
    part = text_of(client.get(links[0], {"step": "2"}, headers={**HTMX, "HX-Target": "replay"}))
    assert "<html" not in part
    assert 'data-place="2"' in part
    counts = []
    for link in links[:2]:
        client.get(link)
        with CaptureQueriesContext(connection) as seen:
            assert client.get(link).status_code == 200
        counts.append(len(seen))
    assert counts[0] == counts[1] <= 8
    assert Client().get(links[0]).status_code == 404


def test_nobody_else_sees_it(client):
    found = start(client, jedi_deck(client))
    ask(client, found)
    for address in ("table-coach", "table-coach-ask", "table-coach-cancel"):
        assert Client().post(reverse(address, args=[found.pk]), {"version": 1}).status_code in (404, 405)
    assert Client().get(reverse("table-coach", args=[found.pk])).status_code == 404


def test_the_page_takes_few_queries(client):
    found = start(client, jedi_deck(client))
    ask(client, found)
    play_turn(Run.objects.get().pk, seconds=60)
    coach_page(client, found)
    counts = []
    for _ in range(2):
        with CaptureQueriesContext(connection) as seen:
            coach_page(client, found)
        counts.append(len(seen))
    assert counts == [counts[0]] * 2
    assert counts[0] <= 8
