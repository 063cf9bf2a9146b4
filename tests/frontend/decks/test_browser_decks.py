"""Building, sharing and running decks in a real Chromium: two browsers, keyboard only, lost connections, every theme and width."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from playwright.sync_api import Browser, Page, Route, expect
from pytest_django.live_server_helper import LiveServer

from decks.models import Deck
from decks.services import deck_update
from games.contracts.decks import Slot
from simulator.models import Run
from simulator.services.beats import worker_beat
from simulator.workers.playing import play_turn
from tests.frontend.accessibility import expect_no_violations
from tests.helpers import catalogues
from tests.helpers.jedi_decks import jedi_deck

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("loaded")]

DARK_SETS = (19, 20, 21, 22, 23, 24, 25, 26, 27)


def expect_saved(page: Page) -> None:
    expect(page.locator("#save-state")).to_have_attribute("data-state", "saved")


def finished_run(client: Client, deck: Deck) -> Run:
    where = client.post(f"/d/{deck.token}/goldfish/", {"games": "60", "seed": "7"}).headers["Location"]
    run = Run.objects.get(pk=where.split("/")[2])
    play_turn(run.pk, seconds=60)
    return run


def test_a_visitor_gets_from_a_search_to_a_run_and_its_replay(
    page: Page, browser: Browser, live_server: LiveServer, browser_errors: list[str]
) -> None:
    page.goto(live_server.url + "/games/star-wars-lcg/cards/?q=vader")
    page.get_by_role("link", name="Decks", exact=True).click()
    page.locator("form:has(input[value=star-wars-lcg])").get_by_role("button", name="New Dark Side deck").click()
    expect(page.get_by_role("heading", name="New Dark Side deck")).to_be_visible()
    page.wait_for_load_state()  # the scripts have run by then
    page.locator("#leader-sith").click()
    expect(page.locator("#leaders > summary")).to_contain_text("Sith")
    expect(page.locator(".deck-legal")).to_contain_text("Not legal yet")
    word, reason = (page.locator(f".deck-legal > {part}").bounding_box() for part in ("a", ".small"))
    assert reason["y"] >= word["y"] + word["height"]  # the reason has a line of its own

    page.get_by_placeholder("Set, card or number").fill("vader")
    expect(page.locator("#found-count")).to_have_text("8 sets")
    page.get_by_placeholder("Set, card or number").fill("")
    expect(page.locator("#found-19")).to_be_visible()
    assert page.locator("#found-19 .set-name").bounding_box()["width"] > 200  # the numbers beside it leave the name its room
    for number in DARK_SETS:
        page.locator(f"#search-more-objective_sets-{number}").click()  # clicks without waiting for answers
    expect(page.locator("#list .panel-head")).to_contain_text("9 of 10 sets")
    expect_saved(page)
    expect(page.locator(".verdicts").first).to_contain_text("LCG-DB-02")  # the chosen format; the others are folded
    page.locator("#search-more-objective_sets-20").click()
    expect(page.locator(".deck-legal")).to_contain_text("Legal: Constructed")
    expect_saved(page)

    page.get_by_label("Name", exact=True).fill("Ten sets")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Ten sets")).to_be_attached()
    expect_saved(page)
    link = page.locator("#share-url").text_content()
    assert link

    elsewhere = browser.new_context()
    guest = elsewhere.new_page()
    guest.goto(link)
    expect(guest.get_by_role("heading", name="Ten sets")).to_be_visible()
    expect(guest.get_by_role("link", name="Edit")).to_have_count(0)
    guest.get_by_label("Games", exact=True).fill("100")
    guest.get_by_role("button", name="Goldfish this deck").click()
    expect(guest.get_by_role("heading", name="Waiting for a worker")).to_be_visible()
    expect(guest.get_by_role("progressbar")).to_be_visible()
    worker_beat(name="this test")
    play_turn(Run.objects.get().pk, seconds=60)
    expect(guest.locator(".headline")).to_contain_text("Half of the games are decided by turn")
    expect(guest.get_by_role("progressbar")).to_have_count(0)

    table = guest.locator("#cards-table")
    assert table.evaluate("table => table.scrollWidth - table.clientWidth") == 0  # no column may be cut off
    guest.get_by_role("link", name="Copies").click()
    expect(guest.locator("th[aria-sort=descending]")).to_contain_text("Copies")
    guest.get_by_role("link", name="Median game").click()
    expect(guest.get_by_label("Step", exact=True)).to_have_value("1")
    guest.wait_for_load_state()  # the script for keys has run by then
    guest.keyboard.press("ArrowRight")
    expect(guest.get_by_label("Step", exact=True)).to_have_value("2")
    expect(guest.locator("#log [aria-current]")).to_have_attribute("data-step-link", "2")
    expect(guest).to_have_url(re.compile(r"\?step=2$"))
    guest.keyboard.press("]")
    expect(guest.locator("#step")).to_contain_text("Turn 1")
    guest.keyboard.press("End")
    expect(guest.locator("#step a[data-rel=next]")).to_have_count(0)
    expect(guest).not_to_have_url(re.compile(r"\?step=2$"))
    last = guest.url
    guest.keyboard.press("ArrowLeft")
    expect(guest.locator("#step a[data-rel=next]")).to_have_count(1)
    guest.evaluate("history.back()")
    expect(guest).to_have_url(last)
    expect(guest.locator("#step a[data-rel=next]")).to_have_count(0)
    elsewhere.close()
    assert browser_errors == []


def test_a_deck_is_built_by_keyboard_alone(page: Page, live_server: LiveServer) -> None:
    page.goto(live_server.url + "/decks/")
    page.locator("form:has(input[value=star-wars-lcg])").get_by_role("button", name="New Light Side deck").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#deck-heading")).to_be_visible()
    page.wait_for_load_state()  # the script for keys has run by then
    page.keyboard.press("/")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.type("hit and run", delay=10)
    expect(page.locator("#found-count")).to_have_text("1 set")
    for _ in range(12):  # two filters and the set come before its buttons
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "search-more-objective_sets-18":
            break
    expect(page.locator("#search-more-objective_sets-18")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#found-18 output")).to_have_text("1")
    expect_saved(page)
    expect(page.locator("#search-more-objective_sets-18")).to_be_focused()
    page.keyboard.press("Enter")  # at the limit of 1 the button does nothing
    expect(page.locator("#search-more-objective_sets-18")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#found-18 output")).to_have_text("1")
    page.locator("#deck-less-objective_sets-18").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#deck-heading")).to_be_focused()  # its button is gone, but the focus stays on the page
    expect(page.locator("#found-18 output")).to_have_text("0")


def test_a_lost_connection_loses_no_change(page: Page, live_server: LiveServer, browser_client: Client) -> None:
    deck = jedi_deck(browser_client)
    page.goto(f"{live_server.url}/decks/{deck.pk}/edit/")
    page.context.set_offline(True)
    page.locator("#search-more-objective_sets-8").click()
    expect(page.locator("#save-state")).to_have_attribute("data-state", "lost")
    expect(page.locator("#found-8 output")).to_have_text("1")
    page.locator("#search-more-objective_sets-8").click()
    expect(page.locator("#found-8 output")).to_have_text("2")
    page.locator("#details > summary").click()
    page.get_by_label("Description").fill("Typed without a connection")
    page.context.set_offline(False)
    if page.locator("#try-again").is_visible():
        page.locator("#try-again").click()
    expect_saved(page)
    assert deck.slots.get(zone="objective_sets", code="8").quantity == 2
    page.get_by_label("Notes").fill("Typed and left")  # sent by itself, a moment after the last key
    expect_saved(page)
    deck.refresh_from_db()
    assert (deck.description, deck.notes) == ("Typed without a connection", "Typed and left")


def test_typed_text_is_not_called_saved_before_it_is(page: Page, live_server: LiveServer, browser_client: Client) -> None:
    deck = jedi_deck(browser_client)
    page.goto(f"{live_server.url}/decks/{deck.pk}/edit/")
    name = page.get_by_label("Name", exact=True)
    name.fill("")  # an empty name is not sent
    expect(page.locator("#save-state")).to_have_attribute("data-state", "unsaved")
    page.locator("#search-more-objective_sets-8").click()
    expect(page.locator("#found-8 output")).to_have_text("1")
    expect(page.locator("#deck [data-row='objective_sets:8']")).to_be_visible()
    expect(page.locator("#save-state")).to_have_attribute("data-state", "unsaved")  # the list is saved, but the name is not
    name.fill("A name again")
    expect_saved(page)
    deck.refresh_from_db()
    assert deck.name == "A name again"


def test_a_conflict_of_two_windows_shows_both_lists(page: Page, live_server: LiveServer, browser_client: Client) -> None:
    deck = jedi_deck(browser_client)
    address = f"{live_server.url}/decks/{deck.pk}/edit/"
    page.goto(address)
    other = page.context.new_page()
    other.goto(address)
    other.locator("#search-more-objective_sets-8").click()
    expect_saved(other)
    page.locator("#search-more-objective_sets-9").click()
    expect(page.locator("#editor-message")).to_contain_text("changed elsewhere")
    expect(page.get_by_role("row", name=re.compile("Mission Briefing"))).to_contain_text("1")
    expect_no_violations(page)
    page.get_by_role("button", name="Save my list").click()
    expect(page.locator("#found-9 output")).to_have_text("1")
    expect(page.locator("#found-8 output")).to_have_text("0")


def test_a_shared_deck_is_compared_exported_and_checked_on_another_day(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str]
) -> None:
    deck = jedi_deck(browser_client)
    other = jedi_deck(browser_client, name="Other", slots=[Slot("4", 2, "objective_sets")])
    page.goto(f"{live_server.url}/d/{deck.token}")
    page.get_by_text("Export", exact=True).click()
    with page.expect_download() as carried:
        page.get_by_role("link", name="Text .txt").click()
    assert "A Hero's Journey" in carried.value.path().read_text()
    page.keyboard.press("Escape")
    page.get_by_label("Check another date").fill("2013-01-01")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("heading", name="Legality on Jan. 1, 2013")).to_be_visible()
    page.get_by_text("Embed on another site").click()
    expect(page.get_by_label("Paste this into the other page:")).to_have_value(re.compile(f"/d/{deck.token}/embed/"))
    page.locator(".share > img").scroll_into_view_if_needed()
    page.locator(".share > img").evaluate("image => image.decode()")  # waits until it is loaded; raises if it is no picture
    page.locator(".menu.more > summary").click()
    page.get_by_role("link", name="Compare", exact=True).click()
    page.get_by_label("Or link to another deck").fill(f"{live_server.url}/d/{other.token}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("row", name="4 A Journey to Dagobah")).to_contain_text("+2")
    assert browser_errors == []


def test_open_sections_stay_open_after_a_change(page: Page, live_server: LiveServer, browser_client: Client) -> None:
    deck = jedi_deck(browser_client)
    page.goto(f"{live_server.url}/decks/{deck.pk}/edit/")
    page.locator("#deck-open-objective_sets-1 > summary").click()
    page.locator("#deck-less-objective_sets-2").click()
    expect(page.locator("#deck [data-quantity-of='objective_sets:2']")).to_have_text("1")
    expect_saved(page)
    expect(page.locator("#deck-open-objective_sets-1")).to_have_attribute("open", "")


@pytest.mark.parametrize(("theme", "language", "width"), [("light", "en", 1440), ("dark", "ja", 390), ("contrast", "zh-hant", 820)])
def test_no_page_breaks_wcag_or_is_wider_than_the_screen(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str], theme: str, language: str, width: int
) -> None:
    deck = jedi_deck(browser_client)
    draft = jedi_deck(browser_client, slots=[Slot("1", 3, "objective_sets"), Slot("19", 1, "objective_sets")])
    run = finished_run(browser_client, deck)
    names = {"theme": theme, "django_language": language}
    page.context.add_cookies([{"name": name, "value": value, "url": live_server.url} for name, value in names.items()])
    addresses = [
        "/decks/",
        f"/decks/{deck.pk}/edit/?q=luke",
        f"/decks/{draft.pk}/edit/?q=jedi+t:unit",
        f"/d/{deck.token}",
        f"/d/{draft.token}",
    ]
    addresses += [
        f"/d/{deck.token}/history/",
        f"/d/{deck.token}/compare/?with={draft.token}",
        f"/d/{deck.token}/embed/",
        f"/d/{deck.token}/two-sets/",
    ]
    addresses += [f"/runs/{run.pk}/", f"/runs/{run.pk}/games/0/?step=20"]
    tall = {"width": width, "height": 14_000}  # tall enough that the fixed bars cover nothing
    page.set_viewport_size(tall)
    for address in addresses:
        page.goto(live_server.url + address)
        page.evaluate("document.querySelectorAll('main details:not([data-menu])').forEach(details => details.open = true)")
        expect_no_violations(page)
        if page.locator("main [data-menu]").count():  # an open menu covers what is below it, so only the menu is checked then
            page.evaluate("document.querySelectorAll('main [data-menu]').forEach(menu => menu.open = true)")
            expect_no_violations(page, within="main [data-menu]")
        for other in (390, 820, 1440):
            page.set_viewport_size({"width": other, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0, (address, other)
        page.set_viewport_size(tall)
    assert browser_errors == []


@pytest.fixture
def realms(transactional_db: None) -> str:
    """The cards of a game without sides and sets, with decks of single cards of two kinds."""
    catalogues.load("star-realms")
    return "star-realms"


@pytest.mark.slow
def test_a_large_deck_is_built_by_keyboard_with_undo(page: Page, live_server: LiveServer, browser_errors: list[str]) -> None:
    """In the largest game, where decks have three parts."""
    catalogues.load("star-wars-ccg")
    page.goto(live_server.url + "/decks/")
    page.locator("form:has(input[value=star-wars-ccg]) button[value=light]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#deck-heading")).to_be_visible()
    page.wait_for_load_state()
    page.keyboard.press("/")
    page.keyboard.type("t:char", delay=10)
    expect(page.locator("#q-values option[value='t:character']")).to_be_attached()  # results follow the typing
    page.keyboard.type("acter leia organa", delay=10)
    expect(page.locator("#explained")).to_contain_text("organa")
    expect(page.locator("#found-count")).to_contain_text("legal in Open")
    first = page.locator("#found [data-row]").first
    expect(first).to_contain_text("Leia Organa")
    page.keyboard.press("ArrowDown")
    expect(first.locator("[data-walk-item]")).to_be_focused()
    key = first.get_attribute("data-row") or ""
    row = page.locator(f"#list [data-row='{key}']")
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("-")
    expect(first.locator("output")).to_have_text("1")
    expect(row.locator("output")).to_have_text("1")
    expect_saved(page)
    page.keyboard.press("3")
    expect(row.locator("output")).to_have_text("3")
    page.keyboard.press("z")
    expect(row.locator("output")).to_have_text("1")
    page.keyboard.press("y")
    expect(row.locator("output")).to_have_text("3")
    expect_saved(page)
    page.keyboard.press("ArrowRight")
    expect(row.locator("[data-walk-item]")).to_be_focused()
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    starting = page.locator(f"#list [data-row='{key.replace('main', 'starting')}']")
    expect(starting.locator("output")).to_have_text("1")
    expect(row.locator("output")).to_have_text("2")
    expect_saved(page)
    row.locator("[data-walk-item]").focus()
    page.keyboard.press("0")
    expect(row).to_have_count(0)
    expect(page.locator("#deck-heading")).to_be_focused()  # the row is gone, but the focus stays on the page
    page.keyboard.press("z")
    expect(row.locator("output")).to_have_text("2")
    expect_saved(page)
    page.reload()
    page.wait_for_load_state()
    page.keyboard.press("z")  # the steps to undo are kept when the page closes
    expect(row.locator("output")).to_have_text("3")
    expect(starting).to_have_count(0)
    expect_saved(page)
    assert [(slot.zone, slot.quantity) for slot in Deck.objects.get().slots.all()] == [("main", 3)]
    assert browser_errors == []


def test_a_closed_window_and_an_ended_session_lose_no_change(page: Page, live_server: LiveServer, realms: str) -> None:
    page.goto(live_server.url + "/decks/")
    page.locator(f"form:has(input[value={realms}]) button").click()
    page.wait_for_url("**/decks/*/edit/")  # and its scripts have run
    address = page.url
    page.context.set_offline(True)
    page.locator("#search-more-trade_deck-arcadia").click()
    page.locator("#search-more-trade_deck-arcadia").click()
    page.get_by_label("Name", exact=True).fill("Typed before the window closed")
    expect(page.locator("#save-state")).to_have_attribute("data-state", "lost")
    expect(page.locator("#deck-pending")).to_contain_text("2 × Arcadia")
    page.context.set_offline(False)
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto("about:blank")
    page.goto(address)
    expect_saved(page)
    expect(page.locator("#list [data-row='trade_deck:arcadia'] output")).to_have_text("2")
    expect(page.locator("#deck-title")).to_have_text("Typed before the window closed")

    session = [cookie for cookie in page.context.cookies() if cookie["name"] == "sessionid"]
    page.context.clear_cookies(name="sessionid")
    page.locator("#search-more-trade_deck-arsenal").click()
    expect(page.locator("#save-state")).to_have_attribute("data-state", "expired")
    expect(page.locator("#editor-message")).to_contain_text("Your changes are kept here")
    page.context.add_cookies(session)  # as if logged in again in another tab
    page.locator("#try-again").click()
    expect_saved(page)
    expect(page.locator("#list [data-row='trade_deck:arsenal'] output")).to_have_text("1")

    page.context.clear_cookies()  # the session cookie and the CSRF cookie
    page.locator("#search-more-trade_deck-arsenal").click()
    keep = page.get_by_role("button", name="Save as a new deck")
    expect(keep).to_be_visible()
    page.context.set_offline(True)
    keep.click()
    expect(page.locator("#save-state")).to_have_attribute("data-state", "lost")
    page.context.set_offline(False)
    keep.click()
    page.wait_for_url(lambda url: url != address)
    expect(page.locator("#list [data-row='trade_deck:arsenal'] output")).to_have_text("2")
    expect(page.locator("#deck-title")).to_have_text("Typed before the window closed")
    expect(page.locator("#list [data-row='trade_deck:arcadia'] output")).to_have_text("2")


def test_a_lost_answer_is_no_conflict(page: Page, live_server: LiveServer, realms: str) -> None:
    """The editor sends the same changes again, as the server may have stored them; later changes follow in a second request."""
    page.goto(live_server.url + "/decks/")
    page.locator(f"form:has(input[value={realms}]) button").click()
    page.wait_for_url("**/decks/*/edit/")  # and its scripts have run
    address = page.url
    answered: list[int] = []

    def lose_first_answer(route: Route) -> None:
        if answered:
            route.continue_()
        else:
            answered.append(route.fetch().status)
            route.abort()

    page.route("**/slots/", lose_first_answer)
    page.locator("#search-more-trade_deck-arcadia").click()
    expect(page.locator("#save-state")).to_have_attribute("data-state", "lost")
    page.locator("#search-more-trade_deck-arsenal").click()
    expect_saved(page)
    rows = [page.locator(f"#list [data-row='trade_deck:{code}'] output") for code in ("arcadia", "arsenal")]
    for row in rows:
        expect(row).to_have_text("1")

    answered.clear()
    page.locator("#search-more-trade_deck-arcadia").click()
    expect(page.locator("#save-state")).to_have_attribute("data-state", "lost")
    page.context.set_offline(True)
    page.locator("#search-more-trade_deck-arsenal").click()
    expect(page.locator("#deck-pending, #save-state[data-state=lost]").first).to_be_attached()
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto("about:blank")
    page.context.set_offline(False)
    page.goto(address)
    expect_saved(page)
    for row in rows:
        expect(row).to_have_text("2")
    assert answered == [200]


def test_a_conflict_lists_all_pending_changes(page: Page, live_server: LiveServer, realms: str) -> None:
    page.goto(live_server.url + "/decks/")
    page.locator(f"form:has(input[value={realms}]) button").click()
    page.wait_for_url("**/decks/*/edit/")  # and its scripts have run
    page.context.set_offline(True)
    page.locator("#search-more-trade_deck-arcadia").click()
    expect(page.locator("#save-state")).to_have_attribute("data-state", "lost")
    page.locator("#search-more-trade_deck-arsenal").click()
    deck = Deck.objects.get()
    deck_update(deck=deck, slots=[Slot("scout", 1, "trade_deck")])
    page.context.set_offline(False)
    expect(page.locator("#save-state")).to_have_attribute("data-state", "refused")
    for name in ("Arcadia", "Arsenal"):
        expect(page.locator("#editor-message")).to_contain_text(name)
    page.locator("#search-more-trade_deck-arcadia").click()
    for name, mine in (("Arcadia", "2"), ("Arsenal", "1")):
        expect(page.locator("#editor-message tr", has_text=name).locator("td").first).to_have_text(mine)
    page.get_by_role("button", name="Save my list").click()
    expect(page.locator("#list [data-row='trade_deck:arcadia'] output")).to_have_text("2")
    expect(page.locator("#list [data-row='trade_deck:arsenal'] output")).to_have_text("1")
    expect_saved(page)


def test_an_old_csrf_token_is_renewed_silently(page: Page, live_server: LiveServer, realms: str) -> None:
    page.goto(live_server.url + "/decks/")
    page.locator(f"form:has(input[value={realms}]) button").click()
    page.wait_for_url("**/decks/*/edit/")  # and its scripts have run
    page.evaluate("document.querySelector('#slots [name=csrfmiddlewaretoken]').value = 'x'.repeat(64)")
    page.locator("#search-more-trade_deck-arcadia").click()
    expect(page.locator("#list [data-row='trade_deck:arcadia'] output")).to_have_text("1")
    expect_saved(page)


def test_a_card_is_dragged_into_the_deck_and_out_again(page: Page, live_server: LiveServer, realms: str) -> None:
    page.goto(live_server.url + "/decks/")
    page.locator(f"form:has(input[value={realms}]) button").click()
    page.wait_for_url("**/decks/*/edit/")  # and its scripts have run
    page.locator("#found-arcadia .stats").drag_to(page.locator("#list .panel-head"))
    row = page.locator("#list [data-row='trade_deck:arcadia']")
    expect(row.locator("output")).to_have_text("1")
    expect_saved(page)
    row.locator(".stats").drag_to(page.locator("#found-arcadia .stats"))
    expect(row).to_have_count(0)
    expect_saved(page)
    assert not Deck.objects.get().slots.exists()


def test_a_test_hand_is_played_below_the_deck(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str]
) -> None:
    deck = jedi_deck(browser_client)
    address = f"{live_server.url}/decks/{deck.pk}/edit/"
    page.goto(address)
    page.locator(".page-head").get_by_role("link", name="Test hand").click()
    hand = page.locator("#test-hand")
    expect(hand.get_by_role("heading", name="Test hand", level=2)).to_be_visible()
    expect_no_violations(page)
    question = hand.locator(".question")
    asked = question.inner_text()
    question.get_by_role("link").first.click()
    expect(question).not_to_have_text(asked, use_inner_text=True)
    expect(hand.get_by_role("link", name="Undo the last choice")).to_be_visible()
    hand.get_by_role("link", name="New hand").click()
    expect(hand.get_by_role("link", name="Undo the last choice")).to_have_count(0)
    expect(question).to_be_visible()
    assert page.url == address
    assert browser_errors == []
    page.goto(f"{live_server.url}/games/star-wars-lcg/cards/")
    page.locator("main #q").press_sequentially("t:eve", delay=20)
    expect(page.locator("#q-values option").first).to_have_attribute("value", "t:event")
