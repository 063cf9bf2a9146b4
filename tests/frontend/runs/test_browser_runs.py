"""Runs in a real Chromium: a match with a rule file from the form to a replay by keys, and pages on narrow screens."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from simulator.models import Run
from simulator.services.beats import worker_beat
from simulator.workers.playing import play_turn
from tests.frontend.accessibility import expect_no_violations
from tests.helpers import catalogues

pytestmark = pytest.mark.browser

RULE_FILE = '{"buy": [{"type": "ship", "score": 1, "by_cost": true}]}'


@pytest.fixture
def star_realms(transactional_db: None) -> None:
    catalogues.load("star-realms")


def check_page(page: Page) -> None:
    """The page breaks no accessibility rule and is not wider than a small screen."""
    page.set_viewport_size({"width": 390, "height": 9_000})  # tall enough that the fixed bars cover nothing
    expect_no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    page.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.usefixtures("star_realms")
def test_a_visitor_gets_from_the_game_page_to_a_step_of_a_match(page: Page, live_server: LiveServer, browser_errors: list[str]) -> None:
    page.goto(live_server.url + "/games/star-realms/")
    page.get_by_role("link", name="Play a match").click()
    page.wait_for_load_state()
    rules = page.locator("#id_option_rules_0")
    expect(rules).to_be_hidden()
    page.get_by_label("Policy of side 1").select_option("rules")
    expect(rules).to_be_visible()
    rules.fill('{"buy": [{"card": "nobody", "score": 1}]}')
    page.get_by_label("Games", exact=True).fill("20")
    page.get_by_role("button", name="Play the match").click()
    expect(page.locator("#id_option_rules_0_error")).to_contain_text("buy[0].card")
    check_page(page)
    page.locator("#id_option_rules_0").fill(RULE_FILE)
    page.get_by_role("button", name="Play the match").click()
    expect(page.get_by_role("heading", name="Waiting for a worker")).to_be_visible()
    worker_beat(name="this test")
    play_turn(Run.objects.get().pk, seconds=60)
    expect(page.locator(".headline")).to_contain_text("of the games against")
    check_page(page)

    page.get_by_role("link", name="Median game").click()
    step = page.get_by_label("Step", exact=True)
    expect(step).to_have_value("1")
    page.wait_for_load_state()  # the script for keys has run by then
    page.keyboard.press("]")
    expect(page.locator(".log-turn").nth(1)).to_contain_text("steps")
    expect(page.locator("#step")).to_contain_text("Turn 2")
    line = page.locator("#log .log-steps a").nth(5)
    number = int(line.get_attribute("data-step-link") or 0)
    line.click()
    expect(step).to_have_value(str(number))
    expect(page.locator("#step-heading")).to_be_in_viewport()
    page.locator("#to-next").click()
    expect(step).to_have_value(str(number + 1))
    expect(page.locator("#to-next")).to_be_focused()
    expect(page.locator("#step-said")).to_have_text(re.compile(rf"^{number + 1}: "))
    step.fill("40")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"\?step=40$"))
    expect(page.locator("[data-step-link='40']")).to_have_attribute("aria-current", "step")
    check_page(page)
    assert [each for each in browser_errors if "400" not in each] == []  # the browser reports the answer with status 400


# Opens everything that can be opened; the tables that scroll sideways, but for the matrix of match-ups, whose columns are the sides.
SCROLLING = """() => {
  document.querySelectorAll('details').forEach(each => each.open = true);
  const tables = [...document.querySelectorAll('.scroll-x')].filter(each => !each.querySelector('.matrix'));
  return tables.filter(each => each.scrollWidth > each.clientWidth).map(each => each.id || each.ariaLabel);
}"""


@pytest.mark.usefixtures("star_realms")
def test_no_table_of_a_report_scrolls_sideways_on_a_phone(page: Page, live_server: LiveServer, browser_client: Client) -> None:
    deck = browser_client.post("/api/v1/decks/", {"game": "star-realms", "name": "Blob"}, "application/json").json()["id"]
    page.set_viewport_size({"width": 360, "height": 800})
    body = {"game": "star-realms", "mode": "compare", "games": 4, "seed": 7, "sides": [{"deck": deck}, {"deck": deck}]}
    run = browser_client.post("/api/v1/simulations/", body, "application/json").json()["id"]
    play_turn(run, seconds=60)
    page.goto(f"{live_server.url}/runs/{run}/")
    expect(page.locator("#cards-table")).to_be_visible()
    assert page.evaluate(SCROLLING) == [], "Let these tables fit with the class `stacks` or `labelled` of table.css."


@pytest.mark.usefixtures("star_realms")
def test_a_long_name_without_spaces_widens_no_page(page: Page, live_server: LiveServer, browser_client: Client) -> None:
    names = ["W" * 120, "\u05e9\u05dc\u05d5\u05dd" * 30, "\U0001f680" * 120]
    decks = [browser_client.post("/api/v1/decks/", {"game": "star-realms", "name": name}, "application/json").json() for name in names]
    data = {"game": "star-realms", "games": 2, "seed": 7}
    runs = []
    for mode, sides in (("matchups", decks), ("goldfish", decks[:1]), ("compare", decks[:2])):
        body = {**data, "mode": mode, "sides": [{"deck": deck["id"]} for deck in sides]}
        run = browser_client.post("/api/v1/simulations/", body, "application/json").json()["id"]
        play_turn(run, seconds=60)
        runs.append(run)
    pages = [f"/runs/{run}/{part}" for run in runs for part in ("", "again/", "games/0/")]
    token = decks[0]["token"]
    pages += [f"/games/star-realms/{form}/?deck={token}" for form in ("match", "matchups")] + [f"/d/{token}"]
    page.set_viewport_size({"width": 320, "height": 800})
    wide = []
    for address in pages:
        answer = page.goto(live_server.url + address)
        assert answer
        assert answer.status == 200
        if page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") > 0:
            wide.append(address)
    assert wide == []


@pytest.mark.usefixtures("star_realms")
def test_the_header_fits_the_narrowest_screen_in_every_language(page: Page, live_server: LiveServer) -> None:
    page.set_viewport_size({"width": 320, "height": 800})
    for language in ("en", "ja", "zh-hant"):
        page.set_extra_http_headers({"Accept-Language": language})
        page.goto(live_server.url + "/games/star-realms/match/")
        assert (page.locator("html").get_attribute("lang") or "").lower() == language
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0, language
