"""“Where did I lose it?”: few worlds of every decision, many fresh ones of those that look worst, and only what is lost beyond doubt."""

from __future__ import annotations

import pytest

from cards.errors import Conflict
from simulator.models import Run, Table
from simulator.tables import coaching
from simulator.tables.learning import reviewing
from simulator.tables.selectors import position_of
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.simulator.coach.blunders import GAME, played

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]
cards = catalogues.held(GAME)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(reviewing, "FIRST_WORLDS", 4)
    monkeypatch.setattr(reviewing, "LOOKED_AT", 3)
    monkeypatch.setattr(reviewing, "SECOND_WORLDS", 60)


def play_all() -> None:
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)


def test_a_blunder_is_found_with_its_grade_and_what_was_better():
    table, choices = played(blunder=True)
    review = reviewing.review_start(table=table, position=position_of(table))
    assert review.is_active
    assert not review.is_done
    play_all()
    review = reviewing.review_of(table)
    assert review.is_done
    assert review.second is not None
    assert {run.plan["review"] for run in Run.objects.all()} == {"first", "second"}
    assert review.losses, "it costs a turn beyond doubt"
    worst = review.losses[0]
    assert worst["choices"] == len(choices) - 1
    assert worst["played"] == choices[-1]
    assert worst["grade"] in ("bad", "very_bad")
    best = worst["options"][0]
    assert best["number"] != worst["played"]
    assert best["regret"] == 0
    losses = [next(option["regret_at_least"] for option in each["options"] if option["number"] == each["played"]) for each in review.losses]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) <= reviewing.SHOWN
    runs = Run.objects.count()
    assert reviewing.review_start(table=table, position=position_of(table)) == review
    assert Run.objects.count() == runs, "a whole review comes from the store"


def test_the_second_run_has_fresh_worlds_and_only_suspects():
    table, choices = played(blunder=True)
    reviewing.review_start(table=table, position=position_of(table))
    play_all()
    review = reviewing.review_of(table)
    assert review.first is not None
    assert review.second is not None
    assert review.first.seed != review.second.seed
    decisions = review.second.plan["coach"]["decisions"]
    assert len(decisions) <= 3
    assert len(choices) - 1 in decisions
    assert review.second.games == 60 * len(decisions)


def test_it_waits_for_the_end_of_the_game_and_is_cancelled():
    table, choices = played()
    open_table, _ = played()
    assert len(choices) == len(table.choices)
    open_table.choices = choices[:-1]
    with pytest.raises(Conflict) as error:
        reviewing.review_start(table=open_table, position=position_of(open_table))
    assert error.value.code == "table_open"
    reviewing.review_start(table=table, position=position_of(table))
    reviewing.review_cancel(table=table)
    assert not reviewing.review_of(table).is_active
    reviewing.review_start(table=table, position=position_of(table))
    assert reviewing.review_of(table).is_active, "it can be started again"


def test_a_review_goes_on_where_a_worker_died_between_its_runs(monkeypatch):
    table, _ = played(blunder=True)
    monkeypatch.setattr("simulator.workers.playing.review_go_on", lambda run: None)
    reviewing.review_start(table=table, position=position_of(table))
    play_all()
    review = reviewing.review_of(table)
    assert review.second is None
    assert not review.is_done
    assert reviewing.review_start(table=table, position=position_of(table)).is_active
    play_all()
    assert reviewing.review_of(table).is_done


def test_a_table_that_has_changed_is_left_alone():
    table, _ = played(blunder=True)
    reviewing.review_start(table=table, position=position_of(table))
    Table.objects.filter(pk=table.pk).update(choices=table.choices[:-1])
    play_all()
    assert Run.objects.count() == 1
    assert coaching.coach_of(table) is None
