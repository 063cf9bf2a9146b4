"""A worker's turn at a run: claim a chunk, play its games, store their counts, until nothing is left or the time is over."""

from __future__ import annotations

import signal
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Literal

import structlog
from billiard.exceptions import SoftTimeLimitExceeded
from django.conf import settings
from django.db import InterfaceError, OperationalError, connection

from cards.errors import StardeckError
from games.contracts.runs import Interruptible, PreparedGoldfish
from games.engine.tally import Tally
from games.registry import game_by_slug
from simulator import reasons
from simulator.models import Chunk, Run
from simulator.report.build import report_of
from simulator.requests import prepare
from simulator.selectors import TallyUnreadable, tally_of
from simulator.services import claiming, ending
from simulator.workers.stopping import StopRule
from simulator.workers.watchdog import Watch

log = structlog.get_logger(__name__)

Outcome = Literal["over", "waiting", "time", "stopping"]
"""over: nothing is left for this worker.  waiting: not this run's turn.  time, stopping: there may be more, for another turn."""


AWAY = (OperationalError, InterfaceError)  # the database is locked, restarted or out of reach: another time
# Shares of a lease.  A chunk is renewed after the first; a game that takes longer than TOO_LONG - RENEW may be ended, by a signal after
# TOO_LONG and, where no signal handler runs, with its process after END: before the lease ends, so that the game can be named.
RENEW, TOO_LONG, END = 0.1, 0.8, 0.9
AT_WORK = 6  # leases that a game may take which looks up meanwhile, as the search does; less than the time limits of its task
STORE = 0.5  # how long storing a chunk is tried


class GameTooLong(BaseException):
    """One game did not end, in so many leases if it says so; not an Exception, so that rules cannot swallow it."""


class _GiveBack(Exception):
    """Stop this chunk without having failed: the run is over, the lease is lost or the worker is leaving."""


class _NotStored(Exception):
    """The counts of a chunk could not be stored for so long that it is an attempt that failed."""


def play_turn(run_id: uuid.UUID, *, seconds: float, stopping: Callable[[], bool] = lambda: False, watch: Watch | None = None) -> Outcome:
    """Play chunks of this run for about `seconds`; what stays undone is back in the queue or under a lease that will expire.

    watch: notes what is being played, for whoever finds this process gone.
    """
    watch = watch or Watch()
    run = Run.objects.filter(pk=run_id, status__in=Run.ACTIVE).first()
    if run is None:
        return "over"
    if not claiming.run_begin(run=run):
        return "waiting"
    until = time.monotonic() + seconds
    deck = _Deck(run)
    stop = StopRule(run)
    try:
        while not _stopped(run, stop) and (chunk := claiming.chunk_claim(run=run, noting=watch.begin)):
            _try_chunk(run, chunk, deck, stopping, watch)
            if stopping():
                return "stopping"
            if time.monotonic() > until:
                return "over" if _stopped(run, stop) else "time"
    finally:
        watch.end()  # a claim that came to nothing
    _complete(run)
    return "over"


def _stopped(run: Run, stop: StopRule) -> bool:
    """Is the run over because its interval is narrow enough, or its time is up?  Whoever sees it first writes the report."""
    try:
        found = stop.look()
    except AWAY:
        raise
    except Exception as error:
        return _unreportable(run, error)
    if found is None:
        return False
    games, reason = found
    _write(run, stop_reason=reason, games=games)
    return True


class _Deck:
    """The run's deck, prepared when its first game is to be played, so that a failure there is one of the chunk."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.prepared: PreparedGoldfish | None = None

    def ready(self) -> PreparedGoldfish:
        """_GiveBack, and the run failed, if other rules or card data are in force than when it was asked for."""
        if self.prepared is None:
            run = self.run
            rules = game_by_slug(run.game_id)
            if prepare.versions_of(rules, run.mode) != run.versions:
                ending.run_fail(run_id=run.pk, code="versions_changed")
                raise _GiveBack
            self.prepared = prepare.prepare(rules, prepare.decklists_of_run(run), run.options, run.mode, run.plan)
        return self.prepared


def _try_chunk(run: Run, chunk: Chunk, deck: _Deck, stopping: Callable[[], bool], watch: Watch) -> None:
    """Play the chunk, or give it back: with what went wrong, unless that was the database's being away, which is raised."""
    try:
        _play_chunk(run, chunk, deck, stopping, watch)
    except _GiveBack:
        claiming.chunk_release(chunk=chunk)
    except AWAY:
        with suppress(*AWAY):
            reconnect()
            claiming.chunk_release(chunk=chunk)
        raise
    except (Exception, GameTooLong) as error:  # a limit that was reached is among them
        cause = _cause(error)
        log.warning("chunk_failed", run=str(run.pk), chunk=chunk.index, game=chunk.error_game, attempt=chunk.attempts, cause=cause)
        claiming.chunk_release(chunk=chunk, cause=cause, error_game=chunk.error_game)
        if isinstance(error, SoftTimeLimitExceeded):
            raise
    finally:
        watch.end()


def _play_chunk(run: Run, chunk: Chunk, deck: _Deck, stopping: Callable[[], bool], watch: Watch) -> None:
    """Play and store one chunk; `chunk.error_game` is the game being played, if one is, for whoever reports a failure."""
    tally = Tally()
    chunk.error_game = None  # that of an earlier attempt
    begun = time.monotonic()
    with _time_limit(watch) as rearm:
        prepared = deck.ready()
        begun = looked = renewed = game_began = time.monotonic()

        def look() -> None:
            """After each game, and in the midst of one that takes long."""
            nonlocal looked, renewed
            now = time.monotonic()
            if now - game_began > AT_WORK * settings.SIMULATION_LEASE_SECONDS:
                raise GameTooLong(AT_WORK)  # it looks up, so that no alarm is left to go off
            if now - looked > settings.SIMULATION_CANCEL_SECONDS:
                looked = now
                if stopping() or not Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING).exists():
                    raise _GiveBack
            if now - renewed > RENEW * settings.SIMULATION_LEASE_SECONDS:
                rearm()
                if not claiming.chunk_renew(chunk=chunk):
                    raise _GiveBack
                renewed = now

        if isinstance(prepared, Interruptible):
            prepared.check_with(look)
        for index in range(chunk.first, chunk.first + chunk.games):
            chunk.error_game = index
            watch.game(index)
            prepared.play(run.seed, index, tally)
            game_began = time.monotonic()
            look()
    chunk.error_game = None
    watch.game(None)
    if tally.games != chunk.games:
        raise RuntimeError(f"the rules counted {tally.games} of {chunk.games} games")
    milliseconds = round((time.monotonic() - begun) * 1000)
    stored = _store(chunk, tally, milliseconds)
    log.info("chunk_played", run=str(run.pk), chunk=chunk.index, games=chunk.games, milliseconds=milliseconds, stored=stored)


def _store(chunk: Chunk, tally: Tally, milliseconds: int) -> bool:
    """Store the counts; where the database is away or locked try again while the lease lasts, as the games are played already."""
    until = time.monotonic() + STORE * settings.SIMULATION_LEASE_SECONDS
    pause = 0.05
    while True:
        try:
            return claiming.chunk_finish(chunk=chunk, tally=tally, milliseconds=milliseconds)
        except AWAY as error:
            if time.monotonic() + pause > until:
                raise _NotStored(str(error)) from None
            log.warning("chunk_not_stored_yet", run=str(chunk.run_id), chunk=chunk.index)
            reconnect()
            time.sleep(pause)
            pause = min(2 * pause, 1.0)


def reconnect() -> None:
    """If the connection is broken, let the next query open another."""
    if not connection.in_atomic_block:
        connection.close_if_unusable_or_obsolete()


def _complete(run: Run) -> None:
    """Write the report if every chunk is done; of several workers that come here at once, one does."""
    if run.chunks.exclude(status=Chunk.Status.DONE).exists() or not Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING).exists():
        return
    _write(run, stop_reason="most_games" if "precision" in run.plan else "all_games")


def _write(run: Run, *, stop_reason: str, games: int | None = None) -> None:
    try:
        tally = tally_of(run, games=games)
        report = report_of(run, tally, stop_reason=stop_reason)
    except AWAY:
        raise
    except Exception as error:
        _unreportable(run, error)
        return
    if ending.run_complete(run=run, report=report, games=games, reason=stop_reason):
        log.info("run_done", run=str(run.pk), games=tally.games, stop_reason=stop_reason)


def _unreportable(run: Run, error: Exception) -> bool:
    """A report that cannot be written must not leave the run waiting for ever."""
    log.exception("report_failed", run=str(run.pk))
    ending.run_fail(run_id=run.pk, code="report_failed", cause=_cause(error))
    return True


def _cause(error: BaseException) -> reasons.Cause:  # noqa: PLR0911 (one answer for each kind)
    match error:
        case GameTooLong():
            return too_long(*error.args)
        case SoftTimeLimitExceeded():
            return reasons.TIME_LIMIT
        case MemoryError():
            return reasons.MEMORY_LIMIT
        case StardeckError():
            return reasons.error(error.detail)
        case TallyUnreadable():
            return reasons.counts_unreadable(*error.args)
        case _NotStored():
            return reasons.not_stored(str(error))
    return reasons.error(f"{type(error).__name__}: {error}")


def too_long(leases: float = TOO_LONG - RENEW) -> reasons.Cause:
    return reasons.game_too_long(leases * settings.SIMULATION_LEASE_SECONDS)


@contextmanager
def _time_limit(watch: Watch) -> Iterator[Callable[[], None]]:
    """End a game that takes too long unless what is yielded is called meanwhile: by GameTooLong in this code or, where rules do not
    return to the interpreter, with the process.  Main thread only (elsewhere no limit)."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    lease = settings.SIMULATION_LEASE_SECONDS

    def alarm(number: int, frame: FrameType | None) -> None:
        raise GameTooLong

    def arm() -> None:
        signal.setitimer(signal.ITIMER_REAL, TOO_LONG * lease)
        watch.limit(END * lease)

    before = signal.signal(signal.SIGALRM, alarm)
    try:
        arm()
        yield arm
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        watch.limit(None)
        signal.signal(signal.SIGALRM, before)
