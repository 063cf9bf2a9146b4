"""Creatures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import drags, ferocity, habitat, nourishes, tames
from games.star_wars_ccg.abilities.operations.fate import for_opponent
from games.star_wars_ccg.abilities.operations.perils.attacks import ability_here, also_comes, feed
from games.star_wars_ccg.abilities.operations.steps import cancel
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    cannot,
    card,
    constant,
    deploys_on,
    deploys_only,
    immune_to,
    printed,
    set_to,
    used,
)
from games.star_wars_ccg.abilities.parts import target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site

CAVE: Final = "Hoth: Wampa Cave (7th Marker)"
MARKERS: Final = [f"marker {n}" for n in range(1, 8)]

ABILITIES: Final[Mapping[str, Declared]] = {
    "3_93": card(
        printed(
            habitat(site("Hoth")),
            ferocity(3, draws=1),
            drags(character(), location(named="Hoth: Wampa Cave (7th Marker)")),
            deploys_only(location(named=CAVE)),
            deploys_only(location(mark=MARKERS, state="unoccupied")),
        ),
    ),
    "3_33": card(
        printed(
            deploys_on(0, cards("creature", not_named="Space Slug", at=location("site", hosting=own_character(state="armed")))),
            also_comes(),
            immune_to("Control"),
        ),
        constant(tames(1, HOST)),
    ),
    "3_102": card(
        printed(deploys_on(0, enemy_character(state="alone", at=location(named=CAVE)))),
        constant(set_to("power", 0, HOST), cannot("move", who=HOST), nourishes(2, HOST)),
        action(for_opponent(), cancel(THIS), conditions=there_is(cards(mark="lightsaber", whose="own", state="present"))),
        action(for_opponent(), cancel(THIS), conditions=ability_here(5)),
    ),
    "3_142": card(
        used(
            feed(2),
            targets=[target(cards("vehicle", kind="creature", meeting=cards("creature"))), target(cards("creature", where="with_target"))],
        )
    ),
}
