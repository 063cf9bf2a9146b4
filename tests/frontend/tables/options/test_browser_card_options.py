"""Options on the cards of a table, in a real Chromium: by click, by keyboard, from a card's menu; what an option names is marked."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from cards.data.pools import pool_of
from games.contracts.decks import Decklist
from games.registry import GAMES
from simulator.models import Table
from simulator.requests.request import RunRequest, Side
from simulator.tables.selectors import position_of
from simulator.tables.services import table_choose, table_start
from tests.frontend.accessibility import check_every_theme, expect_no_wider_than_the_screen, set_cookies
from tests.helpers import catalogues
from tests.helpers.jedi_decks import key_of

pytestmark = pytest.mark.browser
GAME = "star-realms"
OTHER_GAME = "legend-of-stars"
MOST = 60


@pytest.fixture
def table(page: Page, live_server: LiveServer, transactional_db: None) -> Table:
    """A game of the core set, in the session of the browser."""
    catalogues.load(GAME)
    client = Client()
    owner = key_of(client)
    set_cookies(page.context, live_server, **{settings.SESSION_COOKIE_NAME: client.cookies[settings.SESSION_COOKIE_NAME].value})
    return table_start(RunRequest(game=GAME, sides=(Side(Decklist(())),), games=1, seed=7), owner_key=owner)


def expect_version(page: Page, version: int) -> None:
    expect(page.locator(f"#offers input[name=version][value='{version}']")).to_be_attached()


def test_cards_are_played_by_click_and_by_keyboard(page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]) -> None:
    page.goto(f"{live_server.url}/tables/{table.pk}/")
    card = page.locator(".board .piece-take").first
    number = int(card.get_attribute("value") or "")
    card.click()
    expect_version(page, 2)
    table.refresh_from_db()
    assert table.choices == [number]
    second = page.locator(".board .piece-take").first
    number = int(second.get_attribute("value") or "")
    second.focus()
    page.keyboard.press("Enter")
    expect_version(page, 3)
    table.refresh_from_db()
    assert table.choices[1] == number
    assert page.evaluate("document.activeElement.form?.id") == "offers"  # the focus stays among the options
    assert browser_errors == []


def test_what_an_option_names_is_marked(page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]) -> None:
    page.goto(f"{live_server.url}/tables/{table.pk}/")
    card = page.locator(".board .piece-take").first
    option = page.locator(f"#option-{card.get_attribute('value')}")
    option.focus()
    expect(page.locator(".board .piece.named")).to_have_count(1)
    expect(page.locator(".board .piece.named .piece-take")).to_have_attribute("value", card.get_attribute("value") or "")
    page.locator("#back-start").or_(page.locator("#coach-ask")).last.focus()
    expect(page.locator(".board .piece.named")).to_have_count(0)
    assert browser_errors == []


def test_a_card_with_several_options_has_a_menu(page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]) -> None:
    """In Legend of Stars a card in hand is played or becomes an energy."""
    catalogues.load(OTHER_GAME)
    other = GAMES[OTHER_GAME].lists.ready(pool_of(OTHER_GAME))[0].decklist
    request = RunRequest(game=OTHER_GAME, sides=(Side(other),), games=1, seed=7)
    match = table_start(request, owner_key=table.owner_key)
    position = position_of(match)
    for _ in range(MOST):
        places = [offer.at for offer in position.offers if offer.at]
        if len(places) > len(set(places)):
            break
        position = table_choose(table=match, option=0, version=match.version)
    page.goto(f"{live_server.url}/tables/{match.pk}/")
    menu = page.locator(".board .piece-menu:has(button)").first
    menu.locator("summary").focus()
    page.keyboard.press("Enter")
    choice = menu.get_by_role("button").last
    expect(choice).to_be_visible()
    check_every_theme(page)
    expect_no_wider_than_the_screen(page, "card-options", (360, 1280))
    number = int(choice.get_attribute("value") or "")
    version = match.version
    choice.click()
    expect_version(page, version + 1)
    match.refresh_from_db()
    assert match.choices[-1] == number
    assert browser_errors == []
