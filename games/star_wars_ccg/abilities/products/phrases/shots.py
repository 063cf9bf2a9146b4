"""What weapons are fired at."""

from __future__ import annotations

from typing import Final

from games.star_wars_ccg.abilities.pieces import cards

LIVING: Final = cards(type=["character", "creature"])
# What counts as a blaster.
BLASTERS: Final = ("blaster", "blaster rifle")
ON_THE_GROUND: Final = cards(type=["character", "creature", "vehicle"])
