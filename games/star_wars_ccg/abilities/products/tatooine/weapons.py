"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, deploys_on, drain, fires, left_out, printed, voids_forfeit
from games.star_wars_ccg.abilities.pieces import character, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "11_49 11_50": card(
            printed(deploys_on(0, own_character(named="Qui-Gon")), fires(0, character(), draws=2), voids_forfeit(character())),
            constant(drain(1)),
        ),
        "11_99": card(
            printed(deploys_on(0, own_character(named="Maul")), fires(0, character(), draws=2), voids_forfeit(character())),
            constant(drain(1), left_out()),
        ),
    }
)
