"""What has happened since the last decision, choices that repeat themselves, and the settings of the pace, over the API."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from simulator.models import Table
from simulator.tables.pace import table_set
from simulator.tables.repeating import MOST_REPEATS, repeats
from simulator.tables.selectors import THINKING_SECONDS
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck
from tests.simulator.tables.calls import choose, post

pytestmark = pytest.mark.django_db
cards = catalogues.held(SLUG)
PASS, PLAY, DRAW = "pass", "play", "draw"


@pytest.fixture
def table(client: Client, cards: None) -> dict[str, Any]:
    response = post(client, reverse("api:tables"), game=SLUG, sides=[{"deck": str(jedi_deck(client).pk)}], opponent={}, seed=7)
    assert response.status_code == 201, response.content
    return dict(response.json())


def repeated(client: Client, table: dict[str, Any], option: int) -> dict[str, Any]:
    address = reverse("api:table-choices", args=[table["id"]])
    response = post(client, address, option=option, version=table["version"], repeat=True)
    assert response.status_code == 200, response.content
    return dict(response.json())


def number_of_pass(table: dict[str, Any]) -> int | None:
    return next((offer["number"] for offer in table["question"]["options"] if offer["is_pass"]), None)


def test_passes_run_until_something_happens_and_each_is_told_and_taken_back(client, table):
    """The same passes one by one: as long as the game runs on, nothing is seen to change; then something is."""
    runs = longest = 0
    while table["question"] and runs < 8:
        number = number_of_pass(table)
        if number is None:
            table = choose(client, table, 0).json()
            continue
        runs += 1
        before = table
        table = repeated(client, before, number)
        stored = Table.objects.get()
        made = len(table["choices"]) - len(before["choices"])
        assert stored.automatic == made - 1
        longest = max(longest, made)
        assert sum(step["decision"] is not None for step in table["steps"]) == made - 1  # the choices after the one by hand
        seen = [table]
        for _ in range(made):
            back = post(client, reverse("api:table-back", args=[table["id"]]), version=seen[-1]["version"]).json()
            seen.append(back)
        assert (seen[-1]["digest"], seen[-1]["question"]) == (before["digest"], before["question"])
        boards = [each["question"]["board"] for each in seen[1:]]
        turns = [each["question"]["turn"] for each in seen[1:]]
        assert boards == [boards[-1]] * made
        assert turns == [turns[-1]] * made
        table = repeated(client, seen[-1], number)
    assert longest > 1, "nothing was repeated"


def test_a_repeated_choice_that_is_not_offered_is_refused(client, table):
    address = reverse("api:table-choices", args=[table["id"]])
    refused = post(client, address, option=99, version=1, repeat=True)
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "option")
    for wrong in ("often", "on", "true", 1, 0, None):
        answer = post(client, address, option=0, version=1, repeat=wrong)
        assert (answer.status_code, answer.json()["errors"][0]["field"]) == (400, "repeat")
    assert Table.objects.get().version == 1


def asked(*offers: str, text: str = "What now?", turn: int = 1, board: int = 0, steps: tuple[Step, ...] = ()) -> Position:
    words = {"en": text}
    shown = tuple(Offer({"en": each}, "", each == PASS) for each in offers)
    return Position(steps, Step(9, turn, 0, words, words, "", board={"hand": board}), shown, None, "")


def told(*, seat: int = 0, cards: tuple[str, ...] = ()) -> tuple[Step, ...]:
    """The step of the choice, and one after it."""
    return tuple(Step(number, 1, each, {"en": ""}, {"en": ""}, "", names) for number, each, names in ((1, 0, ()), (2, seat, cards)))


@pytest.mark.parametrize(
    ("taken", "now", "number"),
    [
        (PASS, asked(PLAY, PASS), 1),
        (PASS, asked(PASS, text="And now?"), 0),
        (PASS, asked(PLAY, PASS, steps=told(seat=1)), 1),
        (PASS, asked(PLAY, PASS, turn=2), None),
        (PASS, asked(PLAY, PASS, board=1), None),
        (PASS, asked(PLAY, DRAW, PASS), None),
        (PASS, asked(PLAY), None),
        (PASS, asked(PLAY, PASS, steps=told(cards=("1",))), None),
        (PLAY, asked(PASS, PLAY, DRAW, board=1, steps=told(cards=("1",))), 1),
        (PLAY, asked(PASS, DRAW), None),
        (PLAY, asked(PLAY, PASS, text="And now?"), None),
        (PLAY, asked(PLAY, PASS, turn=2), None),
        (PLAY, asked(PLAY, PASS, steps=told(seat=1)), None),
        (PLAY, Position((), None, (), None, ""), None),
    ],
)
def test_a_choice_is_repeated_only_where_nothing_new_has_to_be_decided(taken, now, number):
    before = asked(PLAY, PASS)
    assert repeats(before, [PLAY, PASS].index(taken), now) == number


def test_repeats_end_soon(client, table, monkeypatch):
    monkeypatch.setattr("simulator.tables.services.repeats", lambda before, number, now: 0 if now.offers else None)
    monkeypatch.setattr("simulator.tables.services.time", SimpleNamespace(monotonic=lambda: 0.0))
    after = repeated(client, table, 0)
    assert len(after["choices"]) == 1 + MOST_REPEATS


def test_repeats_end_when_the_opponents_time_is_over(client, table, monkeypatch):
    """By a clock that goes on by half a second each time that it is read."""
    clock = itertools.count(100, 0.5)
    monkeypatch.setattr("simulator.tables.services.repeats", lambda before, number, now: 0 if now.offers else None)
    monkeypatch.setattr("simulator.tables.services.time", SimpleNamespace(monotonic=lambda: next(clock)))
    after = repeated(client, table, 0)
    assert len(after["choices"]) == 1 + int(THINKING_SECONDS / 0.5)


def test_only_the_given_setting_is_written(client, table):
    """Two requests at once: the second has read the table before the first has changed it."""
    read_before = Table.objects.get()
    table_set(table=Table.objects.get(), pace="step")
    table_set(table=read_before, asks_forced=True)
    stored = Table.objects.get()
    assert (stored.pace, stored.asks_forced) == ("step", True)
    table_set(table=stored)
    assert Table.objects.get().pace == "step"


def test_a_table_that_cannot_be_played_any_more_keeps_its_pace(client, table):
    Table.objects.update(versions={"rules": "0", "data": "0"})
    refused = client.patch(reverse("api:table", args=[table["id"]]), {"pace": "step"}, content_type="application/json")
    assert (refused.status_code, refused.json()["code"]) == (409, "versions_changed")
    assert Table.objects.get().pace == "instant"


def test_the_pace_is_kept_and_taken_over_by_the_next_table(client, table):
    address = reverse("api:table", args=[table["id"]])
    assert (table["pace"], table["asks_forced"]) == ("instant", False)
    patched = client.patch(address, {"pace": "step", "asks_forced": True}, content_type="application/json")
    assert (patched.json()["pace"], patched.json()["asks_forced"], patched.json()["version"]) == ("step", True, 1)
    again = post(client, reverse("api:table-again", args=[table["id"]])).json()
    assert (again["pace"], again["asks_forced"]) == ("step", True)
    for wrong, field in (
        ({"pace": "fast"}, "pace"),
        ({"asks_forced": "on"}, "asks_forced"),
        ({"asks_forced": 1}, "asks_forced"),
        ({"speed": 1}, "speed"),
    ):
        refused = client.patch(address, wrong, content_type="application/json")
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, field)
    assert Client().patch(address, {"pace": "step"}, content_type="application/json").status_code == 404
