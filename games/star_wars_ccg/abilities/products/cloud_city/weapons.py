"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import HOST, card, constant, deploys_on, fires, gains, hits_easier, immune, left_out, printed, set_to
from games.star_wars_ccg.abilities.pieces import cards, own_character, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "5_89 5_180": card(
            printed(deploys_on(2, own_character(skill="warrior", at=site("Cloud City"))), fires(2, LIVING)), constant(left_out())
        ),
        "5_90": card(
            printed(
                deploys_on(1, own_character(named="Luke")),
                deploys_on(3, own_character(not_named="Luke", skill="warrior")),
                fires(2, ON_THE_GROUND),
                hits_easier(1, LIVING),
            ),
            constant(left_out()),
        ),
        "5_109": card(
            printed(deploys_on(3, own_character("imperial", "alien", not_named=["Vader", "Boba Fett"]))),
            constant(gains("power", 2, HOST), set_to("defence", 5, HOST), immune(3, HOST)),
        ),
        "5_179": card(
            printed(
                deploys_on(1, own_character(named="Boba Fett")),
                deploys_on(3, own_character(mark="bounty hunter", not_named="Boba Fett")),
                fires(2, ON_THE_GROUND),
                hits_easier(1, cards("vehicle")),
            ),
            constant(left_out()),
        ),
    }
)
