"""The texts of the virtual set 202."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_202 import characters, effects, interrupts, readings, starships

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    characters,
    effects,
    interrupts,
    starships,
)
