"""The texts of the set Hoth, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.hoth import (
    carriers,
    characters,
    creatures,
    effects,
    interrupts,
    locations,
    losses,
    marches,
    more_of_both,
    readings,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (characters, locations, carriers, weapons, effects, interrupts, marches, creatures, more_of_both, losses)
