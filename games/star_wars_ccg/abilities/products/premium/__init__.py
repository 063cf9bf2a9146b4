"""The texts of the introductory two-player games, the tournament and premium boxes (sets 101 to 112)."""

from typing import Final

from games.star_wars_ccg.abilities.products.premium import boxes, duels, others, readings, with_weapons

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (with_weapons, others, boxes, duels)
