"""The coach at a table against an opponent: shares of wins, the same whatever the opponent holds, and the review of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Run, Table
from simulator.tables import coaching
from simulator.tables.learning import reviewing, two_runs
from simulator.tables.selectors import position_of
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.simulator.tables.calls import choose, post

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]
GAME = "star-realms"
cards = catalogues.held(GAME)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(coaching, "WORLDS", (12,))
    monkeypatch.setattr(reviewing, "FIRST_WORLDS", 2)
    monkeypatch.setattr(reviewing, "LOOKED_AT", 1)
    monkeypatch.setattr(reviewing, "SECOND_WORLDS", 10)


def started(client: Client, **opponent: Any) -> dict[str, Any]:
    data = {"game": GAME, "sides": [{"slots": []}], "opponent": opponent, "seed": 7, "options": {"authority": 8}}
    return dict(post(client, reverse("api:tables"), **data).json())


def play_all() -> None:
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)


@pytest.mark.parametrize("policy", ["default", "search"])
def test_it_tells_the_share_of_wins(client, policy):
    table = started(client, policy=policy)
    table = choose(client, table, 0).json()
    address = reverse("api:table-coach", args=[table["id"]])
    assert post(client, address, version=table["version"], worlds=12).status_code == 202
    play_all()
    found = client.get(address).json()
    assert found["status"] == "done", found
    answer = found["answer"]
    assert answer["by_clock"] is False
    assert answer["counted_to"] is None
    assert len(answer["options"]) == len(table["question"]["options"])
    for option in answer["options"]:
        assert 0 <= option["ci95"][0] <= option["value"] <= option["ci95"][1] <= 1
        assert -1 <= option["difference"] <= 0
    assert "search" not in answer["policy"].lower(), "the default policy plays on for a side that searches"
    page = client.get(reverse("table-coach", args=[table["id"]])).content.decode()
    assert "The share of games won." in page


def test_the_turn_is_that_of_the_question_and_not_of_both_players(client):
    table = started(client, policy="do-nothing")
    while table["question"]["turn"] < 3:
        table = choose(client, table, len(table["question"]["options"]) - 1).json()
    stored = Table.objects.get()
    run = coaching.coach_start(table=stored, position=position_of(stored), worlds=12)
    play_all()
    (decision,) = Run.objects.get(pk=run.pk).report["decisions"]
    assert decision["turn"] == 3


def test_what_the_opponent_holds_changes_nothing(client):
    """After new luck the person sees the same, so the coach says the same."""
    table = choose(client, started(client), 0).json()
    stored = Table.objects.get()
    position = position_of(stored)
    before = coaching.coach_start(table=stored, position=position, worlds=12)
    play_all()
    stored.choices = [*stored.choices, -9]
    stored.save()
    again = coaching.coach_start(table=stored, position=position_of(stored), worlds=12)
    assert again.pk != before.pk
    play_all()
    reports = [Run.objects.get(pk=run.pk).report["decisions"] for run in (before, again)]
    for (decision,) in reports:
        decision.pop("choices")
    assert reports[0] == reports[1]
    assert table["question"]


def test_a_game_is_reviewed_at_the_person_s_own_decisions(client):
    table = started(client)
    rng = random.Random(3)
    while table["question"]:
        table = choose(client, table, rng.randrange(len(table["question"]["options"]))).json()
    stored = Table.objects.get()
    reviewing.review_start(table=stored, position=position_of(stored))
    first = Run.objects.get()
    assert first.plan["coach"]["decisions"] == stored.own[-two_runs.MOST_DECISIONS :]
    play_all()
    assert reviewing.review_of(stored).is_done
    assert client.get(reverse("table-review", args=[stored.pk])).status_code == 200
