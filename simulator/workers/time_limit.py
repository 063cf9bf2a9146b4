"""The time limit of a game: a signal ends it or, if the rules never return to the interpreter, the watchdog ends its process."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from django.conf import settings

from simulator import reasons
from simulator.workers.watchdog import Watch

# Shares of a lease.  The lease is renewed after RENEW.  A game that takes longer than TOO_LONG - RENEW may be ended: by a signal after
# TOO_LONG or, if no signal handler can run, with its process after END.  END comes before the end of the lease, so that the game is known.
RENEW, TOO_LONG, END = 0.1, 0.8, 0.9


class GameTooLong(BaseException):
    """A game took too long; the argument, if any, is the number of leases.  Not an Exception, so that the rules cannot catch it."""


def too_long(leases: float = TOO_LONG - RENEW) -> reasons.Cause:
    return reasons.game_too_long(leases * settings.SIMULATION_LEASE_SECONDS)


@contextmanager
def time_limit(watch: Watch) -> Iterator[Callable[[], None]]:
    """End a game that takes too long, unless the function that this yields is called in time.

    Raises GameTooLong in the game's code or, if the rules do not return to the interpreter, ends the process.  Works in the main thread;
    other threads have no limit.
    """
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
