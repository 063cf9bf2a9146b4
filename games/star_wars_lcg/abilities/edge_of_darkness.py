"""What cards of the expansion Edge of Darkness do; the first ones so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import advance_dial, card, focus, forced_interrupt
from games.star_wars_lcg.abilities.parts import destroyed, leaves_play
from games.star_wars_lcg.abilities.pieces import unit

ABILITIES: Final[Mapping[str, Declared]] = {
    "077-1": card(forced_interrupt(advance_dial(1), on=destroyed("this"))),
    "082-4": card(forced_interrupt(focus(1, unit("Character", "Droid")), on=leaves_play("this"))),
}
