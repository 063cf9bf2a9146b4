"""A run is played: its chunks, each from its claim until it is stored or given back."""

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
    """Is this run to be played now?  Takes it from queued to running, unless another run of its owner is being played."""
    if run.status == Run.Status.RUNNING:
        return True
    try:
        with transaction.atomic():
            if Run.objects.filter(pk=run.pk, status=Run.Status.QUEUED).update(status=Run.Status.RUNNING, started=Now()):
                run.refresh_from_db(fields=["status", "started"])
                return run.status == Run.Status.RUNNING
    except IntegrityError:  # one running run an owner
        return False
    return Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING).exists()


def chunk_claim(*, run: Run, noting: Callable[[Chunk], None] = lambda chunk: None) -> Chunk | None:
    """The next chunk that nobody holds, now held by the caller; None when there is none or the run is over.

    noting: is told of the chunk, with the token that it is about to have, before the database is: whoever dies in between has left
    word of what it held.  Of several that want the same chunk one gets it, and the others are told of their next.
    """
    free = Q(status=Chunk.Status.QUEUED) | Q(status=Chunk.Status.RUNNING, lease_until__lt=Now())
    # No join: PostgreSQL looks again only at the chunk's own columns when two workers meet at one row.
    free &= Q(run__in=Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING), attempts__lt=MAX_ATTEMPTS)
    while chunk := Chunk.objects.filter(free).order_by("index").first():
        of_this_attempt = Chunk.objects.filter(free, pk=chunk.pk, attempts=chunk.attempts)
        chunk.status, chunk.lease_token, chunk.attempts = Chunk.Status.RUNNING, uuid.uuid4(), chunk.attempts + 1
        noting(chunk)
        # `free` again: of two workers that chose the same row the second finds it taken, and looks again.
        if of_this_attempt.update(
            status=chunk.status, lease_token=chunk.lease_token, lease_until=Now() + _lease(), attempts=chunk.attempts
        ):
            return chunk
    return None


def chunk_renew(*, chunk: Chunk) -> bool:
    """Keep the chunk; False when the lease was lost meanwhile."""
    return bool(_mine(chunk).update(lease_until=Now() + _lease()))


class _NotMine(Exception):
    """Undo this transaction: the chunk is another's by now, or its run is over."""


def chunk_finish(*, chunk: Chunk, tally: Tally, milliseconds: int) -> bool:
    """Store the chunk's counts, once; False when the lease was lost or the run is over, and then nothing is changed."""
    record = tally.to_record()
    try:
        with transaction.atomic():
            # The run first: whoever ends it holds its row, so that what comes after the end finds it over and adds nothing.
            counted = Run.objects.filter(pk=chunk.run_id, status=Run.Status.RUNNING).update(
                games_done=F("games_done") + chunk.games, rules_mode=_with_mode(rules_mode())
            )
            stored = counted and _mine(chunk).update(
                status=Chunk.Status.DONE,
                tally=record,
                milliseconds=milliseconds,
                lease_token=None,
                lease_until=None,
                cause=None,
                error_game=None,
            )
            if not stored:
                raise _NotMine
    except _NotMine:
        return False
    return True


def chunk_release(*, chunk: Chunk, cause: Cause | None = None, error_game: int | None = None) -> bool:
    """Give the chunk back.  With a cause it was an attempt that failed, and the third fails the run; without, it counts for nothing."""
    with transaction.atomic():
        run_lock(chunk.run_id)
        released = _mine(chunk).update(
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
    """Give back what a process held that is gone, and say that it can be played: nobody has to wait for the end of its lease.

    Where the lease was over first, so that another attempt is under way, that will say why this one failed, if it fails without a word.
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
    """Hold the run until the end of this transaction: its row is always taken before its chunks', so that nobody waits for each other."""
    list(Run.objects.select_for_update().filter(pk=run_id).values_list("pk"))


def _with_mode(mode: str) -> Case:
    """The run's `rules_mode` after a chunk that was played in this mode."""
    return Case(When(rules_mode__in=("", mode), then=Value(mode)), default=Value("mixed"))


def _mine(chunk: Chunk) -> QuerySet[Chunk]:
    return Chunk.objects.filter(
        pk=chunk.pk, lease_token=chunk.lease_token, status=Chunk.Status.RUNNING, run__in=Run.objects.filter(status=Run.Status.RUNNING)
    )


def _lease() -> timedelta:
    return timedelta(seconds=settings.SIMULATION_LEASE_SECONDS)
