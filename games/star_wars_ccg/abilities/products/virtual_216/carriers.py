"""Starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.steps import choose, shuffle
from games.star_wars_ccg.abilities.ops import action, card, constant, has_docking, holds, loses, permanent_pilot, printed
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, ship

ABOARD: Final = cards(of="this")

ABILITIES: Final[Mapping[str, Declared]] = {
    "216_3": card(
        printed(holds(pilots=4, passengers=4, vehicles=2, ties=4), has_docking(), permanent_pilot(2)),
        action(
            choose(
                [deploy(own_character(mark="captain"), on=ABOARD, less=2)],
                [deploy(own_character("imperial", armored=True), on=ABOARD, less=2)],
            ),
            shuffle("reserve"),
            when="deploy",
            once_a="game",
        ),
    ),
    "216_8": card(
        printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), has_docking(), permanent_pilot(2)),
        printed(
            reacts_from_hand(less=4, place=location("system", system="Scarif")),
            reacts_from_hand(less=4, place=location(hosting=ship(named="Tantive IV"))),
        ),
        constant(loses("cost", 2, own_character(named="Vader", zone="hand", bound_for=cards(of="this")))),
    ),
}
