"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.travel.ways import no_icons
from games.star_wars_ccg.abilities.ops import card, constant, drain
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches
from games.star_wars_ccg.abilities.products.phrases.palace import brings

ABILITIES: Final[Mapping[str, Declared]] = {
    "201_17": card(
        fetches(cards(named="Ascension Guns", expansion="set-1"), half="light", once_a="game"),
        constant(moves_cost_less("walk_to", 9, cards(whose="own")), half="light"),
        constant(no_icons(), half="dark", conditions=there_is(cards("objective", named="We Have A Plan / They Will Be Lost And Confused"))),
    ),
    "201_38": card(
        brings(character(lore="black sun"), at=location(where="here"), half="dark", once_a="game"),
        constant(drain(1), half="light"),
    ),
}
