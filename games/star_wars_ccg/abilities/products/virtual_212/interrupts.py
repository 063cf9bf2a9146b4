"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.ops import card
from games.star_wars_ccg.abilities.parts import there_are_most, there_is, there_is_no, there_is_one_of
from games.star_wars_ccg.abilities.pieces import cards, location

# The one location that has come on the table.
DARK_SITE: Final = [there_is(location("site", whose="own", dark_icons=2)), there_are_most(1, location(whose="own"))]
SQUARE: Final = location(named="Coruscant: Imperial Square", whose="own")
PALACE: Final = location("site", titled="Palace", whose="own")
CITY: Final = location("site", own_system="Cloud City", state="battleground")
FREE_EFFECT: Final = cards("effect", costless=True, withstanding="Alter")

ABILITIES: Final[Mapping[str, Declared]] = {
    "212_4": card(
        starting(
            starts_with(1, CITY),
            starts_with(3, FREE_EFFECT, up_to=True),
            ends_in("lost"),
            conditions=[*DARK_SITE, there_is_no(SQUARE), there_is_no(PALACE)],
        ),
        starting(starts_with(1, CITY), ends_in("lost"), conditions=[*DARK_SITE, there_is_one_of(SQUARE, PALACE)]),
    ),
}
