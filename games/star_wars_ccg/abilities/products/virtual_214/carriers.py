"""Starships, and weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.piles.force import even_icons
from games.star_wars_ccg.abilities.operations.steps import LOOKED, choose, if_, look_at_top, lose_force, may, put_on_used, take
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting
from games.star_wars_ccg.abilities.ops import action, card, constant, deploys_on, fires, holds, immune, permanent_pilot, printed
from games.star_wars_ccg.abilities.parts import looked_is, looked_is_not, shooter_is, target, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

STRIKERS: Final = (character(named="Ahsoka"), character(mark="padawan", not_named="Ahsoka"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "214_2": card(
        printed(holds(pilots=2, passengers=3)),
        action(
            look_at_top(1),
            if_(looked_is(character(mark="assassin")), may(choose([put_on_used(LOOKED)], [take(LOOKED)]))),
            if_(looked_is_not(character(mark="assassin")), may(put_on_used(LOOKED))),
            when="control",
            times=1,
        ),
    ),
    "214_9": card(
        printed(holds(pilots=6, passengers=8, fighters=2), permanent_pilot(2)),
        constant(even_icons(), conditions=this_is(cards(state="alone", at=location("system", episode_vii=True)))),
        constant(immune(4)),
    ),
    "214_15": card(
        printed(deploys_on(0, own_character(mark="jedi")), deploys_on(0, own_character(mark="padawan")), fires(0, LIVING, draws=2)),
        hitting(forbid("pay_attrition", until="battle"), targets=target(LIVING)),
        *(hitting(lose_force(1, whose="opponent"), conditions=shooter_is(who), targets=target(LIVING)) for who in STRIKERS),
    ),
}
