"""The pages of mistakes across games, without JavaScript."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Run, Table
from simulator.tables.learning import mistakes, reviewing
from simulator.tables.selectors import position_of
from simulator.workers.playing import play_turn
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import options_on
from tests.helpers import catalogues
from tests.simulator.coach.blunders import GAME, played
from tests.simulator.tables.calls import post

cards = catalogues.held(GAME)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(reviewing, "FIRST_WORLDS", 4)
    monkeypatch.setattr(reviewing, "LOOKED_AT", 3)
    monkeypatch.setattr(reviewing, "SECOND_WORLDS", 60)


def test_mistakes_are_listed_solved_and_opened(client, django_assert_max_num_queries):
    empty = reverse("mistake-list", args=[GAME])
    assert "No mistakes yet" in text_of(client.get(empty))
    mine = post(client, reverse("api:tables"), game=GAME, sides=[{"slots": []}], seed=1).json()
    table, _ = played(blunder=True, owner_key=Table.objects.get(pk=mine["id"]).owner_key)
    reviewing.review_start(table=table, position=position_of(table))
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)
    assert empty in text_of(client.get(reverse("table-review", args=[table.pk])))
    with django_assert_max_num_queries(5):  # the session, the person, the game, the runs and their tables
        listed = text_of(client.get(empty))
    (found, *_) = mistakes.mistakes_of(owner_key=table.owner_key, game=GAME)
    address = reverse("table-mistake", args=[table.pk, found.choices])
    assert address in listed
    assert "0 of " in listed
    page = text_of(client.get(address))
    position = mistakes.position_of_mistake(found)
    assert options_on(page) == [str(number) for number in range(len(position.offers))]
    assert "coach-table" not in page, "the answer is hidden"
    assert "you took" not in page.replace("What you took", "")
    post_to = reverse("table-mistake-answer", args=[table.pk, found.choices])
    wrong = client.post(post_to, {"option": found.figures["played"]}, follow=True)
    assert "is not it" in text_of(wrong)
    assert "coach-table" not in text_of(wrong)
    assert client.post(post_to, {"option": 99}).status_code == 400
    assert "coach-table" in text_of(client.get(address, {"show": 1}))
    assert not Table.objects.get(pk=table.pk).learned, "what was shown is not learned"
    right = text_of(client.post(post_to, {"option": found.figures["options"][0]["number"]}, follow=True))
    assert "no other option is better beyond doubt" in right
    assert "In the game you took" in right
    assert "coach-table" in right
    assert "/playouts/" in right, "each number opens a game that was won and one that was lost"
    assert "learned" in text_of(client.get(empty))
    for stranger in (Client().get(address), Client().get(address, {"show": 1})):
        assert stranger.status_code == 404
    for code in ("ja", "zh-hant"):
        assert client.get(address, {"show": 1}, headers={"accept-language": code}).status_code == 200
