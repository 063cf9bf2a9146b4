"""The texts of the set Dagobah, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.dagobah import (
    captives,
    carriers,
    characters,
    creatures,
    effects,
    interrupts,
    jedi_tests,
    locations,
    more_of_both,
    readings,
    space,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (characters, locations, carriers, weapons, effects, interrupts, jedi_tests, captives, creatures, more_of_both, space)
