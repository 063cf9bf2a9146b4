"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import send
from games.star_wars_ccg.abilities.operations.steps import cancel_it
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import it_is, opponent_attacks, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, location, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import swaps_for_force

ABILITIES: Final[Mapping[str, Declared]] = {
    "205_20": card(
        used(
            send(),
            when="battle_begins",
            conditions=[opponent_attacks(), there_is(own_character(mark="leader", at=location(state="in_battle")))],
            targets=target(own_character(mark=["trooper", "stormtrooper"], state="reactive")),
        ),
        *swaps_for_force(),
        lost(
            cancel_it(),
            when="used",
            conditions=[it_is(cards(named="Keep Your Eyes Open")), there_is(location("site", state="in_battle"))],
        ),
    ),
}
