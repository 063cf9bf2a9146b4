"""Admirals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import PILOTED, add_destiny, attrition, card, constant, costs, gains, own_cost
from games.star_wars_ccg.abilities.parts import deploys_to, piloting
from games.star_wars_ccg.abilities.pieces import cards, location, own_ship, ship

REBEL_CAPITAL: Final = own_ship("capital", mark="rebel (starship)")

ABILITIES: Final[Mapping[str, Declared]] = {
    "203_1": card(
        own_cost(costs(0), conditions=deploys_to(cards(named="Home One"))),
        constant(gains("power", 3, PILOTED), conditions=piloting(ship("capital"))),
        constant(add_destiny(1), conditions=piloting(ship(mark="mon calamari star cruiser"))),
        constant(attrition(2, who=location(hosting_two=REBEL_CAPITAL))),
    ),
}
