"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import drawn_below, raise_drawn, raise_sum
from games.star_wars_ccg.abilities.operations.steps import PICKED, lose_force, pick, redraw, shuffle, take
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting, raise_total_destiny
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    card,
    constant,
    costs_less,
    deploys_on,
    drain,
    draw_anyway,
    fires,
    immune,
    lost,
    own_cost,
    printed,
    used,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import deploys_to, host_is, it_is, target, there_are, there_is, there_is_no, this_is, your_destiny
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, IN_BATTLE, redrawn
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

JAKKU: Final = location(system="Jakku")
IMPERIAL: Final = character("imperial", where="here")
LOST_TROOPER: Final = cards("character", mark=["trooper", "stormtrooper"])
FALCON: Final = cards(named="Falcon")
REBELS: Final = character("rebel", other=True, where="here")
FIRER: Final = own_character("first-order", skill="warrior")
UNPAID: Final = hitting(forbid("pay_attrition", until="battle"), targets=target(cards(type=["character", "vehicle"])))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "204_3": card(
            flies(3),
            constant(add_destiny(1), conditions=there_is(IMPERIAL)),
            constant(add_destiny(1), conditions=[there_is_no(IMPERIAL), there_are(2, REBELS)]),
            *(
                action(
                    redraw(),
                    when=when,
                    once_a="battle",
                    conditions=[IN_BATTLE, your_destiny(), drawn_below(character("rebel", where="here"))],
                )
                for when in DESTINIES
            ),
        ),
        "204_4": card(
            own_cost(costs_less(1), conditions=deploys_to(FALCON)),
            constant(draw_anyway(1), conditions=this_is(character(state="hit"))),
            printed(fires(0, cards(type=["character", "vehicle"]), draws=2), voids_forfeit(character())),
        ),
        "204_9": card(
            flies(3),
            action(
                pick(1, cards(whose="own", zone="used")),
                take(PICKED),
                shuffle("used"),
                when="deployed",
                once_a="game",
                conditions=it_is(cards(of="this")),
            ),
            constant(raise_sum(1), immune(3)),
            action(take(cards(whose="own", zone="force", state="bottommost")), times=1),
            constant(immune(6), conditions=this_is(cards(at=JAKKU))),
        ),
        "204_23": card(
            *redrawn(used),
            lost(raise_drawn(3), when="destiny"),
        ),
        "204_57": card(
            printed(deploys_on(0, FIRER), fires(0, cards(type=["character", "vehicle"]))),
            constant(raise_total_destiny(1), conditions=host_is(character(mark="stormtrooper"))),
            UNPAID,
        ),
        "204_58": card(
            printed(deploys_on(0, own_character(named="Kylo")), fires(0, LIVING, draws=2), voids_forfeit(character())),
            constant(drain(1)),
            hitting(lose_force(1), lose_force(1, whose="opponent"), targets=target(LIVING)),
        ),
    }
)
