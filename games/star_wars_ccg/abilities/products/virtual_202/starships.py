"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import moves_cost, send
from games.star_wars_ccg.abilities.operations.steps import cancel_it, lose_force
from games.star_wars_ccg.abilities.ops import (
    action,
    attrition,
    card,
    constant,
    holds,
    immune,
    lower_weapon_destiny,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import it_is, opponents_turn, target, there_is, there_is_one_of
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

SNUB_FIGHTERS: Final = ["z-95 headhunter", "a-wing", "b-wing", "x-wing", "y-wing"]

ANAKIN: Final = character(named="Anakin", aboard=cards(of="this"))
ARTOO: Final = character(named="R2-D2", aboard=cards(of="this"))
EITHER_ABOARD: Final = there_is_one_of(ANAKIN, ARTOO)

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "202_8": card(
            printed(permanent_pilot(4)),
            constant(lower_weapon_destiny(2), lower_weapon_destiny(2, whose="own"), immune(4)),
            constant(attrition(1), conditions=there_is(ship(mark=SNUB_FIGHTERS, other=True, where="here"))),
        ),
        "202_7": card(
            printed(holds(pilots=1, astromechs=1)),
            action(
                lose_force(1),
                cancel_it(),
                when="used",
                once_a="battle",
                conditions=[IN_BATTLE, EITHER_ABOARD, it_is(cards("interrupt", state="open_to_sense"))],
            ),
            constant(immune(5), conditions=EITHER_ABOARD),
            constant(immune(6), conditions=[there_is(ANAKIN), there_is(ARTOO)]),
        ),
        "202_13": card(
            printed(holds(either=6), permanent_pilot(2)),
            *(
                action(
                    send(),
                    when=when,
                    conditions=[opponents_turn(), there_is(location(where="here", state="subject"))],
                    targets=target(own_ship(state="reactive")),
                )
                for when in ("battle_begins", "drain")
            ),
            constant(moves_cost("from", 1, cards("starship", whose="opponent"))),
            constant(immune(4)),
        ),
    }
)
