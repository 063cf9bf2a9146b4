"""Conditions for leases of chunks that are still in force.

A lease has ended if its time is over, if it reaches further ahead than any lease (the database's clock was set back), or if the worker that
holds it stopped sending heartbeats.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Exists, OuterRef, Q
from django.db.models.functions import Now

from simulator.models import Chunk
from simulator.services.beats import silent_workers

# Leases ahead of now that a lease may end at most.  More than one, because clocks are corrected by small steps all the time.
FURTHEST = 1.5


def lease() -> timedelta:
    return timedelta(seconds=settings.SIMULATION_LEASE_SECONDS)


def held(now: datetime | Now) -> Q:
    """Chunks whose lease holds."""
    return Q(status=Chunk.Status.RUNNING, lease_until__gte=now, lease_until__lte=now + FURTHEST * lease())


def ended(now: datetime | Now) -> Q:
    """Chunks that a worker claimed and may no longer store."""
    silent = Exists(silent_workers(now=now).filter(name=OuterRef("worker")))
    over = Q(lease_until__lt=now) | Q(lease_until__gt=now + FURTHEST * lease())
    return Q(status=Chunk.Status.RUNNING) & (over | Q(silent))
