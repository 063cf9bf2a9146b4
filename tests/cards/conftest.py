"""The real catalogue for tests of search and API: loaded once a module, and gone again after it."""

from __future__ import annotations

import pytest

from cards.models import Game
from tests.helpers import catalogues

SLUG = "star-wars-lcg"


loaded = catalogues.held(SLUG)


@pytest.fixture
def game(loaded: None, db: None) -> Game:
    return Game.objects.get(slug=SLUG)
