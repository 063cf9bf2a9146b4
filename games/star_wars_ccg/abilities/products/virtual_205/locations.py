"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.ops import card, constant, drain
from games.star_wars_ccg.abilities.parts import there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import character, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

FAMILY: Final = own_character(named=["Anakin", "Beru Lars", "Owen Lars"])
VADER: Final = character(named="Vader", where="here")
TROOPER: Final = own_character(mark=["trooper", "stormtrooper"], where="here")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "205_6": card(
            constant(moves_cost_less("walk_from", "walk_to", 9, FAMILY), half="light"),
            constant(drain_less(1, whose="own"), half="dark", conditions=[there_is_no(VADER), there_is_no(TROOPER)]),
            constant(drain(1), half="dark", conditions=[there_is(VADER), there_is(TROOPER)]),
        ),
    }
)
