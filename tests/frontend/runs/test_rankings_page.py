"""The ranking of all lists of a small game: a table for each side, sorting, filters, and a deck from a row."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs

import pytest
from django.test import Client

from decks.models import Deck
from frontend.cards.catalogue import localized_catalogue
from games.registry import GAMES
from tests.frontend.markup import tight
from tests.helpers import catalogues

pytestmark = [pytest.mark.django_db, pytest.mark.slow, pytest.mark.usefixtures("loaded_here")]
PAGES = [(game, table) for game in GAMES.values() if game.rankings for table in game.rankings()]
SLUGS = sorted({game.slug for game, _ in PAGES})
EACH = pytest.mark.parametrize(("game", "table"), PAGES, ids=lambda value: getattr(value, "slug", None) or value.side)


loaded_here = catalogues.held(*SLUGS)


def body(client: Client, address: str, **headers: str) -> str:
    response = client.get(address, headers=headers)
    assert response.status_code == 200
    return tight(response.content.decode())


def lists(page: str) -> list[str]:
    return re.findall(r'name="slots" value="([^"]+)"', page)


@EACH
def test_the_page_shows_all_lists_of_a_side(client: Client, game: Any, table: Any, django_assert_num_queries: Any) -> None:
    body(client, f"/games/{game.slug}/choices/")  # fills the caches of the process
    with django_assert_num_queries(2):  # the game; version of the card data
        page = body(client, f"/games/{game.slug}/choices/?side={table.side}")
    assert len(lists(page)) == len(table.rows)
    assert page.count("aria-sort=") == 1
    first = lists(page)[0]
    assert all(slot.code in first for slot in table.rows[0].slots)
    assert f"/games/{game.slug}/choices/" in body(client, f"/games/{game.slug}/")


@EACH
def test_the_table_sorts_by_each_number(client: Client, game: Any, table: Any) -> None:
    for place, number in enumerate(table.numbers):
        for sign in ("", "-"):
            page = body(client, f"/games/{game.slug}/choices/?side={table.side}&sort={sign}{number.code}")
            ends = sorted((row.values[place][0] for row in table.rows), reverse=bool(sign))
            best = [row for row in table.rows if row.values[place][0] == ends[0]]
            assert any(all(slot.code in lists(page)[0] for slot in row.slots) for row in best)


@EACH
def test_the_table_is_filtered_by_card(client: Client, game: Any, table: Any) -> None:
    code = table.rows[-1].slots[0].code
    found = lists(body(client, f"/games/{game.slug}/choices/?side={table.side}&with={code}"))
    assert 0 < len(found) < len(table.rows)
    assert all(code in each for each in found)


@EACH
def test_a_row_can_be_copied_to_a_deck(client: Client, game: Any, table: Any) -> None:
    chosen = lists(body(client, f"/games/{game.slug}/choices/?side={table.side}"))[3]
    response = client.post("/decks/new/", {"game": game.slug, "side": table.side, "slots": chosen})
    assert response.status_code == 302
    deck = Deck.objects.get()
    assert {slot.code for slot in deck.slots.all()} == {slot.code for slot in table.rows[3].slots}


@EACH
def test_the_page_opens_in_every_language(client: Client, game: Any, table: Any) -> None:
    english = body(client, f"/games/{game.slug}/choices/")
    for language in ("ja", "zh-hant"):
        page = body(client, f"/games/{game.slug}/choices/", **{"Accept-Language": language})
        assert table.about[language][:20] in page or table.side != game.rankings()[0].side
        assert "All choices" in english
        assert "All choices" not in page


@pytest.mark.parametrize("query", ["side=x", "sort=x", "sort=-", "with=x", "sort=%3Cb%3E&side=%22", "page=9"])
def test_unknown_values_are_left_out_and_named(client: Client, query: str) -> None:
    game, table = PAGES[0]
    page = body(client, f"/games/{game.slug}/choices/?{query}")
    assert len(lists(page)) == len(table.rows)
    assert page.count("is not a known value of") == len([name for name in parse_qs(query) if name != "page"])


def test_a_game_without_a_ranking_has_no_such_page(client: Client) -> None:
    assert client.get("/games/nothing/choices/").status_code == 404


def test_cards_with_the_same_name_are_distinguished() -> None:
    catalogue = localized_catalogue("empire-vs-rebellion", "ja")
    names = [
        catalogue.distinct_name(card)
        for record in catalogue.data.cards
        if (card := catalogue.card_by_code(record["code"])) and card.type == "resource"
    ]
    assert len(names) == len(set(names)) == 48
    assert "Recon 4（反乱軍）" in names
    assert "Yoda" in names
