"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import attrition, card, constant, drain, gains, holds, loses, printed
from games.star_wars_ccg.abilities.parts import there_is, you_control
from games.star_wars_ccg.abilities.pieces import cards, character, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

SABER: Final = cards("weapon", mark="lightsaber")
FRIENDS: Final = ["Chewie", "Finn", "Han"]

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "208_28": card(
            printed(holds(pilots=1)),
            constant(attrition(1), conditions=there_is(character(named="Ello Asty", state="piloting", aboard=cards(of="this")))),
        ),
        "208_53": card(
            constant(gains("power", 2, character(named="Kylo", holding=SABER, where="here")), half="dark"),
            constant(gains("power", 2, character(named="Rey", holding=SABER, where="here")), half="light"),
        ),
        "208_55": card(
            constant(
                drain(1), half="dark", conditions=[you_control(), there_is(own_character("first-order", mark="leader", where="here"))]
            ),
            constant(
                loses("cost", 1, character(named=FRIENDS, zone="hand", where="here")),
                gains("power", 1, character(named=FRIENDS, where="here")),
                half="light",
            ),
        ),
    }
)
