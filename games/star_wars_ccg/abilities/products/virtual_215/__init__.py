"""The texts of the virtual set 215."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_215 import carriers, characters, interrupts, locations, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    carriers,
    characters,
    interrupts,
    locations,
)
