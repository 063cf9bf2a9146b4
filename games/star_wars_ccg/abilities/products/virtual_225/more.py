"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, draw_anyway, fires, printed, voids_forfeit
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies

ABILITIES: Final[Mapping[str, Declared]] = {
    "225_14": card(
        flies(2),
        constant(draw_anyway(1), conditions=there_is(cards("objective", episode_vii=True))),
        printed(fires(0, character(), plus=1), voids_forfeit(character())),
    ),
}
