"""gunicorn's configuration: `gunicorn -c config/serving.py config.wsgi`.

gunicorn itself refuses a request that it cannot read (an address or headers that are too long, or no HTTP at all); the application never
sees it.  By default gunicorn answers with an HTML page.  Here the answer is problem+json for every client, because nobody knows yet
whether the request was for a page or for the API.
"""

from __future__ import annotations

import json
import socket
from typing import Any

from gunicorn import util

limit_request_line = 8190  # bytes, gunicorn's maximum; a query of 900 Japanese characters needs them

MOST_BODY = 900_000  # bytes; DATA_UPLOAD_MAX_MEMORY_SIZE of the settings
MAX_REASON = 200  # characters of gunicorn's own reason
SENTENCES = {
    414: "The address is longer than this server accepts.",
    417: "The server does not support the value of the Expect header.",
    431: "The request has more headers, or longer ones, than this server reads.",
    500: "Something went wrong on our side; it has been logged.",
}
CODES = {414: "address_too_long", 431: "headers_too_large", 500: "server_error"}


def problem_answer(status: int, reason: str, message: str) -> bytes:
    """The whole HTTP response: status line, headers and body."""
    document = {
        "type": "about:blank",
        "title": reason,
        "status": status,
        "code": CODES.get(status, "bad_request"),
        "detail": SENTENCES.get(status) or f"{message[:MAX_REASON].rstrip('.') or reason}.",
    }
    body = json.dumps(document).encode()
    head = (
        f"HTTP/1.1 {status} {reason}\r\nConnection: close\r\nContent-Type: application/problem+json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode("latin-1") + body


def write_error(sock: socket.socket, status_int: int, reason: str, mesg: str) -> None:
    util.write_nonblock(sock, problem_answer(status_int, reason, mesg))


util.write_error = write_error  # gunicorn has no setting for this


def pre_request(worker: Any, request: Any) -> None:
    """Close the connection after a body that is too large: nobody reads it, so no next request can begin behind it."""
    announced = next((value for name, value in request.headers if name == "CONTENT-LENGTH"), "")
    if announced.isdecimal() and int(announced) > MOST_BODY:
        request.force_close()
