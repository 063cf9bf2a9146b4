"""Pages that no other test of a real Chromium visits: none breaks WCAG in any theme, and none is wider than its screen."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse
from playwright.sync_api import Page
from pytest_django.live_server_helper import LiveServer

from decks.exchange import deck_code
from games.contracts.decks import Decklist
from simulator.workers.playing import play_turn
from tests.frontend.accessibility import check_pages
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi, jedi_deck

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("loaded")]

# Pages of a game, of a deck by its link, and those without an argument.
OF_GAMES = ("game-play", "match", "matchups", "mistake-list", "puzzle-list", "deck-add", "more-filters", "query-form")
OF_DECKS = ("deck-opponent", "deck-hand", "deck-hand-table", "deck-odds", "deck-missing", "deck-compare", "deck-matchups", "deck-exchange")
RANKED = "empire-vs-rebellion"
OTHERS = ("find", "public-decks", "collections", "deck-new", "deck-import", "run-list", "card-sets", "card-set-new", "card-set-import")


@pytest.fixture
def loaded(transactional_db: None) -> None:
    catalogues.load(SLUG)


@pytest.mark.parametrize("names", [OF_GAMES, OF_DECKS, OTHERS], ids=["games", "decks", "others"])
def test_no_page_breaks_wcag_or_is_wider_than_the_screen(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str], names: tuple[str, ...]
) -> None:
    deck = jedi_deck(browser_client)
    arguments = {OF_GAMES: [SLUG], OF_DECKS: [deck.token], OTHERS: []}[names]
    addresses = {name.replace("-", "_"): reverse(name, args=arguments) for name in names}
    if names == OF_DECKS:
        addresses["deck_text"] = reverse("deck-text", args=[deck.pk])
        addresses["deck_code"] = reverse("deck-code", args=[deck_code.encode(game=SLUG, decklist=Decklist(tuple(jedi())), name="Code")])
    check_pages(page, live_server, **addresses)
    assert browser_errors == []


def test_a_comparison_of_policies_and_the_ranking_of_all_lists(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str]
) -> None:
    """The report of two policies with one deck, how it is played again, and all lists of a small game."""
    catalogues.load(RANKED)
    deck = jedi_deck(browser_client)
    sides = [{"deck": str(deck.pk), "policy": policy} for policy in ("default", "random")]
    body = {"game": SLUG, "games": 4, "seed": 7, "mode": "compare", "sides": sides}
    answer = browser_client.post("/api/v1/simulations/", body, "application/json")
    assert answer.status_code in (201, 202), answer.json()
    run = answer.json()["id"]
    play_turn(run, seconds=60)
    check_pages(
        page,
        live_server,
        policies=f"/runs/{run}/",
        again=f"/runs/{run}/again/",
        policies_game=f"/runs/{run}/games/0/",
        rankings=f"/games/{RANKED}/choices/",
    )
    assert browser_errors == []
