"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.limits import fully_generated
from games.star_wars_ccg.abilities.operations.steps import charge, lose_force, more_destiny
from games.star_wars_ccg.abilities.ops import THIS, action, automatic, card, constant, deploys_on, immune_to, loses, printed
from games.star_wars_ccg.abilities.parts import more, opponents_turn, there_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

FRAIL: Final = [
    enemy_character("alien", mark="leader", where="here"),
    enemy_character("alien", icon=["maintenance", "permanent-weapon"], not_mark="leader", where="here"),
]

ABILITIES: Final[Mapping[str, Declared]] = {
    "213_47": card(
        printed(deploys_on(0, own_character(ability_least=4))),
        constant(loses("power", 1, enemy_character("alien", where="here")), *(loses("forfeit", 2, each) for each in FRAIL)),
        action(
            more_destiny(1),
            charge(THIS),
            when="battle",
            once_a="battle",
            conditions=[
                there_is(location("site", state="in_battle", where="here")),
                more(enemy_character(state="in_battle"), own_character(state="in_battle")),
            ],
        ),
    ),
    "213_16": card(
        printed(deploys_on(0, location(named="Mustafar: Vader's Castle")), immune_to("Alter")),
        automatic(lose_force(2), at="entry"),
        constant(fully_generated()),
        automatic(lose_force(1), at="turn_end", conditions=your_turn()),
        automatic(lose_force(1, whose="opponent"), at="turn_end", conditions=opponents_turn()),
        action(*search(cards("weapon", mark="lightsaber", whose="own", zone="reserve")), once_a="game"),
    ),
}
