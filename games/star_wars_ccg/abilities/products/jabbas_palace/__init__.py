"""The texts of the set Jabba's Palace, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.jabbas_palace import (
    captives,
    carriers,
    contests,
    creatures,
    dark_characters,
    effects,
    interrupts,
    light_characters,
    locations,
    readings,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (light_characters, dark_characters, locations, carriers, weapons, effects, interrupts, creatures, captives, contests)
