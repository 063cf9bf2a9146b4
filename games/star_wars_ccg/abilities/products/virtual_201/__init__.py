"""The texts of the virtual set 201."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_201 import characters, interrupts, locations, readings, starships, weapons_and_effects

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    characters,
    interrupts,
    locations,
    starships,
    weapons_and_effects,
)
