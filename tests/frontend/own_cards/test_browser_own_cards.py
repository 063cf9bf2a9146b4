"""Own cards in a real Chromium: every page in three themes, on a phone and a wide screen, and the way from a form to a card."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from decks.models import CardSet
from tests.decks.own_cards.members import GAME, Member, character
from tests.frontend.accessibility import check_pages, set_cookies
from tests.helpers import catalogues

pytestmark = pytest.mark.browser


@pytest.fixture
def member(page: Page, live_server: LiveServer, transactional_db: None) -> Member:
    catalogues.load(GAME)
    alice = Member(User.objects.create_user("alice"))
    alice.card_set(character(), character("ash"))
    login = alice.client.cookies[settings.SESSION_COOKIE_NAME].value
    set_cookies(page.context, live_server, **{settings.SESSION_COOKIE_NAME: login})
    return alice


def test_no_page_breaks_wcag_or_is_wider_than_the_screen(
    page: Page, live_server: LiveServer, member: Member, browser_errors: list[str]
) -> None:
    CardSet.objects.update(visibility="unlisted")
    card_set = member.stored()
    home = f"/own-cards/{card_set.pk}/"
    pages = {"sets": "/own-cards/", "set": home, "new-card": f"{home}new/character/", "card": f"{home}cards/ember/"}
    check_pages(page, live_server, **pages, shared=f"/own-cards/shared/{card_set.token}")
    assert browser_errors == []


def test_a_card_is_typed_refused_and_kept(page: Page, live_server: LiveServer, member: Member) -> None:
    home = f"{live_server.url}/own-cards/{member.stored().pk}/"
    page.goto(f"{home}cards/ember/")
    expect(page.locator("#card-fact_races")).to_have_value("fox")
    page.locator("#card-fact_atk").fill("-1")
    page.get_by_role("button", name="Save").first.click()
    expect(page.locator("#card-fact_atk_error")).to_be_visible()
    assert page.locator("#card-fact_atk").input_value() == "-1", "nothing typed is lost"
    page.locator("#card-fact_atk").fill("700")
    page.get_by_role("button", name="Save").first.click()
    page.goto(home)
    expect(page.locator("main")).to_contain_text("700")
    assert [card["facts"]["races"] for card in member.stored().cards] == [["fox"], ["fox"]], "saving changes nothing else"
