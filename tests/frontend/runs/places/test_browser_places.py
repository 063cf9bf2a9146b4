"""The board of a game with places in a real Chromium: a battle of a match, in all themes and on a phone."""

from __future__ import annotations

import pytest
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.frontend.accessibility import check_every_theme, check_pages, expect_no_violations
from tests.frontend.runs.places.runs import SLUG, battle_step, match_of
from tests.helpers import catalogues

pytestmark = pytest.mark.browser


@pytest.fixture
def places(transactional_db: None) -> None:
    catalogues.load(SLUG)


@pytest.mark.usefixtures("places")
def test_the_table_is_drawn_with_the_battle_under_way(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str]
) -> None:
    run = match_of(browser_client)
    number, step = battle_step(run)
    page.goto(f"{live_server.url}/runs/{run.pk}/games/0/?step={number}")
    expect(page.locator(".location")).to_have_count(len(step.board["places"]))
    expect(page.locator(".location.at-battle")).to_contain_text("Battle destiny")
    check_every_theme(page)
    page.set_viewport_size({"width": 390, "height": 9_000})
    expect_no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert browser_errors == []


@pytest.mark.usefixtures("places")
def test_the_page_of_two_games_breaks_no_wcag(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str]
) -> None:
    run, other = match_of(browser_client), match_of(browser_client, seed=4, dark_first=True)
    address = f"/runs/{run.pk}/two-games/"
    check_pages(page, live_server, two_games=address, two_games_result=f"{address}?with={other.pk}")
    page.goto(f"{live_server.url}{address}?with={run.pk}")
    check_every_theme(page)
    assert [each for each in browser_errors if "status of 4" not in each] == []  # the browser reports the refusal's status
