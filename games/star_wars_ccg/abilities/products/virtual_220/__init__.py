"""The texts of the virtual set 220."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_220 import characters, others, places, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    characters,
    others,
    places,
)
