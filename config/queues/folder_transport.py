"""The `filesystem://` message transport: a message is a file in a folder.

kombu's own filesystem transport has these faults:
- it can move a file that is still empty, as its reader takes no lock, and then fails in the worker's main loop;
- it reads its exchange table while another process truncates it;
- it moves every message through the system's temporary folder.

This transport avoids them:
- a message gets its name only when it is complete, by a rename;
- a worker takes it by one rename inside the same file system, so no message is taken twice;
- a message that is not JSON, or not ours, is renamed to `.bad`;
- every process declares its own queues, so no table is shared.

There is no fanout, so workers on this transport do not answer remote control; their heartbeats are in the database.
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

from config.queues.foreign_messages import SurvivingTransport, is_ours

SUFFIX = ".msg"
LOOK = 0.5  # seconds between two checks for a shutdown


class Channel(virtual.Channel):
    """Messages wait in data_folder_in and are read in processed_folder; both folders are on one file system."""

    def _folder(self, name: str) -> Path:
        return Path(self.connection.client.transport_options[name])

    def _put(self, queue: str, message: Any, **kwargs: Any) -> None:
        folder = self._folder("data_folder_out")
        # The name begins with the wall clock, so that the oldest message is read first, even after a restart of the machine.
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
            except (ValueError, RecursionError):
                message = None
            if not is_ours(message):
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
        """The complete messages of a queue, oldest first."""
        folder, ending = self._folder("data_folder_in"), f".{queue}{SUFFIX}"
        try:
            names = os.listdir(folder)
        except OSError as error:
            raise ChannelError(f"Cannot read the messages in {folder}: {error}") from error
        return [folder / name for name in sorted(names) if name.endswith(ending) and not name.startswith(".")]


class Transport(SurvivingTransport, virtual.Transport):
    Channel = Channel
    implements = virtual.Transport.implements.extend(asynchronous=False, exchange_type=frozenset(["direct", "topic"]))
    # Bindings are the same in every process; like kombu, keep one table for each process.
    global_state = virtual.BrokerState()  # type: ignore[no-untyped-call]  # kombu is not typed
    default_port = 0  # type: ignore[assignment]  # kombu declares None and means a number
    driver_type = "filesystem"
    driver_name = "filesystem"

    def __init__(self, client: Any, **kwargs: Any) -> None:
        super().__init__(client, **kwargs)  # type: ignore[no-untyped-call]  # kombu is not typed
        self.state = self.global_state

    def drain_events(self, connection: Any, timeout: float | None = None, **kwargs: Any) -> None:
        """Wait for events like kombu, but for at most LOOK seconds, so that the worker notices soon that it has to stop."""
        limit = min(timeout, LOOK) if timeout else timeout
        super().drain_events(connection, timeout=limit, **kwargs)  # type: ignore[no-untyped-call]  # kombu is not typed

    def driver_version(self) -> str:
        return "1"
