"""Weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import activate, may
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting
from games.star_wars_ccg.abilities.ops import card, costs, deploys_on, fires, own_cost, printed
from games.star_wars_ccg.abilities.parts import target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, own_character

FOES: Final = cards(type=["character", "vehicle"])
BROKER: Final = own_character(mark="black sun agent", also=character(mark="leader"))
DAWN: Final = own_character(mark="crimson dawn", also=character(mark="leader"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "213_33": card(
        printed(deploys_on(1, own_character("alien", skill="warrior")), fires(0, FOES, plus=1)),
        own_cost(costs(0), conditions=there_is(BROKER)),
        hitting(may(activate(1)), targets=target(FOES)),
    ),
    "213_34": card(
        printed(deploys_on(1, own_character(skill="warrior")), fires(0, FOES, plus=1)),
        own_cost(costs(0), conditions=there_is(DAWN)),
        hitting(forbid("pay_attrition", until="battle"), targets=target(FOES)),
    ),
}
