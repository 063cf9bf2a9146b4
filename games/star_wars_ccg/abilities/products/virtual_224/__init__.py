"""The texts of the virtual set 224."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_224 import carriers, characters, effects, locations, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (characters, carriers, effects, locations)
"""By kind of card, both sides."""
