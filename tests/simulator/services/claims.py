"""What several tests of claims share: counts, a run that has begun, an expired lease, a heartbeat."""

from __future__ import annotations

from datetime import timedelta

from django.utils import timezone

from games.engine.tally import Tally
from simulator.models import Chunk, Run
from simulator.services import beats, claiming


def counted(games: int) -> Tally:
    tally = Tally()
    tally.games = games
    for index in range(games):
        tally.observe("clock", 5)
        tally.first("clock", 5, index)
    return tally


def begin(run: Run) -> Run:
    assert claiming.run_begin(run=run)
    return run


def expire(chunk: Chunk) -> None:
    Chunk.objects.filter(pk=chunk.pk).update(lease_until=timezone.now() - timedelta(seconds=1))


def beat() -> None:
    beats.worker_beat(name="here")
