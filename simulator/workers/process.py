"""Celery signal handlers of a worker: limits, heartbeats and an orderly shutdown of its children.

- main: the process that was started.  It receives messages.
- child: a forked process that plays games.
"""

from __future__ import annotations

import mmap
import os
import resource
import socket
import threading
import time
import uuid
from collections.abc import Callable
from typing import Any

import structlog
from billiard import current_process
from celery.signals import worker_init, worker_process_init, worker_ready, worker_shutting_down
from django.conf import settings
from django.db import Error, InterfaceError, OperationalError, connection

from simulator import reasons
from simulator.reasons import DIED
from simulator.services import beats, claiming
from simulator.workers.watchdog import SLOTS, Note, Watch, open_files

log = structlog.get_logger(__name__)

# One byte shared by main and its children.  It is not a lock, so a killed child cannot block the others.
_leaving = mmap.mmap(-1, 1)
_parent = 0
_name = f"{socket.gethostname()}:{os.getpid()}"  # of the worker in its heartbeat and in the chunks that it holds
_stopped = threading.Event()
watch = Watch()
# No child is forked while the heartbeat uses the database: the child would inherit locks of its library that no thread of it releases.
_beating = threading.Lock()
os.register_at_fork(before=_beating.acquire, after_in_parent=_beating.release, after_in_child=_beating.release)
_nothing_left = threading.Event()  # the chunk of the dead process in this place is released
_nothing_left.set()


def name() -> str:
    return _name


def stopping() -> bool:
    """Should this child release its chunk, because the worker shuts down or was killed?"""
    return _leaving[0] != 0 or (_parent != 0 and os.getppid() != _parent)


@worker_init.connect  # type: ignore[untyped-decorator]  # Celery has no types
def before_children(sender: Any = None, **kwargs: Any) -> None:
    """Name the worker and make a slot for each child, before any starts; `--autoscale` (most, fewest) starts more children later.

    The name is new for each start: a container that is started again often has the same host name and process id.
    """
    global _name  # noqa: PLW0603 (set once a process, before it forks)
    _name = f"{socket.gethostname()}:{uuid.uuid4().hex[:8]}:{os.getpid()}"
    sizes = [getattr(sender, "concurrency", 0), *(getattr(sender, "autoscale", None) or ())]
    open_files(max([SLOTS, *(size for size in sizes if isinstance(size, int))]))


@worker_process_init.connect  # type: ignore[untyped-decorator]  # Celery has no types
def in_child(**kwargs: Any) -> None:
    """Lower the priority (nice 10) and limit the memory, so that a runaway game raises MemoryError and does not take down the machine."""
    global _parent  # noqa: PLW0603 (set once a process)
    _parent = os.getppid()
    take_place(getattr(current_process(), "index", None))
    os.setpriority(os.PRIO_PROCESS, 0, max(10, os.getpriority(os.PRIO_PROCESS, 0)))
    if settings.SIMULATION_MEMORY_MB:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (settings.SIMULATION_MEMORY_MB * 2**20, hard))


def take_place(place: int | None) -> None:
    """Watch this place in the pool, and begin to release the chunk of the last child in it, if that child died while playing."""
    global watch  # noqa: PLW0603 (set once a process)
    watch = Watch(place)
    if note := watch.left_behind():
        _nothing_left.clear()
        threading.Thread(target=_give_back, args=[note], name="give back", daemon=True).start()  # the pool waits for us


def may_play() -> bool:
    """Wait until the chunk of the dead process in this place is released; False if the worker shuts down meanwhile.

    A game in C holds the interpreter, so the thread that releases the chunk would not run beside it.  And the note of the next chunk would
    replace the note of this one, which then would wait for the end of its lease.
    """
    while not _nothing_left.wait(0.2):
        if stopping():
            return False
    return True


def _give_back(note: Note) -> None:
    """Release the chunk of the dead process in this place, with retries while the database is unreachable or locked."""
    if note.where:
        log.warning("game_ended", chunk=note.chunk, game=note.game, where=note.where.splitlines())
    pause = 0.05
    try:
        while not _is_given_back(note):
            time.sleep(pause)
            pause = min(2 * pause, 1.0)
    finally:
        watch.released()
        _nothing_left.set()


def _is_given_back(note: Note) -> bool:
    """Whether the chunk needs no other attempt to release it."""
    too_long = reasons.preparation_too_long if note.game is None else reasons.game_too_long
    cause = too_long(note.seconds) if note.where else DIED
    try:
        claiming.chunk_left_behind(pk=note.chunk, token=note.token, attempt=note.attempt, cause=cause, error_game=note.game)
    except (OperationalError, InterfaceError) as fault:
        log.warning("not_given_back_yet", chunk=note.chunk, error=str(fault))
        return False
    except Error as fault:  # for example because the tables have changed; the lease will end
        log.warning("not_given_back", chunk=note.chunk, error=str(fault))
    finally:
        connection.close()
    return True


@worker_ready.connect  # type: ignore[untyped-decorator]  # Celery has no types
def in_main(sender: Any, **kwargs: Any) -> None:
    threading.Thread(target=_beat, args=[sorted(sender.app.amqp.queues.consume_from)], name="beat", daemon=True).start()


@worker_shutting_down.connect  # type: ignore[untyped-decorator]  # Celery has no types
def leave(**kwargs: Any) -> None:
    _leaving[0] = 1
    _stopped.set()


def _beat(takes: list[str]) -> None:
    """Send a heartbeat every few seconds, and a last word at the end."""
    while True:
        with _beating:
            _send(lambda: beats.worker_beat(name=_name, takes=takes))
        if _stopped.wait(settings.SIMULATION_BEAT_SECONDS):
            with _beating:
                _send(lambda: beats.worker_gone(name=_name))
            return


def _send(write: Callable[[], object]) -> None:
    """Write to the database and close its connection at once: no child may inherit an open one."""
    try:
        write()
    except Error as error:
        log.warning("beat_failed", error=str(error))
    finally:
        connection.close()
