"""The texts of the virtual set 221."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_221 import carriers, characters, effects, interrupts, locations, readings, weapons

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (characters, carriers, weapons, interrupts, effects, locations)
"""By kind of card, both sides."""
