"""The texts of the virtual set 210."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_210 import carriers, characters, effects, interrupts, locations, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    carriers,
    characters,
    effects,
    interrupts,
    locations,
)
