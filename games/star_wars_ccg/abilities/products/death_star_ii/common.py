"""Words that several cards of Death Star II share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.steps import cancel_it
from games.star_wars_ccg.abilities.operations.weapons import raise_each_destiny
from games.star_wars_ccg.abilities.ops import PILOTED, action, constant, costs_less, gains, own_cost
from games.star_wars_ccg.abilities.parts import deploys_to, deploys_to_one_of, it_is, piloting, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

# Palpatine as a card, and his persona.
EMPEROR: Final = ["Emperor Palpatine", "Sidious"]
# The titles that are the Emperor for later cards; the others of his persona are not (ruling on Unlimited Power!).
EMPERORS: Final = [
    "Emperor Palpatine",
    "Emperor Palpatine, Foreseer",
    "Palpatine, Emperor Returned",
    "Palpatine, Galactic Emperor",
    "The Emperor",
]
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


def from_deck(found: Mapping[str, Any]) -> list[Any]:
    return search({**found, "whose": "own", "zone": "reserve"})


def exposes(title: str) -> Any:
    """The text that cancels this Interrupt at a related site with an own spy or scout, from a Scomp link."""
    watched = location("site", state="draining", where="related", hosting=own_character(mark=["spy", "scout"]))
    return action(
        cancel_it(),
        when="used",
        once_a="event",
        conditions=[it_is(cards(named=title)), this_is(cards(at=location(icon="scomp-link"))), there_is(watched)],
    )
