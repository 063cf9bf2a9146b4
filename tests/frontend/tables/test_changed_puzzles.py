"""A puzzle that other rules or cards have changed says what has changed, and leads to its deal and to the other puzzles."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Table
from simulator.tables import puzzles
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, page_of
from tests.helpers import catalogues
from tests.simulator.tables.calls import post

SLUG = "legend-of-stars"
cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
PAGE, PLAY = reverse("puzzle", args=[SLUG, 1]), reverse("puzzle-play", args=[SLUG, 1])
DEAL, ANEW = 'name="deal"', "Begin the puzzle anew"
Changed = Callable[..., None]

# What the new rules or cards do to the puzzle, as a change of the puzzle, and what the page says.
CHANGES = {
    puzzles.LISTS: ({"lists": ("embers", "gone")}, "one of its lists is no longer among the ready lists"),
    puzzles.POSITION: ({"choices": (0, 99)}, "its position can no longer be reached"),
    puzzles.SOLUTION: ({"solution": (99,)}, "its solution no longer wins in this turn"),
}


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Changed]:
    """Changes the first puzzle."""
    found = puzzles.puzzles_of(SLUG)

    def change_it(**what: Any) -> None:
        puzzles._goal.cache_clear()
        monkeypatch.setattr(puzzles, "puzzles_of", lambda slug: (replace(found[0], **what), *found[1:]))

    yield change_it
    puzzles._goal.cache_clear()


@pytest.mark.parametrize("what", CHANGES)
@pytest.mark.parametrize("sent", [False, True], ids=["page", "play"])
def test_the_page_says_what_has_changed_and_leads_on(what: str, sent: bool, client: Client, changed: Changed) -> None:
    change_to, said = CHANGES[what]
    changed(**change_to)
    answer = client.post(PLAY) if sent else client.get(PAGE)
    page = text_of(answer)
    assert (answer.status_code, answer["X-Robots-Tag"]) == (409, "noindex")
    assert said in page
    assert "<h1>Puzzle 1</h1>" in page
    assert f'href="{reverse("puzzle", args=[SLUG, 2])}"' in page
    assert page.count(f'href="{reverse("puzzle-list", args=[SLUG])}"') == 2, "where the page is, and below"
    assert f'href="{reverse("game-play", args=[SLUG])}"' in page
    assert (DEAL in page) == (what != puzzles.LISTS), "without its lists there is no deal"
    assert ANEW not in page
    assert not Table.objects.exists()


@pytest.mark.parametrize("what", [puzzles.POSITION, puzzles.SOLUTION])
def test_its_deal_is_played_from_the_first_turn(what: str, client: Client, changed: Changed) -> None:
    changed(**CHANGES[what][0])
    answer = client.post(PLAY, {"deal": "first"})
    table = Table.objects.get()
    assert answer["Location"] == reverse("table", args=[table.pk])
    puzzle = puzzles.puzzle_get(SLUG, 1)
    assert (table.seed, table.mode, table.base, table.puzzle) == (puzzle.seed, puzzle.mode, 0, None)
    assert table.choices == [], "nothing but the deal: this side begins"
    assert table.seen, "its position and its solution were on a page"
    page = page_of(client, table)
    assert "Goal: win in this turn." not in page
    assert "Play: " in page


def test_a_deal_without_its_lists_is_refused(client: Client, changed: Changed) -> None:
    changed(**CHANGES[puzzles.LISTS][0])
    assert client.post(PLAY, {"deal": "first"}).status_code == 409
    assert not Table.objects.exists()


def test_the_deal_of_a_sound_puzzle_can_be_played_too(client: Client) -> None:
    client.post(PLAY, {"deal": "first"})
    assert Table.objects.get().puzzle is None


def test_a_puzzle_begun_with_other_rules_is_begun_anew(client: Client) -> None:
    """The puzzle is as it was; only the reader's game of it is of an older version."""
    client.post(PLAY)
    Table.objects.update(versions={"rules": "0", "data": "0"})
    table = Table.objects.get()
    answer = client.get(reverse("table", args=[table.pk]))
    page = text_of(answer)
    assert answer.status_code == 409
    assert "<h1>Puzzle 1: Legend of Stars</h1>" in page
    assert "have changed since this game began" in page
    assert ANEW in page
    assert DEAL not in page
    (form,) = re.findall(r'<form method="post" action="([^"]*)" class="cluster">', page)
    again = client.post(form)
    assert again.status_code == 302
    assert Table.objects.filter(puzzle=1).count() == 2


def test_a_puzzle_begun_with_other_rules_that_has_changed_says_both(client: Client, changed: Changed) -> None:
    client.post(PLAY)
    Table.objects.update(versions={"rules": "0", "data": "0"})
    changed(**CHANGES[puzzles.SOLUTION][0])
    page = text_of(client.get(reverse("table", args=[Table.objects.get().pk])))
    assert "have changed since this game began" in page
    assert page.count(CHANGES[puzzles.SOLUTION][1]) == 1
    assert DEAL in page
    assert ANEW not in page


def test_a_puzzle_that_changed_under_its_table_says_so_once(client: Client, changed: Changed) -> None:
    """A change of the rules that did not change their version."""
    client.post(PLAY)
    changed(**CHANGES[puzzles.SOLUTION][0])
    answer = client.get(reverse("table", args=[Table.objects.get().pk]))
    assert answer.status_code == 409
    assert text_of(answer).count(CHANGES[puzzles.SOLUTION][1]) == 1


def test_a_reader_of_a_link_is_led_on_as_well(client: Client) -> None:
    client.post(PLAY)
    table = Table.objects.get()
    change(client, table, "share")
    Table.objects.update(versions={"rules": "0", "data": "0"})
    table.refresh_from_db()
    answer = Client().get(reverse("shared-table", args=[table.token]))
    page = text_of(answer)
    assert answer.status_code == 409
    assert "since this game was shared" in page
    assert ANEW in page
    assert "My tables</a></p>" not in page


def test_the_api_plays_its_deal_too(client: Client, changed: Changed) -> None:
    address = reverse("api:puzzle-table", args=[SLUG, 1])
    changed(**CHANGES[puzzles.SOLUTION][0])
    answer = post(client, address, deal=True)
    assert answer.status_code == 201, answer.content
    begun = answer.json()
    assert answer["Location"].endswith(reverse("api:table", args=[begun["id"]]))
    assert (begun["puzzle"], begun["seen"], begun["choices"]) == (None, True, [])
    assert post(client, address, deal=False).status_code == 409
    assert post(client, address, deal="first").json()["errors"][0]["field"] == "deal"
    changed(**CHANGES[puzzles.LISTS][0])
    assert post(client, address, deal=True).json()["changed"] == puzzles.LISTS
    assert Table.objects.count() == 1


@pytest.mark.parametrize("what", CHANGES)
def test_the_api_says_what_has_changed(what: str, client: Client, changed: Changed) -> None:
    changed(**CHANGES[what][0])
    for answer in (client.get(reverse("api:puzzle", args=[SLUG, 1])), post(client, reverse("api:puzzle-table", args=[SLUG, 1]))):
        problem = answer.json()
        assert (answer.status_code, problem["code"], problem["changed"]) == (409, "versions_changed", what)
        assert CHANGES[what][1] in problem["detail"]
