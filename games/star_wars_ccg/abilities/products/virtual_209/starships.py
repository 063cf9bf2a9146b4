"""Starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.people import defies_objective_bars
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.ops import action, attrition, cannot, card, constant, gains, holds, immune, printed
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed

NOT_FLYING: Final = own_character("rebel", ability_least=1, ability_most=4, not_skill="pilot")

ABILITIES: Final[Mapping[str, Declared]] = {
    "209_30": card(
        crewed(2),
        constant(
            attrition(1, per=enemy_ship(state="present")),
            cannot("be_immune", who=cards(whose="opponent", where="here")),
        ),
    ),
    "209_32": card(
        crewed(2, pilots=1, passengers=2),
        action(deploy(NOT_FLYING, on=cards(of="this")), shuffle("reserve"), when="deploy", times=1),
        constant(immune(4)),
    ),
    "209_31": card(
        printed(holds(pilots=1, astromechs=1)),
        constant(
            gains("defence", 2),
            immune(None),
            defies_objective_bars(),
            conditions=there_is(character(named="Luke", state="piloting", aboard=cards(of="this"))),
        ),
    ),
}
