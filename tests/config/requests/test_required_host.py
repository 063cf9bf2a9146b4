"""Requests of HTTP/1.1 without a Host header are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from config.requests.required_host import with_required_host


@pytest.mark.parametrize(
    ("environ", "status"),
    [
        ({"SERVER_PROTOCOL": "HTTP/1.1", "HTTP_HOST": "cards.example.org"}, "200 OK"),
        ({"SERVER_PROTOCOL": "HTTP/1.1"}, "400 Bad Request"),
        ({"SERVER_PROTOCOL": "HTTP/1.1", "HTTP_HOST": ""}, "400 Bad Request"),
        ({"SERVER_PROTOCOL": "HTTP/1.0"}, "200 OK"),
    ],
)
def test_a_host_is_required(environ: dict[str, Any], status: str) -> None:
    statuses: list[str] = []

    def site(environ: dict[str, Any], start_response: Any) -> list[bytes]:
        start_response("200 OK", [])
        return [b"{}"]

    body = b"".join(with_required_host(site)(environ, lambda line, headers: statuses.append(line)))
    assert statuses == [status]
    assert json.loads(body).get("code") == ("host_missing" if status.startswith("400") else None)
