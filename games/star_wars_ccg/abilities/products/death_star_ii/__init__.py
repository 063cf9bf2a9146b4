"""The texts of the set Death Star II, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.death_star_ii import (
    carriers,
    conflicts,
    dark_characters,
    effects,
    interrupts,
    light_characters,
    locations,
    orders,
    readings,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (light_characters, dark_characters, locations, carriers, weapons, effects, interrupts, orders, conflicts)
