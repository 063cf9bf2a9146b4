"""A pool of worker processes that goes on when a child is killed, whatever the child did at that moment.

If the broker has no event loop (messages in a folder), Celery's pool has one pipe to all children and one back, and these faults:
- A child reads under a semaphore.  One that is killed while it holds the semaphore never releases it, so its successors wait forever.
- It reads a job in two steps.  One that is killed between them leaves half a job, at which its successors fail.
- A job that a child has read and not yet accepted when it is killed is lost.  Its message is never acknowledged, so the worker takes one
  message less at a time, and at last none, and looks alive.

Here a job or an answer is one packet of a socket, which the kernel delivers whole to one reader, without a lock.  A job that is lost is
sent again.
"""

from __future__ import annotations

import select
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from billiard.pool import TASK, Pool
from billiard.reduction import ForkingPickler
from celery.concurrency import prefork

LARGEST = 2**20  # bytes of a packet that a reader takes; the system's limit for a writer is lower


class PacketEnd:
    """One end of a packet queue, with the methods of billiard's `Connection` that its pool calls."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end

    def fileno(self) -> int:
        return self.end.fileno()

    def close(self) -> None:
        self.end.close()

    def poll(self, timeout: float | None = 0.0) -> bool:
        """Whether a packet, or the end of the queue, can be read within `timeout` seconds; None: wait for it."""
        waiting = select.poll()
        waiting.register(self.end, select.POLLIN)
        return bool(waiting.poll(None if timeout is None else timeout * 1000))

    def send(self, value: object) -> None:
        self.send_bytes(ForkingPickler.dumps(value))

    def send_bytes(self, packet: Any) -> None:
        """Send one packet.  Raises OSError if it is larger than the system's limit (about 200 kB)."""
        self.end.send(packet)

    def recv(self) -> Any:
        return ForkingPickler.loads(self.recv_bytes())

    def recv_bytes(self) -> bytes:
        """Wait for a packet.  Raises EOFError if nobody can send any more."""
        if packet := self.end.recv(LARGEST):
            return packet
        raise EOFError

    def discard(self) -> None:
        """Drop the packets that wait."""
        with suppress(BlockingIOError):
            while self.end.recv(LARGEST, socket.MSG_DONTWAIT):
                pass


class PacketQueue:
    """A queue between processes that were forked with it, any of which may be killed at any moment."""

    def __init__(self) -> None:
        reader, writer = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._reader, self._writer = PacketEnd(reader), PacketEnd(writer)  # names that billiard's pool uses

    def get_payload(self) -> bytes:
        return self._reader.recv_bytes()

    def get(self) -> Any:
        return self._reader.recv()

    def put(self, value: object) -> None:
        self._writer.send(value)

    def close(self) -> None:
        self._reader.close()
        self._writer.close()


class SurvivingPool(Pool):  # type: ignore[misc]  # its base has no types
    """Sends a job again if it was not accepted when a child died, and a later look finds that it waits nowhere.

    The job may then be done twice, if another child was just about to accept it; Stardeck's tasks may run twice.
    """

    def _setup_queues(self) -> None:
        self._inqueue, self._outqueue = PacketQueue(), PacketQueue()
        self._quick_put, self._quick_get = self._inqueue._writer.send, self._outqueue._reader.recv
        self._doubtful: list[Any] = []  # jobs that were not accepted when a child died

    def _poll_result(self, timeout: float) -> tuple[bool, Any]:
        """(whether a child answered within `timeout` seconds, its answer)"""
        return (True, self._outqueue.get()) if self._outqueue._reader.poll(timeout) else (False, None)

    def apply_async(self, func: Any, args: Any = (), kwds: Mapping[str, Any] | None = None, **options: Any) -> Any:
        job = super().apply_async(func, args, kwds or {}, **options)
        if job is not None:
            job.task = (TASK, (job._job, None, func, args, kwds or {}))
        return job

    def _join_exited_workers(self, shutdown: bool = False) -> Any:
        exited = super()._join_exited_workers(shutdown=shutdown)
        if not shutdown:
            self._send_lost_again()
        if exited:
            self._doubtful = [job for job in list(self._cache.values()) if not job.accepted()]
        return exited

    def _send_lost_again(self) -> None:
        if not self._doubtful or not self._taskqueue.empty() or self._inqueue._reader.poll():
            return
        for job in self._doubtful:
            if not job.accepted() and not job.ready() and hasattr(job, "task"):
                self._taskqueue.put(([job.task], None))
        self._doubtful = []

    @staticmethod
    def _help_stuff_finish(inqueue: PacketQueue, task_handler: Any, _pool: Any) -> None:
        """Make room for the thread that sends jobs, so that it can end."""
        while task_handler.is_alive() and inqueue._reader.poll():
            inqueue._reader.discard()


class TaskPool(prefork.TaskPool):  # type: ignore[misc]  # its base has no types
    BlockingPool = SurvivingPool
