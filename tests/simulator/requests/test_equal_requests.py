"""Requests with the same meaning return one run, however they are written, from the API or from a page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Run
from tests.simulator.star_realms_runs import CORE_SET, post_run

pytestmark = pytest.mark.slow

RAMS = [{"code": "ram", "quantity": 50, "zone": "trade_deck"}, {"code": "cutter", "quantity": 30, "zone": "trade_deck"}]
SPLIT = [
    {"code": "cutter", "quantity": 10, "zone": "trade_deck"},
    {"code": "ram", "quantity": 50},
    {"code": "cutter", "quantity": 20},
]
RULES = '{"buy": [{"card": "ram",\n "score": 1}]}'
DRAFT = {"draft": True}
ATTACK: dict[str, Any] = {"slots": CORE_SET, "policy": "attack"}

ALIKE: dict[str, list[dict[str, Any]]] = {
    "order and splitting of slots, and zones left out": [
        {"sides": [{"slots": RAMS}], "options": DRAFT},
        {"sides": [{"slots": RAMS[::-1]}], "options": DRAFT},
        {"sides": [{"slots": SPLIT}], "options": DRAFT},
        {"sides": [{"slots": SPLIT, "side": ""}], "options": DRAFT},
        {"sides": [{"slots": SPLIT, "side": None, "affiliation": None}], "options": DRAFT},
    ],
    "printings": [
        {"sides": [{"slots": [*RAMS[:1], {"code": "CARD", "quantity": 2}]}], "options": DRAFT},
        {"sides": [{"slots": [*RAMS[:1], {"code": "PRINTING", "quantity": 2}]}], "options": DRAFT},
    ],
    "defaults spelled out": [
        {},
        {"mode": "goldfish"},
        {"options": {}},
        {"options": None},
        {"options": {"draft": False, "policy": "default", "rules": "", "playouts": 20, "seat": "random", "authority": 50}},
        {"sides": [{"slots": CORE_SET, "policy": "default"}]},
        {"sides": [{"slots": CORE_SET, "policy": "default", "options": {}}], "precision": None, "seconds": None},
        {"sides": [{"slots": CORE_SET, "policy": "default", "options": {"rules": "", "playouts": 20}}]},
    ],
    "a policy at the side or in the options": [
        {"options": {"policy": "velocity"}},
        {"sides": [{"slots": CORE_SET, "policy": "velocity"}]},
        {"sides": [{"slots": CORE_SET, "policy": "velocity"}], "options": {"policy": "velocity"}},
    ],
    "line breaks of a page": [
        {"options": {"policy": "rules", "rules": RULES}},
        {"options": {"policy": "rules", "rules": RULES.replace("\n", "\r\n")}},
        {"sides": [{"slots": CORE_SET, "policy": "rules", "options": {"rules": RULES.replace("\n", "\r\n")}}]},
    ],
    "a match with one list": [
        {"mode": "match", "options": {"policy_1": "attack"}},
        {"mode": "match", "sides": [{"slots": CORE_SET}, {"slots": CORE_SET}], "options": {"policy_1": "attack"}},
        {"mode": "match", "sides": [{"slots": CORE_SET}, {"slots": CORE_SET, "policy": "attack"}]},
        {
            "mode": "match",
            "sides": [{"slots": CORE_SET, "policy": "default"}, {"slots": CORE_SET, "policy": "attack"}],
            "options": {"rules_1": ""},
        },
    ],
    "precision": [
        {"mode": "match", "games": 1000, "precision": {"of": "side_0_wins", "half_width": 1}},
        {"mode": "match", "games": 1000, "precision": {"half_width": 1.0, "of": "side_0_wins"}},
    ],
    "entrants by the usual policy": [
        {"mode": "matchups", "sides": [{"slots": CORE_SET, "policy": "random"}, {"slots": CORE_SET, "policy": "attack"}]},
        {"mode": "matchups", "sides": [{"slots": CORE_SET}, {"slots": CORE_SET, "policy": "attack"}], "options": {"policy_0": "random"}},
        {
            "mode": "matchups",
            "sides": [{"slots": CORE_SET}, {"slots": CORE_SET, "policy": "attack"}],
            "options": {"policy_0": "random", "policy_1": "random"},
        },
    ],
    "entrants by the same rules": [
        {
            "mode": "matchups",
            "sides": [{"slots": CORE_SET, "policy": "rules"}, {"slots": CORE_SET, "policy": "attack"}],
            "options": {"rules_0": RULES},
        },
        {
            "mode": "matchups",
            "sides": [{"slots": CORE_SET, "policy": "rules", "options": {"rules": RULES}}, {"slots": CORE_SET, "policy": "attack"}],
        },
    ],
    "beside each other by one policy": [
        {"mode": "compare", "sides": [{"slots": RAMS}, {"slots": CORE_SET}], "options": {**DRAFT, "policy": "attack"}},
        {"mode": "compare", "sides": [{"slots": SPLIT, "policy": "attack"}, {"slots": CORE_SET, "policy": "attack"}], "options": DRAFT},
        {"mode": "compare", "sides": [{"slots": SPLIT, "policy": "attack"}, {"slots": CORE_SET}], "options": {**DRAFT, "policy": "attack"}},
    ],
}


@pytest.fixture
def client(star_realms_client: Client) -> Client:
    return star_realms_client


def reprint() -> tuple[str, str]:
    """(code of a printing, code of its card), where the two differ."""
    from cards.data.pools import pool_of

    pool = pool_of("star-realms")
    return next((printing, card) for printing, card in pool.printings.items() if card != printing and pool.cards[card].role == "trade-deck")


@pytest.mark.parametrize("name", ALIKE)
def test_equal_requests_return_one_run(client: Client, name: str) -> None:
    written = ALIKE[name]
    if name == "printings":
        printing, card = reprint()
        written = json.loads(json.dumps(written).replace("PRINTING", printing).replace("CARD", card))
    answers = [post_run(client, **data) for data in written]
    assert [answer.status_code for answer in answers] == [202] + [200] * (len(answers) - 1), [each.json() for each in answers]
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert Run.objects.count() == 1


def test_different_requests_return_different_runs(client: Client) -> None:
    different: list[dict[str, Any]] = [
        {},
        {"seed": 6},
        {"games": 41},
        {"options": {"seat": "first"}},
        {"options": {"policy": "velocity"}},
        {"sides": [{"slots": RAMS}], "options": DRAFT},
        {"sides": [{"slots": [RAMS[0]]}], "options": DRAFT},
        {"sides": [{"slots": [{**RAMS[0], "zone": "trade_deck"}, {"code": "cutter", "quantity": 29}]}], "options": DRAFT},
        {"mode": "match"},
        {"mode": "match", "options": {"policy_1": "attack"}},
        {"mode": "match", "options": {"policy_0": "attack"}},
    ]
    found = set()
    for data in different:
        answer = post_run(client, **data)
        assert answer.status_code == 202, answer.json()
        found.add(answer.json()["id"])
        Run.objects.update(status="done")
    assert len(found) == len(different)


def test_the_page_and_the_api_return_one_run(client: Client) -> None:
    body = {"game": "star-realms", "name": "Rams", "slots": SPLIT}
    deck = client.post(reverse("api:decks"), json.dumps(body), content_type="application/json").json()
    by_page = client.post(f"/d/{deck['token']}/goldfish/", {"games": "40", "seed": "5", "draft": "on"})
    assert by_page.status_code == 302, by_page.content
    first = by_page["Location"].split("/")[2]
    for side in ({"deck": deck["id"]}, {"token": deck["token"]}, {"slots": RAMS}, {"slots": deck["slots"][::-1]}):
        answer = post_run(client, sides=[side], options=DRAFT)
        assert (answer.status_code, answer.json()["id"]) == (200, first)
    again = client.post(f"/runs/{first}/again/", {"games": "40", "seed": "5", "draft": "on"})
    assert again["Location"].split("/")[2] == first


def test_a_run_of_a_bare_list_is_linked_to_an_own_deck_that_is_requested_later(client: Client) -> None:
    first = post_run(client, sides=[{"slots": RAMS}], options=DRAFT).json()["id"]
    body = {"game": "star-realms", "name": "Rams", "slots": SPLIT, "visibility": "private"}
    deck = client.post(reverse("api:decks"), json.dumps(body), content_type="application/json").json()
    assert Client().get(f"/runs/{first}/").status_code == 200
    answer = post_run(client, sides=[{"deck": deck["id"]}], options=DRAFT)
    assert (answer.json()["id"], answer.json()["deck_name"]) == (first, "Rams")
    assert first in client.get(f"/d/{deck['token']}").content.decode()
    assert Client().get(f"/runs/{first}/").status_code == 404, "it is as private as the deck now"


def test_a_run_of_another_persons_deck_is_linked_to_an_own_copy(client: Client) -> None:
    other = Client()
    body = {"game": "star-realms", "name": "Theirs", "slots": RAMS}
    theirs = other.post(reverse("api:decks"), json.dumps(body), content_type="application/json").json()
    first = post_run(client, sides=[{"token": theirs["token"]}], options=DRAFT).json()["id"]
    mine = client.post(f"/api/v1/decks/by-token/{theirs['token']}/copy/").json()
    assert post_run(client, sides=[{"deck": mine["id"]}], options=DRAFT).json()["id"] == first
    other.delete(reverse("api:deck", args=[theirs["id"]]))
    assert Run.objects.get(pk=first).deck_id is not None
