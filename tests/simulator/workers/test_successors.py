"""A child releases the chunk that the dead child in its place left behind, before it plays."""

from __future__ import annotations

import os
import threading
import uuid
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from django.db import OperationalError

from simulator import reasons, tasks
from simulator.models import Chunk
from simulator.services import claiming
from simulator.workers import process
from simulator.workers.watchdog import SLOTS, Watch

PLACE = SLOTS - 1


@pytest.fixture
def dead() -> Iterator[Watch]:
    """What the last child in this place recorded: it died in game 7 of chunk 5."""
    watch = Watch(PLACE)
    watch.begin(Chunk(pk=5, lease_token=uuid.UUID(int=9), attempts=2))
    watch.game(7)
    yield watch
    watch.released()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set when the task plays."""
    event = threading.Event()
    monkeypatch.setattr(tasks, "play_turn", lambda run, **more: event.set() or "over")
    monkeypatch.setattr(process, "watch", process.watch)
    monkeypatch.setattr(process, "connection", SimpleNamespace(close=lambda: None))
    return event


def test_a_child_plays_after_it_has_released_what_was_left_behind(
    dead: Watch, played: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long that takes: a game in C would hold up the thread that releases it, and the next note would replace this one."""
    seen: list[tuple[Any, ...]] = []

    def away_twice(**arguments: Any) -> bool:
        playing = played.wait(0.5)  # the task has time enough to play too early
        note = Watch(PLACE).left_behind()
        seen.append((playing, note is not None and note.game, *arguments.values()))
        if len(seen) < 3:
            raise OperationalError("canceling statement due to lock timeout")
        return True

    monkeypatch.setattr(claiming, "chunk_left_behind", away_twice)
    process.take_place(PLACE)
    tasks.work(str(uuid.uuid4()))
    assert seen == [(False, 7, 5, uuid.UUID(int=9), 2, reasons.DIED, 7)] * 3
    assert played.is_set()
    assert dead.left_behind() is None


def test_a_child_that_is_told_to_stop_does_not_wait_for_the_database(
    dead: Watch, played: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    back, woken = threading.Event(), []
    monkeypatch.setattr(claiming, "chunk_left_behind", lambda **arguments: back.wait(60))
    monkeypatch.setattr(process, "stopping", lambda: True)
    monkeypatch.setattr(tasks.waking, "run_wake", lambda **arguments: woken.append(arguments))
    run = uuid.uuid4()
    process.take_place(PLACE)
    try:
        tasks.work(str(run))
        assert not played.is_set()
        assert woken == [{"run_id": run, "messages": 1}]
    finally:
        back.set()
        assert process._nothing_left.wait(60)


def test_a_chunk_that_can_never_be_released_stops_no_child(dead: Watch, played: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    """For example because its table was deleted: its lease ends by itself."""

    def broken(**arguments: Any) -> bool:
        raise process.Error("no such table")

    monkeypatch.setattr(claiming, "chunk_left_behind", broken)
    process.take_place(PLACE)
    tasks.work(str(uuid.uuid4()))
    assert played.is_set()


def test_no_child_is_forked_while_the_heartbeat_uses_the_database() -> None:
    """It would inherit the locks of the database's library as they are, and no thread of it would release them."""
    forked = threading.Event()

    def fork() -> None:
        if not (child := os.fork()):
            os._exit(0)
        os.waitpid(child, 0)
        forked.set()

    thread = threading.Thread(target=fork)
    with process._beating:
        thread.start()
        assert not forked.wait(0.5)
    thread.join(60)
    assert forked.is_set()


def test_the_heartbeat_keeps_no_connection_between_two_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(process, "connection", SimpleNamespace(close=lambda: done.append("closed")))
    monkeypatch.setattr(process.beats, "worker_beat", lambda **arguments: done.append("beat"))
    monkeypatch.setattr(process.beats, "worker_gone", lambda **arguments: done.append("gone"))
    monkeypatch.setattr(process, "_stopped", SimpleNamespace(wait=lambda seconds: done.append("waits") or done.count("waits") > 1))
    process._beat(["games"])
    assert done == ["beat", "closed", "waits", "beat", "closed", "waits", "gone", "closed"]
