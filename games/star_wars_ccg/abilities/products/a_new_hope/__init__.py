"""The texts of the set A New Hope, a module for each type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.a_new_hope import (
    attack_run,
    carriers,
    dark_characters,
    death_star,
    effects,
    interrupts,
    light_characters,
    locations,
    more_of_both,
    readings,
    spies,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    light_characters,
    dark_characters,
    locations,
    carriers,
    weapons,
    effects,
    interrupts,
    spies,
    death_star,
    attack_run,
    more_of_both,
)
