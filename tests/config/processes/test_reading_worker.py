"""Slow clients: they hold no thread, and they end at a deadline."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from games import ROOT
from tests.helpers.servers import free_port

HEAD, BODY = 3.0, 4.0  # seconds
PATIENT = 200.0  # seconds: longer than a client here waits for its answer
WAITS = 20.0
CONNECTIONS = 60
APP = """
def application(environ, start_response):
    body = environ["wsgi.input"].read()
    answer = f"{environ['PATH_INFO']} {len(body)}".encode()
    start_response("200 OK", [("Content-Length", str(len(answer)))])
    return [answer]
"""
SETTINGS = """
from config.processes import reading_worker
from config.processes.serving import *

reading_worker.HEAD_SECONDS, reading_worker.BODY_SECONDS = {head}, {body}
worker_connections = {connections}
threads = 2
"""


def serve(folder: Path, *, connections: int, head: float = PATIENT, body: float = PATIENT) -> Iterator[int]:
    """gunicorn with our settings, these deadlines and two threads, and an application that says how long the body was."""
    (folder / "app.py").write_text(APP)
    (folder / "settings.py").write_text(SETTINGS.format(head=head, body=body, connections=connections))
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "-c", str(folder / "settings.py"), "--chdir", str(folder), "app"]
    command += ["--bind", f"127.0.0.1:{port}", "--log-level", "critical"]
    process = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": str(ROOT)})
    try:
        deadline = time.monotonic() + 30
        while True:
            try:
                ask(port)
                break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        assert process.wait(30) == 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    yield from serve(tmp_path_factory.mktemp("app"), connections=CONNECTIONS, head=HEAD, body=BODY)


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """With deadlines so long that a request would not be answered in time if it had to wait for a client that stalls."""
    yield from serve(tmp_path_factory.mktemp("patient"), connections=CONNECTIONS)


def connect(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=WAITS)


def read(connection: socket.socket) -> bytes:
    """Everything until the server closes."""
    answer = b""
    with suppress(ConnectionResetError):
        while data := connection.recv(65536):
            answer += data
    return answer


def ask(port: int, path: str = "/") -> float:
    """The seconds that a request takes; TimeoutError after `WAITS`."""
    begun = time.monotonic()
    with connect(port) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        assert read(connection).endswith(f"{path} 0".encode())
    return time.monotonic() - begun


HALF_HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
HALF_BODY = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\na=1"


@pytest.mark.parametrize("sent", [b"", HALF_HEAD, HALF_BODY], ids=["nothing", "head", "body"])
def test_stalled_clients_hold_no_thread(patient_server: int, sent: bytes) -> None:
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(connect(patient_server)).sendall(sent)
        assert max(ask(patient_server) for _ in range(5)) < WAITS


def test_a_stalled_second_request_holds_no_thread(patient_server: int) -> None:
    with ExitStack() as stack:
        for _ in range(8):
            connection = stack.enter_context(connect(patient_server))
            connection.sendall(b"GET /first HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = b""
            while b"/first 0" not in answer:
                answer += connection.recv(65536)
            connection.sendall(HALF_BODY)
        assert max(ask(patient_server) for _ in range(5)) < WAITS


def test_clients_that_do_not_close_hold_up_nobody(patient_server: int) -> None:
    with ExitStack() as stack:
        for _ in range(8):
            connection = stack.enter_context(connect(patient_server))
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b"200 OK" in read(connection)  # and stays open on this side
        assert max(ask(patient_server) for _ in range(5)) < WAITS


PART_OF_BODY = HALF_BODY.replace(b"Length: 10", b"Length: 100")  # more than drips before the deadline


@pytest.mark.parametrize(("sent", "seconds"), [(HALF_HEAD, HEAD), (PART_OF_BODY, BODY)], ids=["head", "body"])
def test_a_dripping_client_ends_at_the_deadline(server: int, sent: bytes, seconds: float) -> None:
    """The deadline is for the whole head or body: a byte now and then does not extend it."""
    begun = time.monotonic()
    with connect(server) as connection:
        connection.sendall(sent)
        stop = threading.Event()

        def drip() -> None:
            with suppress(OSError):
                while not stop.wait(0.3):
                    connection.sendall(b"x")

        thread = threading.Thread(target=drip)
        thread.start()
        answer = read(connection)
        stop.set()
        thread.join()
    assert seconds - 0.1 < time.monotonic() - begun < WAITS
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"code": "request_timeout"' in answer


def test_a_flood_of_idle_clients_ends_the_oldest(tmp_path: Path) -> None:
    for port in serve(tmp_path, connections=12):
        with ExitStack() as stack:
            idle = [stack.enter_context(connect(port)) for _ in range(30)]
            assert ask(port) < WAITS
            assert idle[0].recv(1) == b""


def test_pipelined_requests_are_answered_in_their_order(server: int) -> None:
    with connect(server) as connection:
        posts = b"".join(b"POST /%d HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab" % number for number in range(3))
        connection.sendall(posts + b"GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = read(connection)
    assert [answer.index(part) for part in (b"/0 2", b"/1 2", b"/2 2", b"/last 0")] == sorted(
        answer.index(part) for part in (b"/0 2", b"/1 2", b"/2 2", b"/last 0")
    )


def test_a_request_in_single_bytes_is_answered(server: int) -> None:
    with connect(server) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in b"POST /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\ncontent-length:  3 \r\n\r\nabc":
            connection.sendall(bytes([byte]))
        assert read(connection).endswith(b"/slow 3")


def test_a_body_that_ends_early_reaches_the_application_as_it_is(server: int) -> None:
    with connect(server) as connection:
        connection.sendall(HALF_BODY)
        connection.shutdown(socket.SHUT_WR)
        assert read(connection).endswith(b"/ 3")


def test_a_long_body_arrives_whole(server: int) -> None:
    with connect(server) as connection:
        head = b"POST /accounts/import/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2000000\r\n\r\n"
        connection.sendall(head + b"x" * 2_000_000)
        assert read(connection).endswith(b"/accounts/import/ 2000000")


def test_a_client_that_asks_may_continue_once(server: int) -> None:
    with connect(server) as connection:
        head = b"POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n"
        connection.sendall(head)
        assert connection.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        connection.sendall(b"abc")
        answer = read(connection)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"100 Continue" not in answer


SMUGGLED = b"GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "headers",
    [
        b"Content-Length: 3\r\nContent-Length: 0",
        b"Content-Length: 0\r\nContent-Length: 3",
        b"Transfer-Encoding: chunked\r\nContent-Length: 3",
        b"Content-Length: 3\r\nTransfer-Encoding: chunked",
        b"Transfer-Encoding: chunked",
        b"Transfer-Encoding: xchunked",
        b"Content-Length: +3",
        b"Content-Length: 3, 3",
        b"Content-Length : 3",
        b"X: y\r\n Content-Length: 3",
        b"X: y\nContent-Length: 40",
    ],
)
def test_no_request_begins_inside_another(server: int, headers: bytes) -> None:
    with connect(server) as connection:
        connection.sendall(b"POST /outer HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n\r\n0\r\n\r\n" + SMUGGLED)
        assert b"/smuggled" not in read(connection)


def test_headers_without_an_end_are_refused(server: int) -> None:
    with connect(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n" + b"".join(b"A%d: %s\r\n" % (number, b"x" * 1000) for number in range(70)))
        assert read(connection).startswith(b"HTTP/1.1 431 ")


@pytest.mark.slow
def test_a_thousand_slow_clients_do_not_disturb_the_others(tmp_path: Path) -> None:
    """500 idle, 200 dripping and 64 with a slow body, beside normal use."""
    for port in serve(tmp_path, connections=900):
        with ExitStack() as stack:
            idle = [stack.enter_context(connect(port)) for _ in range(500)]
            dripping = [stack.enter_context(connect(port)) for _ in range(200)]
            slow = [stack.enter_context(connect(port)) for _ in range(64)]
            for connection in (*dripping, *slow):
                connection.sendall(HALF_HEAD if connection in dripping else HALF_BODY)
            times: list[float] = []
            for _ in range(4):
                for connection in (*dripping, *slow):
                    with suppress(OSError):  # ended at its deadline
                        connection.sendall(b"x")
                times += [ask(port) for _ in range(20)]
            assert sorted(times)[int(len(times) * 0.9)] < 2
            assert len(idle) == 500
