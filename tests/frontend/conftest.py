"""The real catalogue for the tests of pages, what they ask of every page, and browsers: alice owns a deck, bob has its link."""

from __future__ import annotations

import os
import uuid
from dataclasses import dataclass
from html.parser import HTMLParser

import pytest
from django.contrib.auth.models import AnonymousUser
from django.test import Client

from decks.models import Deck
from decks.owners import owner_key
from decks.services import deck_create
from games.contracts.decks import Slot
from tests.decks.conftest import jedi
from tests.helpers import catalogues

# Playwright's loop runs in the test's thread; Django would take the test itself for asynchronous code.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")

SLUG = "star-wars-lcg"
HOME = f"/games/{SLUG}/"


catalogue = catalogues.held(SLUG)


@pytest.fixture
def loaded(transactional_db: None) -> None:
    """The same for tests with a live server: each of them empties the database."""
    catalogues.load(SLUG)


@dataclass(frozen=True)
class Made:
    """A deck, a run of it and a comment on it; its owner has the session `login`."""

    deck: uuid.UUID
    token: str
    run: uuid.UUID
    comment: int
    login: str


class Elements(HTMLParser):
    """All start tags of a page: (name, attributes); `assets` are the styles and scripts it loads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    @property
    def assets(self) -> list[str]:
        styles = [attrs["href"] for tag, attrs in self.found if tag == "link" and attrs.get("rel") == "stylesheet"]
        return [path for path in (*styles, *(attrs.get("src") for tag, attrs in self.found if tag == "script")) if path]


def key_of(client: Client) -> str:
    """The owner's key of this browser, made as a first deck makes it."""
    session = client.session
    request = type("Request", (), {"session": session, "user": AnonymousUser()})
    key = owner_key(request, create=True)
    session.save()
    return key


def jedi_deck(client: Client, *, name: str = "Jedi", slots: list[Slot] | None = None, visibility: str = "unlisted") -> Deck:
    """A legal deck of this browser's."""
    return deck_create(
        owner_key=key_of(client), game=SLUG, name=name, slots=jedi() if slots is None else slots, side="light", visibility=visibility
    )


@pytest.fixture
def alice(catalogue: None, db: None) -> Client:
    return Client()


@pytest.fixture
def bob(alice: Client) -> Client:
    return Client()


@pytest.fixture
def deck(alice: Client) -> Deck:
    return jedi_deck(alice)
