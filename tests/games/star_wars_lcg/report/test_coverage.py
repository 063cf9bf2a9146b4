"""How well a run plays one card, as its page says."""

from __future__ import annotations

from typing import Any

import pytest

from games.star_wars_lcg.game import GAME
from tests.games.helpers.sample_decks import pool

CASES = {"001-2": "partial", "001-3": "full"}


@pytest.mark.parametrize(("code", "level"), CASES.items())
def test_the_level_comes_with_its_reason(code: str, level: str) -> None:
    assert GAME.card_coverage
    found: Any = GAME.card_coverage(code, pool("star-wars-lcg"))
    assert (found.level, found.quantity) == (level, 1)
    assert bool(found.reason) == (level != "full")


def test_a_card_of_no_game_has_none() -> None:
    assert GAME.card_coverage
    assert GAME.card_coverage("nonsense", pool("star-wars-lcg")) is None
