"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_own_icons
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less, no_battle
from games.star_wars_ccg.abilities.operations.objectives import first_turn_lasts
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.ops import (
    action,
    card,
    constant,
    drain,
    more_icons,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    there_is,
    there_is_no,
    you_control,
    you_occupy,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

TATOOINE: Final = site("Tatooine")
OPPONENT_CONTROLS: Final = [
    there_is(location(state="enemy_occupied", where="here")),
    there_is_no(location(state="occupied", where="here")),
]
AGENT: Final = own_character(mark="black sun agent", where="here")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "203_31": card(
            constant(
                more_icons(1),
                half="dark",
                conditions=[you_occupy(), there_is(own_character(mark=["black sun agent", "isb agent"], where="here"))],
            ),
            constant(more_own_icons(1), half="light", conditions=you_control()),
        ),
        "203_32": card(
            constant(moves_cost_less("to", 9, own_character(mark="black sun agent")), half="dark"),
            action(deploy(location("site", titled="Xizor's Palace")), shuffle("reserve"), half="dark", when="deploy", times=1),
            constant(
                drain_less(1, whose="own"),
                half="light",
                conditions=there_is_no(character(named=["Chewie", "Dash", "Leia"], state="present")),
            ),
        ),
        "203_33": card(
            constant(no_battle(), half="dark", conditions=first_turn_lasts()),
            constant(total_power(1, TATOOINE, per=own_ship(where="here")), half="light", conditions=you_control()),
            constant(
                total_power(1, TATOOINE, per=enemy_ship(where="here"), whose="opponent"),
                half="light",
                conditions=OPPONENT_CONTROLS,
            ),
        ),
        "203_34": card(
            constant(
                drain(1), half="dark", conditions=[there_is(cards(named="Falleen's Fist", at=location(named="Coruscant"))), there_is(AGENT)]
            )
        ),
    }
)
