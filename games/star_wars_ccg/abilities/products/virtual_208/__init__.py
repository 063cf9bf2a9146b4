"""The texts of the virtual set 208."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_208 import cards, more, others, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (others, cards, more)
