"""The texts of the set Special Edition, a module for each type of card of each side."""

from typing import Final

from games.star_wars_ccg.abilities.products.special_edition import (
    creatures,
    dark_carriers,
    dark_characters,
    dark_effects,
    dark_interrupts,
    dark_locations,
    light_operatives,
    readings,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (light_operatives, dark_characters, dark_effects, dark_interrupts, dark_locations, dark_carriers, creatures)
