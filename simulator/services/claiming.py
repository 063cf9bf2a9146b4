"""The life of a chunk while its run is played: claim, renew the lease, then store the counts or release the chunk."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from datetime import timedelta

import structlog
from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import Case, F, Q, QuerySet, Value, When
from django.db.models.functions import Now

from games import rules_mode
from games.engine.tally import Tally
from simulator.models import Chunk, Run
from simulator.reasons import Cause
from simulator.services.ending import MAX_ATTEMPTS, chunk_poisoned
from simulator.services.waking import run_wake

log = structlog.get_logger(__name__)


def run_begin(*, run: Run) -> bool:
    """Set a queued run to running, unless its owner has another running run; return whether the run may be played now."""
    if run.status == Run.Status.RUNNING:
        return True
    try:
        with transaction.atomic():
            if Run.objects.filter(pk=run.pk, status=Run.Status.QUEUED).update(status=Run.Status.RUNNING, started=Now()):
                run.refresh_from_db(fields=["status", "started"])
                return run.status == Run.Status.RUNNING
    except IntegrityError:  # an owner has at most one running run for each queue
        return False
    return Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING).exists()


def chunk_claim(*, run: Run, noting: Callable[[Chunk], None] = lambda chunk: None) -> Chunk | None:
    """Claim the next free chunk; None if there is none or the run is over.

    noting: called with the chunk and its new token before each attempt to claim it, so that a process that dies in between leaves a note.
    If several workers try to claim one chunk, one of them gets it and the others try the next.
    """
    free = Q(status=Chunk.Status.QUEUED) | Q(status=Chunk.Status.RUNNING, lease_until__lt=Now())
    # No join: if two workers meet at one row, PostgreSQL checks only the chunk's own columns again.
    free &= Q(run__in=Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING), attempts__lt=MAX_ATTEMPTS)
    while chunk := Chunk.objects.filter(free).order_by("index").first():
        of_this_attempt = Chunk.objects.filter(free, pk=chunk.pk, attempts=chunk.attempts)
        chunk.status, chunk.lease_token, chunk.attempts = Chunk.Status.RUNNING, uuid.uuid4(), chunk.attempts + 1
        noting(chunk)
        # `free` again: if two workers chose the same row, the second finds it taken and tries another.
        if of_this_attempt.update(
            status=chunk.status, lease_token=chunk.lease_token, lease_until=Now() + _lease(), attempts=chunk.attempts
        ):
            return chunk
    return None


def chunk_renew(*, chunk: Chunk) -> bool:
    """Renew the lease; False if it was lost."""
    return bool(_held(chunk).update(lease_until=Now() + _lease()))


class _LeaseLost(Exception):
    """Roll back this transaction: another worker holds the chunk, or its run is over."""


def chunk_finish(*, chunk: Chunk, tally: Tally, milliseconds: int) -> bool:
    """Store the chunk's counts; False, without any change, if the lease was lost or the run is over."""
    record = tally.to_record()
    try:
        with transaction.atomic():
            # The run first: a transaction that ends the run locks this row, so a later chunk finds the run over and adds nothing.
            counted = Run.objects.filter(pk=chunk.run_id, status=Run.Status.RUNNING).update(
                games_done=F("games_done") + chunk.games, rules_mode=_with_mode(rules_mode())
            )
            stored = counted and _held(chunk).update(
                status=Chunk.Status.DONE,
                tally=record,
                milliseconds=milliseconds,
                lease_token=None,
                lease_until=None,
                cause=None,
                error_game=None,
            )
            if not stored:
                raise _LeaseLost
    except _LeaseLost:
        return False
    return True


def chunk_release(*, chunk: Chunk, cause: Cause | None = None, error_game: int | None = None) -> bool:
    """Release the chunk.  With a cause the attempt has failed, and the third failure fails the run; without one it is not counted."""
    with transaction.atomic():
        run_lock(chunk.run_id)
        released = _held(chunk).update(
            status=Chunk.Status.QUEUED,
            lease_token=None,
            lease_until=None,
            cause=cause,
            error_game=error_game,
            attempts=F("attempts") if cause else F("attempts") - 1,
        )
        if released and cause and chunk.attempts >= MAX_ATTEMPTS:
            chunk.cause, chunk.error_game = cause, error_game
            chunk_poisoned(chunk=chunk)
    return bool(released)


def chunk_left_behind(*, pk: int, token: uuid.UUID, cause: Cause, error_game: int | None) -> bool:
    """Release the chunk of a dead process at once and wake a worker, instead of waiting for the end of its lease.

    If the lease has ended and another attempt has begun, only store the cause: it is reported if that attempt ends without a cause.
    """
    chunk = Chunk.objects.filter(pk=pk).exclude(status=Chunk.Status.DONE).first()
    if chunk is None:
        return False
    log.warning("chunk_left_behind", run=str(chunk.run_id), chunk=chunk.index, game=error_game, attempt=chunk.attempts, cause=cause)
    if chunk.lease_token != token or not chunk_release(chunk=chunk, cause=cause, error_game=error_game):
        Chunk.objects.filter(pk=pk).exclude(status=Chunk.Status.DONE).update(cause=cause, error_game=error_game)
        return False
    if Run.objects.filter(pk=chunk.run_id, status__in=Run.ACTIVE).exists():
        run_wake(run_id=chunk.run_id, messages=1)
    return True


def run_lock(run_id: uuid.UUID) -> None:
    """Lock the run until the end of this transaction.  Always lock a run before its chunks, to avoid deadlocks."""
    list(Run.objects.select_for_update().filter(pk=run_id).values_list("pk"))


def _with_mode(mode: str) -> Case:
    """The expression for the run's `rules_mode` after a chunk in this mode."""
    return Case(When(rules_mode__in=("", mode), then=Value(mode)), default=Value("mixed"))


def _held(chunk: Chunk) -> QuerySet[Chunk]:
    """The row of the chunk, if the caller still holds its lease and the run goes on."""
    return Chunk.objects.filter(
        pk=chunk.pk, lease_token=chunk.lease_token, status=Chunk.Status.RUNNING, run__in=Run.objects.filter(status=Run.Status.RUNNING)
    )


def _lease() -> timedelta:
    return timedelta(seconds=settings.SIMULATION_LEASE_SECONDS)
