"""Puzzles over the API: the list, a position and its solution, and a table at which one is solved, missed and tried again."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Table
from simulator.tables import puzzles
from tests.helpers import catalogues
from tests.simulator.tables.calls import choose, post

pytestmark = pytest.mark.django_db
SLUG = "legend-of-stars"
cards = catalogues.held(SLUG)


@pytest.fixture
def alice(client: Client, cards: None) -> Client:
    return client


def table_of(client: Client, number: int = 1):
    response = post(client, reverse("api:puzzle-table", args=[SLUG, number]))
    assert response.status_code == 201, response.content
    return response.json()


def back(client: Client, table, to: str = "choice"):
    return post(client, reverse("api:table-back", args=[table["id"]]), to=to, version=table["version"]).json()


def test_a_puzzle_is_solved_and_the_list_says_so(alice):
    puzzle = puzzles.puzzle_get(SLUG, 1)
    rows = alice.get(reverse("api:puzzles"), {"game": SLUG}).json()["results"]
    assert [row["number"] for row in rows] == list(range(1, len(puzzles.puzzles_of(SLUG)) + 1))
    assert rows[0] == {"game": SLUG, "number": 1, "mode": puzzle.mode, "choices": len(puzzle.solution), "solved": False}
    shown = alice.get(reverse("api:puzzle", args=[SLUG, 1])).json()
    table = table_of(alice)
    assert (table["puzzle"], table["solved"], table["seed"], table["question"]) == (1, False, None, shown["question"])
    for number in puzzle.solution:
        assert not table["solved"]
        table = choose(alice, table, number).json()
    assert table["solved"]
    assert table["question"] is None
    assert back(alice, table)["solved"], "once solved, it stays so"
    assert alice.get(reverse("api:puzzles"), {"game": SLUG}).json()["results"][0]["solved"]
    assert not Client().get(reverse("api:puzzle", args=[SLUG, 1])).json()["solved"], "only for who solved it"


def test_a_puzzle_is_open_at_its_position_and_its_goal_has_its_solution(alice):
    for number in (1, 2):
        puzzle = puzzles.puzzle_get(SLUG, number)
        table = puzzles.table_of(SLUG, number)
        assert puzzles.state_of(table, puzzles.puzzle_position(SLUG, number)) == puzzles.OPEN
        assert len(puzzles.goal_of(SLUG, number).steps) == len(puzzle.solution)


def test_a_turn_that_is_over_misses_it_and_can_be_taken_back(alice):
    puzzle = puzzles.puzzle_get(SLUG, 1)
    table = table_of(alice)
    stored = Table.objects.get(pk=table["id"])
    for _ in range(60):
        if puzzles.state_of(stored, puzzles.stored_position(stored, stored.choices)) != puzzles.OPEN:
            break
        wrong = [each["number"] for each in table["question"]["options"] if each["number"] != puzzle.solution[0]]
        passes = [each["number"] for each in table["question"]["options"] if each["is_pass"]]
        table = choose(alice, table, (passes or wrong)[0]).json()
        stored.refresh_from_db()
    assert puzzles.state_of(stored, puzzles.stored_position(stored, stored.choices)) == puzzles.MISSED
    assert not table["solved"]
    table = back(alice, table, "start")
    stored.refresh_from_db()
    assert stored.choices == list(puzzle.choices), "what came with the puzzle stays"
    for number in puzzle.solution:
        table = choose(alice, table, number).json()
    assert table["solved"]


def test_the_solution_is_told_step_by_step(alice):
    address = reverse("api:puzzle", args=[SLUG, 2])
    steps = len(puzzles.puzzle_get(SLUG, 2).solution)
    assert alice.get(address).json()["solution"] == []
    told = [alice.get(address, {"solution": shown}).json()["solution"] for shown in range(1, steps + 1)]
    assert [len(each) for each in told] == list(range(1, steps + 1))
    assert told[0] == told[-1][:1]
    for wrong in (steps + 1, "x", -1):
        refused = alice.get(address, {"solution": wrong})
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "solution")


def test_what_there_is_not_is_refused(alice):
    assert alice.get(reverse("api:puzzle", args=[SLUG, 999])).status_code == 404
    assert post(alice, reverse("api:puzzle-table", args=[SLUG, 999])).status_code == 404
    assert alice.get(reverse("api:puzzles"), {"game": "chess"}).status_code == 404
    table = table_of(alice)
    luck = post(alice, reverse("api:table-luck", args=[table["id"]]), version=1)
    assert (luck.status_code, luck.json()["code"]) == (422, "no_new_luck")
    again = post(alice, reverse("api:table-again", args=[table["id"]]))
    assert (again.status_code, again.json()["puzzle"]) == (201, None)
