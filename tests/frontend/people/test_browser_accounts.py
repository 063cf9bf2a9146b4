"""An account in a real Chromium: signing up, using it and logging out, without accessibility or console errors."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.frontend.accessibility import expect_no_violations
from tests.helpers.jedi_decks import SLUG, jedi_deck

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("loaded")]


def check_page(page: Page) -> None:
    expect_no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), page.url


def test_a_member_signs_up_uses_the_account_and_logs_out(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str]
) -> None:
    jedi_deck(browser_client, name="Made before", visibility="public")
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{live_server.url}/accounts/signup/")
    check_page(page)
    page.get_by_label("Username").fill("Alice")
    for box in page.locator("input[type=password]").all():
        box.fill("short")
    page.keyboard.press("Enter")
    expect(page.locator(".field.has-error").first).to_be_visible()
    check_page(page)
    for box in page.locator("input[type=password]").all():
        box.fill("a long sentence with 7 words")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Alice")
    check_page(page)

    page.goto(f"{live_server.url}/accounts/tokens/")
    page.get_by_label("Name").fill("My bot")
    page.get_by_role("button", name="Create").click()
    assert page.get_by_label("Token", exact=True).input_value().startswith("sd_")
    check_page(page)

    page.goto(f"{live_server.url}/decks/public/")
    page.get_by_label("Search", exact=True).first.fill("by:alice foo:bar [[t:unit]]>=1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Made before")).to_be_visible()
    expect(page.locator(".message.warn")).to_contain_text("foo")
    check_page(page)

    page.goto(f"{live_server.url}/collection/{SLUG}/")
    page.get_by_label("Core Set").fill("2")
    with page.expect_navigation():
        page.get_by_role("button", name="Save").click()
    expect(page.get_by_label("Core Set")).to_have_value("2")
    check_page(page)

    for path in ("/accounts/delete/", "/accounts/password/change/", "/accounts/email/"):
        page.goto(live_server.url + path)
        check_page(page)
    page.goto(f"{live_server.url}/accounts/")
    with page.expect_navigation():
        page.get_by_role("button", name="Log out").click()
    page.goto(f"{live_server.url}/decks/")
    expect(page.get_by_text("Made before")).to_have_count(0)
    page.goto(f"{live_server.url}/accounts/login/")
    check_page(page)
    assert User.objects.count() == 1
    assert not browser_errors
