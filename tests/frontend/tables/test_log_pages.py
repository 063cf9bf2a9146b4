"""The log on a table's page without JavaScript: presets, links to cards, clauses and decisions, and ways back; and the page of clauses."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import reverse

from frontend.site.clauses import clauses_of
from games.registry import GAMES
from simulator.models import Table
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, options_on, page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
CHOICES = 8


@pytest.fixture
def found(client: Client) -> Table:
    """A goldfish with some choices, always the last option but one or the only one."""
    started = start(client, jedi_deck(client))
    Table.objects.update(seed=7)
    for _ in range(CHOICES):
        change(client, started, "choose", option=options_on(page_of(client, started))[-2:][0])
    return Table.objects.get()


def lines_on(page: str) -> list[str]:
    return re.findall(r'<li class="seat-.*?</li>', page, re.DOTALL)


def test_each_line_links_its_cards_its_clause_and_its_decision(client, found):
    lines = lines_on(page_of(client, found))
    decisions = [line for line in lines if "has-decision" in line]
    assert len(decisions) == CHOICES
    clauses = clauses_of(SLUG)
    for line in lines:
        clause = re.search(rf'href="{reverse("clauses", args=[SLUG])}#([^"]+)"', line)
        assert clause
        assert clause[1] in clauses
    assert any(re.search(rf'href="{reverse("game", args=[SLUG])}cards/[^"]+">[^<]+</a>', line) for line in lines)
    for made, line in enumerate(decisions):
        address = reverse("table-at", args=[found.pk, made])
        assert f'href="{address}"' in line


def test_the_log_has_the_order_of_the_game_and_its_last_turn_is_open(client, found):
    page = page_of(client, found)
    numbers = [int(number) for line in lines_on(page) for number in re.findall(r'class="num[^>]*>(\d+)<', line)]
    assert numbers == sorted(numbers)
    turns = re.findall(r"<details( open)?>\s*<summary class=\"log-turn\">", page)
    assert len(turns) > 1
    assert turns == [*[""] * (len(turns) - 1), " open"]


def test_a_decision_is_shown_as_it_was(client, found):
    for made in (0, 3, CHOICES - 1):
        page = text_of(client.get(reverse("table-at", args=[found.pk, made])))
        assert page.count("taken</span>") == 1
        assert f"After {made} of {CHOICES} choices" in page
    now = text_of(client.get(reverse("table-at", args=[found.pk, CHOICES])))
    assert "taken</span>" not in now
    assert client.get(reverse("table-at", args=[found.pk, CHOICES + 1])).status_code == 404
    assert Client().get(reverse("table-at", args=[found.pk, 0])).status_code == 404


def test_a_game_is_taken_back_to_a_decision_and_marked_if_more_was_seen(client, found):
    page = page_of(client, found)
    for to in ("choice", "action", "turn", "start"):
        assert re.search(rf'id="back-{to}"[^>]* title="[^"]+: [^"]+"', page), "it says where it leads"
    then = text_of(client.get(reverse("table-at", args=[found.pk, 2])))
    assert 'name="decision" value="2"' in then
    change(client, found, "back", to="decision", decision="2")
    stored = Table.objects.get()
    assert (stored.choices, len(stored.undone)) == (found.choices[:2], CHOICES - 2)
    change(client, found, "back", to="start")  # the objectives and the hand were new
    assert 'id="seen"' not in page
    assert 'id="seen"' in page_of(client, found)
    change(client, found, "share")
    assert 'id="seen"' in text_of(Client().get(reverse("shared-table", args=[Table.objects.get().token])))
    assert 'name="decision"' not in text_of(client.get(reverse("table-at", args=[found.pk, 0]))), "the game stands there"
    assert change(client, found, "back", to="decision", decision="x").status_code == 400


def test_the_log_shows_the_lines_of_its_preset(client, found):
    shown = {}
    for preset in ("all", "decisions", "play"):
        response = change(client, found, "log", log=preset)
        assert response["Location"] == f"{reverse('table', args=[found.pk])}#log"
        page = page_of(client, found)
        shown[preset] = len(lines_on(page))
        assert f"format=text&preset={preset}" in page.replace("&amp;", "&")
        assert f'<option value="{preset}" selected>' in page
    assert shown["decisions"] == CHOICES
    assert 0 < shown["play"] < shown["all"]
    assert change(client, found, "log", log="some").status_code == 400
    assert change(Client(), found, "log", log="all").status_code == 404


def test_readers_of_a_link_choose_for_themselves(client, found):
    change(client, found, "share")
    token = Table.objects.get().token
    address = reverse("shared-table", args=[token])
    whole = lines_on(text_of(Client().get(address)))
    mine = lines_on(text_of(Client().get(address, {"log": "decisions"})))
    assert len(mine) == CHOICES < len(whole)
    assert f'href="{reverse("shared-position", args=[token, 0])}"' in "".join(mine)
    assert len(lines_on(text_of(Client().get(address, {"log": "some"})))) == len(whole)


def test_the_page_of_clauses(client):
    page = text_of(client.get(reverse("clauses", args=[SLUG])))
    for clause in clauses_of(SLUG):
        assert f'id="{clause}"' in page
    assert client.get(reverse("clauses", args=["chess"])).status_code == 404


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_that_is_played_explains_its_clauses(slug):
    assert clauses_of(slug) or not GAMES[slug].is_played
