"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import limit_destinies
from games.star_wars_ccg.abilities.operations.steps import cancel_it, choose, more_destiny
from games.star_wars_ccg.abilities.ops import (
    card,
    lost,
    used,
)
from games.star_wars_ccg.abilities.parts import it_is, there_is, there_is_one_of
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

DARK_JEDI: Final = character(mark="dark jedi", state="in_battle")
FOE: Final = enemy_character(ability_least=4, state="in_battle")
SKYWALKER: Final = there_is_one_of(
    own_character(named=["Luke", "Anakin"], state="in_battle"), own_character(titled="Skywalker", state="in_battle")
)
PADAWAN: Final = there_is(own_character(mark="padawan", state="in_battle"))
LEADERS: Final = (cards("character", mark="admiral"), cards("character", mark="general"))
COMMANDS: Final = (
    own_character(mark="admiral", state="in_battle", at=location("system")),
    own_character(mark="general", state="in_battle", at=location("site")),
)

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "203_17": card(
            used(*one_of(*LEADERS)),
            used(choose([more_destiny(1)], [limit_destinies(1)]), when="battle", conditions=there_is_one_of(*COMMANDS)),
        ),
        "203_18": card(
            *(lost(more_destiny(1), when="battle", conditions=[there_is(DARK_JEDI), hero]) for hero in (PADAWAN, SKYWALKER)),
            *(
                lost(cancel_it(), when="used", conditions=[it_is(cards(named="I Have You Now")), there_is(DARK_JEDI), hero])
                for hero in (PADAWAN, SKYWALKER)
            ),
            lost(more_destiny(1), when="battle", conditions=[there_is(character(named="Luke", state="in_battle")), there_is(FOE)]),
        ),
    }
)
