"""The luck of a game that is over: two runs, events that add up to the result, and what the choices changed beside the policy's."""

from __future__ import annotations

import pytest

from cards.errors import Conflict
from games.engine.tally import Tally
from games.registry import game_by_slug
from simulator.models import Run, Table
from simulator.requests.lists import lists_of
from simulator.requests.prepare import prepare
from simulator.tables.learning import luck, playouts, reviewing, two_runs
from simulator.tables.selectors import position_of
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.simulator.coach.blunders import GAME, played

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]
cards = catalogues.held(GAME)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(luck, "FIRST_WORLDS", 4)
    monkeypatch.setattr(luck, "START_TIMES", 4)
    monkeypatch.setattr(luck, "SECOND_WORLDS", 40)


def play_all() -> None:
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)


def answered(table: Table) -> luck.LuckAnswer:
    position = position_of(table)
    assert luck.luck_start(table=table, position=position).is_active
    play_all()
    answer = luck.luck_answer(table, position, luck.luck_state(table))
    assert answer is not None
    return answer


def test_the_luck_of_a_game_of_the_policy_is_its_whole_difference():
    table, _ = played()
    answer = answered(table)
    assert (answer.is_whole, answer.departures, answer.regret.value) == (True, 0, 0)
    assert answer.adjusted == answer.start
    assert answer.decisions == len(table.choices)
    assert 1 < len(answer.events) < len(table.choices) / 2, "after most choices nothing happens by itself"
    assert sum(event.luck for event in answer.events) == pytest.approx(answer.total.value)
    assert sum(figure.value for _, figure in answer.turns) == pytest.approx(answer.total.value)
    assert answer.adjusted.value - answer.result == pytest.approx(answer.total.value), "an earlier turn is good luck"
    assert [turn for turn, _ in answer.turns] == sorted({turn for turn, _ in answer.turns})
    numbers = [event.before for event in answer.events]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (0, len(table.choices))
    assert [event.is_last for event in answer.events] == [False] * (len(numbers) - 1) + [True]
    drawn = [event for event in answer.events[1:-1] if any(" draws " in step.text["en"] for step in event.told)]
    assert len(drawn) >= answer.turns[-1][0] - 2, "a new hand is an event"
    assert 1 <= len(answer.most) <= luck.SHOWN
    assert any(event.told for event in answer.most)
    sizes = [abs(event.luck) for event in answer.most]
    assert sizes == sorted(sizes, reverse=True)


def test_a_blunder_is_regret_and_not_bad_luck():
    table, choices = played(blunder=True)
    answer = answered(table)
    assert answer.departures >= 1
    assert answer.regret.value > 0
    assert answer.adjusted.value > answer.start.value, "without luck it would have been won later than the policy wins"
    assert answer.result == pytest.approx(answer.adjusted.value - answer.total.value)
    changed = {each["choices"] for each in luck.luck_state(table).second.report["values"] if each["change"]}
    assert len(choices) - 1 in changed, "the blunder is valued in many worlds"


def test_it_waits_for_the_end_is_cancelled_and_comes_from_the_store():
    table, choices = played()
    open_table, _ = played()
    open_table.choices = choices[:-1]
    with pytest.raises(Conflict) as error:
        luck.luck_start(table=open_table, position=position_of(open_table))
    assert error.value.code == "table_open"
    luck.luck_start(table=table, position=position_of(table))
    luck.luck_cancel(table=table)
    state = luck.luck_state(table)
    assert not state.is_active
    assert not state.is_done
    answered(table)
    runs = Run.objects.count()
    assert luck.luck_start(table=table, position=position_of(table)).is_done
    assert Run.objects.count() == runs


def test_it_goes_on_where_a_worker_died_between_its_runs(monkeypatch):
    table, _ = played()
    monkeypatch.setattr("simulator.workers.playing.luck_go_on", lambda run: None)
    luck.luck_start(table=table, position=position_of(table))
    play_all()
    state = luck.luck_state(table)
    assert state.second is None
    assert not state.is_done
    assert luck.luck_answer(table, position_of(table), state) is None
    assert luck.luck_start(table=table, position=position_of(table)).is_active
    play_all()
    assert luck.luck_state(table).is_done


def test_its_runs_are_no_review_and_have_no_playouts():
    table, _ = played()
    answered(table)
    assert reviewing.review_of(table).first is None
    with pytest.raises(Exception, match="asked the coach"):
        playouts.playout_of(table=table, choices=0, option=0, world=0)


def test_the_second_run_has_fresh_worlds_of_the_ends_of_events():
    table, _ = played(blunder=True)
    answered(table)
    state = luck.luck_state(table)
    assert state.first.seed != state.second.seed
    named = state.second.plan["coach"]["decisions"]
    assert named[0] == luck.BEFORE
    assert len(named) == len(set(named)) <= 1 + 2 * luck.SHOWN + luck.MOST_CHANGES
    assert state.second.games == 40 * len(named)
    assert state.first.games == 4 * (4 + len(table.choices))
    assert state.first.games + state.second.games <= luck.budget_of_luck(table)


def test_each_chunk_is_checked_by_its_own_check():
    """A check renews the lease of its chunk: that of an earlier chunk would give every later one back."""
    table, _ = played()
    run = luck.luck_start(table=table, position=position_of(table)).first
    fortune = prepare(game_by_slug(run.game_id), lists_of(run.decklist), run.options, run.mode, run.plan)
    called = []
    places = (0, luck.START_TIMES * luck.FIRST_WORLDS)  # a new game, and a world of a decision
    for chunk in ("first", "second"):
        fortune.check_with(lambda chunk=chunk: called.append(chunk))
        for index in places:
            fortune.play(run.seed, index, Tally())
        assert set(called) == {chunk}
        called.clear()


@pytest.mark.parametrize("kept", [5, 40])
def test_a_long_game_and_one_that_went_on_begin_at_their_first_decision(monkeypatch, kept):
    monkeypatch.setattr(two_runs, "MOST_DECISIONS", 20)
    table, choices = played()
    if kept == 40:
        table.base = kept
        table.save()
    answer = answered(table)
    assert not answer.is_whole
    assert answer.decisions == min(20, len(choices) - table.base)
    assert 1 <= len(answer.events) <= answer.decisions
    assert sum(event.luck for event in answer.events) == pytest.approx(answer.total.value)
    assert answer.events[-1].before == len(choices) - table.base
