"""The texts of the set Reflections III."""

from typing import Final

from games.star_wars_ccg.abilities.products.reflections_iii import (
    combat_cards,
    fish,
    more,
    more_shields,
    others,
    others_later,
    readings,
    shields,
    singles,
    starting,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (shields, more_shields, more, others, others_later, starting, combat_cards, singles, fish)
