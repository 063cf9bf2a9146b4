"""The texts of the virtual set 203."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_203 import cards, more, others, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (cards, more, others)
