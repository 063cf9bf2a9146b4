"""Creatures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import devours, ferocity, habitat
from games.star_wars_ccg.abilities.operations.fate import for_opponent
from games.star_wars_ccg.abilities.operations.perils.attacks import falls_to_bullseye, selective
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, retrieve_sum, retrieve_top
from games.star_wars_ccg.abilities.ops import action, automatic, card, constant, deploys_only, gains, printed, set_to
from games.star_wars_ccg.abilities.parts import it_is, there_is, this_is
from games.star_wars_ccg.abilities.pieces import captive, cards, location, own_character, site

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
        action(
            for_opponent(),
            draw_destiny(1),
            retrieve_sum(),
            when="beaten",
            once_a="event",
            conditions=[it_is(cards(of="this")), this_is(cards(state="unhit"))],
        ),
    ),
    "7_212": card(
        printed(habitat(site("Hoth")), deploys_only(location(named="Hoth: Wampa Cave (7th Marker)"))),
        automatic(meanwhile(selective(cards("creature", mark="wampa")), until="game"), at="entry"),
    ),
    "7_213": card(
        printed(habitat(PLANET)),
        constant(set_to("landspeed", 2)),
        constant(gains("ferocity", 2), conditions=this_is(cards(at=location(named=CANYONS)))),
    ),
    "7_214": card(
        printed(habitat(location(named="Tatooine: Great Pit Of Carkoon")), ferocity(4, draws=1), devours()),
        action(
            retrieve_top(1, per=own_character("alien", where="here")),
            when="eaten",
            once_a="event",
            conditions=[there_is(captive(of="it")), this_is(cards(state="attacking"))],
        ),
    ),
    "7_215": card(
        printed(habitat(location("site", icon="planet", not_icon="interior")), ferocity(0, draws=1)),
        printed(falls_to_bullseye()),
        constant(gains("ferocity", 1, per=cards("creature", named="Womp Rat", other=True, where="here"))),
    ),
}
