"""Starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, immune, loses
from games.star_wars_ccg.abilities.pieces import character
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed

KNIGHTS: Final = (character(named="Kylo"), character(mark="knight of ren", not_named="Kylo"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "222_11": card(
        crewed(3, pilots=1, passengers=3),
        constant(
            *(loses("cost", 1, {**each, "zone": "hand", "where": "same_or_related"}) for each in KNIGHTS),
            immune(4),
        ),
    ),
}
