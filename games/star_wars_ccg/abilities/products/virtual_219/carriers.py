"""Starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, gains, holds, left_out, lets, permanent_pilot, printed
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import guarded_by

ABILITIES: Final[Mapping[str, Declared]] = {
    "219_2": card(
        printed(holds(pilots=6, passengers=6, ties=4), permanent_pilot(2)),
        guarded_by("Thrawn", 5),
        constant(left_out()),
    ),
    "219_22": card(
        printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), permanent_pilot(2)),
        constant(gains("power", "defence", "hyperspeed", 2), conditions=there_is(character(named="Khurgee", aboard=cards(of="this")))),
        constant(lets("move_free"), conditions=there_is(location("system", named="Death Star II"))),
    ),
}
