"""The duel of the first boxes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duel
from games.star_wars_ccg.abilities.operations.draws.duels import came_from_beside, settle_duel
from games.star_wars_ccg.abilities.operations.steps import lose
from games.star_wars_ccg.abilities.ops import card, lost
from games.star_wars_ccg.abilities.parts import in_move_phase, it_is, target, your_turn
from games.star_wars_ccg.abilities.pieces import character, enemy_character, location, own_character

ABILITIES: Final[Mapping[str, Declared]] = {
    "101_6": card(
        lost(
            duel(2, 2, settle_duel(), lose(character(state="defeated")), counts="power"),
            when="moved",
            conditions=[your_turn(), in_move_phase(), it_is(own_character(named="Vader", at=location("site"))), came_from_beside()],
            targets=[target(own_character(of="it")), target(enemy_character(named="Luke", where="its_place"))],
        )
    )
}
