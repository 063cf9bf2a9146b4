"""The texts of set 301, the promotional cards of the virtual sets."""

from typing import Final

from games.star_wars_ccg.abilities.products.virtual_301 import characters, objectives, others, readings

__all__ = ["ROOMS", "readings"]

ROOMS: Final = (
    characters,
    objectives,
    others,
)
