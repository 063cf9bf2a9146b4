"""Weapons, devices and Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import lose_force
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting, raise_total_destiny
from games.star_wars_ccg.abilities.ops import card, constant, deploys_beside, deploys_on, fires, immune_to, printed, voids_forfeit
from games.star_wars_ccg.abilities.parts import host_is, target
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches, searches_used
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

FIRER: Final = own_character("first-order", skill="warrior")
UNPAID: Final = hitting(forbid("pay_attrition", until="battle"), targets=target(cards(type=["character", "vehicle"])))

ABILITIES: Final[Mapping[str, Declared]] = {
    "204_47": card(
        printed(deploys_beside(0), immune_to("Alter")),
        fetches(cards("starship", named="Finalizer"), once_a="game"),
        *searches_used(["General Hux", "Kylo", "Captain Phasma", "Snoke"], location(episode_vii=True, state="battleground")),
    ),
    "204_57": card(
        printed(deploys_on(0, FIRER), fires(0, cards(type=["character", "vehicle"]))),
        constant(raise_total_destiny(1), conditions=host_is(character(mark="stormtrooper"))),
        UNPAID,
    ),
    "204_58": card(
        printed(deploys_on(0, own_character(named="Kylo")), fires(0, LIVING, draws=2), voids_forfeit(character())),
        armed_drain(),
        hitting(lose_force(1), lose_force(1, whose="opponent"), targets=target(LIVING)),
    ),
}
