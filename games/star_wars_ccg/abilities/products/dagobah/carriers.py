"""Starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import asteroids_better
from games.star_wars_ccg.abilities.operations.fetching import carries_also
from games.star_wars_ccg.abilities.operations.moving import lands
from games.star_wars_ccg.abilities.operations.rules.guards import crewed_first_by
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by
from games.star_wars_ccg.abilities.operations.travel.ways import holds_all
from games.star_wars_ccg.abilities.ops import (
    card,
    constant,
    costs_less,
    gains,
    has_docking,
    holds,
    immune,
    left_out,
    own_cost,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, own_ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import destroyer, guarded_by

HUNTER: Final = character(mark=["smuggler", "bounty hunter"])
BOOSTED: Final = cards("weapon", named="Boosted TIE Cannon")

ABILITIES: Final[Mapping[str, Declared]] = {
    "4_166": card(destroyer(2), constant(asteroids_better(2))),
    "4_167": card(printed(holds_all(), has_docking(), permanent_pilot(3)), constant(immune(12))),
    "4_168": card(printed(holds(pilots=1, passengers=6, vehicles=1), has_docking(), crewed_by(HUNTER), lands()), guarded_by("Bossk", 4)),
    "4_169": card(
        printed(holds(pilots=1, passengers=2), crewed_by(HUNTER), carries_also(cards("weapon", named="Ion Cannon"))),
        guarded_by("IG-88", 3),
        constant(gains("defence", 3), conditions=there_is(character(named="IG-88", state="piloting", aboard=cards(of="this")))),
    ),
    "4_170": card(
        printed(holds(pilots=2, passengers=3), has_docking(), crewed_first_by(character(mark=["smuggler", "bounty hunter"]))),
        guarded_by("Zuckuss", 3),
    ),
    "4_171": card(
        printed(holds(pilots=1, passengers=1), crewed_by(HUNTER), carries_also(BOOSTED)), guarded_by("Dengar", 3), constant(left_out())
    ),
    "4_172": card(
        own_cost(costs_less(1), conditions=there_is(own_ship("capital", mark="imperial (starship)", where="here"))),
        printed(holds(pilots=1), carries_also(BOOSTED)),
    ),
    "4_173": card(printed(permanent_pilot(1)), constant(left_out())),
}
