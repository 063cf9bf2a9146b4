"""The sweep: release expired chunks, wake forgotten runs and delete old rows."""

from __future__ import annotations

import uuid
from collections import Counter
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog
from django.conf import settings
from django.db import transaction
from django.db.models import Exists, OuterRef, Q
from django.db.models.functions import Now

from cards.metrics import LEASES_LOST
from simulator.models import Chunk, RequestKey, Run, WorkerBeat
from simulator.services import leases
from simulator.services.beats import workers_on
from simulator.services.claiming import run_lock
from simulator.services.ending import MOST_ATTEMPTS, chunk_exhausted
from simulator.services.waking import MESSAGES, run_wake

log = structlog.get_logger(__name__)

KEY_HOURS = 24
BEAT_HOURS = 24


@dataclass(frozen=True, slots=True)
class Swept:
    """The counts of a sweep."""

    requeued: int = 0  # chunks released
    failed: int = 0  # runs failed
    woken: int = 0  # idle runs woken
    removed: int = 0  # old rows deleted


def sweep(now: datetime | Now | None = None) -> Swept:
    """Repair the effects of dead workers and lost messages.

    The sweep reads only the database, so it is safe to run it in any process, at any time, several times at once.
    """
    now = now or Now()
    requeued = failed = woken = 0
    interrupted = Counter[uuid.UUID]()  # chunks released of each run
    for chunk in Chunk.objects.filter(leases.ended(now), run__status__in=Run.ACTIVE):
        with transaction.atomic():
            run_lock(chunk.run_id)
            expired = Chunk.objects.filter(leases.ended(now), pk=chunk.pk, lease_token=chunk.lease_token)
            if not expired.update(status=Chunk.Status.QUEUED, lease_token=None, lease_until=None):
                continue
            if chunk.attempts >= MOST_ATTEMPTS:
                chunk_exhausted(chunk=chunk)
                failed += 1
            else:
                requeued += 1
                interrupted[chunk.run_id] += 1
        LEASES_LOST.inc()
        log.warning("lease_expired", run=str(chunk.run_id), chunk=chunk.index, worker=chunk.worker, attempts=chunk.attempts)
    for run_id, chunks in sorted(interrupted.items()):
        # At once: its last message may be too recent for the runs below.  Each chunk was played on a message that died with its worker.
        run_wake(run_id=run_id, messages=min(MESSAGES, chunks))

    for queue in Run.objects.filter(status__in=Run.ACTIVE).values_list("queue", flat=True).order_by().distinct():
        if workers_on(queue, now=now).exists():  # without a worker, messages would pile up
            woken += _wake_idle(queue, now)

    removed, _ = RequestKey.objects.filter(created__lt=now - timedelta(hours=KEY_HOURS)).delete()
    hours = timedelta(hours=BEAT_HOURS)
    gone, _ = WorkerBeat.objects.filter(Q(seen__lt=now - hours) | Q(seen__gt=now + hours)).delete()
    swept = Swept(requeued, failed, woken, removed + gone)
    if swept != Swept():
        log.info("swept", requeued=requeued, failed=failed, woken=woken, removed=swept.removed)
    return swept


def _wake_idle(queue: str, now: datetime | Now) -> int:
    """Wake the runs of this queue that could be played but are not; return how many."""
    held = Chunk.objects.filter(leases.held(now))
    busy = held.filter(run__status=Run.Status.RUNNING, run__queue=queue).exists()
    # If other runs are being played, a waiting run is most likely waiting for its turn.
    patience = timedelta(seconds=settings.SIMULATION_WAKE_SECONDS * (4 if busy else 1))
    owner_plays = Run.objects.filter(owner_key=OuterRef("owner_key"), status=Run.Status.RUNNING, queue=queue).exclude(pk=OuterRef("pk"))
    idle = (
        Run.objects.filter(status__in=Run.ACTIVE, queue=queue)
        .filter(Q(woken__isnull=True) | Q(woken__lt=now - patience) | Q(woken__gt=now + patience))  # the clock was set back
        .filter(~Exists(held.filter(run=OuterRef("pk"))), ~Exists(owner_plays))
        .order_by("created")
    )
    return sum(run_wake(run_id=run.pk, queue=queue, messages=1 if busy else None) for run in idle)
