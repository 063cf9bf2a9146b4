"""The texts of the set Reflections III."""

from typing import Final

from games.star_wars_ccg.abilities.products.reflections_iii import more, others, others_later, readings, shields, starting

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (shields, more, others, others_later, starting)
