"""Weapons, a device and a creature vehicle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import look_at_force, put_in_pile
from games.star_wars_ccg.abilities.operations.rules.guards import partial_ability
from games.star_wars_ccg.abilities.operations.steps import LOOKED, may
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    deploys_on,
    fires,
    holds,
    lets,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import host_is, there_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "11_49 11_50": card(
            printed(deploys_on(0, own_character(named="Qui-Gon")), fires(0, LIVING, draws=2), voids_forfeit(character())),
            armed_drain(),
        ),
        "11_48": card(
            printed(holds(passengers=2), partial_ability(1)),
            constant(lets("move_free")),
            constant(add_destiny(1), conditions=there_is(character(named="Amidala", aboard=cards(of="this")))),
        ),
        "11_67": card(
            printed(deploys_on(2, own_character(named="Maul"))),
            action(
                look_at_force(1), may(put_in_pile("reserve", LOOKED)), costs=use(1), conditions=there_is(cards(zone="force", whose="own"))
            ),
        ),
        "11_99": card(
            printed(deploys_on(0, own_character(named="Maul")), fires(0, LIVING, draws=2), voids_forfeit(character())),
            armed_drain(),
            constant(cannot("be_stolen", who=THIS), conditions=host_is(character(named="Maul"))),
        ),
    }
)
