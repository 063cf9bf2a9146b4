"""A visitor who calls the decks API with a session of their own, and a check of problem answers."""

from __future__ import annotations

import json
from typing import Any

from django.test import Client

from tests.helpers.jedi_decks import SLUG

API = "/api/v1/"


FIVE = [{"code": code, "quantity": 2, "zone": "objective_sets"} for code in ("1", "2", "3", "5", "7")]


class Visitor:
    """A client with its own session that calls the API."""

    def __init__(self) -> None:
        self.client = Client()

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        data = body if isinstance(body, str | bytes) else json.dumps(body) if body is not None else ""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.client.generic(method, API + path, data, content_type="application/json", headers=headers)

    def get(self, path: str, **headers: str) -> Any:
        return self.send("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self.send("POST", path, body, **headers)

    def patch(self, path: str, body: Any, **headers: str) -> Any:
        return self.send("PATCH", path, body, **headers)

    def deck(self, **changes: Any) -> dict[str, Any]:
        answer = self.post("decks/", {"game": SLUG, "name": "Mine", "slots": FIVE, "affiliation": "jedi", **changes})
        assert answer.status_code == 201, answer.content
        return answer.json()


def is_problem(answer: Any, status: int, *fields: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.content
    assert answer["Content-Type"] == "application/problem+json"
    document = answer.json()
    assert document["status"] == status
    assert {"type", "title", "code", "detail"} <= document.keys()
    assert [error["field"] for error in document.get("errors", [])] == list(fields)
    return document
