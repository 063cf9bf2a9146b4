"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.weapons import battles_free, forbid
from games.star_wars_ccg.abilities.ops import action, card, constant, drain, fires, immune, immune_to, printed, raise_destiny, voids_forfeit
from games.star_wars_ccg.abilities.parts import target
from games.star_wars_ccg.abilities.pieces import character, enemy_character, location
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies

ABILITIES: Final[Mapping[str, Declared]] = {
    "208_30": card(
        flies(3),
        constant(battles_free(), immune(6)),
        action(
            forbid("use_text", until="turn"),
            times=1,
            targets=target(enemy_character(ability_least=1, ability_most=3, at=location("site"), where="here")),
        ),
        printed(immune_to(["Sorry About The Mess", "Clash Of Sabers"])),
    ),
    "208_34": card(
        constant(drain(1), raise_destiny(1)),
        printed(fires(0, character(), draws=2), voids_forfeit(character())),
    ),
}
