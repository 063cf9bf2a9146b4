"""Starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.steps import choose, lose_force
from games.star_wars_ccg.abilities.operations.weapons import forbid, make_immune
from games.star_wars_ccg.abilities.ops import THIS, action, card, constant, holds, immune, left_out, lets, permanent_pilot, printed
from games.star_wars_ccg.abilities.parts import target, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import guarded_by
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, crewed

CANNON: Final = cards("weapon", mark="cannon", expansion="hoth", whose="own", where="related", at=location("site"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "223_12": card(
        printed(holds(pilots=2, passengers=2), permanent_pilot(3)),
        constant(immune(4)),
        guarded_by("Thrawn", 6),
        constant(left_out()),
    ),
    "223_17": card(
        crewed(6, pilots=1),
        action(
            lose_force(1),
            choose([add_side_destiny("power", 1)], [make_immune(6, THIS, until="battle")]),
            when="battle",
            once_a="battle",
            conditions=[IN_BATTLE, this_is(cards(state="cloakable"))],
        ),
    ),
    "223_44": card(
        printed(holds(pilots=2, passengers=6), permanent_pilot(2)),
        constant(lets("fire_free", who=cards("weapon", whose="own", at=site("Hoth")))),
        action(
            forbid("use_text", until="battle"),
            when="battle",
            once_a="battle",
            conditions=[IN_BATTLE, there_is(CANNON)],
            targets=target(character(where="here")),
        ),
    ),
}
