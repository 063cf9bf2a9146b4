"""Request and play runs of Star Realms through the API."""

from __future__ import annotations

import json
from typing import Any

from django.test import Client
from django.urls import reverse

from simulator.models import Run
from simulator.workers.playing import play_turn

GAME = "star-realms"


CORE_SET: list[dict[str, Any]] = []  # an empty list plays the trade deck of the core set


def post_run(client: Client, **data: Any) -> Any:
    """The answer to a request for 40 games; `data` changes members of the request."""
    body = {"game": GAME, "games": 40, "seed": 5, "sides": [{"slots": CORE_SET}]} | data
    return client.post(reverse("api:simulations"), json.dumps(body), content_type="application/json")


def play_run(client: Client, **data: Any) -> dict[str, Any]:
    """Request a run, play it to its end, and return its state as the API shows it."""
    response = post_run(client, **data)
    assert response.status_code == 202, response.content
    run = Run.objects.get(pk=response.json()["id"])
    play_turn(run.pk, seconds=60)
    state: dict[str, Any] = client.get(reverse("api:simulation", args=[run.pk])).json()
    assert state["status"] == "done", state["failure"]
    return state
