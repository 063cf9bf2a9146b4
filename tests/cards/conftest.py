"""Fixtures: the real cards of one game, loaded once for each module."""

from __future__ import annotations

import pytest

from cards.models import Game
from tests.helpers import catalogues

SLUG = "star-wars-lcg"


loaded = catalogues.held(SLUG)


@pytest.fixture
def game(loaded: None, db: None) -> Game:
    return Game.objects.get(slug=SLUG)
