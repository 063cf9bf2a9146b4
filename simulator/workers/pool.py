"""The pool of a worker's children, with locks that end with whoever holds them.

Where a broker has no event loop (messages in a folder), the children wait for work behind one lock and answer behind another.  Celery's are
semaphores: a child that is killed while it holds one (out of memory, or by hand) leaves it taken, and its successors wait for ever in a
worker that looks alive.  A lock on a file is given back by the kernel when its process ends.
"""

from __future__ import annotations

import fcntl
import tempfile
from typing import Any

from billiard.pool import Pool
from celery.concurrency import prefork


class FileLock:
    """Held by one process at a time, of those that were forked with it; between threads of one process it is none."""

    def __init__(self) -> None:
        self.file = tempfile.TemporaryFile()  # noqa: SIM115 (open as long as the lock is there)

    def acquire(self) -> None:
        fcntl.lockf(self.file, fcntl.LOCK_EX)

    def release(self) -> None:
        fcntl.lockf(self.file, fcntl.LOCK_UN)

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(self, *error: object) -> None:
        self.release()


class SurvivingPool(Pool):  # type: ignore[misc]  # its base has no types
    def _setup_queues(self) -> None:
        super()._setup_queues()
        queues: tuple[Any, Any] = (self._inqueue, self._outqueue)
        queues[0]._rlock, queues[1]._wlock = FileLock(), FileLock()


class TaskPool(prefork.TaskPool):  # type: ignore[misc]  # its base has no types
    BlockingPool = SurvivingPool
