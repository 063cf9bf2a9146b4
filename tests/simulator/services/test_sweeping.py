"""The sweeper wakes workers for waiting runs and deletes what is old."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.utils import timezone

from simulator.models import WorkerBeat
from simulator.selectors.runs import workers_alive
from simulator.services import beats
from simulator.services.claiming import chunk_claim, chunk_finish
from simulator.services.sweeping import sweep
from simulator.workers.playing import play_turn
from tests.helpers.runs import Start
from tests.simulator.services.claims import beat, begin, counted


def test_the_sweeper_wakes_workers_for_waiting_runs(start: Start, woken: list[Any], settings: Any) -> None:
    run = start()
    now = timezone.now()
    assert sweep(now).woken == 0, "no worker is there to hear it"
    beat()
    assert sweep(now).woken == 1, "never announced: the broker was away"
    assert woken == [(run.pk, 3)]
    assert sweep(now).woken == 0, "just announced"
    later = now + timedelta(seconds=settings.SIMULATION_WAKE_SECONDS + 1)
    WorkerBeat.objects.update(seen=later)
    assert sweep(later).woken == 1

    chunk = chunk_claim(run=begin(run))
    assert chunk
    much_later = now + timedelta(seconds=25)
    WorkerBeat.objects.update(seen=much_later)
    assert sweep(much_later).woken == 0, "somebody plays it"


def test_the_sweeper_wakes_a_run_whose_worker_died_before_the_report(start: Start, woken: list[Any]) -> None:
    run = begin(start(games=100))
    beat()
    chunk = chunk_claim(run=run)
    assert chunk
    chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)
    assert sweep().woken == 1
    play_turn(run.pk, seconds=1)
    run.refresh_from_db()
    assert run.status == "done"


def test_the_sweeper_does_not_wake_a_run_behind_another_of_its_owner(start: Start, woken: list[Any]) -> None:
    first, second, third = start(seed=1), start(seed=2), start(seed=3, owner_key="bob")
    begin(first)
    beat()
    sweep()
    assert {run_id for run_id, _ in woken} == {first.pk, third.pk}
    assert second.pk not in {run_id for run_id, _ in woken}


def test_the_sweeper_deletes_old_keys_and_dead_workers(start: Start) -> None:
    start(idempotency_key="abc")
    beats.worker_beat(name="here")
    assert workers_alive() == 1
    swept = sweep(timezone.now() + timedelta(hours=25))
    assert swept.removed == 2
    assert workers_alive() == 0


def test_sweeping_an_idle_site_takes_few_queries(made_up: None, django_assert_num_queries: Any) -> None:
    beat()
    with django_assert_num_queries(4):  # expired leases, queues with runs, old keys, old beats
        sweep()
