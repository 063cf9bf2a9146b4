"""The opponent's moves after the game: its options, what it took, and what each was worth, from its own view."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from games.coach.examination import examine_against
from simulator.models import Run, Table
from simulator.tables import coaching
from simulator.tables.learning import moves
from simulator.tables.selectors import prepared_deck
from simulator.workers.playing import play_turn
from tests.frontend.pages import text_of
from tests.helpers import catalogues
from tests.simulator.tables.calls import choose, post

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]
GAME = "star-realms"
cards = catalogues.held(GAME)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(coaching, "WORLDS", (24, 48))
    monkeypatch.setattr(coaching, "USUAL_WORLDS", 24)


@pytest.fixture
def table(client: Client) -> dict[str, Any]:
    table: dict[str, Any] = post(
        client, reverse("api:tables"), game=GAME, sides=[{"slots": []}], opponent={}, seed=7, options={"authority": 12}, first="you"
    ).json()
    for _ in range(3):
        table = choose(client, table, 0).json()
    address = reverse("api:table-moves", args=[table["id"]])
    assert (client.get(address).status_code, client.get(address).json()["code"]) == (409, "table_open")
    assert client.get(reverse("table-moves", args=[table["id"]])).status_code == 409
    while table["question"]:
        table = choose(client, table, 0).json()
    return table


def play_all() -> None:
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)


def test_each_move_has_its_options_and_its_scores(client, table):
    stored = Table.objects.get()
    rows = client.get(reverse("api:table-moves", args=[table["id"]])).json()["results"]
    assert [row["place"] for row in rows] == [place for place in range(len(stored.choices)) if place not in stored.own]
    for row in rows:
        assert row["taken"] == stored.choices[row["place"]]
        assert 0 <= row["taken"] < len(row["options"]) > 1
    row = rows[len(rows) // 2]
    address = reverse("api:table-move-coach", args=[table["id"], row["place"]])
    assert client.get(address).json()["status"] == "none"
    assert post(client, address, worlds=24).status_code == 202
    assert client.delete(address).status_code == 204
    assert client.get(address).json()["status"] == "cancelled"
    assert post(client, address, worlds=24).status_code == 202
    play_all()
    found = client.get(address).json()
    assert found["status"] == "done"
    options = found["answer"]["options"]
    assert sorted(each["number"] for each in options) == list(range(len(row["options"])))
    assert {each["text"] for each in options} == set(row["options"])
    assert found["answer"]["usual"] == row["taken"], "the opponent played by the default policy"
    best = options[0]
    world = next(each for each in (best["best_world"], best["worst_world"]) if each is not None)
    assert client.get(reverse("api:table-playout", args=[table["id"], row["place"], best["number"], world])).status_code == 200
    assert post(client, address, worlds=7).status_code == 400
    own = reverse("api:table-move-coach", args=[table["id"], stored.own[0]])
    assert client.get(own).status_code == 404
    for stranger in (Client().get(address), Client().get(reverse("api:table-moves", args=[table["id"]]))):
        assert stranger.status_code == 404


def test_a_move_is_examined_from_the_opponents_view(table):
    stored = Table.objects.get()
    move = moves.moves_of(stored)[-1]
    prepared: Any = prepared_deck(stored)
    examined = examine_against(prepared, stored.seed, stored.choices[: move.place], first=stored.first, worlds_seed=1)
    assert examined.seat == 1 - prepared.seat_of(0)
    assert len(move.position.offers) == examined.offered


def test_the_pages_show_them(client, table, django_assert_max_num_queries):
    stored = Table.objects.get()
    over = text_of(client.get(reverse("table", args=[table["id"]])))
    assert reverse("table-moves", args=[table["id"]]) in over
    with django_assert_max_num_queries(6):  # the session, the person, the table, its decks, the versions
        page = text_of(client.get(reverse("table-moves", args=[table["id"]])))
    move = moves.moves_of(stored)[0]
    address = reverse("table-move", args=[table["id"], move.place])
    assert address in page
    shown = text_of(client.get(address))
    assert "The opponent took" in shown
    assert "What was each option worth?" in shown
    assert client.post(reverse("table-move-ask", args=[table["id"], move.place])).status_code == 302
    assert "Waiting for a worker" in text_of(client.get(address))
    play_all()
    answered = text_of(client.get(address))
    assert "These are the games that the opponent won" in answered
    assert "coach-table" in answered
    assert "/playouts/" in answered
    link = answered.split(f'href="/tables/{table["id"]}/decisions/', 1)[1].split('"', 1)[0]
    assert client.get(f"/tables/{table['id']}/decisions/{link}").status_code == 200
    assert client.get(reverse("table-move", args=[table["id"], stored.own[0]])).status_code == 404
