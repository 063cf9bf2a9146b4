"""Fixtures of the tests of pages: the cards of one game, two visitors, and a browser. alice owns `deck`, bob has its link."""

from __future__ import annotations

import os

import pytest
from django.test import Client
from playwright.sync_api import ConsoleMessage, Page
from pytest_django.live_server_helper import LiveServer

from decks.models import Deck
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

# Playwright's loop runs in the test's thread; Django would take the test itself for asynchronous code.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")


catalogue = catalogues.held(SLUG)


@pytest.fixture
def loaded(transactional_db: None) -> None:
    """The cards, loaded again for each test with a live server, as such a test empties the database."""
    catalogues.load(SLUG)


@pytest.fixture
def alice(catalogue: None, db: None) -> Client:
    return Client()


@pytest.fixture
def bob(alice: Client) -> Client:
    return Client()


@pytest.fixture
def deck(alice: Client) -> Deck:
    return jedi_deck(alice)


@pytest.fixture
def browser_errors(page: Page) -> list[str]:
    """The errors and warnings in the browser's console: broken scripts, refused styles, missing files.

    htmx also reports a request that a newer one replaces, which is what `hx-sync` is for.  A request that fails has messages of its own.
    """
    found: list[str] = []
    replaced = ("htmx:sendAbort", "htmx:afterRequest")
    page.on("pageerror", lambda error: found.append(str(error)))

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(replaced):
            found.append(message.text)

    page.on("console", note)
    return found


@pytest.fixture
def browser_client(page: Page, live_server: LiveServer) -> Client:
    """A test client that shares the session of the browser."""
    client = Client()
    session = client.session
    session["made"] = True
    session.save()
    page.context.add_cookies([{"name": "sessionid", "value": session.session_key or "", "url": live_server.url}])
    client.cookies["sessionid"] = session.session_key
    return client
