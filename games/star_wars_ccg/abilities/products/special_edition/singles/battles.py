"""Interrupts of starships that leave a battle, or are sent away before one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.guards import clear_out, slip_away
from games.star_wars_ccg.abilities.ops import card, lost
from games.star_wars_ccg.abilities.parts import target, there_is
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, enemy_ship, location, own_ship

# A system where the opponent is much weaker, and has neither a Jedi nor a starship weapon.
HELPLESS: Final = location(
    "system",
    state="outmatched",
    not_hosting=enemy_character(mark="jedi"),
    also=location(not_hosting=cards("weapon", kind="starship", whose="opponent")),
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "7_92": card(lost(slip_away(), when="weapons_end", conditions=there_is(own_ship(state=["in_battle", "movable"])))),
    "7_258": card(lost(clear_out(enemy_ship(where="with_target")), when="deploy", targets=target(HELPLESS))),
}
