"""The texts of the virtual set 206."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_206 import characters, effects, readings, starships

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    characters,
    effects,
    starships,
)
