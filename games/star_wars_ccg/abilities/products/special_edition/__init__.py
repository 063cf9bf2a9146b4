"""The texts of the set Special Edition, a module for each type of card of each side."""

from typing import Final

from games.star_wars_ccg.abilities.products.special_edition import light_operatives, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (light_operatives,)
