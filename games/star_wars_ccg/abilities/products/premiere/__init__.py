"""The texts of the set Premiere, by side and type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.premiere import (
    answers,
    automatic,
    both_sides,
    carriers,
    dark_characters,
    dark_interrupts,
    effects,
    light_characters,
    light_interrupts,
    locations,
    places,
    readings,
    weapons,
)

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    both_sides,
    light_characters,
    dark_characters,
    locations,
    carriers,
    weapons,
    effects,
    light_interrupts,
    dark_interrupts,
    answers,
    places,
    automatic,
)
