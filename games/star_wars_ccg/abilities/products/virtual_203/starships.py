"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.counted import opponent_drew
from games.star_wars_ccg.abilities.operations.draws.destinies import subtract_drawn
from games.star_wars_ccg.abilities.operations.fate import raise_sum
from games.star_wars_ccg.abilities.operations.moving import lands
from games.star_wars_ccg.abilities.operations.steps import draw_destiny
from games.star_wars_ccg.abilities.ops import (
    action,
    card,
    constant,
    costs_less,
    has_docking,
    holds,
    immune,
    own_cost,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    there_is,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "203_20": card(
            printed(holds(pilots=2, passengers=6), has_docking(), permanent_pilot(2)),
            action(
                draw_destiny(1),
                subtract_drawn(),
                when="destinies",
                once_a="battle",
                conditions=[IN_BATTLE, opponent_drew(1), there_is(ship("capital", mark="rebel (starship)", other=True, state="in_battle"))],
            ),
        ),
        "203_21": card(
            printed(holds(pilots=3, passengers=6), permanent_pilot(2), has_docking(), lands()),
            constant(raise_sum(1, per=character(skill="smuggler", aboard=cards(of="this"))), immune(5)),
        ),
        "203_35": card(
            own_cost(costs_less(3), conditions=there_is(own_character(mark="black sun agent", at=location("site"), where="related"))),
            printed(holds(pilots=3, passengers=6), permanent_pilot(4)),
            constant(immune(8)),
        ),
    }
)
