"""The pages around a lost password, an email address and a comment, in a real Chromium: none breaks WCAG, none is wider than its screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from accounts.services import account_of
from decks.models import Deck
from decks.reactions import comment_create
from decks.services import deck_create
from tests.frontend.accessibility import check_every_theme, check_pages, expect_no_wider_than_the_screen, set_cookies
from tests.helpers.jedi_decks import SLUG, jedi

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("loaded")]
PASSWORD = "a long sentence with 7 words"


def address_in_mail() -> str:
    found = re.search(r"https?://[^/]+(/accounts/\S+)", str(mail.outbox[-1].body))
    assert found
    mail.outbox.clear()
    return found[1]


def signed_up(page: Page, live_server: LiveServer, settings: Any) -> Client:
    """A member with an address, logged in in the browser, who has not confirmed it yet."""
    settings.RATE_LIMITS = False
    client = Client()
    data = {"username": "alice", "email": "alice@example.org", "password1": PASSWORD, "password2": PASSWORD}
    assert client.post("/accounts/signup/", data).status_code == 302
    set_cookies(page.context, live_server, sessionid=client.cookies["sessionid"].value)
    return client


def check(page: Page, place: str) -> None:
    """The page that the browser is on."""
    expect_no_wider_than_the_screen(page, place)
    check_every_theme(page)


def test_a_lost_password_is_replaced(page: Page, live_server: LiveServer, settings: Any, browser_errors: list[str]) -> None:
    signed_up(page, live_server, settings)
    page.context.clear_cookies()
    mail.outbox.clear()
    check_pages(page, live_server, reset="/accounts/password/reset/")
    page.get_by_label("Email").fill("alice@example.org")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{live_server.url}/accounts/password/reset/done/")
    check_pages(page, live_server, reset_sent="/accounts/password/reset/done/", gone="/accounts/password/reset/key/1-set-password/")
    page.goto(live_server.url + address_in_mail())
    check(page, "reset_key")
    for box in page.locator("input[type=password]").all():
        box.fill(PASSWORD + "!")
    page.keyboard.press("Enter")
    expect(page.locator("input[type=password]")).to_have_count(0)
    page.get_by_role("link", name="Log in").click()
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    check_pages(page, live_server, replaced="/accounts/password/reset/key/done/", inactive="/accounts/inactive/")
    assert [each for each in browser_errors if "404" not in each] == []


def test_an_address_is_confirmed_and_a_member_without_a_password_sets_one(
    page: Page, live_server: LiveServer, settings: Any, browser_errors: list[str]
) -> None:
    signed_up(page, live_server, settings)
    check_pages(page, live_server, mail_sent="/accounts/confirm-email/", wrong="/accounts/confirm-email/nothing/")
    page.goto(live_server.url + address_in_mail())
    check(page, "confirm")
    check_pages(page, live_server, again="/accounts/reauthenticate/")
    alice = User.objects.get()
    alice.set_unusable_password()
    alice.save()
    client = Client()
    client.force_login(alice)
    set_cookies(page.context, live_server, sessionid=client.cookies["sessionid"].value)
    check_pages(page, live_server, set_password="/accounts/password/set/")
    assert browser_errors == []


def test_a_comment_is_changed(page: Page, live_server: LiveServer, settings: Any, browser_errors: list[str]) -> None:
    client = signed_up(page, live_server, settings)
    alice = User.objects.get()
    deck: Deck = deck_create(owner_key=account_of(alice).owner_key, game=SLUG, name="Open", slots=jedi(), visibility="public")
    comment = comment_create(deck=deck, author=account_of(alice), text="Two more of these.")
    assert client.get(f"/d/{deck.token}").status_code == 200
    check_pages(page, live_server, comment=f"/d/{deck.token}/comments/{comment.pk}/", commented=f"/d/{deck.token}")
    assert browser_errors == []
