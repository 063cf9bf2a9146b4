"""gunicorn's configuration: `gunicorn -c config/processes/serving.py config.wsgi`.

gunicorn itself refuses a request that it cannot read (an address or headers that are too long, or no HTTP at all); the application never
sees it.  By default gunicorn answers with an HTML page; `config.processes.refusals` has our answers.
"""

from __future__ import annotations

import resource
import socket
from typing import Any

from gunicorn import util

from config.processes.refusals import problem_answer
from config.processes.request_reader import largest_body


def open_files(wanted: int) -> int:
    """Raise the limit of open files of this process to `wanted`, or as far as the system allows, and return the new limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return wanted


worker_class = "config.processes.reading_worker.ReadingWorker"
threads = 4
timeout, graceful_timeout = 30, 5  # seconds
# A process hands over to a fresh one only now and then: it grows by 25 MB in its first 20,000 requests and by 0.5 MB a thousand from then
# on, and its successor needs seconds of processor time before it answers.  The wide range keeps two processes from stopping together.
max_requests, max_requests_jitter = 25_000, 25_000
control_socket_disable = True
worker_connections = open_files(2000) // 2 - 50  # clients of one process; a long body is a second open file

limit_request_line = 8190  # bytes, gunicorn's maximum; a query of 900 Japanese characters needs them


def write_error(sock: socket.socket, status_int: int, reason: str, mesg: str) -> None:
    util.write_nonblock(sock, problem_answer(status_int, reason, mesg))


util.write_error = write_error  # gunicorn has no setting for this


def pre_request(worker: Any, request: Any) -> None:
    """Close the connection after a body that is too large or in chunks: nobody reads it, so no next request can begin behind it."""
    request._expected_100_continue = False  # the worker has answered it
    announced = next((value for name, value in request.headers if name == "CONTENT-LENGTH"), "")
    most = largest_body(f"{request.method} {request.uri} HTTP/".encode("latin-1", "replace"))
    in_chunks = any(name == "TRANSFER-ENCODING" for name, _ in request.headers)
    if in_chunks or (announced.isdecimal() and int(announced) > most):
        request.force_close()
