"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import lose_force
from games.star_wars_ccg.abilities.operations.weapons import powers
from games.star_wars_ccg.abilities.ops import automatic, card, constant, left_out, loses
from games.star_wars_ccg.abilities.parts import it_is
from games.star_wars_ccg.abilities.pieces import cards, location
from games.star_wars_ccg.abilities.products.phrases.palace import brings

ARTILLERY: Final = cards("weapon", kind="artillery")

ABILITIES: Final[Mapping[str, Declared]] = {
    "222_9": card(
        constant(powers(cards("weapon", kind="artillery", whose="own", at=location("site", system="Hoth"))), half="light"),
        automatic(lose_force(5, whose="opponent"), half="dark", at="blown_away", conditions=it_is(cards(of="this"))),
        constant(left_out(), half="light"),
    ),
    "222_22": card(
        constant(loses("cost", 2, {**ARTILLERY, "whose": "own", "zone": "hand", "where": "here"}), half="light"),
        brings(ARTILLERY, at=location(where="here"), half="light", once_a="game"),
        constant(left_out(), half="dark"),
    ),
}
