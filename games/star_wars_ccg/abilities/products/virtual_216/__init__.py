"""The texts of the virtual set 216."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_216 import carriers, characters, effects, interrupts, locations, readings, weapons

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    carriers,
    characters,
    effects,
    interrupts,
    locations,
    weapons,
)
