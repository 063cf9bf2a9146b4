"""The catalogues of all games, loaded once a module, and gone again after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cards.models import Card, Faction, Game, ObjectiveSet, Printing, Product
from cards.services import fixtures_load
from games.registry import GAMES


@pytest.fixture(scope="module")
def all_loaded(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    with django_db_blocker.unblock():
        for rules in GAMES.values():
            fixtures_load(rules=rules)
        yield
        Game.objects.update(data_version="")
        for model in (Printing, Card, ObjectiveSet, Product, Faction, Game):
            model._default_manager.all().delete()


@pytest.fixture
def games(all_loaded: None, db: None) -> dict[str, Game]:
    return {game.slug: game for game in Game.objects.all()}
