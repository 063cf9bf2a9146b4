"""The real catalogue for tests of search and API: loaded once a module, and gone again after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cards.models import Game
from tests import catalogues

SLUG = "star-wars-lcg"


@pytest.fixture(scope="module")
def loaded(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    with django_db_blocker.unblock():
        catalogues.load(SLUG)
        yield
        catalogues.forget()


@pytest.fixture
def game(loaded: None, db: None) -> Game:
    return Game.objects.get(slug=SLUG)
