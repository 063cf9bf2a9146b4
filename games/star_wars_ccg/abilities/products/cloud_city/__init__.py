"""The texts of the set Cloud City, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.cloud_city import (
    battles,
    captives,
    carriers,
    characters,
    contests,
    effects,
    interrupts,
    locations,
    more_texts,
    plots,
    readings,
    vane,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (characters, captives, locations, carriers, weapons, effects, interrupts, battles, plots, more_texts, vane, contests)
