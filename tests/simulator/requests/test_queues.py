"""Runs of searching policies: their own queue, limits and workers, and checks in the middle of a game."""

from __future__ import annotations

import uuid
from contextlib import nullcontext
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from cards import task_messages
from cards.api import limits
from cards.errors import BadInput, TooMany
from config.celery import app
from games.engine.tally import Tally
from games.registry import GAMES
from simulator.models import Chunk, Run, WorkerBeat
from simulator.requests import prepare, queues
from simulator.requests.queues import ORDINARY, SEARCH, slow_games_of
from simulator.selectors.replays import run_replay
from simulator.selectors.runs import workers_alive
from simulator.services import beats, claiming, ending, waking
from simulator.services.claiming import chunk_claim
from simulator.services.sweeping import sweep
from simulator.workers.playing import play_turn
from tests.helpers import made_up_game
from tests.helpers.made_up_game import DICE, THINK
from tests.helpers.runs import Start

SLOW = {"options": {"trouble": THINK}, "games": 20}


@pytest.fixture
def queued(monkeypatch: pytest.MonkeyPatch) -> list[tuple[uuid.UUID, str]]:
    """Records (run, queue) of each wake-up."""
    sent: list[tuple[uuid.UUID, str]] = []
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": sent.append((run_id, queue)) or True)
    return sent


def test_a_slow_run_has_its_own_queue_and_chunks_of_a_second(
    start: Start, queued: list[Any], django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        slow, quick = start(**SLOW), start()
    assert (slow.queue, quick.queue) == (SEARCH, ORDINARY)
    assert queued == [(slow.pk, SEARCH), (quick.pk, ORDINARY)]
    assert [chunk.games for chunk in slow.chunks.all()] == [4] * 5
    assert [chunk.games for chunk in quick.chunks.all()] == [100, 100, 50]


def test_a_long_slow_run_has_more_chunks_than_an_ordinary_one(start: Start, settings: Any) -> None:
    settings.SIMULATION_MAX_CHUNKS = 3
    assert start(**SLOW | {"games": 1000}).chunks.count() == 250
    assert start(games=1000).chunks.count() == 3


def test_wake_ups_go_to_the_queue_of_the_run(start: Start, queued: list[Any]) -> None:
    run = start(**SLOW)
    queued.clear()
    waking.run_wake(run_id=run.pk, messages=1)
    waking.run_wake(run_id=uuid.uuid4(), messages=1)
    assert [queue for _, queue in queued] == [SEARCH, ORDINARY]


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"games": 1001}, "games"),
        ({"games": 10**9}, "games"),
        ({"games": 0}, "games"),
        ({"games": 10, "mode": "cards"}, "mode"),  # each step plays seven games
        ({"games": 501, "mode": "compare", "others": [DICE]}, "games"),
    ],
)
def test_too_many_games_are_refused(start: Start, arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as refused:
        start(**SLOW | arguments)
    assert [error["field"] for error in refused.value.errors] == [field]
    assert not Run.objects.exists()


def test_the_limits_are_settings(start: Start, settings: Any) -> None:
    settings.SIMULATION_SEARCH_MAX_GAMES = 7
    assert start(**SLOW | {"games": 7}).games == 7
    with pytest.raises(BadInput, match="at most 7 games"):
        start(**SLOW | {"games": 8, "seed": 1})
    settings.SIMULATION_MAX_GAMES = 5
    with pytest.raises(BadInput, match="from 1 to 5"):
        start(games=6)


def test_match_ups_with_a_slow_side_are_slow(start: Start) -> None:
    assert start(mode="match", options={"policy_1": "thinker"}, games=10).queue == SEARCH
    match = GAMES[made_up_game.SLUG].match
    assert match
    options = {"policy_0": "fair", "policy_1": "fair"}
    assert slow_games_of(match, "matchups", options, {"policies": ["fair", "lucky", "sure"]}) == 0
    assert slow_games_of(match, "matchups", options, {"policies": ["fair", "lucky", "thinker"]}) == 2
    run = start(mode="matchups", others=[DICE, DICE], policies=["fair", "lucky", "thinker"], names=["A", "B", "C"], games=10)
    assert run.queue == SEARCH
    assert {chunk.games for chunk in run.chunks.all()} == {1}
    with pytest.raises(BadInput, match="12 games at a time"):
        start(mode="matchups", others=[DICE] * 3, policies=["fair", "lucky", "sure", "thinker"], names=list("ABCD"), games=10)


def test_slow_runs_have_their_own_limit_for_each_owner(start: Start) -> None:
    slow = [start(**SLOW | {"seed": seed}) for seed in (1, 2)]
    with pytest.raises(TooMany, match="2 runs"):
        start(**SLOW | {"seed": 3})
    quick = [start(seed=seed) for seed in (1, 2, 3)]
    with pytest.raises(TooMany, match="3 runs"):
        start(seed=4)
    assert claiming.run_begin(run=slow[0])
    assert claiming.run_begin(run=quick[0]), "one of each queue is played"
    assert not claiming.run_begin(run=slow[1])
    assert not claiming.run_begin(run=quick[1])


def test_the_end_of_a_run_wakes_the_next_run_of_its_queue(start: Start, queued: list[Any], django_capture_on_commit_callbacks: Any) -> None:
    first, second, quick = start(**SLOW | {"seed": 1}), start(**SLOW | {"seed": 2}), start()
    with django_capture_on_commit_callbacks(execute=True):
        ending.run_cancel(run=first)
    assert queued == [(second.pk, SEARCH)]
    assert quick.status == "queued"


# --- workers ---------------------------------------------------------------------------------------------------------


def test_the_sweeper_wakes_the_workers_of_the_queue(start: Start, queued: list[Any], settings: Any) -> None:
    slow, quick = start(**SLOW), start()
    now = timezone.now()
    assert sweep(now).woken == 0
    beats.worker_beat(name="one", takes=[SEARCH])
    assert sweep().woken == 1
    assert set(queued) == {(slow.pk, SEARCH)}, "nobody would hear of the other"
    beats.worker_beat(name="two", takes=[ORDINARY])
    assert sweep().woken == 1
    assert queued[-1] == (quick.pk, ORDINARY)


def test_a_busy_worker_of_one_queue_does_not_delay_the_other_queue(start: Start, queued: list[Any], settings: Any) -> None:
    slow, quick = start(**SLOW), start()
    assert claiming.run_begin(run=quick)
    settings.SIMULATION_LEASE_SECONDS = 600
    assert chunk_claim(run=quick)
    Run.objects.update(woken=timezone.now())
    beats.worker_beat(name="both")
    queued.clear()
    later = timezone.now() + timedelta(seconds=settings.SIMULATION_WAKE_SECONDS + 1)
    WorkerBeat.objects.update(seen=later)
    sweep(later)
    assert queued == [(slow.pk, SEARCH)]


@pytest.mark.django_db(transaction=True)  # the checks of /readyz have connections of their own
def test_workers_are_counted_by_queue(made_up: None, client: Client) -> None:
    beats.worker_beat(name="slow", takes=[SEARCH])
    assert (workers_alive(), workers_alive(SEARCH)) == (0, 1)
    assert client.get("/readyz").json()["checks"]["worker"] is False, "nobody plays ordinary runs"
    beats.worker_beat(name="plain")
    assert (workers_alive(), workers_alive(SEARCH)) == (1, 2)
    assert client.get("/readyz").json()["checks"]["worker"] is True


def test_each_queue_has_its_own_exchange() -> None:
    """Otherwise a message for one queue could be delivered to the other."""
    found = {queue.name: (queue.exchange.name, queue.routing_key) for queue in app.conf.task_queues}
    assert found == {ORDINARY: (ORDINARY, ORDINARY), SEARCH: (SEARCH, SEARCH)}
    assert app.conf.task_default_queue == ORDINARY


# --- in the middle of a game -----------------------------------------------------------------------------------------


class Thinks(made_up_game.Prepared):
    """A run that calls its check while it plays."""

    def play(self, seed: int, index: int, tally: Tally) -> None:
        self.checks[0]()
        Run.objects.update(status=Run.Status.CANCELLED)
        self.checks[0]()
        pytest.fail("the game went on")


def test_a_cancelled_run_stops_in_the_middle_of_a_game(start: Start, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.SIMULATION_CANCEL_SECONDS = 0
    run = start(**SLOW)
    monkeypatch.setattr(prepare, "prepare", lambda *args, **more: Thinks((6,), (), {"trouble": THINK}))
    assert play_turn(run.pk, seconds=5) == "over"
    run.refresh_from_db()
    assert run.status == "cancelled"
    assert run.games_done == 0
    assert not run.chunks.filter(attempts__gt=1).exists()


@pytest.mark.slow
def test_a_long_game_keeps_its_lease(start: Start, settings: Any) -> None:
    """A chunk of four games, each more than a third as long as the lease."""
    settings.SIMULATION_LEASE_SECONDS = 2  # a write may wait a second on a busy machine
    run = start(options={"trouble": THINK, "slow": 750}, games=4)
    play_turn(run.pk, seconds=20)
    run.refresh_from_db()
    assert run.status == "done", run.failure
    assert set(run.chunks.values_list("attempts", flat=True)) == {1}
    assert Chunk.objects.filter(run=run).count() == 1


@pytest.mark.slow
def test_a_game_that_calls_its_check_may_take_longer_than_a_lease(start: Start, settings: Any) -> None:
    settings.SIMULATION_LEASE_SECONDS = 2
    run = start(options={"trouble": THINK, "slow": 2_500}, games=1)
    play_turn(run.pk, seconds=20)
    run.refresh_from_db()
    assert run.status == "done", run.failure
    assert set(run.chunks.values_list("attempts", flat=True)) == {1}


def test_studies_pass_the_check_to_their_games(start: Start) -> None:
    run = start(mode="compare", others=[DICE], options={"trouble": THINK}, games=3)
    prepared = prepare.prepare(GAMES[made_up_game.SLUG], prepare.decklists_of_run(run), run.options, run.mode, run.plan)
    looked: list[None] = []
    prepared.check_with(lambda: looked.append(None))  # type: ignore[attr-defined]
    assert [len(each.checks) for each in (prepared.base, *prepared.variants.values())] == [1, 1]  # type: ignore[attr-defined]
    assert queues.MAX_SLOW_PLAYS >= 2


# --- replays ---------------------------------------------------------------------------------------------------------


def test_replays_of_slow_games_have_their_own_rate_limit(play: Start, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = play(**SLOW), play(games=20)
    assert (slow.status, quick.status) == ("done", "done")
    settings.RATE_LIMITS = True
    monkeypatch.setitem(limits.BUCKETS, "slow_replay", limits.Bucket("games", (limits.Rule(2, 300),)))
    limits.forget_all()
    first = [run_replay(run=slow, index=index, client="192.0.2.1") for index in (0, 1, 0, 1, 1)]
    assert first[0] is first[2], "what is at hand costs nothing"
    with pytest.raises(TooMany, match="at most 2"):
        run_replay(run=slow, index=2, client="192.0.2.1")
    assert run_replay(run=slow, index=2, client="192.0.2.2")
    for index in range(5):
        assert run_replay(run=quick, index=index, client="192.0.2.1")


def test_slow_tasks_have_a_longer_time_limit(made_up: None, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(task_messages, "_broken_until", 0.0)
    monkeypatch.setattr("celery.app.base.Celery.connection_for_write", lambda self, **options: nullcontext())
    monkeypatch.setattr("celery.app.base.Celery.send_task", lambda self, name, **options: sent.append(options))
    assert waking.send(uuid.uuid4(), 1, SEARCH)
    assert waking.send(uuid.uuid4(), 1, ORDINARY)
    slow, quick = sent
    assert (slow["queue"], quick["queue"]) == (SEARCH, ORDINARY)
    assert slow["soft_time_limit"] < slow["time_limit"]
    assert app.conf.task_soft_time_limit < slow["soft_time_limit"]
    assert "time_limit" not in quick
