"""The texts of the set Endor, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.endor import (
    carriers,
    dark_characters,
    effects,
    interrupts,
    light_characters,
    locations,
    more_interrupts,
    readings,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (light_characters, dark_characters, carriers, locations, effects, interrupts, more_interrupts, weapons)
