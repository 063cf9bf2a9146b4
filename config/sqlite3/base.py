"""Django's SQLite engine in which the threads of a process wait for the write lock one after the other.

SQLite has one writer at a time.  Others ask again after pauses of up to a tenth of a second, in no order: of many that wait, some are never
lucky and give up.  Here only one thread of each process asks, every few milliseconds; the others wait for that thread, which costs nothing.
"""

from __future__ import annotations

import os
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from django.db.backends.sqlite3 import base
from django.db.utils import OperationalError

PAUSE = 0.003  # seconds between two attempts of the thread whose turn it is
DEFAULT_TIMEOUT = 5.0  # seconds: sqlite3's own

_turns: dict[str, threading.RLock] = {}  # path of a database -> held by the thread that writes, or is the next to write
os.register_at_fork(after_in_child=_turns.clear)  # a thread that holds a lock does not exist in the child


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

    def _start_transaction_under_autocommit(self) -> None:
        if self.transaction_mode != "IMMEDIATE":  # it takes no write lock at its begin
            super()._start_transaction_under_autocommit()
            return
        seconds = float(self.settings_dict["OPTIONS"].get("timeout", DEFAULT_TIMEOUT))
        deadline = time.monotonic() + seconds
        turn = _turns.setdefault(str(self.settings_dict["NAME"]), threading.RLock())
        if not turn.acquire(timeout=seconds):
            raise OperationalError("database is locked")
        try:
            self._begin(deadline, seconds)
        except BaseException:
            turn.release()
            raise
        self._turn = turn

    def _begin(self, deadline: float, seconds: float) -> None:
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
            self.connection.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")

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
