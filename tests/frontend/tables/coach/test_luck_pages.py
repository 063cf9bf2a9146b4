"""The page of the luck of a game, without JavaScript."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Run
from simulator.tables import coaching
from simulator.tables.learning import luck, two_runs
from simulator.tables.selectors import fresh_deck, position_of
from simulator.workers.playing import play_turn
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch):
    monkeypatch.setattr(two_runs, "MOST_DECISIONS", 12)
    monkeypatch.setattr(luck, "FIRST_WORLDS", 2)
    monkeypatch.setattr(luck, "START_TIMES", 2)
    monkeypatch.setattr(luck, "SECOND_WORLDS", 6)


def test_the_end_of_a_game_leads_to_its_luck(client, django_assert_max_num_queries):
    table = start(client, jedi_deck(client))
    address, ask = (reverse(name, args=[table.pk]) for name in ("table-luck-report", "table-luck-report-ask"))
    assert ask not in page_of(client, table)
    assert client.post(ask).status_code == 409, "the game goes on"
    table.choices = list(fresh_deck(table).replay(table.seed, 0).trace)
    table.outcome = position_of(table, table.choices).replay.outcome
    table.save()
    assert ask in page_of(client, table)
    response = client.post(ask)
    assert (response.status_code, response["Location"]) == (302, address)
    assert "Waiting for a worker" in text_of(client.get(address))
    assert client.get(address, {"seen": "queued-0"}, headers={"hx-request": "true"}).status_code == 204
    client.post(reverse("table-luck-report-cancel", args=[table.pk]))
    assert "How lucky was I?" in text_of(client.get(address))
    client.post(ask)
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)
    with django_assert_max_num_queries(9):  # the session and its person, the table, the decks, the versions, both runs, the card names
        page = text_of(client.get(address))
    for text in ("Luck in all", "Result without luck", "Regret for each decision", "Turn by turn", "The end of the game"):
        assert text in page
    assert page.count('class="coach-bar luck-bar"') >= 2
    assert Client().get(address).status_code == 404
    for code in ("ja", "zh-hant"):
        assert client.get(address, headers={"accept-language": code}).status_code == 200


def test_a_review_goes_on_while_the_luck_is_told(client):
    table = start(client, jedi_deck(client))
    table.choices = list(fresh_deck(table).replay(table.seed, 0).trace)
    table.outcome = position_of(table, table.choices).replay.outcome
    table.save()
    for name in ("table-review-ask", "table-luck-report-ask"):
        assert client.post(reverse(name, args=[table.pk])).status_code == 302
    assert [run.status for run in Run.objects.all()] == ["queued", "queued"]
    assert {coaching.purpose_of(run) for run in Run.objects.all()} == {coaching.REVIEW, coaching.LUCK}
    for name in ("table-review", "table-luck-report"):
        assert "Waiting for a worker" in text_of(client.get(reverse(name, args=[table.pk])))
