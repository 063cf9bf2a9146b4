"""The catalogues of all games, loaded once a module, and gone again after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cards.models import Game
from games.registry import GAMES
from tests import catalogues


@pytest.fixture(scope="module")
def all_loaded(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    with django_db_blocker.unblock():
        catalogues.load(*GAMES)
        yield
        catalogues.forget()


@pytest.fixture
def games(all_loaded: None, db: None) -> dict[str, Game]:
    return {game.slug: game for game in Game.objects.all()}
