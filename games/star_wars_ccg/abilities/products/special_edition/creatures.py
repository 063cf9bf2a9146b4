"""Creatures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import devours, ferocity, habitat
from games.star_wars_ccg.abilities.ops import card, constant, deploys_only, gains, left_out, printed, set_to
from games.star_wars_ccg.abilities.parts import this_is
from games.star_wars_ccg.abilities.pieces import cards, location, site

PLANET: Final = location("site", icon="planet")
CANYONS: Final = [
    "Tatooine: Bluffs",
    "Tatooine: Beggar's Canyon",
    "Tatooine: Hutt Canyon",
    "Tatooine: Jawa Canyon",
    "Tatooine: Tusken Canyon",
]

ABILITIES: Final[Mapping[str, Declared]] = {
    "7_52": card(
        printed(habitat(PLANET)),
        constant(set_to("landspeed", 2)),
        constant(
            gains("ferocity", 2),
            conditions=this_is(
                cards(
                    at=location(
                        named=[
                            "Tatooine: Mos Eisley",
                            "Spaceport City",
                            "Spaceport Docking Bay",
                            "Spaceport Prefect's Office",
                            "Spaceport Street",
                        ]
                    )
                )
            ),
        ),
    ),
    "7_211": card(
        printed(
            habitat(location("site", mark="desert")),
            habitat(site("Tatooine", icon="exterior")),
            ferocity(6, draws=2),
            deploys_only(location("site", state="unoccupied")),
        ),
        constant(left_out()),
    ),
    "7_213": card(
        printed(habitat(PLANET)),
        constant(set_to("landspeed", 2)),
        constant(gains("ferocity", 2), conditions=this_is(cards(at=location(named=CANYONS)))),
    ),
    "7_214": card(
        printed(habitat(location(named="Tatooine: Great Pit Of Carkoon")), ferocity(4, draws=1), devours()), constant(left_out())
    ),
    "7_215": card(
        printed(habitat(location("site", icon="planet", not_icon="interior")), ferocity(0, draws=1)),
        constant(gains("ferocity", 1, per=cards("creature", named="Womp Rat", other=True, where="here"))),
        constant(left_out()),
    ),
}
