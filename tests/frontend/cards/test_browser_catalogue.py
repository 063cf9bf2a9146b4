"""The catalogue in a real Chromium: search as you type, the keyboard, the three themes, narrow screens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from cards.models import Card
from tests.frontend.accessibility import check_every_theme, expect_no_violations, set_cookies
from tests.frontend.pages import CARDS, HOME, SETS
from tests.helpers import catalogues

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("loaded")]

VIEWS = [f"{CARDS}?q=r2&view={view}" for view in ("list", "faces", "table", "text")]
PAGES = [
    "/",
    "/about/",
    "/help/",
    "/help/api/",
    HOME,
    f"{HOME}coverage/",
    f"{HOME}products/",
    f"{HOME}factions/",
    *VIEWS,
    f"{CARDS}001-2/",
    f"{CARDS}?filters=1",
    f"{SETS}?q=vader",
    f"{SETS}18/",
]
WRONG = [f"{CARDS}?q=xyzzy&side=light", f"{CARDS}?cost_min=many", "/nowhere/"]


@pytest.fixture
def browser_errors(page: Page) -> list[str]:
    """The errors in the browser's console, except those of htmx requests that a newer request replaced."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    replaced = re.compile("htmx:(after|sendAbort)")  # htmx reports a replaced request as an error
    page.on("console", lambda message: found.append(message.text) if message.type == "error" and not replaced.match(message.text) else None)
    return found


@pytest.mark.parametrize("addresses", [PAGES[:7], PAGES[7:13], [*PAGES[13:], *WRONG]], ids=["site", "views", "others"])
def test_no_page_breaks_wcag(page: Page, live_server: LiveServer, addresses: list[str]) -> None:
    page.emulate_media(reduced_motion="reduce")
    for address in addresses:
        page.goto(live_server.url + address)
        check_every_theme(page)


@pytest.mark.parametrize("language", ["ja", "zh-hant"])
def test_no_page_breaks_wcag_in_other_languages(page: Page, live_server: LiveServer, language: str) -> None:
    set_cookies(page.context, live_server, django_language=language)
    for address in (VIEWS[0], f"{CARDS}001-2/"):
        page.goto(live_server.url + address)
        expect_no_violations(page)


@pytest.mark.parametrize(("slug", "query"), [("star-realms", "blob w"), ("empire-vs-rebellion", "control"), ("legend-of-stars", "captain")])
def test_the_views_of_a_small_game_are_accessible_and_fit_a_phone(
    page: Page, live_server: LiveServer, slug: str, query: str, browser_errors: list[str]
) -> None:
    """WCAG rules, page width and arrow keys, in each view of its cards."""
    catalogues.load(slug)
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 844})
    home = f"{live_server.url}/games/{slug}/"
    for address in (home, f"{home}products/", f"{home}cards/{Card.objects.filter(game=slug).order_by('position')[2].code}/"):
        page.goto(address)
        check_every_theme(page)
    for view in ("list", "table", "text", "faces"):
        page.goto(f"{home}cards/?view={view}&q={query}")
        check_every_theme(page)
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0, view
        page.keyboard.press("/")
        page.keyboard.press("ArrowDown")
        expect(page.locator("[data-walk-item]").first).to_be_focused()
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(r"/cards/[^?]+$"))
        expect(page.locator("h1")).to_be_visible()
    assert browser_errors == []


def test_no_page_is_wider_than_the_screen(page: Page, live_server: LiveServer, browser_errors: list[str]) -> None:
    """Each page is loaded once, and then shown in every width; each width is that of loading for every fourth page."""
    widths = [320, 390, 820, 1440]
    for address in (*PAGES, CARDS):
        for at, width in enumerate(widths):
            page.set_viewport_size({"width": width, "height": 844})
            if at == 0:
                page.goto(live_server.url + address)
            wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wider <= 0, (address, width)
        widths.append(widths.pop(0))
    assert browser_errors == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_whole_navigation_is_in_view(page: Page, live_server: LiveServer, language: str) -> None:
    set_cookies(page.context, live_server, django_language=language)
    for address in (HOME, CARDS):
        page.goto(live_server.url + address)
        for width in (390, 1000, 1280, 1440):
            page.set_viewport_size({"width": width, "height": 844})
            hidden = page.evaluate("(() => { const nav = document.querySelector('.places'); return nav.scrollWidth - nav.clientWidth })()")
            assert hidden <= 0, (address, width)


# Counts shifts from the moment when the whole page was parsed.  Before, a browser draws as much as has arrived, which depends on its speed;
# what is hidden does not count as shifted.
COUNT_SHIFTS = """
window.shift = 0;
const count = (list) => { for (const entry of list.getEntries()) window.shift += entry.value; };
new PerformanceObserver(count).observe({type: "layout-shift", buffered: true});
const hidden = new CSSStyleSheet();
hidden.replaceSync("html { visibility: hidden }");
document.adoptedStyleSheets = [hidden];
document.addEventListener("readystatechange", () => { document.adoptedStyleSheets = []; });
"""


def test_scripts_styles_and_images_shift_nothing(page: Page, live_server: LiveServer) -> None:
    page.add_init_script(COUNT_SHIFTS)
    for address in (*PAGES, CARDS):
        page.goto(live_server.url + address, wait_until="networkidle")
        assert page.evaluate("window.shift") < 0.001, address


def test_results_and_address_follow_the_typed_query(page: Page, live_server: LiveServer, browser_errors: list[str]) -> None:
    page.goto(live_server.url + HOME)
    page.goto(live_server.url + CARDS)
    expect(page.locator("#result-count")).to_have_text("1,405 cards")
    page.keyboard.press("/")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.type("skyw", delay=20)
    expect(page.locator("#result-count")).to_have_text("6 cards")
    expect(page).to_have_url(re.compile(r"/cards/\?q=skyw$"))
    page.keyboard.type("alker", delay=20)
    expect(page).to_have_url(re.compile(r"/cards/\?q=skywalker$"))
    expect(page.locator("#q")).to_be_focused()
    page.go_back()  # one entry in the history, not one a letter
    expect(page.locator("#result-count")).to_have_text("1,405 cards")
    expect(page.locator("#q")).to_have_value("")
    page.go_forward()
    expect(page.locator("#result-count")).to_have_text("6 cards")
    assert browser_errors == []


def test_arrow_keys_move_through_the_results_and_enter_opens_one(page: Page, live_server: LiveServer) -> None:
    page.goto(live_server.url + CARDS)
    page.keyboard.press("/")
    page.keyboard.type("skyhopper")
    expect(page.locator("#result-count")).to_have_text("2 cards")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("link", name="Luke's T-16 Skyhopper")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")  # the focus stays on the last result
    expect(page.get_by_role("link", name="T-16 Skyhopper", exact=True)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("Luke's T-16 Skyhopper")


def test_filters_apply_at_once_and_are_kept_in_the_address(page: Page, live_server: LiveServer, browser_errors: list[str]) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(live_server.url + CARDS)
    page.get_by_role("checkbox", name="Sith").check()
    expect(page.locator("#result-count")).to_have_text("175 cards")
    page.get_by_role("checkbox", name="Unit").check()
    page.get_by_label("Cost at most").fill("2")
    page.get_by_label("Order").select_option("-cost")
    expect(page).to_have_url(re.compile(r"\?(?=.*faction=sith)(?=.*type=unit)(?=.*cost_max=2)(?=.*order=-cost)"))
    shown = page.locator("#result-count").inner_text()
    page.reload()
    expect(page.locator("#result-count")).to_have_text(shown)
    expect(page.get_by_role("checkbox", name="Sith")).to_be_checked()
    page.get_by_role("link", name="Faction Sith").click()
    expect(page.get_by_role("checkbox", name="Sith")).not_to_be_checked()
    page.get_by_text("More filters").click()
    page.get_by_label("Damage capacity at least").fill("2")
    page.get_by_label("Damage capacity at least").press("Tab")
    expect(page).to_have_url(re.compile("damage_capacity_min=2"))
    assert browser_errors == []


def test_an_unreachable_server_shows_a_message(page: Page, live_server: LiveServer) -> None:
    page.goto(live_server.url + CARDS)
    page.context.set_offline(True)
    page.locator("#q").fill("luke")
    expect(page.locator("#messages")).to_contain_text("Could not reach the server")
    page.context.set_offline(False)
    page.locator("#q").fill("yoda")
    expect(page.locator("#result-count")).not_to_have_text("1,405 cards")
    expect(page.locator("#messages")).to_be_empty()


def test_an_input_error_is_shown_above_the_results(page: Page, live_server: LiveServer) -> None:
    page.goto(live_server.url + CARDS)
    page.locator("#q").fill("%%% ###")
    expect(page.locator("#results .message.bad")).to_contain_text("was understood")


def test_a_filter_error_disappears_with_the_next_answer(page: Page, live_server: LiveServer, browser_errors: list[str]) -> None:
    page.goto(f"{live_server.url}{CARDS}?traits=Driod")
    field = page.locator("#f-traits")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("No card of this game has “Driod”. Did you mean “Droid”?")
    page.get_by_role("link", name="Traits: No card of this game has").click()
    expect(field).to_be_focused()
    field.fill("Droid")
    field.press("Tab")
    expect(page.locator("#results .message.bad")).to_have_count(0)
    expect(page.locator("#filters .error")).to_have_count(0)
    expect(field).not_to_have_attribute("aria-invalid", "true")
    assert not [one for one in browser_errors if "400" not in one]


def test_changing_theme_or_language_keeps_the_search(page: Page, live_server: LiveServer) -> None:
    page.goto(live_server.url + CARDS)
    page.locator("#q").fill("yoda")
    expect(page).to_have_url(re.compile(r"q=yoda"))
    page.locator("summary", has_text="Theme").click()
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#q")).to_have_value("yoda")
    page.locator("summary", has_text="Language").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="日本語")).to_be_hidden()
    page.locator("summary", has_text="Language").click()
    page.get_by_role("button", name="日本語").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator("h1")).to_have_text("カード")
    expect(page.locator("#q")).to_have_value("yoda")


def test_the_theme_follows_the_system_until_one_is_chosen(page: Page, live_server: LiveServer) -> None:
    shade = "getComputedStyle(document.body).backgroundColor"
    page.emulate_media(color_scheme="light")
    page.goto(live_server.url + "/")
    light = page.evaluate(shade)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(shade)
    page.emulate_media(color_scheme="dark", contrast="more")
    assert len({light, dark, page.evaluate(shade)}) == 3
    set_cookies(page.context, live_server, theme="light")
    page.reload()
    page.emulate_media(color_scheme="dark", contrast="no-preference")
    assert page.evaluate(shade) == light


def test_search_works_without_scripts(browser: object, live_server: LiveServer) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})  # type: ignore[attr-defined]
    page = context.new_page()
    page.goto(live_server.url + "/about/")
    expect(page.locator("kbd.hint")).to_be_hidden()  # without scripts the keys do nothing
    page.goto(live_server.url + CARDS)
    page.locator("#q").fill("skywalker")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#result-count")).to_have_text("6 cards")
    page.get_by_text("Filter and sort").click()
    page.get_by_role("checkbox", name="Rebel Alliance").check()
    page.get_by_role("button", name="Apply").click()
    expect(page.locator("#result-count")).to_have_text("2 cards")
    page.get_by_text("Filter and sort").click()
    page.get_by_text("More filters").click()
    page.get_by_role("link", name="Show these filters").click()
    expect(page.get_by_label("Damage capacity at least")).to_be_attached()
    page.locator("summary", has_text="Theme").click()
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#result-count")).to_have_text("2 cards")
    context.close()
