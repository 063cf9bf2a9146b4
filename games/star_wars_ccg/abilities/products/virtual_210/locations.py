"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.operations.weapons import powers
from games.star_wars_ccg.abilities.ops import action, card, constant, left_out, more_icons, total_power_less
from games.star_wars_ccg.abilities.parts import there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, character, location

ELSEWHERE: Final = location(state="in_battle")

ABILITIES: Final[Mapping[str, Declared]] = {
    "210_15": card(
        constant(powers(cards("weapon", kind="artillery", whose="own", where="here")), half="light"),
        constant(moves_cost("from", "to", 1, cards(whose="own")), half="dark"),
        constant(left_out()),
    ),
    "210_1": card(
        action(
            deploy(character(named="Luke", episode_vii=True), at=location(where="here")), shuffle("reserve"), half="light", when="deploy"
        ),
        action(
            meanwhile(total_power_less(2, ELSEWHERE, whose="opponent"), until="battle"),
            half="light",
            when="battle",
            times=1,
            conditions=[
                there_is(character(named="Luke", state="alone", where="here")),
                there_is(location(state="in_battle", where="elsewhere")),
            ],
        ),
    ),
    "210_39": card(
        constant(more_icons(1), half="dark", conditions=there_is(character(named=["Anakin", "Vader"], where="here"))),
        constant(
            drain_less(1, whose="own"),
            half="light",
            conditions=[
                there_is(character(named="Vader")),
                there_is_no(character(named="Amidala", at=location(system="Mustafar"))),
            ],
        ),
    ),
}
