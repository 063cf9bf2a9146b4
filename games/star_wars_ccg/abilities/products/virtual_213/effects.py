"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import charge, more_destiny
from games.star_wars_ccg.abilities.ops import THIS, action, card, constant, deploys_on, loses, printed
from games.star_wars_ccg.abilities.parts import more, there_is
from games.star_wars_ccg.abilities.pieces import enemy_character, location, own_character

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
}
