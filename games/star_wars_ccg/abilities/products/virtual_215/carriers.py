"""Starships, vehicles and weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny
from games.star_wars_ccg.abilities.operations.steps import lose_force
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting
from games.star_wars_ccg.abilities.ops import (
    card,
    constant,
    deploys_on,
    draw_anyway,
    fires,
    gains,
    hits_easier,
    holds,
    immune,
    loses,
    printed,
)
from games.star_wars_ccg.abilities.parts import shooter_is, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed
from games.star_wars_ccg.abilities.products.phrases.shots import ON_THE_GROUND

ODD_BALL: Final = there_is(character(named="CC-2237 (Odd Ball)", state="piloting", aboard=cards(of="this")))
ON_BOARD: Final = character(named="CC-2237 (Odd Ball)", zone="hand", bound_for=cards(of="this"))
CHEWIE: Final = character(named="Chewie")
STORMTROOPER: Final = character(mark="stormtrooper", not_named="Chewie")

ABILITIES: Final[Mapping[str, Declared]] = {
    "215_1": card(
        printed(holds(pilots=1), crewed_by(character(icon="clone-army"))),
        constant(loses("cost", 1, ON_BOARD), immune(3)),
        constant(gains("power", "hyperspeed", 1), more_power_destiny(1), immune(5), conditions=ODD_BALL),
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
