"""What gunicorn is told in every place where it serves: `gunicorn -c config/serving.py config.wsgi`.

A request that it cannot read itself (an address or headers that are too long, no HTTP at all) never reaches the application.  Its own
answer is a page; here it is a problem like every other error of the API, whoever asked: what was asked for is not known by then.
"""

from __future__ import annotations

import json
import socket

from gunicorn import util

limit_request_line = 8190  # bytes, the most that gunicorn counts: a query of 900 characters of Japanese is as long

MOST_SAID = 200
SENTENCES = {
    414: "The address is longer than this server reads.",
    417: "The server does not do what the header Expect asks for.",
    431: "The headers are longer, or more, than this server reads.",
    500: "Something went wrong on our side; it has been logged.",
}
CODES = {414: "address_too_long", 431: "headers_too_large", 500: "server_error"}


def problem_answer(status: int, reason: str, said: str) -> bytes:
    """The whole HTTP answer."""
    document = {
        "type": "about:blank",
        "title": reason,
        "status": status,
        "code": CODES.get(status, "bad_request"),
        "detail": SENTENCES.get(status) or f"{said[:MOST_SAID].rstrip('.') or reason}.",
    }
    body = json.dumps(document).encode()
    head = (
        f"HTTP/1.1 {status} {reason}\r\nConnection: close\r\nContent-Type: application/problem+json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode("latin-1") + body


def write_error(sock: socket.socket, status_int: int, reason: str, mesg: str) -> None:
    util.write_nonblock(sock, problem_answer(status_int, reason, mesg))


util.write_error = write_error  # there is no setting for it
