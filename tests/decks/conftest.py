"""The real catalogue for the tests of decks: loaded once a module, and gone again after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cards.models import Card, Faction, Game, ObjectiveSet, Printing, Product
from cards.services import fixtures_load
from decks.models import Deck
from games.contracts import Slot
from games.registry import GAMES

SLUG = "star-wars-lcg"


@pytest.fixture(scope="module")
def catalogue(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    with django_db_blocker.unblock():
        fixtures_load(rules=GAMES[SLUG])
        yield
        for model in (Deck, Printing, Card, ObjectiveSet, Product, Faction, Game):
            model.objects.all().delete()


def sets(*codes: str, copies: int = 2) -> list[Slot]:
    return [Slot(code, copies, "objective_sets") for code in codes]


def jedi(*leaders: str) -> list[Slot]:
    """A legal deck: five Jedi sets twice and the Jedi affiliation card."""
    return [*sets("1", "2", "3", "5", "7"), *(Slot(code, 1, "affiliation") for code in leaders or ("jedi",))]
