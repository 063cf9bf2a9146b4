"""The texts of the set Coruscant, by subject."""

from typing import Final

from games.star_wars_ccg.abilities.products.coruscant import (
    carriers,
    characters,
    effects,
    interrupts,
    locations,
    more_texts,
    readings,
    senate,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (senate, characters, locations, carriers, effects, interrupts, more_texts)
