"""Weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, deploys_on, fires, left_out, printed
from games.star_wars_ccg.abilities.pieces import own_ship, ship

ABILITIES: Final[Mapping[str, Declared]] = {
    "14_66": card(printed(deploys_on(1, own_ship(mark="n-1 starfighter")), fires(1, ship())), constant(left_out())),
    "14_127": card(printed(deploys_on(0, own_ship(mark="droid starfighter")), fires(2, ship())), constant(left_out())),
}
