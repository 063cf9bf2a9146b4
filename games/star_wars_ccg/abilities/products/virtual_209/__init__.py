"""The texts of the virtual set 209."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_209 import characters, effects, interrupts, locations, readings, starships

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    characters,
    effects,
    interrupts,
    locations,
    starships,
)
