"""Starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import asteroids_better
from games.star_wars_ccg.abilities.ops import (
    card,
    constant,
    costs_less,
    gains,
    has_docking,
    holds,
    left_out,
    own_cost,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, own_ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import destroyer, guarded_by

ABILITIES: Final[Mapping[str, Declared]] = {
    "4_166": card(destroyer(2), constant(asteroids_better(2))),
    "4_168": card(printed(holds(pilots=1, passengers=6, vehicles=1), has_docking()), guarded_by("Bossk", 4), constant(left_out())),
    "4_169": card(
        printed(holds(pilots=1, passengers=2)),
        guarded_by("IG-88", 3),
        constant(gains("defence", 3), left_out(), conditions=there_is(character(named="IG-88", state="piloting", aboard=cards(of="this")))),
    ),
    "4_170": card(printed(holds(pilots=2, passengers=3), has_docking()), guarded_by("Zuckuss", 3), constant(left_out())),
    "4_171": card(printed(holds(pilots=1, passengers=1)), guarded_by("Dengar", 3), constant(left_out())),
    "4_172": card(
        own_cost(costs_less(1), conditions=there_is(own_ship("capital", mark="imperial (starship)", where="here"))),
        printed(holds(pilots=1)),
        constant(left_out()),
    ),
    "4_173": card(printed(permanent_pilot(1)), constant(left_out())),
}
