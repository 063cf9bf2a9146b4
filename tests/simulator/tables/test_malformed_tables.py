"""Every member of every request to a table with a value of each JSON type: an answer with a sentence, never an error of the server."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Run
from simulator.requests.request import MAX_SEED
from simulator.workers.playing import play_turn
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
    "table-choices": {"option": 0, "version": 1, "repeat": False},
    "table-back": {"to": "choice", "version": 1},
    "table-forward": {"version": 1},
    "table-luck": {"version": 1},
    "table-again": {"seed": 7},
    "table-coach": {"version": 1, "worlds": 100},
    "table-link": {"open": False},
    "shared-table-copy": {"choices": 0},
    "simulation-game-table": {"step": 1},
    "table": {"pace": "step", "asks_forced": True},  # PATCH
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


def arguments_of(client: Client, name: str) -> list[object]:
    """What the address of the request names: nothing, a game of a run, a link, or a table."""
    if name == "tables":
        return []
    if name == "simulation-game-table":
        asked = post(client, reverse("api:simulations"), game=GAME, sides=[SIDE], games=1, seed=3, options={"turn_limit": 3})
        assert asked.status_code == 202, asked.content
        run = Run.objects.get()
        play_turn(run.pk, seconds=60)
        return [run.pk, 0]
    made = post(client, reverse("api:tables"), **MATCH)
    assert made.status_code == 201, made.content
    if name == "shared-table-copy":
        return [post(client, reverse("api:table-link", args=[made.json()["id"]])).json()["token"]]
    return [made.json()["id"]]


@pytest.mark.parametrize(("name", "place"), CASES, ids=[f"{name} {'.'.join(map(str, place))}" for name, place in CASES])
def test_a_member_of_another_type_is_refused_or_has_a_meaning(star_realms_client: Client, name: str, place: tuple[Any, ...]) -> None:
    client = star_realms_client
    address = reverse(f"api:{name}", args=arguments_of(client, name))
    method = client.patch if name == "table" else client.post
    assert method(address, REQUESTS[name], content_type="application/json").status_code in (200, 201, 202)
    for value in VALUES:
        answer = method(address, changed(REQUESTS[name], place, value), content_type="application/json")
        assert answer.status_code in (200, 201, 202, 400, 404, 409, 422), (value, answer.content)
        assert answer.status_code < 400 or answer.json()["detail"]
        assert str(MAX_SEED) not in answer.content.decode() or place[-1] == "seed", answer.content  # a limit that only a seed has
