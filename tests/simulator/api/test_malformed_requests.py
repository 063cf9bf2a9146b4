"""Malformed requests: each gets a short answer, and none causes a server error."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Run
from tests.helpers import catalogues
from tests.simulator.star_realms_runs import CORE_SET

pytestmark = pytest.mark.slow

RULES = json.dumps({"name": "Blobs", "buy": [{"faction": "blob", "score": 2, "by_cost": True}]})
RAMS = [{"code": "ram", "quantity": 80, "zone": "trade_deck"}]
JUNK = json.dumps(
    [
        *(None, True, False, 0, -1, 1, 2**60, 2**70, 10**300, 1.5, -0.0, 1e308, "", "x", "0", "é漢字", "x" * 5000),
        *([], {}, [[]], [{}], {"a": 1}, ["rules"], {"policy": "rules"}, {"rules": RULES}, {"rules": "{"}, {"playouts": 40}),
        *("rules", "velocity", "search", "trade_deck", "ram", "goldfish", "match", "matchups", "compare", "cards", RULES),
        *("star-wars-lcg", "legend-of-stars", "empire-vs-rebellion", {"of": "clock", "half_width": 0.5}),
    ]
)
NAMES = "x rules rules_0 policy policy_0 policy_1 seat draft playouts side zone deck token options".split()  # noqa: SIM905
SOUND: list[dict[str, Any]] = [
    {"mode": "goldfish", "sides": [{"slots": CORE_SET, "policy": "rules", "options": {"rules": RULES}}], "options": {"seat": "first"}},
    {"mode": "match", "sides": [{"slots": RAMS}, {"slots": CORE_SET}], "options": {"policy_1": "rules", "rules_1": RULES, "draft": True}},
    {
        "mode": "matchups",
        "sides": [{"slots": CORE_SET, "policy": "attack"}, {"slots": CORE_SET, "policy": "rules", "options": {"rules": RULES}}],
    },
    {"mode": "compare", "sides": [{"slots": CORE_SET}, {"slots": CORE_SET, "policy": "attack"}]},
    {"mode": "goldfish", "sides": [{"slots": CORE_SET}], "games": 600, "precision": {"of": "clock", "half_width": 0.5}, "seconds": 10},
]


# Star Realms, and the games that malformed requests name.
star_realms = catalogues.held("star-realms", "star-wars-lcg", "legend-of-stars", "empire-vs-rebellion")


@pytest.fixture
def client(star_realms_client: Client) -> Client:
    return star_realms_client


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, member in members:
        yield (*path, name)
        yield from places(member, (*path, name))


def malformed(draw: random.Random) -> dict[str, Any]:
    """A valid request with up to three of its values changed, added or removed."""
    post_run = {"game": "star-realms", "games": 10, "seed": 1} | json.loads(json.dumps(draw.choice(SOUND)))
    for _ in range(draw.randint(1, 3)):
        *before, name = draw.choice(list(places(post_run)))
        within: Any = post_run
        for each in before:
            within = within[each]
        junk = draw.choice(json.loads(JUNK))
        if isinstance(within, list):
            within.append(junk)
        elif draw.random() < 0.2 and len(within) > 1:
            del within[name]
        else:
            within[name if draw.random() < 0.7 else draw.choice(NAMES)] = junk
    return post_run


def test_every_malformed_request_gets_a_short_answer(client: Client) -> None:
    draw = random.Random(7)
    seen: Counter[int] = Counter()
    for _ in range(400):
        text = json.dumps(malformed(draw))
        answer = client.post(reverse("api:simulations"), text, content_type="application/json")
        seen[answer.status_code] += 1
        assert answer.status_code < 500, text
        if answer.status_code >= 400:
            assert answer.json()["detail"], text
            assert answer.json()["code"], text
            assert len(answer.content) < 4 * len(text) + 4000, text
        Run.objects.all().delete()
    assert seen[400] > 200
    assert seen[202] > 5
