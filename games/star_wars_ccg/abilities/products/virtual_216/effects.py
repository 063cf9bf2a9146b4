"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.travel.ways import no_icons
from games.star_wars_ccg.abilities.ops import card, constant, deploys_on, draw_anyway, immune_to, loses, printed
from games.star_wars_ccg.abilities.parts import there_are, there_is
from games.star_wars_ccg.abilities.pieces import location, own_character

WOOKIEE: Final = own_character(mark="wookiee")

ABILITIES: Final[Mapping[str, Declared]] = {
    "216_46": card(
        printed(deploys_on(0, location(named="Kashyyyk: Kachirho")), immune_to("Alter")),
        constant(loses("cost", 1, {**WOOKIEE, "zone": "hand"})),
        constant(draw_anyway(1, location(state="in_battle")), conditions=there_are(2, {**WOOKIEE, "state": ["in_battle"]})),
        constant(no_icons(whose="opponent"), conditions=there_is({**WOOKIEE, "state": ["alone"], "where": "here"})),
    ),
}
