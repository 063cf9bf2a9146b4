"""The answers to requests that never reach the application, because gunicorn cannot read them or because they do not arrive.

They are problem+json for every client, because nobody knows yet whether the request was for a page or for the API.
"""

from __future__ import annotations

import json

MAX_REASON = 200  # characters of gunicorn's own reason
SENTENCES = {
    408: "The request did not arrive in time.",
    414: "The address is longer than this server accepts.",
    417: "The server does not support the value of the Expect header.",
    431: "The request has more headers, or longer ones, than this server reads.",
    500: "Something went wrong on our side; it has been logged.",
}
CODES = {408: "request_timeout", 414: "address_too_long", 431: "headers_too_large", 500: "server_error"}


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
