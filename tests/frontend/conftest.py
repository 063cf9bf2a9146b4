"""The real catalogue for the tests of pages, and what they ask of every page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

from cards.models import Card, Faction, Game, ObjectiveSet, Printing, Product
from cards.services import fixtures_load
from games.registry import GAMES

# Playwright's loop runs in the test's thread; Django would take the test itself for asynchronous code.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")

SLUG = "star-wars-lcg"
HOME = f"/games/{SLUG}/"


@pytest.fixture(scope="module")
def catalogue(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """Loaded once a module, and gone again after it."""
    with django_db_blocker.unblock():
        fixtures_load(rules=GAMES[SLUG])
        yield
        for model in (Printing, Card, ObjectiveSet, Product, Faction, Game):
            model.objects.all().delete()


@pytest.fixture
def loaded(transactional_db: None) -> None:
    """The same for tests with a live server: each of them empties the database."""
    fixtures_load(rules=GAMES[SLUG])


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
