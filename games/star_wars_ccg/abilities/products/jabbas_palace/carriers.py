"""Vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import may, shuffle
from games.star_wars_ccg.abilities.operations.weapons import lets_jump
from games.star_wars_ccg.abilities.ops import automatic, card, constant, costs_less, holds, loses, own_cost, printed
from games.star_wars_ccg.abilities.parts import deploys_to
from games.star_wars_ccg.abilities.pieces import cards, location, own_character
from games.star_wars_ccg.abilities.products.phrases.palace import TATOOINE_SITE, local
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, reacts

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "6_88 6_173": card(
            own_cost(costs_less(1), conditions=deploys_to(TATOOINE_SITE)),
            printed(holds(pilots=1, passengers=5)),
            printed(lets_jump()),
            *reacts(),
        ),
        "6_172": card(
            local(),
            printed(holds(pilots=1, passengers=7)),
            constant(loses("cost", 1, own_character("alien", zone="hand", bound_for=cards(of="this")))),
            automatic(may(deploy(location(named="Jabba's Sail Barge: Passenger Deck")), shuffle("reserve")), at="entry"),
        ),
    }
)
