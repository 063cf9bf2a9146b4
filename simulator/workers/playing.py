"""A worker's turn at a run: claim chunks, play their games and store the counts, until no chunk is left or the turn's time is over."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal

import structlog
from billiard.exceptions import SoftTimeLimitExceeded
from django.conf import settings
from django.db import InterfaceError, OperationalError, connection

from cards.errors import StardeckError
from cards.metrics import CHUNKS_PLAYED, COACH_PLAYED, GAMES_PLAYED
from games.contracts.runs import Answers, Interruptible
from games.engine.machine import Runaway
from games.engine.tally import Tally
from simulator import reasons
from simulator.exchanges.stages import has_further_stages, race_go_on
from simulator.models import Chunk, Run
from simulator.modes import OF_COACH
from simulator.races.race import Race
from simulator.report.build import report_of
from simulator.requests import queues
from simulator.selectors.reports import TallyUnreadable, tally_of
from simulator.services import claiming, ending
from simulator.statistics.comparisons import Paired
from simulator.statistics.matchups import Matchups
from simulator.statistics.searched import ByIndex, answers_of_last, is_searched
from simulator.tables.learning.luck import luck_go_on
from simulator.tables.learning.reviewing import review_go_on
from simulator.workers.preparing import Deck, GiveBack, forget_deck, keep_deck, take_deck
from simulator.workers.stopping import StopRule
from simulator.workers.time_limit import (
    RENEW,
    GameTooLong,
    PreparationTooLong,
    TooLong,
    alarm_held_back,
    longest_game,
    rearm_seconds,
    time_limit,
)
from simulator.workers.watchdog import Watch

log = structlog.get_logger(__name__)

Outcome = Literal["over", "waiting", "time", "stopping"]
"""How a turn ended.

- over: this worker has nothing left to play.
- waiting: another run of the owner is being played.
- time, stopping: the turn was over, or the worker shuts down; there may be games left for another turn.
"""


AWAY = (OperationalError, InterfaceError)  # the database is locked, restarted or unreachable: retry later
AT_WORK = 6  # leases that an interruptible game (a search) may take; less than the time limits of its task
STORE = 0.5  # share of a lease during which storing or releasing a chunk is retried


class _NotStored(Exception):
    """The retries to store the counts of a chunk are used up, so the attempt has failed."""


def play_turn(
    run_id: uuid.UUID,
    *,
    seconds: float,
    stopping: Callable[[], bool] = lambda: False,
    watch: Watch | None = None,
    worker: str = "",
) -> Outcome:
    """Play chunks of this run for about `seconds`; an unfinished chunk is released, or its lease expires.

    watch: records the current game, for the successor of this process if it dies.
    worker: the name of this worker's heartbeat.
    """
    watch = watch or Watch()
    run = Run.objects.filter(pk=run_id, status__in=Run.ACTIVE).first()
    if run is None:
        return "over"
    if not claiming.run_begin(run=run):
        return "waiting"
    until = time.monotonic() + seconds
    deck = take_deck(run)
    stop = StopRule(run)
    try:
        while not _stopped(run, stop):
            chunk = claiming.chunk_claim(run=run, worker=worker, noting=watch.begin)
            if chunk is None:
                if _next_stage(run):
                    continue
                break
            _try_chunk(run, chunk, deck, stopping, watch)
            if stopping():
                return "stopping"
            if time.monotonic() > until:
                return "over" if _stopped(run, stop) else "time"
    finally:
        keep_deck(deck)
        watch.end()  # also after a claim that failed
    forget_deck(run)
    _complete(run)
    return "over"


def _next_stage(run: Run) -> bool:
    """Whether this call has begun the next stage of a race, which has chunks to play."""
    try:
        return race_go_on(run)
    except AWAY:
        raise
    except Exception as error:
        _unreportable(run, error)
        return False


def _stopped(run: Run, stop: StopRule) -> bool:
    """Whether the stop rule ends the run.  The first worker that notices writes the report."""
    try:
        stop_point = stop.look()
    except AWAY:
        raise
    except Exception as error:
        return _unreportable(run, error)
    if stop_point is None:
        return False
    games, reason = stop_point
    _write(run, stop_reason=reason, games=games)
    return True


def _try_chunk(run: Run, chunk: Chunk, deck: Deck, stopping: Callable[[], bool], watch: Watch) -> None:
    """Play the chunk, or release it with the cause of its failure.  An unreachable database is no failure of the chunk: raise its error."""
    try:
        _play_chunk(run, chunk, deck, stopping, watch)
    except GiveBack:
        _release(chunk)
    except AWAY:
        with suppress(*AWAY):
            reconnect()
            _release(chunk)
        raise
    except (Exception, TooLong) as error:  # time and memory limits included
        cause = _cause(error)
        log.warning("chunk_failed", run=str(run.pk), chunk=chunk.index, game=chunk.error_game, attempt=chunk.attempts, cause=cause)
        _release(chunk, cause)
        if isinstance(error, SoftTimeLimitExceeded):
            raise
    finally:
        watch.end()


def _play_chunk(run: Run, chunk: Chunk, deck: Deck, stopping: Callable[[], bool], watch: Watch) -> None:
    """Play and store one chunk; `chunk.error_game` is the current game, to report it with a failure, or None while the deck is prepared."""
    tally, answers = Tally(), dict[str, Sequence[Answers]]()
    searches = run.queue != queues.ORDINARY  # no other run has answers to look for after each game
    chunk.error_game = None  # remove the game of an earlier attempt
    begun = time.monotonic()
    with time_limit(watch) as arm:
        prepared = deck.ready(chunk)
        begun = looked = armed = renewed = game_began = time.monotonic()
        longest = longest_game(run.queue, prepared.plays if isinstance(prepared, Paired | Matchups | Race) else 1)
        arm(longest)

        def look() -> None:
            """Check for a cancelled run and renew the lease: after each game, and regularly during a long one."""
            nonlocal looked, armed, renewed
            now = time.monotonic()
            if now - game_began > AT_WORK * settings.SIMULATION_LEASE_SECONDS:
                raise GameTooLong(AT_WORK * settings.SIMULATION_LEASE_SECONDS)  # such a game resets the alarm again and again
            if now - looked > settings.SIMULATION_CANCEL_SECONDS:
                looked = now
                with alarm_held_back():
                    is_running = Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING).exists()
                if stopping() or not is_running:
                    raise GiveBack
            if now - armed > rearm_seconds():
                arm(longest)
                armed = now
            if now - renewed > RENEW * settings.SIMULATION_LEASE_SECONDS:
                with alarm_held_back():
                    is_ours = claiming.chunk_renew(chunk=chunk)
                if not is_ours:
                    raise GiveBack
                renewed = now

        if isinstance(prepared, Interruptible):
            prepared.check_with(look)
        for index in range(chunk.first, chunk.first + chunk.games):
            chunk.error_game = index
            watch.game(index)
            prepared.play(run.seed, index, tally)
            if searches and is_searched(found := answers_of_last(prepared)):
                answers[str(index)] = found
            game_began = time.monotonic()
            look()
    chunk.error_game = None
    watch.game(None)
    if tally.games != chunk.games:
        raise RuntimeError(f"the rules counted {tally.games} of {chunk.games} games")
    milliseconds = round((time.monotonic() - begun) * 1000)
    stored = _store(chunk, tally, milliseconds, answers)
    if stored:
        CHUNKS_PLAYED.inc()
        GAMES_PLAYED.inc(chunk.games)
    log.info("chunk_played", run=str(run.pk), chunk=chunk.index, games=chunk.games, milliseconds=milliseconds, stored=stored)


def _store(chunk: Chunk, tally: Tally, milliseconds: int, answers: ByIndex) -> bool:
    """Store the counts, with retries, so that the games need not be played again."""
    try:
        return _retried(chunk, lambda: claiming.chunk_finish(chunk=chunk, tally=tally, milliseconds=milliseconds, answers=answers))
    except AWAY as error:
        raise _NotStored(str(error)) from None


def _release(chunk: Chunk, cause: reasons.Cause | None = None) -> None:
    """Release the chunk, with retries, because otherwise nobody plays it before its lease ends."""
    _retried(chunk, lambda: claiming.chunk_release(chunk=chunk, cause=cause, error_game=chunk.error_game if cause else None))


def _retried(chunk: Chunk, write: Callable[[], bool]) -> bool:
    """Write, with retries for a part of a lease while the database is unreachable or locked; then raise its error."""
    until = time.monotonic() + STORE * settings.SIMULATION_LEASE_SECONDS
    pause = 0.05
    while True:
        try:
            return write()
        except AWAY:
            if time.monotonic() + pause > until:
                raise
            log.warning("chunk_not_stored_yet", run=str(chunk.run_id), chunk=chunk.index)
            reconnect()
            time.sleep(pause)
            pause = min(2 * pause, 1.0)


def reconnect() -> None:
    """Close a broken connection, so that the next query opens a new one."""
    if not connection.in_atomic_block:
        connection.close_if_unusable_or_obsolete()


def _complete(run: Run) -> None:
    """Write the report if every chunk is done; if several workers get here at once, only one writes it."""
    if has_further_stages(run):
        return
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
        if run.mode in OF_COACH:
            COACH_PLAYED.inc()
        review_go_on(run)
        luck_go_on(run)


def _unreportable(run: Run, error: Exception) -> bool:
    """Fail the run if its report cannot be written, so that it does not wait forever."""
    log.exception("report_failed", run=str(run.pk))
    ending.run_fail(run_id=run.pk, code="report_failed", cause=_cause(error))
    return True


def _cause(error: BaseException) -> reasons.Cause:  # noqa: PLR0911 (one answer for each kind)
    match error:
        case PreparationTooLong():
            return reasons.preparation_too_long(*error.args)
        case GameTooLong():
            return reasons.game_too_long(*error.args)
        case SoftTimeLimitExceeded():
            return reasons.TIME_LIMIT
        case MemoryError():
            return reasons.MEMORY_LIMIT
        case Runaway():
            return reasons.ENDLESS
        case StardeckError():
            return reasons.error(error.detail)
        case TallyUnreadable():
            return reasons.counts_unreadable(*error.args)
        case _NotStored():
            return reasons.not_stored(str(error))
    return reasons.error(f"{type(error).__name__}: {error}")
