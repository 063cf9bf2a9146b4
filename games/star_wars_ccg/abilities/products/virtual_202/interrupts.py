"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import card, used
from games.star_wars_ccg.abilities.parts import target
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "202_6": card(
            used(*search(cards("device", not_named="Landing Claw", whose="own", zone="reserve"))),
            used(
                lower("power", 1, until="turn"),
                forbid("fire", until="turn"),
                when="battle",
                targets=target(enemy_character("droid", meeting=own_character(mark="jedi", state="in_battle"))),
            ),
        ),
    }
)
