"""Locations and a starship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.ops import action, card, constant, drain, gains, holds, immune, left_out, printed, total_power
from games.star_wars_ccg.abilities.parts import there_is, you_control
from games.star_wars_ccg.abilities.pieces import cards, character, own_character, site

ABOARD: Final = cards(of="this")
HAN, CHEWIE = (there_is(character(named=name, state="piloting", aboard=ABOARD)) for name in ("Han", "Chewie"))
EITHER: Final = there_is(character(named=["Chewie", "Han"], state="piloting", aboard=ABOARD))
FIRST_HAN: Final = there_is(character(named="Han", expansion="a-new-hope", state="piloting", aboard=ABOARD))

ABILITIES: Final[Mapping[str, Declared]] = {
    "220_3": card(
        constant(total_power(1, site("Ralltiir")), half="dark", conditions=you_control()),
        constant(moves_cost_less("shuttle_from", "shuttle_to", 9, own_character()), half="light"),
    ),
    "220_7": card(
        printed(holds(pilots=2, passengers=2)),
        action(deploy(character(named=["Chewie", "Han"]), on=cards(of="this")), shuffle("reserve"), when="deploy", once_a="game"),
        constant(drain(1), conditions=FIRST_HAN),
        constant(immune(5), conditions=EITHER),
        constant(immune(7), conditions=[HAN, CHEWIE]),
    ),
    "220_8": card(
        constant(
            gains("power", 1, character(mark="dark jedi", where="here")),
            gains("power", 2, character(mark="jedi", where="here")),
            drain_less(1, whose="own"),
            half="dark",
        ),
        constant(left_out(), half="light"),
    ),
}
