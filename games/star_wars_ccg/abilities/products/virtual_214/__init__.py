"""The texts of the virtual set 214."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_214 import carriers, characters, effects, interrupts, locations, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    carriers,
    characters,
    effects,
    interrupts,
    locations,
)
