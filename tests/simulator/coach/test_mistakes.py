"""Mistakes across games: those of all reviewed games, as exercises whose answer is hidden; every option that may be the best is right."""

from __future__ import annotations

import json

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from cards.errors import NotFound
from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from games.report.equal_options import equal_options
from simulator.models import Run, Table
from simulator.tables.learning import mistakes, reviewing
from simulator.tables.selectors import position_of
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.simulator.coach.blunders import GAME, played
from tests.simulator.tables.calls import post

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]
cards = catalogues.held(GAME)
OWNER = "alice"


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(reviewing, "FIRST_WORLDS", 4)
    monkeypatch.setattr(reviewing, "LOOKED_AT", 3)
    monkeypatch.setattr(reviewing, "SECOND_WORLDS", 60)


def reviewed(owner_key: str = OWNER, seed: int = 7) -> Table:
    table, _ = played(blunder=True, owner_key=owner_key, seed=seed)
    reviewing.review_start(table=table, position=position_of(table))
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)
    return table


def test_the_mistakes_of_all_reviewed_games_are_found():
    first, second = reviewed(), reviewed(seed=8)
    reviewed("bob")
    found = mistakes.mistakes_of(owner_key=OWNER, game=GAME)
    assert {each.table.pk for each in found} == {first.pk, second.pk}
    assert all(each.grade for each in found)
    assert found == mistakes.mistakes_of(owner_key=OWNER)
    assert mistakes.mistakes_of(owner_key=OWNER, game="legend-of-stars") == []
    assert mistakes.mistakes_of(owner_key="") == []
    Table.objects.filter(pk=second.pk).update(choices=second.choices[:-1])
    assert {each.table.pk for each in mistakes.mistakes_of(owner_key=OWNER)} == {first.pk}, "a game that has changed has none"


def test_every_option_that_may_be_the_best_is_right_and_kept():
    table = reviewed()
    (first, *_) = mistakes.mistakes_of(owner_key=OWNER, game=GAME)
    mistake = mistakes.mistake_get(table_id=table.pk, choices=first.choices, owner_key=OWNER)
    assert mistake == first
    position = mistakes.position_of_mistake(mistake)
    firsts = equal_options(position)
    right = {firsts[each["number"]] for each in mistake.figures["options"] if not each["is_behind"]}
    for option, first in enumerate(firsts):
        assert mistakes.mistake_answer(mistake=mistake, option=option, position=position) == (first in right)
    assert not mistake.is_right(mistake.figures["played"], position)
    assert Table.objects.get(pk=table.pk).learned == [mistake.choices]
    (*_, last) = mistakes.mistakes_of(owner_key=OWNER, game=GAME)
    assert last.is_learned, "what is learned comes last"
    with pytest.raises(NotFound):
        mistakes.mistake_get(table_id=table.pk, choices=mistake.choices, owner_key="bob")
    with pytest.raises(NotFound):
        mistakes.mistake_get(table_id=table.pk, choices=0, owner_key=OWNER)


def test_a_copy_of_a_right_option_is_right_though_it_was_not_examined():
    words, board = {"en": "play it"}, {"hand": ["x", "x", "y"]}
    offers = tuple(Offer(words, card=card, at=f"/hand/{place}") for place, card in enumerate(board["hand"]))
    position = Position((), Step(1, 1, 0, {"en": "main"}, {"en": "which"}, "1", board=board), offers, None, "")
    figures = {"options": [{"number": 1, "is_behind": False}, {"number": 2, "is_behind": True}]}
    mistake = mistakes.Mistake(Table(), figures, {})
    assert [mistake.is_right(option, position) for option in range(3)] == [True, True, False]


def test_an_exercise_over_http_hides_its_answer(client):
    owner = post(client, reverse("api:tables"), game=GAME, sides=[{"slots": []}], seed=1).json()
    table = reviewed(Table.objects.get(pk=owner["id"]).owner_key)
    with CaptureQueriesContext(connection) as queries:
        (row,) = client.get(reverse("api:mistakes"), {"game": GAME}).json()["results"][:1]
    assert len(queries) <= 5, "the session, the game, the runs and their tables"
    assert (row["table"], row["learned"], row["grade"] in ("bad", "very_bad")) == (str(table.pk), False, True)
    address = reverse("api:table-mistake", args=[row["table"], row["choices"]])
    shown = client.get(address).json()
    assert not {"answer", "played", "options"} & shown.keys()
    assert "regret" not in json.dumps(shown)
    figures = mistakes.mistake_get(table_id=table.pk, choices=row["choices"], owner_key=table.owner_key).figures
    wrong = post(client, address, option=figures["played"]).json()
    assert wrong == {"right": False, "played": None, "answer": None}
    found = post(client, address, option=figures["options"][0]["number"]).json()
    assert (found["right"], found["played"]) == (True, figures["played"])
    best = found["answer"]["options"][0]
    assert best["number"] == figures["options"][0]["number"]
    for world in (best["best_world"], best["worst_world"]):
        if world is not None:
            playout = reverse("api:table-playout", args=[row["table"], row["choices"], best["number"], world])
            assert client.get(playout).status_code == 200
    assert client.get(address).json()["learned"] is True
    for option in (-1, 99, "0", None, True):
        assert post(client, address, option=option).status_code == 400
    assert client.get(reverse("api:mistakes"), {"game": "chess"}).status_code == 404
    for response in (Client().get(address), post(Client(), address, option=0)):
        assert response.status_code == 404
