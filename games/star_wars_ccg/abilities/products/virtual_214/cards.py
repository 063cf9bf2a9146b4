"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import lose_force
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting
from games.star_wars_ccg.abilities.ops import card, deploys_on, fires, printed
from games.star_wars_ccg.abilities.parts import shooter_is, target
from games.star_wars_ccg.abilities.pieces import character, own_character
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

STRIKERS: Final = (character(named="Ahsoka"), character(mark="padawan", not_named="Ahsoka"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "214_15": card(
        printed(deploys_on(0, own_character(mark="jedi")), deploys_on(0, own_character(mark="padawan")), fires(0, LIVING, draws=2)),
        hitting(forbid("pay_attrition", until="battle"), targets=target(LIVING)),
        *(hitting(lose_force(1, whose="opponent"), conditions=shooter_is(who), targets=target(LIVING)) for who in STRIKERS),
    ),
}
