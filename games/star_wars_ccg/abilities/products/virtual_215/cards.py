"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import lose_force, shuffle
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting
from games.star_wars_ccg.abilities.ops import (
    action,
    card,
    constant,
    deploys_on,
    draw_anyway,
    fires,
    hits_easier,
    immune,
    needs_ability,
    printed,
)
from games.star_wars_ccg.abilities.parts import shooter_is, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed
from games.star_wars_ccg.abilities.products.phrases.shots import ON_THE_GROUND

WOOKIEE_HERE: Final = location(state="occupied", where="here", hosting=own_character(mark="wookiee"))
CHEWIE: Final = character(named="Chewie")
STORMTROOPER: Final = character(mark="stormtrooper", not_named="Chewie")

ABILITIES: Final[Mapping[str, Declared]] = {
    "215_14": card(
        action(
            deploy(location(system="Kashyyyk")),
            shuffle("reserve"),
            half="light",
            when="deploy",
            times=1,
            conditions=there_is(WOOKIEE_HERE),
        ),
        constant(needs_ability(6), half="dark"),
    ),
    "215_19": card(
        printed(deploys_on(0, own_character("rebel")), deploys_on(0, own_character(mark="stormtrooper"))),
        printed(fires(0, ON_THE_GROUND, plus=1), hits_easier(1, cards("vehicle"))),
        *(
            hitting(forbid("pay_attrition", until="battle"), conditions=shooter_is(who), targets=target(ON_THE_GROUND))
            for who in (CHEWIE, STORMTROOPER)
        ),
    ),
    "215_21": card(
        printed(deploys_on(0, own_character(skill="warrior")), fires(0, ON_THE_GROUND, plus=2)),
        hitting(
            forbid("pay_attrition", until="battle"),
            lose_force(1, whose="opponent"),
            conditions=shooter_is(character(named=["Corran Horn", "Kanan Jarrus", "Obi-Wan"])),
            targets=target(ON_THE_GROUND),
        ),
    ),
    "215_23": card(crewed(2, pilots=1, passengers=8), constant(draw_anyway(1), immune(4))),
}
