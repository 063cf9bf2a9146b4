"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.operations.weapons import aiming, forbid, hitting, refires
from games.star_wars_ccg.abilities.ops import (
    HOST,
    cannot,
    card,
    constant,
    deploys_beside,
    deploys_on,
    fires,
    gains,
    hits_easier,
    immune,
    immune_to,
    lost,
    printed,
    set_to,
    used,
)
from games.star_wars_ccg.abilities.parts import gun_is, host_is, it_is, target, use
from games.star_wars_ccg.abilities.pieces import cards, own_character, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND, disarming_oneself, suppressing

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "5_89 5_180": card(
            printed(deploys_on(2, own_character(skill="warrior", at=site("Cloud City"))), fires(2, LIVING)),
            hitting(forbid("pay_attrition", until="battle"), targets=target(LIVING)),
        ),
        "5_90": card(
            printed(
                deploys_on(1, own_character(named="Luke")),
                deploys_on(3, own_character(not_named="Luke", skill="warrior")),
                fires(2, ON_THE_GROUND),
                hits_easier(1, LIVING),
            ),
            aiming(forbid("be_immune", until="turn"), conditions=host_is(cards(named="Luke")), targets=target(ON_THE_GROUND)),
        ),
        "5_109": card(
            printed(deploys_on(3, own_character("imperial", "alien", not_named=["Vader", "Boba Fett"]))),
            constant(gains("power", 2, HOST), set_to("defence", 5, HOST), immune(3, HOST)),
        ),
        "5_179": card(
            printed(
                deploys_on(1, own_character(named="Boba Fett")),
                deploys_on(3, own_character(mark="bounty hunter", not_named="Boba Fett")),
                fires(2, ON_THE_GROUND),
                hits_easier(1, cards("vehicle")),
            ),
            printed(reacts_from_hand(), refires(1)),
        ),
        "5_142": card(
            used(
                cancel_shot(), when="aimed", conditions=[it_is(own_character(ability_least=6)), gun_is(cards("weapon", kind="character"))]
            ),
            lost(cancel_shot(), when="aimed", conditions=it_is(own_character(state="in_battle")), costs=use(3)),
        ),
        "5_132": card(*suppressing()),
        "5_161": disarming_oneself(),
        "5_21": card(
            printed(deploys_beside(3), immune_to("Alter")),
            constant(cannot("pay_attrition", who=cards(state="hit"))),
        ),
    }
)
