"""The made-up game with dice of 7 to 9 eyes in its catalogue, and levels small enough to be played in a second."""

from __future__ import annotations

from typing import Any

import pytest

from cards.models import Card
from cards.models import Game as GameRow
from simulator.exchanges import asking
from tests.helpers import made_up_game


@pytest.fixture
def dice(made_up: None, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.RATE_LIMITS = False
    settings.SIMULATION_FEW_CHUNKS = 8
    monkeypatch.setattr(asking, "LEVELS", {2000: 40, 4000: 40})
    game = GameRow.objects.get(slug=made_up_game.SLUG)
    game.data_version = "cards-1-to-9"  # each process keeps the cards of a version, and other tests have none
    game.save(update_fields=["data_version"])
    for eyes in range(1, 10):
        Card.objects.create(game=game, code=str(eyes), name=f"Die {eyes}", search_key=f"die {eyes}", type="die", position=eyes)
