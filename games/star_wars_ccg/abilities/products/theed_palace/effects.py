"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, deploys_beside, gains, generation, immune_to, printed
from games.star_wars_ccg.abilities.pieces import location, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ENEMY_FIGHTER: Final = ship("starfighter", not_unique=True, whose="opponent", zone="hand")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "14_38 14_97": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(generation(1, per=location("system", state="controlled"))),
            constant(
                gains("cost", 1, ENEMY_FIGHTER),
                gains("cost", 1, {**ENEMY_FIGHTER, "bound_for": location("system", state="occupied")}),
            ),
        ),
    }
)
