"""Every declared card is one that its game's vocabulary allows; the sentence of a failure says which is not, and why.

The cards are checked here and not where they are declared: the check of all games takes half a second, which every process of the site
would pay when it starts, though its answer changes only with the source.
"""

from __future__ import annotations

import importlib

import pytest

from games.abilities.declare import check_cards
from tests.games.every_game.abilities.declaring import DECLARING, vocabulary_of


@pytest.mark.parametrize("slug", DECLARING)
def test_every_declared_card_is_allowed(slug: str) -> None:
    cards = importlib.import_module(f"games.{slug.replace('-', '_')}.abilities.cards")
    sides = [getattr(cards, name) for name in ("ABILITIES", "BACKS") if hasattr(cards, name)]
    assert sides
    for declared in sides:
        assert declared
        check_cards(vocabulary_of(slug), declared)
