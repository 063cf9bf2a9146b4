"""What a worker process needs around its tasks: limits, a sign of life, and children that leave when it does.

main: the process that was started; it takes messages.  child: a forked process that plays.
"""

from __future__ import annotations

import mmap
import os
import resource
import socket
import threading
from typing import Any

import structlog
from celery.signals import worker_process_init, worker_ready, worker_shutting_down
from django.conf import settings
from django.db import DatabaseError, connection

from simulator import services

log = structlog.get_logger(__name__)

# One byte shared by main and its children; not a lock, so a killed child cannot leave it held.
_leaving = mmap.mmap(-1, 1)
_parent = 0
_stopped = threading.Event()


def stopping() -> bool:
    """Should this child give back what it plays: because its worker is leaving, or was killed?"""
    return _leaving[0] != 0 or (_parent != 0 and os.getppid() != _parent)


@worker_process_init.connect
def in_child(**kwargs: Any) -> None:
    """Play politely (nice 10) and within a memory limit, so that a wild game is a MemoryError here and not a dead machine."""
    global _parent  # noqa: PLW0603 (set once a process)
    _parent = os.getppid()
    os.setpriority(os.PRIO_PROCESS, 0, max(10, os.getpriority(os.PRIO_PROCESS, 0)))
    if settings.SIMULATION_MEMORY_MB:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (settings.SIMULATION_MEMORY_MB * 2**20, hard))


@worker_ready.connect
def in_main(**kwargs: Any) -> None:
    threading.Thread(target=_beat, name="beat", daemon=True).start()


@worker_shutting_down.connect
def leave(**kwargs: Any) -> None:
    _leaving[0] = 1
    _stopped.set()


def _beat() -> None:
    """Say every few seconds that this worker is there; connections are closed each time, as children are forked meanwhile."""
    name = f"{socket.gethostname()}:{os.getpid()}"
    while True:
        try:
            services.worker_beat(name=name)
            if _stopped.wait(settings.SIMULATION_BEAT_SECONDS):
                services.worker_gone(name=name)
                return
        except DatabaseError as error:
            log.warning("beat_failed", error=str(error))
            if _stopped.wait(settings.SIMULATION_BEAT_SECONDS):
                return
        finally:
            connection.close()
