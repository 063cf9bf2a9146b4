"""The texts of the set Theed Palace, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.theed_palace import (
    carriers,
    characters,
    dark_texts,
    effects,
    interrupts,
    light_texts,
    locations,
    orders,
    readings,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (characters, locations, carriers, weapons, effects, interrupts, light_texts, dark_texts, orders)
