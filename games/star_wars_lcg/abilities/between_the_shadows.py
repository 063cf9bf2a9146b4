"""What cards of the expansion Between the Shadows do; the first one so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import card, destroy, forced_interrupt
from games.star_wars_lcg.abilities.parts import destroyed
from games.star_wars_lcg.abilities.pieces import unit

ABILITIES: Final[Mapping[str, Declared]] = {
    "136-2": card(forced_interrupt(destroy(unit(other=True)), on=destroyed("this"))),
}
