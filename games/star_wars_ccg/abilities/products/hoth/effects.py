"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    card,
    constant,
    deployment,
    deploys_on,
    doom,
    drain,
    immune_to,
    left_out,
    loses,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import there_are
from games.star_wars_ccg.abilities.pieces import cards, location, own_ship

ECHO_SITES: Final = [
    "Hoth: Echo Command Center (War Room)",
    "Hoth: Echo Corridor",
    "Hoth: Echo Docking Bay",
    "Hoth: Echo Med Lab",
]

ABILITIES: Final[Mapping[str, Declared]] = {
    "3_34": card(
        printed(immune_to("Alter")),
        deployment(
            deploys_on(0, location(named="Hoth: Main Power Generators (1st Marker)")),
            conditions=there_are(3, location(named=ECHO_SITES, state="occupied")),
        ),
        constant(
            loses("cost", 1, cards(whose="own", zone="hand", at=location("system"))),
            drain(2, location("system")),
            total_power(3, location("system")),
        ),
        constant(doom(), conditions=there_are(5, location("site", system="Hoth", state="enemy_occupied"))),
    ),
    "3_100": card(printed(deploys_on(0, location("system"))), constant(total_power(1, per=own_ship(where="here")), left_out())),
}
