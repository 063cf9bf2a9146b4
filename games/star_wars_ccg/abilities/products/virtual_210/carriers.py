"""Starships, and weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy, distract
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import may, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by
from games.star_wars_ccg.abilities.ops import (
    automatic,
    card,
    constant,
    deploys_on,
    fires,
    holds,
    immune,
    permanent_pilot,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import shooter_is, target
from games.star_wars_ccg.abilities.pieces import cards, character, own_character
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

ABILITIES: Final[Mapping[str, Declared]] = {
    "210_3": card(
        printed(deploys_on(0, own_character(named=["Anakin", "Luke", "Rey"])), fires(0, LIVING, draws=2), voids_forfeit(character())),
        armed_drain(),
    ),
    "210_34": card(
        printed(holds(pilots=1, passengers=6), crewed_by(character("alien")), permanent_pilot(2)),
        automatic(may(deploy(own_character("alien", mark="leader"), on=cards(of="this")), shuffle("reserve")), at="entry"),
        constant(immune(5)),
    ),
    "210_38": card(
        printed(holds(pilots=1), permanent_pilot(2)),
        automatic(
            lower("power", "forfeit", 2, until="turn"),
            distract(until="turn"),
            at="weapon_hit",
            conditions=shooter_is(cards(of="this")),
            targets=target(cards(state="aimed_at")),
        ),
        constant(immune(4)),
    ),
}
