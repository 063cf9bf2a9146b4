"""Messages as files in a folder: the transport behind `filesystem://`, with half-written and twice-taken messages ruled out.

kombu's own filesystem transport moves a file that may still be empty (its reader takes no lock), fails in the worker's main loop on
such a message, reads its exchange table while another process truncates it, and passes every message through the system's temporary folder.
Here a message appears under its name only when it is whole (rename), is taken by one rename inside the same file system, and one
that is no JSON is laid aside.  Queues are declared by every process for itself, so no table is shared.  No fanout: workers
on this transport answer no remote control; that they are there is said in the database.
"""

from __future__ import annotations

import os
import time
import uuid
from pathlib import Path
from queue import Empty
from typing import Any

from kombu.exceptions import ChannelError
from kombu.transport import virtual
from kombu.utils.json import dumps, loads

SUFFIX = ".msg"
LOOK = 0.5  # seconds


class Channel(virtual.Channel):
    """data_folder_in holds the messages, processed_folder those just being read; both on one file system."""

    def _folder(self, name: str) -> Path:
        return Path(self.connection.client.transport_options[name])

    def _put(self, queue: str, message: Any, **kwargs: Any) -> None:
        folder = self._folder("data_folder_out")
        # Wall clock first, so that the oldest is read first also after a restart of the machine.
        name = f"{time.time_ns():020d}_{uuid.uuid4().hex}.{queue}{SUFFIX}"
        draft = folder / f".{name}"
        try:
            draft.write_text(dumps(message), encoding="utf-8")  # type: ignore[no-untyped-call]  # kombu is not typed
            draft.rename(folder / name)
        except OSError as error:
            raise ChannelError(f"Cannot write a message to {folder}: {error}") from error

    def _get(self, queue: str, timeout: float | None = None) -> Any:
        taken = self._folder("processed_folder")
        for path in self._waiting(queue):
            mine = taken / path.name
            try:
                path.rename(mine)
            except FileNotFoundError:
                continue  # another worker was faster
            text = mine.read_bytes()
            try:
                message = loads(text.decode())  # type: ignore[no-untyped-call]  # kombu is not typed
            except ValueError:
                mine.rename(mine.with_suffix(".bad"))
                continue
            mine.unlink()
            return message
        raise Empty

    def _size(self, queue: str) -> int:
        return len(self._waiting(queue))

    def _purge(self, queue: str) -> int:
        waiting = self._waiting(queue)
        for path in waiting:
            path.unlink(missing_ok=True)
        return len(waiting)

    def _waiting(self, queue: str) -> list[Path]:
        """The whole messages of a queue, oldest first."""
        folder, ending = self._folder("data_folder_in"), f".{queue}{SUFFIX}"
        try:
            names = os.listdir(folder)
        except OSError as error:
            raise ChannelError(f"Cannot read the messages in {folder}: {error}") from error
        return [folder / name for name in sorted(names) if name.endswith(ending) and not name.startswith(".")]


class Transport(virtual.Transport):
    Channel = Channel
    implements = virtual.Transport.implements.extend(asynchronous=False, exchange_type=frozenset(["direct", "topic"]))
    # Bindings are the same in every process; kept once a process, like kombu's own.
    global_state = virtual.BrokerState()  # type: ignore[no-untyped-call]  # kombu is not typed
    default_port = 0  # type: ignore[assignment]  # kombu declares None and means a number
    driver_type = "filesystem"
    driver_name = "filesystem"

    def __init__(self, client: Any, **kwargs: Any) -> None:
        super().__init__(client, **kwargs)  # type: ignore[no-untyped-call]  # kombu is not typed
        self.state = self.global_state

    def drain_events(self, connection: Any, timeout: float | None = None, **kwargs: Any) -> None:
        """Wait for events as kombu does, but for at most LOOK seconds: between two waits a worker sees that it has to stop."""
        limit = min(timeout, LOOK) if timeout else timeout
        super().drain_events(connection, timeout=limit, **kwargs)  # type: ignore[no-untyped-call]  # kombu is not typed

    def driver_version(self) -> str:
        return "1"
