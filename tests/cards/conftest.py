"""The real catalogue for tests of search and API: loaded once a module, and gone again after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cards.models import Card, Faction, Game, ObjectiveSet, Printing, Product
from cards.services import fixtures_load
from games.registry import GAMES

SLUG = "star-wars-lcg"


@pytest.fixture(scope="module")
def loaded(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    with django_db_blocker.unblock():
        fixtures_load(rules=GAMES[SLUG])
        yield
        forget_everything()


def forget_everything() -> None:
    for model in (Printing, Card, ObjectiveSet, Product, Faction, Game):
        model._default_manager.all().delete()


@pytest.fixture
def game(loaded: None, db: None) -> Game:
    return Game.objects.get(slug=SLUG)
