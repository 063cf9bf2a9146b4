"""Refuse an HTTP/1.1 request without a Host header (RFC 9112, 3.2); Django would answer it with the server's own name."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from config.requests.request_body import Application

PROBLEM = {
    "type": "about:blank",
    "title": "Bad request",
    "status": 400,
    "code": "host_missing",
    "detail": "The request has no Host header.",
}


def with_required_host(application: Application) -> Application:
    """The WSGI application, behind an answer 400 to requests of HTTP/1.1 without a Host header."""

    def handle(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        if environ.get("HTTP_HOST") or environ.get("SERVER_PROTOCOL") == "HTTP/1.0":
            answer: Iterable[bytes] = application(environ, start_response)
            return answer
        body = json.dumps(PROBLEM).encode()
        start_response("400 Bad Request", [("Content-Type", "application/problem+json"), ("Content-Length", str(len(body)))])
        return [body]

    return handle
