"""gunicorn's own error answers are problem documents."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from django.conf import settings
from django.urls import reverse

from config.processes import refusals, request_reader
from decks.exchange import backup
from games import ROOT
from tests.helpers.servers import free_port

APP = "def application(environ, start_response):\n    start_response('200 OK', [('Content-Length', '2')])\n    return [b'ok']\n"


def parts(answer: bytes) -> tuple[int, dict[str, str], dict[str, object]]:
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    return int(first.split()[1]), dict(line.split(": ", 1) for line in lines), json.loads(body)


@pytest.mark.parametrize("status", [400, 403, 414, 417, 431, 500, 501])
def test_an_error_answer_is_a_complete_problem(status: int) -> None:
    answer = refusals.problem_answer(status, "Some Reason", "Bad <line> '\u00e9\"'" + "x" * 5000)
    found, headers, document = parts(answer)
    assert found == document["status"] == status
    assert headers["Content-Type"] == "application/problem+json"
    assert int(headers["Content-Length"]) == len(answer.partition(b"\r\n\r\n")[2])
    assert {"type", "title", "code", "detail"} <= document.keys()
    assert len(answer) < 700


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """gunicorn with our settings, and an application that answers every request."""
    folder = tmp_path_factory.mktemp("app")
    (folder / "app.py").write_text(APP)
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "-c", str(ROOT / "config" / "processes" / "serving.py"), "--chdir", str(folder), "app"]
    command += ["--bind", f"127.0.0.1:{port}", "--threads", "2", "--no-control-socket", "--log-level", "critical"]
    process = subprocess.Popen(command)
    try:
        deadline = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(30)


def send(port: int, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(request)
        answer = b""
        while data := connection.recv(65536):
            answer += data
    return answer


def test_unreadable_requests_are_problems_and_others_are_served(server: int) -> None:
    end = b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    assert send(server, b"GET /?" + b"x" * 8000 + end).startswith(b"HTTP/1.1 200")
    for request, status, code in [
        (b"GET /?" + b"x" * 9000 + end, 414, "address_too_long"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"x" * 9000 + b"\r\n\r\n", 431, "headers_too_large"),
        (b"nothing\r\n\r\n", 400, "bad_request"),
        (b"GET / HTTP/7.0\r\n\r\n", 400, "bad_request"),
    ]:
        found, headers, document = parts(send(server, request))
        assert (found, headers["Content-Type"], document["code"]) == (status, "application/problem+json", code)


def test_the_connection_is_closed_after_a_body_that_is_too_large(server: int) -> None:
    assert request_reader.MOST_BODY == settings.DATA_UPLOAD_MAX_MEMORY_SIZE
    assert request_reader.LARGEST_BODIES[reverse("account-import").encode()] > backup.MAX_BYTES
    head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n"
    answer = send(server, head.format(request_reader.MOST_BODY + 1).encode())
    assert b"\r\nconnection: close\r\n" in answer.lower()
    with socket.create_connection(("127.0.0.1", server), timeout=30) as connection:
        connection.sendall(head.format(5).encode() + b"a=123")
        assert b"\r\nconnection: keep-alive\r\n" in connection.recv(65536).lower()
