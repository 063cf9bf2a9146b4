"""The texts of the virtual set 223."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_223 import carriers, characters, effects, interrupts, locations, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    characters,
    effects,
    interrupts,
    locations,
    carriers,
)
