"""The texts of Objectives, whichever set they are from."""

from typing import Final

from games.star_wars_ccg.abilities.products.objectives import (
    carbonite,
    chosen_one,
    courts,
    endor,
    naboo,
    operatives,
    outposts,
    planets,
    readings,
    resistance,
    senators,
    smugglers,
    underworld,
)
from games.star_wars_ccg.abilities.products.objectives.films import families, gangsters, partly, spies, stations

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    carbonite,
    chosen_one,
    courts,
    endor,
    families,
    gangsters,
    naboo,
    operatives,
    outposts,
    partly,
    planets,
    resistance,
    senators,
    smugglers,
    spies,
    stations,
    underworld,
)
