"""A pool of worker processes whose locks are released when their holder dies.

If the broker has no event loop (messages in a folder), the children take work under one lock and send results under another.  Celery uses
semaphores for them.  A child that is killed while it holds a semaphore never releases it, so its successors wait forever in a worker that
looks alive.  The kernel releases a file lock when its process ends.
"""

from __future__ import annotations

import fcntl
import tempfile
from typing import Any

from billiard.pool import Pool
from celery.concurrency import prefork


class FileLock:
    """A lock between processes that were forked with it; it does not exclude threads of one process."""

    def __init__(self) -> None:
        self.file = tempfile.TemporaryFile()  # noqa: SIM115 (open for the life of the lock)

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
