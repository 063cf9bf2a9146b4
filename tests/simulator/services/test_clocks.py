"""A wrong clock, or one that is set back, costs no games and keeps no run waiting."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from simulator.models import Chunk, WorkerBeat
from simulator.selectors.runs import workers_alive
from simulator.services import beats
from simulator.services.claiming import chunk_claim, chunk_finish, chunk_renew
from simulator.services.sweeping import sweep
from simulator.workers.playing import play_turn
from tests.helpers.runs import Start
from tests.simulator.services.claims import beat, begin, counted


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_wrong_clock_neither_steals_nor_loses_a_chunk(hours: int, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = begin(start(games=100))
    beat()
    right = timezone.now
    monkeypatch.setattr(timezone, "now", lambda: right() + timedelta(hours=hours))
    chunk = chunk_claim(run=run)
    assert chunk
    assert chunk_claim(run=run) is None, "the lease is the database's, and holds"
    assert sweep().requeued == 0
    assert chunk_renew(chunk=chunk)
    assert workers_alive() == 1
    monkeypatch.setattr(timezone, "now", right)
    assert chunk_claim(run=run) is None
    assert sweep().requeued == 0
    assert chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)


def test_a_clock_that_is_set_back_leaves_no_chunk_leased(start: Start) -> None:
    """A lease and a heartbeat of a dead worker that were stored before reach an hour ahead."""
    run = begin(start(games=100))
    dead = chunk_claim(run=run)
    assert dead
    beat()
    before = timezone.now() - timedelta(hours=1)
    assert workers_alive() == 1
    assert not beats.workers_on("celery", now=before).exists(), "nobody has sent a heartbeat since"
    assert sweep(before).requeued == 1
    assert not chunk_finish(chunk=dead, tally=counted(100), milliseconds=1)

    dead = chunk_claim(run=run)
    assert dead
    Chunk.objects.filter(pk=dead.pk).update(lease_until=timezone.now() + timedelta(hours=1))
    taken = chunk_claim(run=run)
    assert taken, "a worker need not wait for the sweep"
    assert chunk_finish(chunk=taken, tally=counted(100), milliseconds=1)


def test_a_small_correction_of_the_clock_takes_no_chunk_away(start: Start) -> None:
    run = begin(start(games=100))
    chunk = chunk_claim(run=run)
    assert chunk
    assert sweep(timezone.now() - timedelta(seconds=3)).requeued == 0
    assert chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)


def test_a_clock_that_is_set_back_does_not_keep_an_idle_run_asleep(start: Start, woken: list[Any]) -> None:
    start()
    beat()
    assert sweep().woken == 1
    before = timezone.now() - timedelta(hours=1)
    WorkerBeat.objects.update(seen=before)
    assert sweep(before).woken == 1


def test_a_wrong_clock_does_not_end_a_run_with_a_time_limit(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start(seconds=60)
    right = timezone.now
    monkeypatch.setattr(timezone, "now", lambda: right() + timedelta(hours=1))
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert (run.status, run.games_done) == ("done", 250)
