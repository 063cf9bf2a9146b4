"""The board of lanes in a real Chromium: a match of the two sample decks, from the form to the step at which an ability works."""

from __future__ import annotations

import pytest
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from simulator.selectors.replays import run_replay
from tests.frontend.accessibility import expect_no_violations
from tests.frontend.runs.played_runs import play_to_the_end, run_of
from tests.helpers import catalogues

pytestmark = pytest.mark.browser

SLUG = "legend-of-stars"
DECKS = {"games": "4", "seed": "3", "list_0": "ready:embers", "list_1": "ready:tides"}


@pytest.fixture
def lanes(transactional_db: None) -> None:
    catalogues.load(SLUG)


@pytest.mark.usefixtures("lanes")
def test_the_board_of_lanes_shows_what_an_ability_did(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str]
) -> None:
    run = play_to_the_end(run_of(browser_client.post(f"/games/{SLUG}/match/", DECKS)))
    steps = run_replay(run=run, index=0).steps
    number = next(place for place, each in enumerate(steps, start=1) if "the ability of" in each.text["en"])
    page.goto(f"{live_server.url}/runs/{run.pk}/games/0/?step={number}")
    expect(page.get_by_label("Step", exact=True)).to_have_value(str(number))
    expect(page.locator(f"[data-step-link='{number}']")).to_contain_text("the ability of")
    board = page.locator("table.lanes")
    expect(board.locator("thead th")).to_have_text(["Lane 1", "Lane 2", "Lane 3", "Lane 4"])
    expect(board.locator("tbody tr")).to_have_count(4)
    expect(board.locator(".piece").first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 9_000})
    expect_no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert browser_errors == []
