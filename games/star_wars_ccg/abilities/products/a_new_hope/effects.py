"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import HOST, card, constant, deploys_beside, deploys_on, gains, generation, immune, printed
from games.star_wars_ccg.abilities.parts import this_is_not
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location

ABILITIES: Final[Mapping[str, Declared]] = {
    "2_34": card(printed(deploys_beside(3)), constant(gains("cost", 1, enemy_ship(mark="tie", zone="hand")))),
    "2_35": card(
        printed(deploys_on(2, character("rebel", "alien"))),
        constant(generation(1), conditions=this_is_not(cards(at=location(system="Tatooine")))),
        constant(immune(3, HOST)),
    ),
    "2_116": card(printed(deploys_beside(3)), constant(gains("cost", 1, enemy_ship(icon="nav-computer", zone="hand")))),
}
