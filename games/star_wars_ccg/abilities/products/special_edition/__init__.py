"""The texts of the set Special Edition, by side and type of card."""

from typing import Final

from games.star_wars_ccg.abilities.products.special_edition import (
    creatures,
    dark_carriers,
    dark_characters,
    dark_effects,
    dark_interrupts,
    dark_locations,
    light_carriers,
    light_characters,
    light_operatives,
    light_places,
    light_texts,
    readings,
)
from games.star_wars_ccg.abilities.products.special_edition.mirrors import effects, interrupts, weapons
from games.star_wars_ccg.abilities.products.special_edition.singles import battles, blasts, characters, contests, guarded, opening, places
from games.star_wars_ccg.abilities.products.special_edition.singles import effects as single_effects

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    light_operatives,
    light_characters,
    light_places,
    light_carriers,
    light_texts,
    dark_characters,
    dark_effects,
    dark_interrupts,
    dark_locations,
    dark_carriers,
    creatures,
    effects,
    interrupts,
    weapons,
    characters,
    places,
    single_effects,
    battles,
    guarded,
    opening,
    blasts,
    contests,
)
