"""The luck of a game over the API: ask, read, cancel; nothing of another person."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from simulator.models import Run, Table
from simulator.tables.learning import luck
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.simulator.coach.blunders import GAME, OPTIONS
from tests.simulator.tables.calls import choose, post

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]
cards = catalogues.held(GAME)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(luck, "FIRST_WORLDS", 2)
    monkeypatch.setattr(luck, "START_TIMES", 4)
    monkeypatch.setattr(luck, "SECOND_WORLDS", 20)


@pytest.mark.parametrize("opponent", [None, {}], ids=["alone", "against"])
def test_a_game_is_valued_over_http(client, opponent):
    table = post(
        client,
        reverse("api:tables"),
        game=GAME,
        sides=[{"slots": []}],
        opponent=opponent,
        seed=7,
        options=OPTIONS if opponent is None else {"authority": 10},
    ).json()
    address = reverse("api:table-luck-report", args=[table["id"]])
    while table["question"]:
        if table["version"] == 3:
            refused = client.post(address)
            assert (refused.status_code, refused.json()["code"]) == (409, "table_open")
            assert client.get(address).json()["status"] == "none"
        table = choose(client, table, 0).json()
    assert (client.get(address).json()["status"], client.get(address).json()["answer"]) == ("none", None)
    assert client.post(address).status_code == 202
    assert client.get(address).json()["status"] == "queued"
    assert client.delete(address).status_code == 204
    assert client.get(address).json()["status"] == "cancelled"
    assert client.post(address).json()["status"] == "queued"
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)
    assert client.post(address).status_code == 200
    document = client.get(address).json()
    answer = document["answer"]
    assert document["status"] == "done"
    assert answer["by_clock"] is (opponent is None)
    assert sum(event["luck"] for event in answer["events"]) == pytest.approx(answer["luck"]["value"])
    sign = -1 if answer["by_clock"] else 1
    assert answer["result"] - answer["adjusted"]["value"] == pytest.approx(sign * answer["luck"]["value"])
    for figure in (answer["start"], answer["adjusted"], answer["luck"], answer["regret"], *answer["turns"]):
        assert figure["ci95"][0] <= figure["value"] <= figure["ci95"][1]
    assert answer["decisions"] == len(Table.objects.get().own_places)
    log = client.get(reverse("api:table-log", args=[table["id"]])).json()["lines"]
    named = {line["decision"] for line in log}
    assert {event["decision"] for event in answer["events"][:-1]} <= named
    stranger = Client()
    for response in (stranger.get(address), stranger.post(address), stranger.delete(address)):
        assert response.status_code == 404
    with CaptureQueriesContext(connection) as queries:
        client.get(address)
    assert len(queries) <= 6, "the session, the table, the versions, the runs and the answer"
