"""Fixtures: the real cards of every game, loaded once for each module."""

from __future__ import annotations

import pytest

from cards.models import Game
from games.registry import GAMES
from tests.helpers import catalogues

all_loaded = catalogues.held(*GAMES)


@pytest.fixture
def games(all_loaded: None, db: None) -> dict[str, Game]:
    return {game.slug: game for game in Game.objects.all()}
