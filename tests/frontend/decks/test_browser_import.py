"""The preview of an imported list in a real browser: live search and list, keyboard, accessibility, width."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from decks.models import Deck
from tests.frontend.accessibility import expect_no_violations
from tests.helpers import catalogues

pytestmark = pytest.mark.browser

TEXT = "2x Battle Blob\nBlob Whel 2\n4 Xyzzy\n# a note"


def test_a_list_is_checked_and_completed_before_it_is_saved(
    page: Page, live_server: LiveServer, transactional_db: None, browser_errors: list[str]
) -> None:
    catalogues.load("star-realms")
    page.goto(live_server.url + "/decks/")
    page.locator("#import-text").fill(TEXT)
    page.get_by_role("button", name="Import list").click()
    preview = page.locator("#understood")
    expect(preview).to_contain_text("Battle Blob")
    page.locator("#line-2").get_by_label("Blob Wheel").check()
    expect(preview.get_by_role("listitem").filter(has_text="Blob Wheel")).to_contain_text("2×")

    page.get_by_label("Search for the card on line 3").fill("explorer")
    page.locator("#line-3").get_by_label("Explorer").check()
    expect(preview).to_contain_text("Explorer")
    expect(page.locator("#line-2").get_by_label("Blob Wheel")).to_be_checked()

    page.set_viewport_size({"width": 390, "height": 6_000})  # tall enough that the fixed bars cover nothing
    page.evaluate("document.querySelectorAll('main details').forEach(details => details.open = true)")
    expect_no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0

    page.get_by_role("button", name="Create deck").click()
    page.wait_for_url("**/decks/*/edit/")
    slots = Deck.objects.get().slots.values_list("code", "quantity")
    assert dict(slots) == {"battle-blob": 2, "blob-wheel": 2, "explorer": 4}
    assert browser_errors == []
