"""The page that checks many lists in a real Chromium: three themes, a phone and a wide screen, and a way without JavaScript."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.frontend.accessibility import check_every_theme, expect_no_wider_than_the_screen
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

pytestmark = pytest.mark.browser
PAGE = "/decks/check/"
LISTS = "=== Ann <b>\n2x A Hero's Journey\n=== Bob\n2x Xyzzyplugh\n2x #1"


@pytest.mark.usefixtures("transactional_db")
def test_the_lists_of_an_event_are_checked(page: Page, live_server: LiveServer, browser_errors: list[str]) -> None:
    catalogues.load(SLUG)
    page.goto(live_server.url + PAGE)
    check_every_theme(page)
    page.locator("textarea[name=text]").fill(LISTS)
    page.get_by_role("button", name="Check").first.click()
    expect(page.locator("main table")).to_contain_text("Ann <b>")
    expect(page.locator("main")).to_contain_text("Xyzzyplugh")
    expect_no_wider_than_the_screen(page, "list-check")
    check_every_theme(page)
    assert browser_errors == []
