"""The texts of the virtual set 223."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_223 import cards, more, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    more,
    cards,
)
