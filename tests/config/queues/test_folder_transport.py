"""The transport in a queue folder: each message is complete and read once, and a broken one stops no reader."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from kombu import Connection
from kombu.exceptions import ChannelError, OperationalError

import config.celery  # noqa: F401 (makes the transport known)
from config.queues import folder_transport


@pytest.fixture
def folders(tmp_path: Path) -> dict[str, str]:
    for name in ("messages", "processed"):
        (tmp_path / name).mkdir()
    messages = str(tmp_path / "messages")
    return {"data_folder_in": messages, "data_folder_out": messages, "processed_folder": str(tmp_path / "processed")}


@pytest.fixture
def connection(folders: dict[str, str]) -> Iterator[Connection]:
    with Connection("filesystem://", transport_options=folders) as found:
        yield found


def put(connection: Connection, *values: Any) -> None:
    with connection.SimpleQueue("letters") as queue:
        for value in values:
            queue.put(value)


def test_kombu_uses_our_transport(connection: Connection) -> None:
    assert isinstance(connection.transport, folder_transport.Transport)
    assert not connection.supports_exchange_type("fanout"), "so no worker listens for remote control"


def test_messages_arrive_once_and_in_order(connection: Connection, folders: dict[str, str]) -> None:
    put(connection, "a", {"b": ["ü", 1]}, None)
    with connection.SimpleQueue("letters") as queue:
        assert len(queue) == 3
        found = [queue.get(timeout=30) for _ in range(3)]
        assert [message.payload for message in found] == ["a", {"b": ["ü", 1]}, None]
        for message in found:
            message.ack()
        with pytest.raises(Empty):
            queue.get_nowait()
    assert not [path for folder in set(folders.values()) for path in Path(folder).iterdir()]


def test_many_readers_share_the_messages(connection: Connection, folders: dict[str, str]) -> None:
    put(connection, *range(200))

    def read(reader: int) -> list[int]:
        found = []
        with Connection("filesystem://", transport_options=folders) as mine, mine.SimpleQueue("letters") as queue:
            while True:
                try:
                    message = queue.get_nowait()
                except Empty:
                    return found
                message.ack()
                found.append(message.payload)

    with ThreadPoolExecutor(4) as readers:
        found = list(readers.map(read, range(4)))
    assert Counter(value for values in found for value in values) == Counter(range(200))


def test_a_broken_message_is_put_aside(connection: Connection, folders: dict[str, str]) -> None:
    messages = Path(folders["data_folder_in"])
    (messages / "00_empty.letters.msg").touch()
    (messages / "00_half.letters.msg").write_text('{"body"')
    (messages / "00_bytes.letters.msg").write_bytes(b"\xff")
    (messages / "00_object.letters.msg").write_text("{}")
    (messages / "00_list.letters.msg").write_text("[]")
    (messages / "00_deep.letters.msg").write_text("[" * 100_000)
    (messages / ".3_draft.letters.msg").write_text("{}")
    put(connection, "good")
    with connection.SimpleQueue("letters") as queue:
        message = queue.get(timeout=30)
        message.ack()
    assert message.payload == "good"
    assert sorted(path.name for path in Path(folders["processed_folder"]).iterdir()) == [
        "00_bytes.letters.bad",
        "00_deep.letters.bad",
        "00_empty.letters.bad",
        "00_half.letters.bad",
        "00_list.letters.bad",
        "00_object.letters.bad",
    ]
    assert [path.name for path in messages.iterdir()] == [".3_draft.letters.msg"], "not yet a message"


def test_queues_with_similar_names_are_separate(connection: Connection) -> None:
    put(connection, "a")
    with connection.SimpleQueue("other.letters") as queue, pytest.raises(Empty):
        queue.get_nowait()
    with connection.SimpleQueue("letters") as queue:
        assert queue.clear() == 1
        assert len(queue) == 0


def test_a_missing_folder_is_an_error_of_the_channel(connection: Connection, folders: dict[str, str]) -> None:
    Path(folders["data_folder_in"]).rmdir()
    with pytest.raises((ChannelError, OperationalError)):
        put(connection, "a")


def test_waiting_for_a_message_ends_soon(connection: Connection) -> None:
    """A worker notices a signal to stop only between two attempts to read a message."""
    put(connection)
    began = time.monotonic()
    with pytest.raises(TimeoutError):
        connection.drain_events(timeout=60)
    assert time.monotonic() - began < 30
