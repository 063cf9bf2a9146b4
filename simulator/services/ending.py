"""The end of a run: complete, fail or cancel it.  A run ends only once."""

from __future__ import annotations

import uuid
from functools import partial
from typing import Any

import structlog
from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet
from django.db.models.functions import Now

from simulator.models import Chunk, Run
from simulator.reasons import WENT_AWAY
from simulator.requests.digests import digest
from simulator.services.waking import run_wake

log = structlog.get_logger(__name__)

MAX_ATTEMPTS = 3  # failures of one game
# Attempts at one chunk, whatever ended them.  It is high, because a run must survive many kills that are not its fault.
MOST_ATTEMPTS = 20


# The statuses of runs that ended before all their games were played.
STOPPED = (Run.Status.CANCELLED, Run.Status.FAILED)


def chunk_poisoned(*, chunk: Chunk, attempts: int = MAX_ATTEMPTS) -> None:
    """Fail the run of a chunk after this many attempts at the game that failed."""
    run_fail(
        run_id=chunk.run_id,
        code="chunk_failed",
        first_game=chunk.first,
        last_game=chunk.first + chunk.games - 1,
        game=chunk.error_game,
        attempts=attempts,
        cause=chunk.cause or WENT_AWAY,
    )


def chunk_exhausted(*, chunk: Chunk) -> None:
    """Fail the run of a chunk that was attempted too often, though no game failed three times."""
    chunk.error_game = None
    chunk_poisoned(chunk=chunk, attempts=MOST_ATTEMPTS)


def run_fail(*, run_id: uuid.UUID, code: str, **more: Any) -> bool:
    """End the run as failed, with a failure as in `simulator.reasons`; False if the run was already over."""
    with transaction.atomic():
        run = Run.objects.filter(pk=run_id, status__in=Run.ACTIVE).first()
        if run is None:
            return False
        failure = {"code": code, "seed": run.seed, **more}
        ended = _end(run, Run.Status.FAILED, "failed", failure=failure)
    if ended:
        log.warning("run_failed", run=str(run_id), **failure)
    return ended


def run_cancel(*, run: Run) -> Run:
    """Cancel the run, unless it is over; workers notice within SIMULATION_CANCEL_SECONDS."""
    with transaction.atomic():
        _end(run, Run.Status.CANCELLED, "cancelled")
    run.refresh_from_db()
    return run


def run_complete(*, run: Run, report: dict[str, Any], games: int | None = None, reason: str = "all_games") -> bool:
    """Store the report and end the run, if all its chunks are done; True only for the caller that ended it.

    games: end the run after this many finished games; games beyond them are deleted.
    """
    with transaction.atomic():
        open_chunks = Chunk.objects.filter(run=OuterRef("pk")).exclude(status=Chunk.Status.DONE)
        if games is not None:
            open_chunks = open_chunks.filter(first__lt=games)
        done = Run.objects.filter(~Exists(open_chunks), pk=run.pk)
        more = {} if games is None else {"games_done": games}
        ended = _end(run, Run.Status.DONE, reason, among=done, report=report, report_digest=digest(report), **more)
        if ended and games is not None:
            Chunk.objects.filter(run=run, first__gte=games).delete()
    return ended


def run_reported(*, run: Run, report: dict[str, Any]) -> bool:
    """Store the report of a run that was cancelled or has failed; False if it has one."""
    stopped = Run.objects.filter(pk=run.pk, status__in=STOPPED, report__isnull=True)
    return bool(stopped.update(report=report, report_digest=digest(report)))


def _end(run: Run, status: Run.Status, reason: str, *, among: QuerySet[Run] | None = None, **fields: Any) -> bool:
    """End the run with one conditional UPDATE, then wake the owner's next run."""
    rows = Run.objects.all() if among is None else among
    ended = rows.filter(pk=run.pk, status__in=Run.ACTIVE).update(status=status, finished=Now(), stop_reason=reason, **fields)
    if ended:
        transaction.on_commit(partial(_wake_next, run.owner_key, run.queue))
    return bool(ended)


def _wake_next(owner_key: str, queue: str) -> None:
    waiting = Run.objects.filter(owner_key=owner_key, queue=queue, status=Run.Status.QUEUED).order_by("created").first()
    if waiting:
        run_wake(run_id=waiting.pk, queue=queue)
