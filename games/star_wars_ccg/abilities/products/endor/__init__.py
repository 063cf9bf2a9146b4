"""The texts of the set Endor, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.endor import readings, weapons

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (weapons,)
