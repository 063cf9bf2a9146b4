"""The texts of the virtual set 216."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_216 import cards, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (cards,)
