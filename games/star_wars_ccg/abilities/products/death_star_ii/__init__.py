"""The texts of the set Death Star II, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.death_star_ii import carriers, locations, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (locations, carriers)
