"""Words that several cards of Death Star II share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.later import raise_each_destiny
from games.star_wars_ccg.abilities.ops import PILOTED, constant, costs_less, gains, own_cost
from games.star_wars_ccg.abilities.parts import deploys_to, deploys_to_one_of, piloting, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, own_ship, ship

# Palpatine as a card, and his persona.
EMPEROR: Final = ["Emperor Palpatine", "Sidious"]
FALCON_PILOTS: Final = ["Lando", "Nien Nunb"]
# Systems with a base of the Rebels.
REBEL_BASES: Final = ["Yavin 4", "Hoth"]
CRUISER: Final = "mon calamari star cruiser"
CAPITAL: Final = own_ship("capital")
# This card is in a battle.
FIGHTS: Final = this_is(cards(state="in_battle"))
# The weapons of the starship that carries this card.
ABOARD: Final = cards("weapon", aboard=cards(of="host"))


def discount(n: int, where: Mapping[str, Any]) -> Any:
    """It costs less to deploy to this place, or on or aboard this card."""
    return own_cost(costs_less(n), conditions=deploys_to(where))


def cheaper_aboard(n: int, *names: str) -> Any:
    return discount(n, cards(named=list(names)))


def cheaper_to_one_of(n: int, first: Mapping[str, Any], second: Mapping[str, Any]) -> Any:
    return own_cost(costs_less(n), conditions=deploys_to_one_of(first, second))


def capital_pilot(n: int) -> Any:
    """More power for a capital starship."""
    return constant(gains("power", n, PILOTED), conditions=piloting(ship("capital")))


def arms(n: int) -> Any:
    """More weapon destiny for what carries this card."""
    return raise_each_destiny(n, ABOARD)


def together_with(*names: str) -> Mapping[str, Any]:
    return character(named=list(names), state="in_battle")
