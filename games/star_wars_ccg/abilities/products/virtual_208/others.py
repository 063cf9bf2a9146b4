"""Characters of the Resistance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import add_destiny, card, constant, gains
from games.star_wars_ccg.abilities.parts import there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, ship

LEADER: Final = character("resistance", mark="leader", other=True, where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "208_1": card(
        constant(
            gains("guard", "forfeit", 1, character("resistance", where="here")),
            gains("guard", "forfeit", 1, ship(icon="resistance", where="here")),
        ),
        constant(add_destiny(1), conditions=[this_is(cards(at=location(episode_vii=True))), there_is(LEADER)]),
    ),
}
