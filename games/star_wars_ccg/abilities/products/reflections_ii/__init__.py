"""The texts of the set Reflections II."""

from typing import Final

from games.star_wars_ccg.abilities.products.reflections_ii import cards, combined, effects, people, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (cards, combined, effects, people)
