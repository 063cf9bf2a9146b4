"""Captives, and who takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.fetching import set_until
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, if_
from games.star_wars_ccg.abilities.ops import card, used
from games.star_wars_ccg.abilities.parts import destiny_least, destiny_most, target, there_are
from games.star_wars_ccg.abilities.pieces import enemy_character, own_character

ABILITIES: Final[Mapping[str, Declared]] = {
    "8_140": card(
        used(
            draw_destiny(1),
            if_(destiny_least(5), capture()),
            if_(destiny_least(3), destiny_most(4), set_until("power", 0, until="turn")),
            when="battle_begins",
            conditions=there_are(2, own_character(mark="trooper", state=["in_battle", "armed"])),
            targets=target(enemy_character(state="in_battle")),
        )
    ),
}
