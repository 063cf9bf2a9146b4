"""Starships, and weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.protection import never_raised
from games.star_wars_ccg.abilities.operations.steps import board, lose_force, void_destiny
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    automatic,
    card,
    constant,
    deploys_on,
    fires,
    holds,
    immune,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import shot_at, target, there_is, you_won
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import reacts_to
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

UNPAID: Final = hitting(forbid("pay_attrition", until="battle"), targets=target(LIVING))


def lightsaber(*bearers: Mapping[str, Any]) -> Declared:
    """A lightsaber; whoever is hit pays no attrition."""
    return card(
        printed(*(deploys_on(0, bearer) for bearer in bearers), fires(0, LIVING, draws=2)),
        armed_drain(),
        UNPAID,
    )


GUEST: Final = own_character(ability_least=1, ability_most=3, at=location("site", icon="exterior", where="related"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "211_23": card(
        printed(holds(pilots=3, passengers=5, federation=4), permanent_pilot(3)),
        constant(add_destiny(1), conditions=there_is(character(named="Grievous"))),
        constant(immune(5)),
    ),
    "211_24": card(
        printed(holds(pilots=6, passengers=8, vehicles=1, ties=6), permanent_pilot(2)),
        automatic(
            lose_force(1, whose="opponent"),
            at="battle_over",
            conditions=[you_won(), there_is(location(state="in_battle", where="here"))],
        ),
    ),
    "211_25": lightsaber(own_character(named=["Aurra Sing", "Grievous"]), own_character(skill="warrior", ability_least=5)),
    "211_28": card(
        printed(holds(pilots=1)),
        action(
            lose_force(1),
            void_destiny(),
            when="shot",
            conditions=[there_is(character(named="Poe", state="piloting", aboard=cards(of="this"))), shot_at(cards(of="this"))],
        ),
        constant(immune(4)),
    ),
    "211_33": lightsaber(own_character(ability_least=5), own_character(mark="padawan")),
    "211_34": card(
        printed(holds(pilots=2, passengers=2)),
        action(board(), when="deploy", times=1, targets=[target(GUEST), target(cards(of="this"))]),
        constant(immune(5), conditions=there_is(character(named=["BB-8", "Rose"], aboard=cards(of="this")))),
    ),
    "211_35": card(
        printed(permanent_pilot(2)),
        *reacts_to(location(hosting=own_character(episode_vii=True), state="subject")),
        constant(never_raised("forfeit", who=character(where="here"))),
    ),
}
