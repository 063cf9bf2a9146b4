"""Pages of puzzles without JavaScript: the list, a puzzle, its solution step by step, and a table that says solved or not."""

from __future__ import annotations

import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from simulator.models import Table
from simulator.tables import puzzles
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, options_on, page_of
from tests.helpers import catalogues

SLUG = "legend-of-stars"
cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def test_a_reader_without_an_account_finds_plays_and_solves_a_puzzle(client):
    puzzle = puzzles.puzzle_get(SLUG, 1)
    assert reverse("puzzle-list", args=[SLUG]) in text_of(client.get(reverse("game", args=[SLUG])))
    listed = text_of(client.get(reverse("puzzle-list", args=[SLUG])))
    assert listed.count("Puzzle ") == len(puzzles.puzzles_of(SLUG))
    assert "solved" not in listed
    page = text_of(client.get(reverse("puzzle", args=[SLUG, 1])))
    assert "Goal: win in this turn." in page
    assert options_on(page) == []
    response = client.post(reverse("puzzle-play", args=[SLUG, 1]))
    table = Table.objects.get()
    assert response["Location"] == reverse("table", args=[table.pk])
    page = page_of(client, table)
    assert "Goal: win in this turn." in page
    assert "<h1>Puzzle 1: Legend of Stars</h1>" in page
    assert "You play this deck" not in page
    assert 'id="luck"' not in page
    assert "Seed" not in page
    for number in puzzle.solution:
        change(client, table, "choose", option=number)
    page = page_of(client, table)
    assert "You have won in this turn." in page
    assert '<span class="badge good">You won</span>' in page
    assert "Puzzle 1</a>" in text_of(client.get(reverse("table-list")))
    assert text_of(client.get(reverse("puzzle-list", args=[SLUG]))).count(">solved<") == 1
    assert ">solved<" not in text_of(Client().get(reverse("puzzle-list", args=[SLUG])))


def test_the_solution_is_shown_step_by_step(client):
    address = reverse("puzzle", args=[SLUG, 1])
    steps = len(puzzles.puzzle_get(SLUG, 1).solution)
    assert "That wins the game." not in text_of(client.get(address))
    for shown in range(1, steps + 1):
        page = text_of(client.get(address, {"shown": shown}))
        assert len(re.findall(r'<span class="clause">', page)) == shown
    assert "That wins the game." in page
    assert "Show the first step" in text_of(client.get(address, {"shown": "x"}))


def test_there_are_no_pages_of_other_puzzles_and_a_get_leads_to_the_puzzle(client):
    assert client.get(reverse("puzzle", args=[SLUG, 999])).status_code == 404
    assert client.post(reverse("puzzle-play", args=[SLUG, 999])).status_code == 404
    assert client.get(reverse("puzzle-list", args=["chess"])).status_code == 404
    assert client.get(reverse("puzzle-play", args=[SLUG, 1]))["Location"] == reverse("puzzle", args=[SLUG, 1])


def test_the_pages_take_a_constant_number_of_queries(client):
    addresses = [reverse("puzzle", args=[SLUG, number]) for number in (1, 2, 3)]
    counts = []
    for address in addresses:
        client.get(address)  # the solution is played once, and kept
        with CaptureQueriesContext(connection) as captured:
            client.get(address)
        counts.append(len(captured))
    assert len({*counts}) == 1
    assert counts[0] <= 9
    with CaptureQueriesContext(connection) as captured:
        client.get(reverse("puzzle-list", args=[SLUG]))
    assert len(captured) <= 3
