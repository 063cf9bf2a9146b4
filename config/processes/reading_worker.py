"""A gunicorn worker that gives a thread only to requests that have arrived whole.

gunicorn's own threads read headers and bodies, so a few clients that send nothing, or a byte now and then, hold all of them.  Here the main
loop reads without waiting: any number of slow clients costs no thread.  The headers and the body have deadlines for the whole of each.

gunicorn's threads also wait up to two seconds in the main loop for a client to close a finished connection; that is done here on the side.
"""

from __future__ import annotations

import errno
import selectors
import socket
import struct
import time
from contextlib import suppress
from functools import partial
from typing import IO, Any, Final

from gunicorn import http
from gunicorn.http.unreader import Unreader
from gunicorn.workers.gthread import TConn, ThreadWorker

from config.processes.refusals import problem_answer
from config.processes.request_reader import RequestReader

HEAD_SECONDS = 10.0  # for the request line and the headers, from the connection or the first byte of a further request
BODY_SECONDS = 30.0  # for the body, from the end of the headers
SEND_SECONDS = 20  # for a client to take a part of the answer
LINGER_SECONDS = 2.0  # after the answer, for what the client still sends: closed at once, the client might lose the answer
MAX_DRAIN = 64 * 1024  # bytes read meanwhile
RECEIVE = 64 * 1024
TOO_LONG: Final = (431, "Request Header Fields Too Large")
TOO_LATE: Final = (408, "Request Timeout")


class ArrivedUnreader(Unreader):  # type: ignore[misc]  # gunicorn ships no types
    """The source of gunicorn's parser: the bytes that have arrived, then the end, as if the client had closed the connection."""

    def __init__(self, file: IO[bytes]) -> None:
        super().__init__()
        self.file = file

    def chunk(self, size_hint: int | None = None) -> bytes:
        return self.file.read(max(8192, size_hint or 0))


class Connection(TConn):  # type: ignore[misc]  # gunicorn ships no types
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.parser: Any = None
        self.reader = RequestReader()
        self.deadline = 0.0
        self.in_body = False
        self.is_closing = False
        self.drained = 0
        with suppress(OSError):
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("ll", SEND_SECONDS, 0))

    def init(self) -> None:
        """Let the parser read the request that has arrived."""
        self.initialized = self.data_ready = True
        if self.parser is None:
            self.parser = http.get_parser(self.cfg, (), self.client)
        self.parser.unreader = ArrivedUnreader(self.reader.take())

    def next_reader(self) -> RequestReader:
        """A reader for the next request, which may have arrived with the last one."""
        rest = self.reader.rest
        self.reader.file.close()
        self.reader, self.in_body = RequestReader(), False
        if rest:
            self.reader.feed(rest)
        return self.reader


class ReadingWorker(ThreadWorker):  # type: ignore[misc]  # gunicorn ships no types
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.waiting: dict[Connection, None] = {}  # registered in the poller, the longest first
        self.checked_at = 0.0

    # --- reading -----------------------------------------------------------------------------------------------------

    def accept(self, listener: socket.socket) -> None:
        try:
            client, address = listener.accept()
        except OSError as error:
            if error.errno in (errno.EMFILE, errno.ENFILE):
                self._make_room()
            elif error.errno not in (errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK):
                raise
            return
        self.nr_conns += 1
        if self.nr_conns >= self.worker_connections:
            self._make_room()
        self._wait(Connection(self.cfg, client, address, listener.getsockname()), HEAD_SECONDS)

    def _make_room(self) -> None:
        """Close the connection that has waited longest for its client."""
        if oldest := next(iter(self.waiting), None):
            self._drop(oldest)

    def _wait(self, conn: Connection, seconds: float) -> None:
        conn.sock.setblocking(False)
        conn.deadline = time.monotonic() + seconds
        self.waiting[conn] = None
        self.poller.register(conn.sock, selectors.EVENT_READ, partial(self._receive, conn))

    def _stop_waiting(self, conn: Connection) -> None:
        if conn in self.waiting:
            del self.waiting[conn]
            with suppress(OSError, KeyError, ValueError):
                self.poller.unregister(conn.sock)

    def _receive(self, conn: Connection, sock: socket.socket) -> None:
        if conn not in self.waiting:
            return  # closed by another event of this round
        try:
            data = sock.recv(RECEIVE)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b""
            conn.is_closing = True
        if conn.is_closing:
            conn.drained += len(data)
            if not data or conn.drained > MAX_DRAIN:
                self._drop(conn)
        elif data:
            conn.reader.feed(data)
            self._advance(conn)
        elif conn.reader.has_head:  # the body ends early: the application says so
            self._serve(conn)
        else:
            self._drop(conn)

    def _advance(self, conn: Connection) -> None:
        reader = conn.reader
        if reader.is_whole:
            self._serve(conn)
        elif reader.is_too_long:
            self._refuse(conn, *TOO_LONG)
        elif reader.has_head and not conn.in_body:
            conn.in_body = True
            conn.deadline = time.monotonic() + BODY_SECONDS
            if reader.wants_continue:
                with suppress(OSError):
                    conn.sock.send(b"HTTP/1.1 100 Continue\r\n\r\n")

    def _serve(self, conn: Connection) -> None:
        self._stop_waiting(conn)
        self.enqueue_req(conn)

    def handle(self, conn: Connection) -> Any:
        conn.init()
        return super().handle(conn)

    # --- after an answer ---------------------------------------------------------------------------------------------

    def finish_request(self, conn: Connection, fs: Any) -> None:
        stays = not fs.cancelled() and fs.exception() is None and fs.result()
        if not stays:
            self._linger(conn)
        elif not conn.next_reader().is_empty:
            self._wait(conn, HEAD_SECONDS)
            self._advance(conn)
        else:
            super().finish_request(conn, fs)

    def on_client_socket_readable(self, conn: Connection, client: socket.socket) -> None:
        """A further request begins on a connection that was kept."""
        self.poller.unregister(client)
        self.keepalived_conns.remove(conn)
        self._wait(conn, HEAD_SECONDS)
        self._receive(conn, client)

    def _linger(self, conn: Connection) -> None:
        """Close the connection when the client has, or after a moment."""
        self._stop_waiting(conn)
        conn.is_closing = True
        try:
            conn.sock.shutdown(socket.SHUT_WR)
            self._wait(conn, LINGER_SECONDS)
        except OSError:
            self._drop(conn)

    def _refuse(self, conn: Connection, status: int, reason: str) -> None:
        with suppress(OSError):
            conn.sock.send(problem_answer(status, reason, reason))
        self._linger(conn)

    def _drop(self, conn: Connection) -> None:
        self._stop_waiting(conn)
        conn.reader.file.close()
        conn.close()
        self.nr_conns -= 1

    # --- deadlines ---------------------------------------------------------------------------------------------------

    def murder_pending(self) -> None:
        """Once a second, end the connections that have exceeded their deadlines; in a worker that stops, all that have sent nothing."""
        now = time.monotonic()
        if now < self.checked_at + 1 and self.alive:
            return
        self.checked_at = now
        for conn in list(self.waiting):
            idle = conn.is_closing or conn.reader.is_empty
            if now >= conn.deadline and not idle:
                self._refuse(conn, *TOO_LATE)
            elif now >= conn.deadline or (idle and not self.alive):
                self._drop(conn)
