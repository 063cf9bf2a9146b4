"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, raise_sum
from games.star_wars_ccg.abilities.operations.steps import PICKED, may, pick
from games.star_wars_ccg.abilities.ops import (
    automatic,
    card,
    constant,
    costs_less,
    gains,
    has_docking,
    holds,
    immune,
    loses,
    own_cost,
    printed,
)
from games.star_wars_ccg.abilities.parts import deploys_to, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

PIRATES: Final = character(mark="pirate", aboard=cards(of="this"))
CORELLIAN: Final = character(mark="corellian", state="piloting", aboard=cards(of="this"))
ORDERS: Final = cards("admirals-order")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "207_28": card(
            printed(holds(pilots=2, passengers=3)),
            constant(raise_sum(1, per=PIRATES)),
            constant(
                immune(5), conditions=there_is(character(named=["Quiggold", "Sidon Ithano"], state="piloting", aboard=cards(of="this")))
            ),
        ),
        "207_29": card(
            printed(holds(pilots=1)),
            constant(loses("cost", 2, own_character(mark="corellian", zone="hand", bound_for=cards(of="this")))),
            automatic(may(pick(1, ORDERS), put_in_pile("used", PICKED)), at="entry", conditions=there_is(ORDERS)),
            constant(gains("power", 2), immune(3), conditions=there_is(CORELLIAN)),
            constant(
                immune(5), conditions=there_is(character(named="Dengar", mark="corellian", state="piloting", aboard=cards(of="this")))
            ),
        ),
        "207_18": card(
            crewed(2, pilots=6, passengers=8, vehicles=3, fighters=3, corvettes=1),
            printed(has_docking()),
            own_cost(costs_less(2), conditions=deploys_to(location("system", state="enemy_occupied"))),
            own_cost(costs_less(2), conditions=deploys_to(location("system", state="enemy_occupied", whose="opponent"))),
        ),
    }
)
