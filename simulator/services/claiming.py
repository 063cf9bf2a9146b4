"""The life of a chunk while its run is played: claim, renew the lease, then store the counts or release the chunk."""

from __future__ import annotations

import uuid
from collections.abc import Callable

import structlog
from django.db import IntegrityError, transaction
from django.db.models import Case, F, Q, QuerySet, Value, When
from django.db.models.functions import Now

from games import rules_mode
from games.engine.tally import Tally
from simulator.models import Chunk, Run
from simulator.reasons import DIED, Cause
from simulator.services import leases
from simulator.services.ending import MAX_ATTEMPTS, MOST_ATTEMPTS, chunk_exhausted, chunk_poisoned
from simulator.services.waking import run_wake
from simulator.statistics.searched import ByIndex

log = structlog.get_logger(__name__)

NO_ANSWERS: ByIndex = {}


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


def chunk_claim(*, run: Run, worker: str = "", noting: Callable[[Chunk], None] = lambda chunk: None) -> Chunk | None:
    """Claim the next free chunk; None if there is none or the run is over.

    worker: the name of the worker's heartbeat; without one, the chunk is held until its lease ends.
    noting: called with the chunk and its new token before each attempt to claim it, so that a process that dies in between leaves a note.
    If several workers try to claim one chunk, one of them gets it and the others try the next.
    """
    # No join: if two workers meet at one row, PostgreSQL checks only the chunk's own columns again.
    free = _free() & Q(run__in=Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING), attempts__lt=MOST_ATTEMPTS)
    while chunk := Chunk.objects.filter(free).order_by("index").first():
        of_this_attempt = Chunk.objects.filter(free, pk=chunk.pk, attempts=chunk.attempts)
        chunk.status, chunk.lease_token, chunk.attempts = Chunk.Status.RUNNING, uuid.uuid4(), chunk.attempts + 1
        noting(chunk)
        # `free` again: if two workers chose the same row, the second finds it taken and tries another.
        if of_this_attempt.update(
            status=chunk.status,
            worker=worker,
            lease_token=chunk.lease_token,
            lease_until=Now() + leases.lease(),
            attempts=chunk.attempts,
        ):
            return chunk
    return None


def _free() -> Q:
    """Chunks that nobody holds."""
    return Q(status=Chunk.Status.QUEUED) | leases.ended(Now())


def chunk_renew(*, chunk: Chunk) -> bool:
    """Renew the lease; False if it was lost."""
    return bool(_held(chunk).update(lease_until=Now() + leases.lease()))


class _LeaseLost(Exception):
    """Roll back this transaction: another worker holds the chunk, or its run is over."""


def chunk_finish(*, chunk: Chunk, tally: Tally, milliseconds: int, answers: ByIndex = NO_ANSWERS) -> bool:
    """Store the chunk's counts and its policies' searched answers; False, without any change, if the lease was lost or the run is over."""
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
                answers=answers,
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
    """Release the chunk.  Without a cause the attempt is not counted; with one it has failed.

    The third failure at the same game fails the run.  Failures at different games do not add up: no game caused them.
    """
    with transaction.atomic():
        run_lock(chunk.run_id)
        released = _held(chunk).update(
            status=Chunk.Status.QUEUED,
            lease_token=None,
            lease_until=None,
            attempts=F("attempts") if cause else F("attempts") - 1,
            **({} if cause else {"cause": None, "error_game": None}),
        )
        if released and cause:
            _count_failure(chunk.pk, chunk.attempts, cause, error_game)
    return bool(released)


def _count_failure(pk: int, attempt: int, cause: Cause, error_game: int | None) -> None:
    """Add the failure of this attempt to the chunk, once; fail the run if it is one too many.  The run is locked.

    A process that is killed after it stored its failure has left a note of it, and a note may be read twice.
    """
    chunk = Chunk.objects.get(pk=pk)
    if any(attempt in attempts for attempts in chunk.failures.values()):
        return
    game = "" if error_game is None else str(error_game)
    if game or cause != DIED:  # a process that died outside of a game was killed by somebody else
        chunk.failures.setdefault(game, []).append(attempt)
    chunk.cause, chunk.error_game = dict(cause), error_game
    chunk.save(update_fields=["failures", "cause", "error_game"])
    if len(chunk.failures.get(game, ())) >= MAX_ATTEMPTS:
        chunk_poisoned(chunk=chunk)
    elif attempt >= MOST_ATTEMPTS:  # not `chunk.attempts`: a later attempt may be playing
        chunk_exhausted(chunk=chunk)


def chunk_left_behind(*, pk: int, token: uuid.UUID, attempt: int, cause: Cause, error_game: int | None) -> bool:
    """Release the chunk of a dead process at once, instead of waiting for the end of its lease.

    attempt: the number of the attempt that the process began, or was about to begin, when it claimed the chunk.
    If the lease has ended and another attempt has begun, only count the failure at its game.  In any case wake a worker: the message that
    the process worked on died with it, also if it died between two chunks.
    """
    chunk = Chunk.objects.filter(pk=pk).first()
    if chunk is None:
        return False
    released = _release_of_the_dead(chunk, token, attempt, cause, error_game)
    if Run.objects.filter(pk=chunk.run_id, status__in=Run.ACTIVE).exists():
        run_wake(run_id=chunk.run_id, messages=1)
    return released


def _release_of_the_dead(chunk: Chunk, token: uuid.UUID, attempt: int, cause: Cause, error_game: int | None) -> bool:
    """Release the chunk that a dead process held under this token; False, and only a failure more, if another attempt has begun.

    If the chunk is free, the claim that the process sent may still be on its way to the database (a killed client does not end its
    statement): the claim would hold the chunk for nobody.  It begins its attempt only if that is the next, so this counts the attempt and
    the claim fails.  An attempt that is counted already was claimed: then the chunk is free because its lease has ended.
    """
    with transaction.atomic():
        run_lock(chunk.run_id)
        now = Chunk.objects.select_for_update().filter(pk=chunk.pk).exclude(status=Chunk.Status.DONE).first()
        if now is None:
            return False
        log.warning("chunk_left_behind", run=str(chunk.run_id), chunk=now.index, game=error_game, attempt=now.attempts, cause=cause)
        if now.lease_token == token and chunk_release(chunk=now, cause=cause, error_game=error_game):
            return True
        Chunk.objects.filter(_free(), pk=now.pk, attempts=attempt - 1).update(attempts=attempt)
        _count_failure(now.pk, attempt, cause, error_game)
    return False


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
