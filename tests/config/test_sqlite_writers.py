"""The queue of writers on SQLite: one thread of a process asks for the write lock, the others wait for that thread."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from django.core.signals import request_finished, request_started
from django.db import OperationalError, connections

from config.sqlite3 import base

pytestmark = pytest.mark.django_db

OPTIONS = {"transaction_mode": "IMMEDIATE", "timeout": 5, "init_command": "PRAGMA journal_mode=WAL"}
INCREMENT = "UPDATE counts SET number = number + 1"


class Site:
    """A database with one number, the attempts of this process to begin a transaction, and a connection of another process."""

    def __init__(self, path: Path) -> None:
        self.settings = {**connections["default"].settings_dict, "NAME": str(path)}
        self.attempts = 0
        self.other = sqlite3.connect(path, isolation_level=None)
        self.other.execute("PRAGMA journal_mode=WAL")
        self.other.execute("CREATE TABLE counts (number INTEGER)")
        self.other.execute("INSERT INTO counts VALUES (0)")

    @property
    def number(self) -> int:
        return int(self.other.execute("SELECT number FROM counts").fetchone()[0])

    def add_one(self, timeout: float = 5, *, is_refused: bool = False) -> None:
        """As a request does: a transaction that reads, works and writes."""
        with closing(base.DatabaseWrapper({**self.settings, "OPTIONS": {**OPTIONS, "timeout": timeout}}, "writers")) as wrapper:
            wrapper.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
            time.sleep(0.002)
            with wrapper.cursor() as cursor:
                cursor.execute(INCREMENT)
            if is_refused:
                wrapper.rollback()
            else:
                wrapper.commit()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    site = Site(tmp_path / "counts.sqlite3")
    begin = base.base.DatabaseWrapper._start_transaction_under_autocommit

    def counted(wrapper: Any) -> None:
        site.attempts += 1
        begin(wrapper)

    monkeypatch.setattr(base.base.DatabaseWrapper, "_start_transaction_under_autocommit", counted)
    with closing(site.other):
        yield site


def test_each_of_many_writers_asks_once_while_no_other_process_writes(site: Site) -> None:
    with ThreadPoolExecutor(16) as pool:
        for written in [pool.submit(site.add_one, is_refused=number % 4 == 3) for number in range(64)]:
            written.result()
    assert (site.number, site.attempts) == (48, 64)


def test_one_thread_asks_again_while_another_process_writes(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    asking: set[int] = set()
    is_enough = threading.Event()

    def pause(seconds: float) -> None:
        if seconds == base.PAUSE:
            asking.add(threading.get_ident())
            if site.attempts > 20:
                is_enough.set()
            sleep(0.0001)

    sleep = time.sleep
    monkeypatch.setattr(time, "sleep", pause)
    site.other.execute("BEGIN IMMEDIATE")
    with ThreadPoolExecutor(8) as pool:
        writers = [pool.submit(site.add_one, 100) for _ in range(8)]
        assert is_enough.wait(60)
        assert len(asking) == 1
        site.other.execute("COMMIT")
        for writer in writers:
            writer.result()
    assert site.number == 8


def test_a_writer_gives_up_when_its_time_is_over_and_the_next_one_writes(site: Site) -> None:
    site.other.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    with ThreadPoolExecutor(2) as pool:
        writers = [pool.submit(site.add_one, 0.05) for _ in range(2)]
        errors = [writer.exception() for writer in writers]
    assert [str(error) for error in errors] == ["database is locked"] * 2
    assert all(isinstance(error, OperationalError) for error in errors)
    assert time.monotonic() - began < 4, "SQLite itself would wait for five seconds"
    site.other.execute("ROLLBACK")
    site.add_one()
    assert site.number == 1


def test_a_request_waits_once_however_many_writes_it_tries(site: Site) -> None:
    """A limit is counted outside of a transaction, and its failure stops no request; then a service begins a transaction."""

    def patience() -> int:
        return int(wrapper.connection.execute("PRAGMA busy_timeout").fetchone()[0])

    def count() -> None:
        with wrapper.cursor() as cursor:
            cursor.execute(INCREMENT)

    def begin() -> None:
        wrapper.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)

    with closing(base.DatabaseWrapper({**site.settings, "OPTIONS": {**OPTIONS, "timeout": 0.1}}, "writers")) as wrapper:
        site.other.execute("BEGIN IMMEDIATE")
        for first, second in ((count, begin), (begin, count)):
            request_started.send(sender=None)
            with pytest.raises(OperationalError, match="locked"):
                first()
            assert patience() == 0
            site.attempts = 0
            with pytest.raises(OperationalError, match="locked"):
                second()
            assert site.attempts <= 1
            assert patience() == 0
            request_finished.send(sender=None)
            assert patience() == 100
        with pytest.raises(OperationalError, match="locked"):
            count()
        assert patience() == 100, "a worker waits each time"
        request_started.send(sender=None)
        site.other.execute("ROLLBACK")
        count()
        request_finished.send(sender=None)
    assert site.number == 1


def test_a_connection_that_is_closed_in_a_transaction_ends_its_turn(site: Site) -> None:
    wrapper = base.DatabaseWrapper({**site.settings, "OPTIONS": OPTIONS}, "writers")
    wrapper.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    with suppress(OperationalError):
        wrapper.close()
    with ThreadPoolExecutor(1) as pool:
        pool.submit(site.add_one, 0.5).result()
    assert site.number == 1
