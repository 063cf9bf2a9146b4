"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, pick, retrieve
from games.star_wars_ccg.abilities.ops import PILOTED, action, card, constant, gains, immune
from games.star_wars_ccg.abilities.parts import piloting
from games.star_wars_ccg.abilities.pieces import cards, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search

CAPITAL: Final = ship("capital")
MUSICIAN: Final = cards("character", mark="musician")

ABILITIES: Final[Mapping[str, Declared]] = {
    "224_18": card(
        flies(2),
        constant(gains("power", 1, PILOTED), immune(5, PILOTED), conditions=piloting(CAPITAL)),
        action(
            choose(
                [pick(1, {**MUSICIAN, "whose": "own", "zone": "lost"}), retrieve(PICKED)],
                search({**MUSICIAN, "whose": "own", "zone": "reserve"}),
            ),
            once_a="game",
        ),
        constant(immune(5)),
    ),
}
