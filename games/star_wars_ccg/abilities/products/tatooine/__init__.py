"""The texts of the set Tatooine, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.tatooine import (
    characters,
    effects,
    interrupts,
    locations,
    more_texts,
    podraces,
    readings,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (characters, effects, interrupts, locations, podraces, weapons, more_texts)
