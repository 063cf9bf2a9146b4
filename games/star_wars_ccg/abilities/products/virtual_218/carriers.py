"""Starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.protection import keeps
from games.star_wars_ccg.abilities.operations.weapons import more_immunity
from games.star_wars_ccg.abilities.ops import (
    add_destiny,
    card,
    constant,
    costs_less,
    gains,
    holds,
    immune,
    left_out,
    own_cost,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import there_are, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed, wins_back

HOMESTEAD: Final = there_is(cards("effect", named="Wookiee Homestead"))
ABOVE: Final = location("system", "sector", system="Kashyyyk")
GESTURES: Final = cards(zone="stacked", lies_on=cards(named="A Useless Gesture"))


def aboard(*names: str, **also: Any) -> Any:
    """The condition that one of these pilots this card."""
    return there_is(character(named=list(names), state="piloting", aboard=cards(of="this"), **also))


ABILITIES: Final[Mapping[str, Declared]] = {
    "218_8": card(
        printed(holds(pilots=1)),
        constant(immune(5), keeps("power", own_ship(mark="tie defender", where="here")), conditions=aboard("Maarek Stele")),
        constant(left_out()),
    ),
    "218_23": card(
        crewed(2, pilots=1),
        own_cost(costs_less(1), conditions=HOMESTEAD),
        constant(gains("power", 2), immune(5), conditions=HOMESTEAD),
        constant(total_power(2, site("Kashyyyk")), conditions=[HOMESTEAD, this_is(ship(state="piloted_now", at=ABOVE))]),
    ),
    "218_27": card(
        printed(holds(pilots=2, passengers=1)),
        *(constant(gains("power", "defence", 1), more_immunity(1), conditions=there_are(number, GESTURES)) for number in (1, 2, 3)),
        constant(immune(4), conditions=aboard("Dash", "LE-BO2D9 (Leebo)")),
    ),
    "218_31": card(
        crewed(2, pilots=1, passengers=3),
        wins_back(cards(named="Fly Casual"), once_a="game"),
        constant(immune(None), add_destiny(1), conditions=[this_is(cards(state="alone")), aboard("Han", expansion="endor")]),
    ),
}
