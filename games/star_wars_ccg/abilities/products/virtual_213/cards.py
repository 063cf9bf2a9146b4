"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, drain, gains
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "213_28": card(
            constant(drain(1), gains("power", 2, character(named="Vader", state="alone", where="here")), half="dark"),
            constant(gains("power", 2, character(named="Ahsoka", state="alone", where="here")), half="light"),
            constant(
                gains("power", 2, character(named="Ahsoka", where="here")),
                half="light",
                conditions=there_is(character(named="Ezra", where="here")),
            ),
        ),
    }
)
