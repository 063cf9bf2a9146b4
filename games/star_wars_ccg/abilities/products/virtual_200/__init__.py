"""The texts of the virtual set 200."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_200 import cards, more, readings, texts

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (cards, more, texts)
