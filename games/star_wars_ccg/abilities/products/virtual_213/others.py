"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.ops import card, constant, drain, generation
from games.star_wars_ccg.abilities.parts import there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import own_character

SMUGGLER: Final = own_character(skill="smuggler", where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "213_27": card(
        constant(generation(1), half="dark", conditions=there_is(own_character("alien", unique=True, where="here"))),
        constant(generation(1), half="dark", conditions=there_is(own_character(named="Margo", where="here"))),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is_no(SMUGGLER)),
        constant(drain(1), half="light", conditions=there_is(SMUGGLER)),
    ),
}
