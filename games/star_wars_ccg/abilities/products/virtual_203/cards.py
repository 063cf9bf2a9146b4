"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_own_icons
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    cannot,
    card,
    constant,
    costs,
    costs_less,
    drain,
    gains,
    holds,
    immune,
    loses,
    more_icons,
    own_cost,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import host_is, piloting, there_are, there_is, this_is, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import takes_back
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

AGENT: Final = own_character(mark="black sun agent", where="here")
HOMES: Final = [location(named="Tatooine: Cantina"), location(system=["Endor", "Hoth"])]
CHARGE: Final = cards(named="Explosive Charge")
TANTIVE: Final = cards(named="Tantive IV")


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "203_3": card(
            flies(2),
            constant(gains("power", 1, PILOTED), conditions=piloting(ship("capital", mark="rebel (starship)"))),
            constant(loses("cost", 1, cards(of="this", zone="hand", bound_for=TANTIVE))),
            constant(immune(5, HOST), shelters("Lateral Damage", who=HOST), conditions=host_is(TANTIVE)),
        ),
        "203_6": card(
            constant(gains("power", 1, PILOTED)),
            *(
                constant(cannot("be_immune", who=cards(where="here")), conditions=company)
                for company in (
                    there_is(character("imperial", state="present")),
                    there_are(2, character("rebel", other=True, state="present")),
                )
            ),
        ),
        "203_8": card(
            *(own_cost(costs(0), conditions=there_is({**place, "where": "here"})) for place in HOMES),
            *(constant(gains("power", 2), conditions=this_is(cards(at=place))) for place in HOMES),
            constant(bars("react_to", "react_from", cards(whose="opponent"))),
            takes_back(CHARGE, once_a="game"),
        ),
        "203_31": card(
            constant(
                more_icons(1),
                half="dark",
                conditions=[you_occupy(), there_is(own_character(mark=["black sun agent", "isb agent"], where="here"))],
            ),
            constant(more_own_icons(1), half="light", conditions=you_control()),
        ),
        "203_34": card(
            constant(
                drain(1), half="dark", conditions=[there_is(cards(named="Falleen's Fist", at=location(named="Coruscant"))), there_is(AGENT)]
            )
        ),
        "203_35": card(
            own_cost(costs_less(3), conditions=there_is(own_character(mark="black sun agent", at=location("site"), where="related"))),
            printed(holds(pilots=3, passengers=6), permanent_pilot(4)),
            constant(immune(8)),
        ),
    }
)
