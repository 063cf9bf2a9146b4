"""The texts of the virtual set 224."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_224 import cards, more, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    more,
    cards,
)
