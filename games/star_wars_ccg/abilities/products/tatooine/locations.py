"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.ops import HERE, card, constant, drain, gains
from games.star_wars_ccg.abilities.parts import there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.palace import brings

AT_HOME: Final = location(where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "11_42": card(
        brings(character(mark="jedi"), half="light", once_a="game", at=AT_HOME),
        constant(moves_cost_less("walk_to", 9, character(named="Maul")), half="dark"),
    ),
    "11_46": card(
        brings(character(named="Shmi Skywalker"), half="light", once_a="game", at=AT_HOME),
        constant(drain(1), half="dark", conditions=there_is(character(named="Watto", state="present"))),
    ),
    "11_93": card(
        constant(
            gains("power", "forfeit", 1, own_character(skill="smuggler", where="here")),
            gains("power", "forfeit", 1, own_character(not_skill="smuggler", mark="thief", where="here")),
            half="dark",
        ),
        constant(
            drain_less(1, HERE, whose="own"),
            half="light",
            conditions=[
                there_is_no(own_character(skill="smuggler", where="here")),
                there_is_no(own_character(mark="thief", where="here")),
            ],
        ),
    ),
}
