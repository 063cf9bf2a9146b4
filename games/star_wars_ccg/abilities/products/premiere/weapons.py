"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    HOST,
    action,
    card,
    constant,
    deploys_on,
    drain,
    fires,
    gains,
    hits_easier,
    hits_harder,
    immune,
    left_out,
    lets,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import host_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.steps import LOOKED, look_at_top, may, put_on_force

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_35": card(printed(deploys_on(1, own_character(skill="warrior"))), action(look_at_top(1), may(put_on_force(LOOKED)), costs=use(2))),
    "1_39": card(printed(deploys_on(2, ship())), constant(gains("defence", 1, HOST)), constant(left_out())),
    "1_40": card(
        printed(deploys_on(1, character("rebel", "alien"))),
        constant(gains("power", "forfeit", 2, HOST), conditions=host_is(cards(at=site("Tatooine")))),
    ),
    "1_154": card(
        printed(
            deploys_on(1, character(named="Han", whose="own")),
            deploys_on(3, own_character(skill="warrior")),
            fires(1, cards(type=["character", "vehicle"]), plus=1),
            voids_forfeit(character(named="Han")),
        )
    ),
    "1_156": card(
        printed(
            deploys_on(1, character(named="Leia", whose="own")),
            deploys_on(2, own_character(skill="warrior")),
            fires(0, cards(type=["character", "vehicle"]), minus=1),
            voids_forfeit(character(named="Leia")),
        )
    ),
    "1_157": card(
        printed(deploys_on(0, character(named="Obi-Wan")), fires(0, character(), draws=2), voids_forfeit(character())),
        constant(drain(1)),
    ),
    "1_158": card(printed(deploys_on(1, own_ship(mark=["x-wing", "y-wing", "b-wing"])), fires(1, ship()))),
    "1_159": card(
        printed(
            deploys_on(2, own_ship(mark="corellian corvette")),
            deploys_on(2, own_ship(named="Falcon")),
            fires(1, ship()),
            hits_easier(1, ship("starfighter")),
        )
    ),
    "1_206": card(
        printed(deploys_on(0, own_character(mark=["trooper", "stormtrooper"]))),
        constant(lets("many_hands", who=HOST)),
        constant(immune(3, HOST), conditions=host_is(cards(at=location("site", icon="planet")))),
    ),
    "1_207": card(
        printed(deploys_on(1, character("imperial", "alien"))),
        constant(gains("power", "forfeit", 1, HOST)),
        constant(gains("power", "forfeit", 1, HOST), conditions=host_is(cards(at=location(system="Death Star")))),
    ),
    "1_311": card(
        printed(deploys_on(3, own_character(skill="warrior")), fires(2, cards(type=["character", "vehicle"]), plus=1)),
        constant(left_out()),
    ),
    "1_313": card(
        printed(
            deploys_on(1, own_ship(mark="tie advanced x1")),
            fires(1, ship()),
            hits_harder(1, ship("capital")),
            hits_easier(1, ship("starfighter")),
        )
    ),
    "1_323": card(
        printed(
            deploys_on(3, own_ship(mark="star destroyer")),
            fires(2, ship(), draws=2),
            hits_harder(2, ship("capital")),
            hits_harder(5, ship("starfighter")),
        ),
        constant(left_out()),
    ),
    "1_324": card(
        printed(deploys_on(0, character(named="Vader")), fires(0, character(), draws=2), voids_forfeit(character())),
        constant(drain(1)),
    ),
}
