"""The texts of the virtual set 204."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_204 import cards, more, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (cards, more)
