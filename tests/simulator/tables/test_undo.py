"""Choices that are taken back: by choice, action, turn and decision, with the same luck; and tables whose owner has seen more."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from games.contracts.report import Step
from games.contracts.tables import Position
from simulator.models import Table
from simulator.tables.selectors import position_of
from simulator.tables.services import ways_back
from tests.helpers import catalogues
from tests.simulator.tables.calls import choose, post

pytestmark = pytest.mark.django_db
STAR_REALMS = "star-realms"
cards = catalogues.held(STAR_REALMS)


@pytest.fixture
def alice(client: Client, cards: None) -> Client:
    return client


def started(client: Client, opponent: Any = None) -> dict[str, Any]:
    begins = {} if opponent is None else {"first": "you"}
    data: dict[str, Any] = {"game": STAR_REALMS, "sides": [{"slots": []}], "opponent": opponent, "seed": 7, **begins}
    found: dict[str, Any] = post(client, reverse("api:tables"), **data).json()
    return found


def take(client: Client, table: dict[str, Any], words: str) -> dict[str, Any]:
    """Take the first option whose text begins with these words."""
    option = next(offer["number"] for offer in table["question"]["options"] if offer["text"].startswith(words))
    found: dict[str, Any] = choose(client, table, option).json()
    return found


def back(client: Client, table: dict[str, Any], **data: Any) -> Any:
    return post(client, reverse("api:table-back", args=[table["id"]]), version=table["version"], **data)


def test_every_way_back_leads_to_the_very_state_and_redo_to_the_next(alice):
    table = started(alice, {})
    seen = [table]
    for _ in range(12):
        seen.append(choose(alice, seen[-1], 0).json())
    digests = [each["digest"] for each in seen]
    assert len(set(digests)) == len(digests)
    assert {step["turn"] for step in alice.get(reverse("api:table", args=[table["id"]]), {"steps": "all"}).json()["steps"]} >= {1, 3}
    for made in (9, 4, 0):
        now = back(alice, seen[-1] | {"version": Table.objects.get().version}, to="decision", decision=made).json()
        assert (now["digest"], now["question"], len(now["choices"]), now["undone"]) == (
            digests[made],
            seen[made]["question"],
            made,
            12 - made,
        )
    for made in range(1, 13):
        now = post(alice, reverse("api:table-forward", args=[table["id"]]), version=now["version"]).json()
        assert now["digest"] == digests[made]
    for to in ("choice", "action", "turn", "start"):
        kept, _step = ways_back(stored := Table.objects.get(), position_of(stored))[to]
        now = back(alice, now, to=to).json()
        made = sum(place < kept for place in stored.own)
        assert now["digest"] == digests[made], to


@pytest.mark.parametrize(
    ("told", "ways"),
    [
        # The turn of each choice, with "+" if it goes on with the one before it; -1 for a new deal, which has no step.
        (["1", "1+", "1+"], {"choice": 2, "action": 0, "turn": 0, "start": 0}),
        (["1", "1", "1+"], {"choice": 2, "action": 1, "turn": 0, "start": 0}),
        (["1", "1+", "2"], {"choice": 2, "action": 2, "turn": 2, "start": 0}),
        (["1", "2+", "2+"], {"choice": 2, "action": 1, "turn": 1, "start": 0}),  # a turn that begins with a choice about a card
        (["1", "2", "2+", "-1"], {"choice": 3, "action": 3, "turn": 1, "start": 0}),
        (["-1"], {"choice": 0, "action": 0, "turn": 0, "start": 0}),
        ([], {}),
    ],
)
def test_an_action_is_a_choice_and_those_that_go_on_with_it(told, ways):
    words = {"en": "x"}
    steps = [
        Step(0, int(turn.strip("+")), 0, words, words, "X", decision=((words,), 0), continues=turn.endswith("+"))
        for turn in told
        if turn != "-1"
    ]
    choices = tuple(-5 if turn == "-1" else 0 for turn in told)
    position = Position(tuple(steps), None, (), None, "", choices, tuple(range(len(told))))
    found = ways_back(Table(choices=list(choices)), position)
    assert {to: place for to, (place, _) in found.items() if to != "hand"} == ways
    assert found.get("hand") == found.get("choice"), "all were made by hand"
    for place, step in found.values():
        assert (step is None) == (told[place] == "-1")


def test_a_table_is_marked_once_something_new_was_seen_before_it_was_taken_back(alice):
    table = started(alice)
    hand = table["question"]["board"]["hand"]
    table = take(alice, table, f"play {'Scout' if 'scout' in hand else 'Viper'}")
    table = back(alice, table).json()
    assert table["seen"] is False, "an own card that was played shows nothing new"
    table = take(alice, table, "done")  # draws a new hand
    assert table["seen"] is False
    table = back(alice, table).json()
    assert table["seen"] is True
    table = take(alice, table, "done")
    assert table["seen"] is True, "what was seen stays seen"
    again = post(alice, reverse("api:table-again", args=[table["id"]])).json()
    assert again["seen"] is False
    same = post(alice, reverse("api:table-again", args=[table["id"]]), seed=7).json()
    assert same["seen"] is True, "the same cards come again"


def test_what_the_opponent_did_is_new(alice):
    table = take(alice, started(alice, {}), "done")
    assert table["seen"] is False
    assert back(alice, table, to="turn").json()["seen"] is True
    token = post(alice, reverse("api:table-link", args=[table["id"]])).json()["token"]
    assert Client().get(reverse("api:shared-table", args=[token])).json()["seen"] is True
    twin = post(Client(), reverse("api:shared-table-copy", args=[token])).json()
    assert twin["seen"] is False, "everything that was not seen is dealt anew"


def test_new_luck_is_taken_back(alice):
    table = started(alice, {})
    table = post(alice, reverse("api:table-luck", args=[table["id"]]), version=table["version"]).json()
    assert ways_back(stored := Table.objects.get(), position_of(stored))["choice"] == (0, None)
    table = back(alice, table, to="action").json()
    assert (table["choices"], table["seen"]) == ([], False), "a new deal shows nothing by itself"


@pytest.mark.parametrize(
    "data",
    [
        {"to": "decision"},
        {"to": "decision", "decision": 1},
        {"to": "decision", "decision": -1},
        {"to": "choice", "decision": 0},
        {"to": "round"},
    ],
)
def test_wrong_ways_are_refused_and_nothing_changes(alice, data):
    table = take(alice, started(alice), "done")
    refused = back(alice, table, **data)
    assert refused.status_code == 400
    assert Table.objects.get().choices == table["choices"]


def test_the_report_tells_that_a_table_is_marked(alice):
    options = {"turn_limit": 1}
    table = post(alice, reverse("api:tables"), game=STAR_REALMS, sides=[{"slots": []}], seed=7, options=options).json()
    table = take(alice, table, "done")
    assert table["outcome"]
    report = reverse("api:table-report", args=[table["id"]])
    assert alice.get(report).json()["seen"] is False
    Table.objects.update(seen=True)
    assert alice.get(report).json()["seen"] is True
