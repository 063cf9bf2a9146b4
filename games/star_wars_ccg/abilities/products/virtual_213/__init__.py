"""The texts of the virtual set 213."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_213 import (
    carriers,
    characters,
    coaxium,
    effects,
    hatred,
    interrupts,
    locations,
    readings,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    carriers,
    characters,
    coaxium,
    effects,
    hatred,
    interrupts,
    locations,
    weapons,
)
