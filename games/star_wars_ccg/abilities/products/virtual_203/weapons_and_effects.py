"""Weapons, devices and Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.piles.looks import turn
from games.star_wars_ccg.abilities.operations.rules.guards import falls_back_to, lay_down
from games.star_wars_ccg.abilities.operations.steps import PICKED, may, pick, relocate, shuffle, take
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deploys_beside,
    deploys_on,
    immune_to,
    printed,
)
from games.star_wars_ccg.abilities.parts import target, there_is, this_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, location, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

SAND: Final = location(named="Tatooine: Dune Sea")
BACK_DOOR: Final = location(named="Endor: Back Door")
CHARGED: Final = there_is(cards(named="Explosive Charge", at=location(named="Endor: Bunker")))
STRIKE_TEAM: Final = cards("objective", named="Rebel Strike Team / Garrison Destroyed")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "203_14": card(
            printed(deploys_on(0, own_character(named="R2-D2")), immune_to("Alter"), falls_back_to(SAND)),
            action(
                relocate(THIS, to="target"),
                conditions=[your_turn(), there_is({**SAND, "of": "host"})],
                targets=target(own_character(where="here")),
            ),
            *(
                automatic(
                    lay_down(),
                    may(pick(1, cards(whose="own", zone="reserve")), take(PICKED), shuffle("reserve")),
                    conditions=this_is(cards(at=place)),
                )
                for place in (location("system", named="Alderaan"), location("system", not_named="Alderaan", state="blown_away"))
            ),
        ),
        "203_15": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(moves_cost_less("walk_from", "walk_to", 9, own_character(mark="scout"), BACK_DOOR)),
            action(deploy(location("site", system="Endor", state="battleground")), shuffle("reserve"), when="deploy", times=1),
            automatic(
                turn({**STRIKE_TEAM, "state": ["front_up"]}),
                conditions=[CHARGED, there_is({**STRIKE_TEAM, "state": ["front_up"]})],
            ),
            constant(cannot("be_turned", who={**STRIKE_TEAM, "state": ["back_up"]}), conditions=CHARGED),
        ),
    }
)
