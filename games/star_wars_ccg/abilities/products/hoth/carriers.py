"""Vehicles and starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import lands
from games.star_wars_ccg.abilities.operations.piles.force import raise_text_destiny
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import partial_ability
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import lose, relocate
from games.star_wars_ccg.abilities.operations.travel.marches import crew_searches
from games.star_wars_ccg.abilities.operations.travel.reactions import react_away
from games.star_wars_ccg.abilities.operations.weapons import capped
from games.star_wars_ccg.abilities.ops import (
    HERE,
    THIS,
    action,
    card,
    constant,
    deploys_only,
    gains,
    has_docking,
    holds,
    immune,
    left_out,
    permanent_pilot,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import opponent_attacks, target, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import destroyer, guarded_by, reacts_to
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import reacts

HOTH_SITE: Final = site("Hoth", state="subject")
PROBES: Final = own_character(mark="probe droid", zone="hand", where="related")


def walker(*texts: Any) -> list[Any]:
    """The texts of an AT-AT."""
    return [printed(holds(pilots=2, passengers=8)), constant(immune(4), capped("landspeed", 1)), *texts]


ABILITIES: Final[Mapping[str, Declared]] = {
    "3_65": card(printed(holds(pilots=1, passengers=4, vehicles=1), has_docking(), permanent_pilot(1), lands())),
    "3_66": card(printed(holds(either=2)), guarded_by("Luke", 3), *reacts_to(HOTH_SITE)),
    "3_67": card(printed(holds(either=2), crew_searches(2)), guarded_by("Zev", 3)),
    "3_68": card(printed(holds(either=2)), guarded_by("Wedge", 3), *reacts_to(HOTH_SITE)),
    "3_69": card(printed(holds(either=1), permanent_pilot(1)), *reacts_to(HOTH_SITE)),
    "3_70": card(
        printed(holds(passengers=1), deploys_only(location("site", system="Hoth")), partial_ability(1)),
        action(react_away(THIS), when="battle_begins", conditions=[opponent_attacks(), this_is(cards(state="fleeing"))]),
        action(
            relocate("target", to=HERE),
            meanwhile(shelters("Exposure", cards(of="target")), until="turn"),
            lose(THIS),
            targets=target(character(aboard=cards(of="this"))),
        ),
    ),
    "3_152": card(destroyer(1), constant(set_to("cost", 0, PROBES))),
    "3_153": card(destroyer(1), constant(raise_text_destiny(1, cards("device", named="Tractor Beam", of="on_this")))),
    "3_154": card(*walker(constant(left_out()))),
    "3_155": card(printed(holds(pilots=1, passengers=8), permanent_pilot(2)), constant(immune(4), capped("landspeed", 1))),
    "3_156": card(
        printed(holds(either=1), permanent_pilot(1)), *reacts(), constant(gains("power", 1), conditions=this_is(cards(at=site("Hoth"))))
    ),
    "3_157": card(*walker()),
}
