"""Every member of every request to a table with a value of each JSON type: an answer with a sentence, never an error of the server."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from tests.simulator.tables.calls import post

pytestmark = pytest.mark.django_db
GAME = "star-realms"
SIDE = {"slots": [], "side": None}
MATCH = {
    "game": GAME,
    "sides": [SIDE],
    "seed": 7,
    "options": {"turn_limit": 5},
    "opponent": {"policy": "default", "options": {}},
    "first": "lot",
}
REQUESTS: dict[str, dict[str, Any]] = {
    "tables": MATCH,
    "table-choices": {"option": 0, "version": 1},
    "table-back": {"to": "choice", "version": 1},
    "table-forward": {"version": 1},
    "table-luck": {"version": 1},
    "table-again": {"seed": 7},
    "table-coach": {"version": 1, "worlds": 100},
}
VALUES = [None, True, -1, 1.5, 2**63, 10**30, "", "³", "x" * 5000, [], {}, [[]], [None], {"a": []}, ["a"] * 500]


def places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each member of the request and of what is in it."""
    if place:
        yield place
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from places(value[key], (*place, key))


def changed(request: dict[str, Any], place: tuple[Any, ...], value: Any) -> dict[str, Any]:
    made = copy.deepcopy(request)
    here = made
    for key in place[:-1]:
        here = here[key]
    here[place[-1]] = value
    return made


CASES = [(name, place) for name, request in REQUESTS.items() for place in places(request)]


@pytest.mark.parametrize(("name", "place"), CASES, ids=[f"{name} {'.'.join(map(str, place))}" for name, place in CASES])
def test_a_member_of_another_type_is_refused_or_has_a_meaning(star_realms_client: Client, name: str, place: tuple[Any, ...]) -> None:
    client = star_realms_client
    made = post(client, reverse("api:tables"), **MATCH)
    assert made.status_code == 201, made.content
    address = reverse(f"api:{name}", args=[] if name == "tables" else [made.json()["id"]])
    for value in VALUES:
        answer = post(client, address, **changed(REQUESTS[name], place, value))
        assert answer.status_code in (200, 201, 202, 400, 404, 409, 422), (value, answer.content)
        assert answer.status_code < 400 or answer.json()["detail"]
