"""A table for everybody, in a real Chromium: whole games with Tab and Enter and without JavaScript, a puzzle, and the size of targets."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from pytest_django.live_server_helper import LiveServer

from games.contracts.decks import Decklist
from simulator.models import Run, Table
from simulator.modes import MATCH
from simulator.requests.request import RunRequest, Side
from simulator.services import waking
from simulator.tables.puzzles import puzzles_of
from simulator.tables.services import table_start
from simulator.tables.sharing import table_share
from tests.frontend.accessibility import set_cookies
from tests.helpers import catalogues
from tests.helpers.jedi_decks import key_of

pytestmark = pytest.mark.browser
GAME = "star-realms"
MOST = 60  # choices of the short match, and presses of Tab to a control
PLAYED = 3
# Whether the focus is within the table, and not lost to the page.
IN_TABLE = "() => document.getElementById('table').contains(document.activeElement)"
# What can be pressed, and is not a link inside a sentence: those that are narrower or lower than `least` pixels.
SMALL_TARGETS = """least => [...document.querySelectorAll(
    "main :is(button, summary, select, .button, label.check, .board a, input:not([type=hidden], [type=checkbox]))")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr-only"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""


@pytest.fixture
def visitor(transactional_db: None) -> Client:
    catalogues.load(GAME)
    return Client()


def short_match(owner_key: str) -> Table:
    """A match against the default policy that ends after a few turns."""
    decklist = Decklist(())
    sides = (Side(decklist), Side(decklist, policy="default"))
    return table_start(RunRequest(game=GAME, sides=sides, games=1, mode=MATCH, seed=7, options={"authority": 5}), owner_key=owner_key)


def let_in(context: BrowserContext, live_server: LiveServer, visitor: Client) -> str:
    """Give the browser the visitor's session.  Returns the key of what they own."""
    owner = key_of(visitor)
    set_cookies(context, live_server, **{settings.SESSION_COOKIE_NAME: visitor.cookies[settings.SESSION_COOKIE_NAME].value})
    return owner


def option_at(page: Page, version: int) -> Locator:
    """The first option of the first choices, which play equal cards, then the last one, which ends the turn or attacks."""
    options = page.locator(f"#offers:has(input[name=version][value='{version}']) > button[name=option]")
    return options.first if version <= PLAYED else options.last


def press(page: Page, control: Locator) -> None:
    """Go to the control with Tab and press Enter."""
    for _ in range(MOST):
        if control.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(control).to_be_focused()
    page.keyboard.press("Enter")


def test_a_match_is_played_with_tab_and_enter(page: Page, live_server: LiveServer, visitor: Client, browser_errors: list[str]) -> None:
    """After each choice the focus is still in the table, and what has happened is announced."""
    table = short_match(let_in(page.context, live_server, visitor))
    page.goto(f"{live_server.url}/tables/{table.pk}/")
    over, said = page.get_by_role("heading", name="The game is over."), page.locator("#table-said")
    expect(said).to_have_attribute("aria-live", "polite")
    heard = ""
    for version in range(1, MOST):
        option = option_at(page, version)
        expect(over.or_(option)).to_have_count(1)
        if version > 1:
            page.wait_for_function(IN_TABLE)
            before, heard = heard, said.text_content() or ""
            assert heard != before, "what is told twice is announced twice"
        if over.count():
            break
        press(page, option)
    expect(over).to_be_visible()
    assert "The game is over." in heard
    table.refresh_from_db()
    assert table.outcome
    assert browser_errors == []


def test_a_match_is_played_without_javascript(
    browser: Browser, live_server: LiveServer, visitor: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By forms and links alone: asked the coach, shared, and played to its end."""
    monkeypatch.setattr(waking, "send", lambda *arguments: True)
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 800})
    table = short_match(let_in(context, live_server, visitor))
    page = context.new_page()
    address = f"{live_server.url}/tables/{table.pk}/"
    page.goto(address)
    page.locator("#coach-ask").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#coach-cancel")).to_be_visible()
    assert Run.objects.count() == 1
    page.goto(address)
    page.locator("#share summary").focus()
    page.keyboard.press("Enter")
    page.locator("#share-button").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#share-url")).to_be_visible()
    over = page.get_by_role("heading", name="The game is over.")
    for version in range(1, MOST):
        option = option_at(page, version)
        expect(over.or_(option)).to_have_count(1)
        if over.count():
            break
        option.focus()
        page.keyboard.press("Enter")
    expect(over).to_be_visible()
    table.refresh_from_db()
    assert table.outcome
    page.goto(f"{live_server.url}/t/{table.token}/")
    expect(page.locator("main h1")).to_be_visible()
    context.close()


def test_a_puzzle_is_solved_by_keyboard(page: Page, live_server: LiveServer, visitor: Client, browser_errors: list[str]) -> None:
    let_in(page.context, live_server, visitor)
    page.goto(f"{live_server.url}/games/{GAME}/puzzles/1/")
    press(page, page.locator("#play"))
    expect(page.locator("#puzzle")).to_contain_text("Goal: win in this turn.")
    first = Table.objects.get(puzzle=1).version
    for version, number in enumerate(puzzles_of(GAME)[0].solution, first):
        expect(page.locator(f"#offers input[name=version][value='{version}']")).to_be_attached()
        press(page, page.locator(f"#option-{number}"))
    expect(page.locator("#puzzle")).to_contain_text("You have won in this turn.")
    assert browser_errors == []


@pytest.mark.parametrize(("has_touch", "least"), [(False, 24), (True, 44)], ids=["pointer", "touch"])
def test_targets_are_large_enough_on_a_narrow_screen(
    browser: Browser, live_server: LiveServer, visitor: Client, has_touch: bool, least: int
) -> None:
    context = browser.new_context(has_touch=has_touch, is_mobile=has_touch, viewport={"width": 360, "height": 800})
    table = short_match(let_in(context, live_server, visitor))
    table_share(table=table)
    page = context.new_page()
    for address in (f"/tables/{table.pk}/", f"/t/{table.token}/", f"/games/{GAME}/puzzles/1/", "/tables/"):
        page.goto(live_server.url + address)
        page.evaluate("for (const one of document.querySelectorAll('main details')) one.open = true")
        small = page.evaluate(SMALL_TARGETS, least)
        assert small == [], "\n".join((address, *small))
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, address
    context.close()
