"""“Which one exchange helps most?” in a real Chromium: by keyboard from the deck to the editor, and the accessibility of the pages."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from decks.models import Deck
from decks.services import deck_create
from simulator.exchanges import asking
from simulator.models import Run
from simulator.services import waking
from simulator.workers.playing import play_turn
from tests.frontend.accessibility import check_every_theme, check_pages, expect_no_wider_than_the_screen, set_cookies
from tests.helpers import catalogues
from tests.helpers.jedi_decks import key_of

pytestmark = pytest.mark.browser
GAME = "star-realms"


@pytest.fixture
def deck(page: Page, live_server: LiveServer, transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> Deck:
    """The core set's trade deck, in the session of the browser."""
    monkeypatch.setattr(waking, "send", lambda *arguments: True)
    monkeypatch.setattr(asking, "LEVELS", {60: 11})
    catalogues.load(GAME)
    client = Client()
    owner = key_of(client)
    set_cookies(page.context, live_server, **{settings.SESSION_COOKIE_NAME: client.cookies[settings.SESSION_COOKIE_NAME].value})
    return deck_create(owner_key=owner, game=GAME, name="Trade")


def test_an_exchange_is_found_and_made_by_keyboard(page: Page, live_server: LiveServer, deck: Deck, browser_errors: list[str]) -> None:
    """The answer comes without a reload, and is told."""
    page.goto(f"{live_server.url}/d/{deck.token}")
    page.locator("#ask-exchange").press("Enter")
    expect_no_wider_than_the_screen(page, "exchange-form")
    check_every_theme(page)
    page.locator("#exchange-ask").press("Enter")
    expect(page.locator("#progress-heading")).to_contain_text("Waiting for a worker")
    check_every_theme(page)
    run = Run.objects.get()
    play_turn(run.pk, seconds=60)
    expect(page.locator("#exchanges tbody tr")).to_have_count(10)
    expect(page.locator("#race-said")).to_contain_text("done")
    check_pages(page, live_server, exchange=f"/exchanges/{run.pk}/")
    page.locator("#exchanges button").first.press("Enter")
    expect(page.locator("#messages")).to_contain_text("The exchange is made.")
    run.refresh_from_db()
    assert deck.slots.filter(code=run.report["rows"][0]["added"]).exists()
    assert browser_errors == []
