"""The texts of the virtual set 211."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_211 import cards, more, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (cards, more)
