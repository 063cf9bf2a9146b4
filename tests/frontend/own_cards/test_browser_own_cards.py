"""Own cards in a real Chromium: every page in three themes, on a phone and a wide screen, and the way from a form to a card."""

from __future__ import annotations

import re

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from decks.models import CardSet
from tests.decks.own_cards.members import GAME, Member, character
from tests.frontend.accessibility import check_every_theme, check_pages, set_cookies
from tests.helpers import catalogues

pytestmark = pytest.mark.browser


ABILITIES = {
    "reaction": [
        {
            "on": [{"event": "attacks", "subject": "this"}],
            "costs": [{"cost": "energy", "n": 1}],
            "effects": [
                {"op": "destroy", "who": {"type": ["character"], "whose": "opponent", "atk_most": 300}},
                {"op": "draw", "n": 1, "whose": "own"},
            ],
        }
    ]
}
WITH_ABILITIES = {**character("comet"), "facts": {**character()["facts"], "has_text": True, "abilities": ABILITIES}}


@pytest.fixture
def member(page: Page, live_server: LiveServer, transactional_db: None) -> Member:
    catalogues.load(GAME)
    alice = Member(User.objects.create_user("alice"))
    alice.card_set(character(), character("ash"), WITH_ABILITIES)
    login = alice.client.cookies[settings.SESSION_COOKIE_NAME].value
    set_cookies(page.context, live_server, **{settings.SESSION_COOKIE_NAME: login})
    return alice


def test_no_page_breaks_wcag_or_is_wider_than_the_screen(
    page: Page, live_server: LiveServer, member: Member, browser_errors: list[str]
) -> None:
    CardSet.objects.update(visibility="unlisted")
    card_set = member.stored()
    home = f"/own-cards/{card_set.pk}/"
    pages = {
        "sets": "/own-cards/",
        "set": home,
        "new-card": f"/own-cards/{card_set.pk}/new/character/",
        "card": f"{home}cards/ember/",
        "abilities": f"{home}cards/comet/",
    }
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
    assert [card["facts"]["races"] for card in member.stored().cards] == [["fox"]] * 3, "saving changes nothing else"


def test_abilities_are_chosen_from_the_vocabulary(page: Page, live_server: LiveServer, member: Member, browser_errors: list[str]) -> None:
    page.goto(f"{live_server.url}/own-cards/{member.stored().pk}/cards/ember/")
    page.locator("#card-fact_atk").fill("650")
    page.get_by_label("Add an ability").select_option("constant")
    page.get_by_label("Add an ability").locator("xpath=following-sibling::button").click()
    group = page.get_by_role("group", name="Constant")
    expect(group).to_be_focused()
    expect(page.locator("#card-fact_atk")).to_have_value("650")
    group.get_by_label("Add: Effects").select_option("strengthen")
    group.get_by_role("button", name="Add Effects").click()
    effect = page.get_by_role("group", name="Raise numbers")
    expect(effect).to_be_focused()
    effect.get_by_label("ATK", exact=True).check()
    effect.get_by_label("Number", exact=True).fill("100")
    effect.get_by_label("Cards", exact=True).select_option("{}")
    expect(page.get_by_label("Original cost, at most")).to_be_visible()
    expect(effect.get_by_label("Number", exact=True)).to_have_value("100")
    page.get_by_label("Original cost, at most").fill("3")
    page.evaluate("for (const more of document.querySelectorAll('.ability-more')) more.open = true")  # what is hidden is not checked
    check_every_theme(page)
    page.locator("#card-fact_atk").press("Enter")
    page.wait_for_url("**/own-cards/*/")
    stored = member.stored().cards[0]["facts"]
    effects = [{"op": "strengthen", "numbers": ["atk"], "n": 100, "who": {"cost_most": 3}}]
    assert (stored["atk"], stored["abilities"]) == (650, {"constant": [{"effects": effects}]})
    assert browser_errors == []


def test_a_form_that_is_too_large_is_not_sent_and_keeps_its_text(page: Page, live_server: LiveServer, member: Member) -> None:
    page.goto(f"{live_server.url}/own-cards/")
    text = page.get_by_label("Or paste the JSON")
    text.evaluate("(area) => { area.removeAttribute('maxlength'); area.value = 'x'.repeat(900_001); }")
    page.get_by_role("button", name="Import").click()
    message = page.get_by_role("alert")
    expect(message).to_contain_text("larger than the limit of 900,000 bytes")
    expect(message).to_be_focused()
    expect(text).to_have_value(re.compile("^x{20}"))
    text.fill("[")
    page.get_by_role("button", name="Import").click()
    expect(page.locator("#import-text_error")).to_be_visible()
