"""The texts of the virtual set 212."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_212 import characters, effects, interrupts, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    characters,
    effects,
    interrupts,
)
