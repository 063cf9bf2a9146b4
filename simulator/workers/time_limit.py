"""The time limits of a preparation and of a game: a signal ends it.

If the rules never return to the interpreter, the watchdog ends its process.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from django.conf import settings

from simulator.requests import queues
from simulator.workers.watchdog import Watch

# Shares of a lease.  The lease is renewed after RENEW, and no game may take longer than LONGEST.
RENEW, LONGEST = 0.1, 0.7
# Seconds between two settings of the timers.  A game may be ended when it has taken `longest_game`: by a signal at most this much later or,
# if no signal handler can run, with its process after as much again.  That is before the end of the lease, so that the game is known.
REARM = 1.0
# Seconds for each further game of a study, which plays them together.
FURTHER_GAME = 0.25


class TooLong(BaseException):
    """Something took too long; the argument is the number of seconds that it may take.  No Exception, so that the rules cannot catch it."""


class GameTooLong(TooLong):
    """A game took too long."""


class PreparationTooLong(TooLong):
    """It took too long to load the cards and to prepare the decks."""


class _Held:
    """Whether the alarm has to wait now, and what it raises then if it rang meanwhile."""

    now = False
    rang: TooLong | None = None


@contextmanager
def alarm_held_back() -> Iterator[None]:
    """Let the alarm wait until the end of a query; an interrupted query leaves its connection unusable.  The watchdog does not wait.

    The signal itself is not blocked: a process with several threads would receive it in another thread.
    """
    _Held.now, _Held.rang = True, None
    try:
        yield
    finally:
        _Held.now = False
        if _Held.rang is not None:
            raise _Held.rang


def rearm_seconds() -> float:
    return min(REARM, RENEW * float(settings.SIMULATION_LEASE_SECONDS))


def longest_game(queue: str = queues.SEARCH, plays: int = 1) -> float:
    """The seconds that a game may take.  plays: the games that are played together.

    An ordinary game takes milliseconds, so it is ended long before its lease: until then nobody else can use its process.
    """
    longest = LONGEST * float(settings.SIMULATION_LEASE_SECONDS)
    return longest if queue == queues.SEARCH else min(longest, float(settings.SIMULATION_GAME_SECONDS) + FURTHER_GAME * (plays - 1))


@contextmanager
def time_limit(watch: Watch) -> Iterator[Callable[[float], None]]:
    """End a preparation that takes too long, until the function that this yields is called with the seconds that a game may take.

    From then on end a game that takes too long, unless the function is called again in time.  Raises PreparationTooLong or GameTooLong in
    the code that runs or, if the rules do not return to the interpreter, ends the process.  Works in the main thread; other threads have no
    limit.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda seconds: None
        return
    error: TooLong

    def alarm(number: int, frame: FrameType | None) -> None:
        if _Held.now:
            _Held.rang = error
        else:
            raise error

    def limit(seconds: float, kind: type[TooLong]) -> None:
        nonlocal error
        error = kind(seconds)
        signal.setitimer(signal.ITIMER_REAL, seconds + rearm_seconds())
        watch.limit(seconds + 2 * rearm_seconds(), allowed=seconds)

    before = signal.signal(signal.SIGALRM, alarm)
    try:
        limit(float(settings.SIMULATION_PREPARE_SECONDS), PreparationTooLong)
        yield lambda seconds: limit(seconds, GameTooLong)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        watch.limit(None)
        signal.signal(signal.SIGALRM, before)
