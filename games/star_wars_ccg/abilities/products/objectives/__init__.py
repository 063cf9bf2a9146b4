"""The texts of Objectives, whichever set they are from."""

from typing import Final

from games.star_wars_ccg.abilities.products.objectives import naboo, operatives, outposts, planets, readings, senators

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (planets, outposts, operatives, naboo, senators)
