"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, drain
from games.star_wars_ccg.abilities.pieces import character, location
from games.star_wars_ccg.abilities.products.phrases.palace import brings

ABILITIES: Final[Mapping[str, Declared]] = {
    "201_38": card(
        brings(character(lore="black sun"), at=location(where="here"), half="dark", once_a="game"),
        constant(drain(1), half="light"),
    ),
}
