"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.ops import action, card, constant, generation, immune, loses, total_power
from games.star_wars_ccg.abilities.parts import there_is, this_is, you_control
from games.star_wars_ccg.abilities.pieces import character, location, own_character

RELATED: Final = location(where="related")

ABILITIES: Final[Mapping[str, Declared]] = {
    "219_14": card(
        constant(generation(2), half="dark", conditions=there_is(own_character(mark="miner", state="present"))),
        constant(generation(1), half="light", conditions=you_control()),
    ),
    "219_39": card(
        constant(total_power(2, RELATED), half="light", conditions=you_control()),
        constant(total_power(2, RELATED, whose="opponent"), half="light", conditions=this_is(location(state="opposed"))),
        action(deploy(character(named="Thrawn"), at=location(where="here")), shuffle("reserve"), half="dark", when="deploy", times=1),
    ),
    "219_40": card(
        constant(
            loses("cost", 1, own_character(named="Ezra", zone="hand", where="here")),
            immune(None, own_character(named="Ezra", where="here")),
            half="light",
        )
    ),
}
