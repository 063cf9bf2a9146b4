"""Starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import most_destinies, raise_sum
from games.star_wars_ccg.abilities.operations.moving import lands, moves_cost_less
from games.star_wars_ccg.abilities.ops import card, constant, drain, gains, holds, immune, left_out, loses, permanent_pilot, printed
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to

OFFICERS: Final = character(named=["Anakin", "Yularen"], state="piloting", aboard=cards(of="this"))
CREW: Final = (
    own_character(named=["Admiral Kilian", "Mace"]),
    own_character(icon="clone-army", not_named=["Admiral Kilian", "Mace"]),
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "221_1": card(
        cheaper_to(2, "Mustafar"),
        crewed(2, pilots=1, passengers=3),
        constant(
            drain(1),
            conditions=there_is(
                character(
                    named="Vader",
                    holding=cards("weapon", mark="lightsaber"),
                    at=location(state="battleground"),
                )
            ),
        ),
    ),
    "221_19": card(
        printed(holds(pilots=3, passengers=6), permanent_pilot(3), lands()),
        constant(raise_sum(1, per=character(mark="gangster", aboard=cards(of="this"))), immune(5)),
    ),
    "221_42": card(
        crewed(4, pilots=1),
        constant(most_destinies(1, whose="own"), most_destinies(1, whose="opponent"), left_out(), immune(5)),
    ),
    "221_58": card(
        printed(holds(pilots=5, passengers=5, vehicles=5, fighters=5), permanent_pilot(2)),
        constant(
            *(loses("cost", 1, {**each, "zone": "hand", "bound_for": cards(of="this")}) for each in CREW),
            *(moves_cost_less("shuttle_from", 9, {**each, "aboard": cards(of="this")}) for each in CREW),
            immune(3),
        ),
    ),
    "221_71": card(
        printed(holds(pilots=5, passengers=5, vehicles=5, fighters=5), permanent_pilot(2)),
        constant(
            immune(5),
            gains("power", 1, cards(icon="clone-army", whose="own", at=location("site", where="related"))),
            conditions=there_is(OFFICERS),
        ),
    ),
}
