"""How much of a game is played: sums that add up, each with the search that finds its cards, and the badge made of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from cards.coverage import SEVERAL, GameCoverage, Sums, count, game_coverage
from cards.management.commands.coverage_badge import PICTURE, picture, readme_with, sentence, sums_of, sums_of_games
from cards.models import Game
from cards.search import find
from games.registry import GAMES
from tests.games.helpers.sample_decks import catalogue, pool
from tests.helpers import catalogues

pytestmark = pytest.mark.slow  # loads the cards of every game

every_game = pytest.mark.parametrize("slug", GAMES)
loaded = catalogues.held(*GAMES)

# Number of `Sums` -> the query that finds its cards.
QUERIES = {"cards": "", "full": "sim:full", "no_text": "sim:no_text", "partial": "sim:partial", "none": "sim:none"}


def counted(slug: str) -> GameCoverage:
    return count(GAMES[slug], catalogue(slug), pool(slug))


def rows(found: GameCoverage) -> Iterator[tuple[str, Sums]]:
    """(query, sums) of all cards and of every row."""
    yield "", found.total
    for group in found.groups:
        for row in group.rows:
            yield row.query, row.sums


@every_game
def test_each_table_adds_up_to_all_cards(slug: str) -> None:
    found = counted(slug)
    assert found.total.cards == sum(not card.get("extra") for card in catalogue(slug).cards)
    assert {group.by for group in found.groups} >= {"product", "type"}
    for group in found.groups:
        for name in QUERIES:
            assert sum(getattr(row.sums, name) for row in group.rows) == getattr(found.total, name), (group.by, name)
    for query, sums in rows(found):
        assert sums.cards == sums.full + sums.partial + sums.none > 0, query
        assert 0 <= sums.no_text <= sums.full, query
    assert len(found.gaps) == found.total.partial + found.total.none == sum(reason.cards for reason in found.reasons)
    assert [card.level for card in found.gaps] == sorted((card.level for card in found.gaps), key=["partial", "none"].index)


def test_the_sums_of_the_games_differ() -> None:
    """Otherwise sums of nothing would add up as well."""
    found = {slug: counted(slug) for slug in GAMES}
    assert all(any(getattr(each.total, name) for each in found.values()) for name in QUERIES)
    assert {group.by for each in found.values() for group in each.groups} == {"product", "faction", "side", "type"}
    codes = {row.code for each in found.values() for group in each.groups if group.by == "faction" for row in group.rows}
    assert {SEVERAL, ""} < codes


@every_game
def test_every_number_has_a_search_that_finds_its_cards(loaded: None, db: None, slug: str) -> None:
    game = Game.objects.get(slug=slug)
    found = game_coverage(game=game)
    assert found == counted(slug)
    for query, sums in rows(found):
        for name, words in QUERIES.items():
            answer = find.card_find(game=game, q=f"{words} {query}")
            assert (len(answer.codes), answer.query.warnings) == (getattr(sums, name), []), f"{words} {query}"


@every_game
def test_the_api_publishes_the_same_sums(loaded: None, db: None, client: Client, slug: str, django_assert_num_queries: Any) -> None:
    address = f"/api/v1/games/{slug}/coverage/"
    client.get(address)  # fills the caches of the process
    with django_assert_num_queries(1):  # the version of the card data
        answer = client.get(address)
    assert answer.status_code == 200
    assert answer["ETag"]
    told, found = answer.json(), counted(slug)
    numbers = {name: getattr(found.total, name) for name in QUERIES}
    assert (told["is_played"], told["total"]) == (GAMES[slug].is_played, numbers)
    assert [group["by"] for group in told["groups"]] == [group.by for group in found.groups]
    for shown, group in zip(told["groups"], found.groups, strict=True):
        assert [(row["code"], row["query"], row["cards"]) for row in shown["rows"]] == [
            (row.code, row.query, row.sums.cards) for row in group.rows
        ]
        assert {name: sum(row[name] for row in shown["rows"]) for name in QUERIES} == numbers
    assert [(reason["level"], reason["cards"]) for reason in told["reasons"]] == [(each.level, each.cards) for each in found.reasons]


def test_an_unknown_game_is_a_problem(client: Client, db: None) -> None:
    answer = client.get("/api/v1/games/chess/coverage/")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_game")


# --- the badge -------------------------------------------------------------------------------------------------------


def test_the_badge_is_up_to_date() -> None:
    games = sums_of_games()
    root = Path(settings.BASE_DIR)
    readme = (root / "README.md").read_text("utf-8")
    assert (root / PICTURE).read_text("utf-8") == picture(games), "Run `manage.py coverage_badge`."
    assert readme == readme_with(readme, games), "Run `manage.py coverage_badge`."


@every_game
def test_the_badge_counts_as_the_page_does(slug: str) -> None:
    assert sums_of(GAMES[slug]) == counted(slug).total


def test_the_badge_follows_the_sums() -> None:
    some, more = Sums(cards=10, full=6, no_text=2, partial=1, none=3), Sums(cards=10, full=7, no_text=2, partial=1, none=2)
    assert picture({"A & B": some}) != picture({"A & B": more})
    assert "A &amp; B" in picture({"A & B": some})
    text = "# Title\n<!-- manage.py coverage_badge -->\nold\n<!-- end of coverage_badge -->\nRest\n"
    new = readme_with(text, {"Chess": some})
    assert f"Chess: {sentence(some)}]" in new
    assert "old" not in new
    assert new.startswith("# Title\n")
    assert new.endswith("Rest\n")
    assert readme_with(new, {"Chess": some}) == new
    with pytest.raises(ValueError, match=r"README\.md lacks"):
        readme_with("# Title\n", {"Chess": some})
