"""Django's SQLite engine in which the threads of a process wait for the write lock one after the other.

SQLite has one writer at a time.  Others ask again after pauses of up to a tenth of a second, in no order: of many that wait, some are never
lucky and give up.  Here only one thread of each process asks, every few milliseconds; the others wait for that thread, which costs nothing.

A request waits once: after a write that waited in vain, its other writes (of a limit, then of a deck) try once and wait no more.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from django.core.signals import request_finished, request_started
from django.db.backends.sqlite3 import base
from django.db.utils import OperationalError

PAUSE = 0.003  # seconds between two attempts of the thread whose turn it is
DEFAULT_TIMEOUT = 5.0  # seconds: sqlite3's own

_turns: dict[str, threading.RLock] = {}  # path of a database -> held by the thread that writes, or is the next to write
os.register_at_fork(after_in_child=_turns.clear)  # a thread that holds a lock does not exist in the child


class _Serving(threading.local):
    """The request that this thread serves, if any."""

    def __init__(self) -> None:
        self.is_serving = False
        self.refused: list[DatabaseWrapper] = []  # whose writes waited in vain


_serving = _Serving()


if TYPE_CHECKING:

    class _Engine(base.DatabaseWrapper):
        """What Django's class has besides the members in its stubs."""

        transaction_mode: str | None

        def _start_transaction_under_autocommit(self) -> None: ...
        def _commit(self) -> None: ...
        def _rollback(self) -> None: ...
        def _close(self) -> None: ...

else:
    _Engine = base.DatabaseWrapper


class DatabaseWrapper(_Engine):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._turn: threading.RLock | None = None  # held from the begin of a transaction to its end
        self.execute_wrappers.append(self._watch)

    @property
    def _patience(self) -> float:
        """The seconds that a write may wait now."""
        return 0.0 if _serving.refused else float(self.settings_dict["OPTIONS"].get("timeout", DEFAULT_TIMEOUT))

    def _watch(self, execute: Callable[..., Any], sql: str, *more: Any) -> Any:
        """Execute a statement; outside of a transaction it waits for the lock in SQLite itself."""
        try:
            return execute(sql, *more)
        except OperationalError as error:
            if "locked" in str(error) and not sql.startswith("BEGIN"):
                self._was_refused()
            raise

    def _was_refused(self) -> None:
        if _serving.is_serving:
            _serving.refused.append(self)
            self._tell_patience()

    def _tell_patience(self) -> None:
        if self.connection is not None:
            self.connection.execute(f"PRAGMA busy_timeout = {int(self._patience * 1000)}")

    def _start_transaction_under_autocommit(self) -> None:
        if self.transaction_mode != "IMMEDIATE":  # it takes no write lock at its begin
            super()._start_transaction_under_autocommit()
            return
        seconds = self._patience
        deadline = time.monotonic() + seconds
        turn = _turns.setdefault(str(self.settings_dict["NAME"]), threading.RLock())
        if not turn.acquire(timeout=seconds):
            self._was_refused()
            raise OperationalError("database is locked")
        try:
            self._begin(deadline)
        except BaseException as error:
            turn.release()
            if "locked" in str(error):
                self._was_refused()
            raise
        self._turn = turn

    def _begin(self, deadline: float) -> None:
        """Begin the transaction, at the latest at the deadline; SQLite itself does not wait meanwhile."""
        self.connection.execute("PRAGMA busy_timeout = 0")
        try:
            while True:
                try:
                    super()._start_transaction_under_autocommit()
                except OperationalError as error:
                    if "locked" not in str(error) or time.monotonic() >= deadline:
                        raise
                    time.sleep(PAUSE)
                else:
                    return
        finally:
            self._tell_patience()

    def _end_turn(self) -> None:
        turn, self._turn = self._turn, None
        if turn is not None:
            turn.release()

    def _commit(self) -> None:
        super()._commit()
        self._end_turn()

    def _rollback(self) -> None:
        try:
            super()._rollback()
        finally:
            self._end_turn()

    def _close(self) -> None:
        try:
            super()._close()
        finally:
            with suppress(RuntimeError):  # another thread closes the connection
                self._end_turn()


def _begin_request(**_: Any) -> None:
    _end_request()
    _serving.is_serving = True


def _end_request(**_: Any) -> None:
    """From now on writes of this thread wait again."""
    refused, _serving.refused, _serving.is_serving = _serving.refused, [], False
    for wrapper in refused:
        wrapper._tell_patience()


request_started.connect(_begin_request)
request_finished.connect(_end_request)
