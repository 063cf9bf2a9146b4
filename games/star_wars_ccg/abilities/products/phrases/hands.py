"""Cards of the opponent's hand that are looked at, and what follows from them: words that cards of several sets share."""

from __future__ import annotations

from typing import Any, Final

from games.star_wars_ccg.abilities.operations.steps import PICKED, carry_off, if_
from games.star_wars_ccg.abilities.operations.texts.changed import glance
from games.star_wars_ccg.abilities.operations.weapons import pick_random
from games.star_wars_ccg.abilities.ops import used
from games.star_wars_ccg.abilities.parts import picked_is, there_is
from games.star_wars_ccg.abilities.pieces import cards

# What a rider takes from others.
SEIZED: Final = ["speeder bike", "at-st", "skiff"]
OTHER_HAND: Final = cards(whose="opponent", zone="held")


def ride_found() -> Any:
    """The text that looks at a card of the opponent's hand and steals it if somebody can ride it."""
    ride = picked_is(cards("vehicle", mark=SEIZED))
    return used(pick_random(1, OTHER_HAND), glance(), if_(ride, carry_off(PICKED)), conditions=there_is(OTHER_HAND))
