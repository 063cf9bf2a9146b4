"""Heartbeats of the workers."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import QuerySet
from django.db.models.functions import Now

from simulator.models import WorkerBeat
from simulator.requests import queues


def workers_on(queue: str, *, now: datetime | Now | None = None) -> QuerySet[WorkerBeat]:
    """The live workers that consume this queue."""
    now = now or Now()
    # A heartbeat from the future was stored before the database's clock was set back.
    fresh = WorkerBeat.objects.filter(seen__gt=now - beat_fresh(), seen__lt=now + beat_fresh())
    return fresh.filter(queues__contains=queues.stored_names([queue]))


def silent_workers(*, now: datetime | Now) -> QuerySet[WorkerBeat]:
    """The workers that died without removing their heartbeat."""
    return WorkerBeat.objects.filter(seen__lt=now - beat_fresh())


def beat_fresh() -> timedelta:
    """The time after its last heartbeat during which a worker counts as alive."""
    return timedelta(seconds=4 * settings.SIMULATION_BEAT_SECONDS)


def worker_beat(*, name: str, takes: Iterable[str] = queues.QUEUES) -> None:
    """Record a heartbeat of this worker.  takes: the queues that it consumes."""
    if not WorkerBeat.objects.filter(name=name).update(seen=Now()):
        fields = {"started": Now(), "seen": Now(), "queues": queues.stored_names(takes)}
        WorkerBeat.objects.update_or_create(name=name, defaults={"seen": Now()}, create_defaults=fields)


def worker_gone(*, name: str) -> None:
    """Remove the heartbeat of a worker that shuts down."""
    WorkerBeat.objects.filter(name=name).delete()
