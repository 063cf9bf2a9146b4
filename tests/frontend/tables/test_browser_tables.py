"""A table in a real Chromium: a game by keyboard to its end, two windows on one table, and the accessibility of the pages."""

from __future__ import annotations

import random

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from games.contracts.decks import Decklist
from simulator.models import Run, Table
from simulator.modes import MATCH
from simulator.requests.request import RunRequest, Side
from simulator.services import waking
from simulator.tables import coaching
from simulator.tables.pace import SLOW, STEP, table_set
from simulator.tables.selectors import fresh_deck
from simulator.tables.services import table_start
from simulator.tables.sharing import table_share
from simulator.workers.playing import play_turn
from tests.frontend.accessibility import check_every_theme, check_pages, expect_no_violations, expect_no_wider_than_the_screen, set_cookies
from tests.helpers import catalogues
from tests.helpers.jedi_decks import key_of

pytestmark = pytest.mark.browser
GAME = "star-realms"
# Whether links to playouts, which the few deals of a test do not have, stand below the number of their option, for each option.
LINKS_BELOW_NUMBERS = """() => [...document.querySelectorAll("#coach tbody tr")].map((row) => {
    const links = document.createElement("p");
    links.className = "cluster-s small";
    links.append("Game");
    row.querySelector("td.num").append(links);
    const number = document.createRange();
    number.selectNodeContents(links.parentElement);
    number.setEndBefore(links);
    return links.getBoundingClientRect().top >= number.getBoundingClientRect().bottom - 1;
})"""
MOST_KEYS = 200
MOST_CLICKS = 40  # the random match ends after 5, as its seeds say


@pytest.fixture
def table(page: Page, live_server: LiveServer, transactional_db: None) -> Table:
    """A short game of the core set, in the session of the browser."""
    catalogues.load(GAME)
    client = Client()
    owner = key_of(client)
    set_cookies(page.context, live_server, **{settings.SESSION_COOKIE_NAME: client.cookies[settings.SESSION_COOKIE_NAME].value})
    request = RunRequest(game=GAME, sides=(Side(Decklist(())),), games=1, seed=7, options={"turn_limit": 2})
    return table_start(request, owner_key=owner)


def match_of(owner_key: str, **options: int) -> Table:
    """A match against the default policy; both play with one list."""
    decklist = Decklist(())
    sides = (Side(decklist), Side(decklist, policy="default"))
    return table_start(RunRequest(game=GAME, sides=sides, games=1, mode=MATCH, seed=7, options=options), owner_key=owner_key)


def test_a_game_is_played_by_keyboard_to_its_end(page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]) -> None:
    page.goto(f"{live_server.url}/tables/{table.pk}/")
    over = page.get_by_role("heading", name="The game is over.")
    version = page.locator("#table form.offers input[name=version]")
    for number in range(1, MOST_KEYS):
        expect(over.or_(version)).to_have_count(1)
        if over.count():
            break
        expect(version).to_have_value(str(number))
        page.keyboard.press("1")
        expect(page.locator(f"#table input[name=version][value='{number + 1}']").first).to_be_attached()
    expect(over).to_be_visible()
    expect(page.locator("#table-said")).to_contain_text("The game is over.")
    expect(page.locator("#report")).to_be_focused()
    page.keyboard.press("u")
    expect(page.locator("#option-0")).to_be_visible()
    page.keyboard.press("r")
    expect(over).to_be_visible()
    table.refresh_from_db()
    assert table.outcome == "turn_limit"
    assert browser_errors == []


def test_a_match_of_random_clicks_is_played_to_its_end(
    page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]
) -> None:
    """Against the default policy: each click is taken once, and the next decision or the end is shown."""
    match = match_of(table.owner_key, authority=5)
    page.goto(f"{live_server.url}/tables/{match.pk}/")
    over = page.get_by_role("heading", name="The game is over.")
    offers = page.locator("#table form.offers button[name=option]")
    rng = random.Random(4)
    for version in range(1, MOST_CLICKS):
        expect(over.or_(page.locator(f"#table form.offers input[name=version][value='{version}']"))).to_have_count(1)
        if over.count():
            break
        offers.nth(rng.randrange(offers.count())).click()
    expect(over).to_be_visible()
    match.refresh_from_db()
    assert match.outcome
    assert len(match.own) == version - 1
    assert browser_errors == []


def test_the_opponent_is_shown_step_by_step_or_by_itself(
    page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]
) -> None:
    match = match_of(table.owner_key)
    table_set(table=match, pace=STEP)
    address = f"{live_server.url}/tables/{match.pk}/"
    page.goto(address)
    heading, stop = page.locator("#question"), page.locator("#stop")
    for version in range(1, MOST_CLICKS):  # until the opponent has had its turn
        expect(stop.or_(page.locator(f"#table form.offers input[name=version][value='{version}']"))).to_have_count(1)
        if stop.count():
            break
        page.locator("#table form.offers button[name=option]").last.click()
    expect(heading).to_contain_text("Step 1 of")
    check_every_theme(page)
    page.locator("#stop-next").focus()
    page.keyboard.press("Enter")
    expect(heading).to_contain_text("Step 2 of")
    expect(page.locator("#stop-next")).to_be_focused()
    page.keyboard.press("n")
    expect(heading).to_contain_text("Step 3 of")
    page.locator("#stop-skip").click()
    expect(page.locator("#option-0")).to_be_visible()
    told = page.locator("#table ol.news > li").count()
    page.locator("#pace-options summary").click()
    page.get_by_label("Show what happens").select_option(SLOW)
    page.locator("#pace-options").get_by_role("button", name="Save").click()
    expect(page.get_by_label("Show what happens")).to_have_value(SLOW)
    page.goto(f"{address}?told={told - 1}")
    expect(page.locator("#option-0")).to_be_visible(timeout=20_000)  # it goes on by itself
    page.goto(f"{address}?told=1&hold=1")
    expect(heading).to_contain_text("Step 1 of")
    expect(page.locator("#stop-hold")).to_have_count(0)
    assert browser_errors == []


def test_a_shared_link_is_read_and_taken_by_keyboard(page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]) -> None:
    table_share(table=table)
    page.goto(f"{live_server.url}/t/{table.token}/")
    check_every_theme(page)
    expect_no_wider_than_the_screen(page, "shared")
    page.locator("#take").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#option-0")).to_be_visible()
    assert str(table.pk) not in page.url
    page.locator("#share summary").click()
    page.locator("#share-button").click()
    expect(page.locator("#share-url")).to_be_visible()  # the link is in sight once there is one
    page.locator("#pace-options summary").click()
    check_every_theme(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    ends = [
        box["y"] + box["height"]
        for name in ("#pace", "#pace-options .check", "#pace-options button")
        if (box := page.locator(name).bounding_box())
    ]
    assert len(ends) == 3
    assert max(ends) - min(ends) <= 1, "a control, its tick and its button stand on one line"
    assert browser_errors == []


def test_the_slower_of_two_windows_is_told(page: Page, live_server: LiveServer, table: Table) -> None:
    address = f"{live_server.url}/tables/{table.pk}/"
    page.goto(address)
    other = page.context.new_page()
    other.goto(address)
    page.locator("#option-0").click()
    expect(page.locator("#table input[name=version]").first).to_have_value("2")
    other.locator("#option-0").click()
    expect(other.locator("#table .message")).to_contain_text("This table has changed since you loaded it")
    expect(other.locator("#table input[name=version]").first).to_have_value("2")
    table.refresh_from_db()
    assert table.choices == [0]


def test_the_coach_answers_at_the_table(page: Page, live_server: LiveServer, table: Table, browser_errors: list[str], monkeypatch) -> None:
    """By keyboard alone: ask, see the answer come without a reload, and hear that it is there."""
    monkeypatch.setattr(coaching, "WORLDS", (20,))
    monkeypatch.setattr(coaching, "USUAL_WORLDS", 20)
    monkeypatch.setattr(waking, "send", lambda *arguments: True)
    page.goto(f"{live_server.url}/tables/{table.pk}/")
    page.locator("#coach-ask").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#coach-cancel")).to_be_visible()
    play_turn(Run.objects.get().pk, seconds=60)
    expect(page.locator("#coach table tbody tr").first).to_be_visible()
    expect(page.locator("#coach")).to_contain_text("Choice of the policy")
    expect(page.locator("#coach-said")).to_contain_text("The coach has answered.")
    expect_no_wider_than_the_screen(page, "coach")
    check_every_theme(page)
    page.set_viewport_size({"width": 320, "height": 800})
    assert page.evaluate(LINKS_BELOW_NUMBERS) == [True] * page.locator("#coach tbody tr").count(), "a narrow line is the number's alone"
    page.goto(f"{live_server.url}/tables/{table.pk}/coach/")
    check_every_theme(page)
    assert browser_errors == []


def test_no_page_breaks_wcag_or_is_wider_than_the_screen(
    page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]
) -> None:
    check_pages(page, live_server, table=f"/tables/{table.pk}/", tables="/tables/")
    table.choices = list(fresh_deck(table).replay(table.seed, 0).trace)
    table.outcome = "turn_limit"
    table.save()
    check_pages(page, live_server, report=f"/tables/{table.pk}/report/", puzzles=f"/games/{GAME}/puzzles/")
    check_pages(page, live_server, log=f"/tables/{table.pk}/", position=f"/tables/{table.pk}/at/0/", clauses=f"/games/{GAME}/clauses/")
    assert browser_errors == []


def test_a_puzzle_is_read_and_opened_by_keyboard(page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]) -> None:
    page.goto(f"{live_server.url}/games/{GAME}/puzzles/1/")
    page.locator("#next-step").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#solution li")).to_have_count(1)
    expect_no_wider_than_the_screen(page, "puzzle")
    check_every_theme(page)
    page.locator("#play").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#puzzle")).to_contain_text("Goal: win in this turn.")
    assert Table.objects.get(puzzle=1).owner_key == table.owner_key
    assert browser_errors == []


def test_the_header_leads_a_guest_to_their_tables_on_a_phone(
    page: Page, live_server: LiveServer, table: Table, browser_errors: list[str]
) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{live_server.url}/about/")
    page.locator("#own-menu > summary").click()
    body = page.locator("#own-menu .menu-body").bounding_box()
    assert body
    assert body["x"] >= 0
    assert body["x"] + body["width"] <= 320
    expect_no_violations(page, within="#own-menu")
    page.get_by_role("link", name="My tables").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(page.locator(f"a[href='/tables/{table.pk}/']")).to_be_visible()
    assert page.locator("#own-menu > summary").get_attribute("aria-current") == "true"
    expect_no_wider_than_the_screen(page, "my-tables", widths=(320, 1280))
    assert browser_errors == []
