"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import look_at_top
from games.star_wars_ccg.abilities.ops import HOST, action, card, constant, deploys_on, fires, lets, printed, voids_forfeit
from games.star_wars_ccg.abilities.parts import host_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.hoth.weapons import ABILITIES as HOTH
from games.star_wars_ccg.abilities.products.phrases.shots import ON_THE_GROUND

ABILITIES: Final[Mapping[str, Declared]] = {
    "4_9": card(
        printed(deploys_on(0, own_character("droid", mark="r-unit"))),
        action(look_at_top(1, whose="opponent"), when="control", costs=use(1)),
        constant(lets("move_free", who=HOST), conditions=host_is(cards(at=location(system="Dagobah")))),
    ),
    # The same device as the other side's.
    "4_13": HOTH["3_96"],
    "4_176": card(
        printed(
            deploys_on(1, character(named="Dengar", whose="own")),
            deploys_on(3, own_character(skill="warrior")),
            fires(1, ON_THE_GROUND, plus=1),
            voids_forfeit(character(named="Dengar")),
        ),
    ),
}
