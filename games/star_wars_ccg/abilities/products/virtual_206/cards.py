"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.steps import PICKED, pick, shuffle, take
from games.star_wars_ccg.abilities.ops import action, add_destiny, card, constant, costs_less, own_cost
from games.star_wars_ccg.abilities.parts import deploys_to, piloting, target, there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE

VADER: Final = character(named="Vader", where="here")
SLAVE_ONE: Final = cards("starship", named="Slave I")

ABILITIES: Final[Mapping[str, Declared]] = {
    "206_9": card(
        flies(3),
        own_cost(costs_less(1), conditions=deploys_to(SLAVE_ONE)),
        constant(add_destiny(1), conditions=there_is(VADER)),
        constant(add_destiny(1), conditions=[there_is_no(VADER), piloting(SLAVE_ONE)]),
        action(
            pick(1, cards(whose="own", zone="reserve")),
            take(PICKED),
            put_in_pile("reserve", "target"),
            shuffle("reserve"),
            when="battle_begins",
            once_a="game",
            conditions=IN_BATTLE,
            targets=target(cards(whose="own", zone="held")),
        ),
    ),
}
