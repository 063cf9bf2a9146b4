"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duels_better
from games.star_wars_ccg.abilities.operations.steps import cancel, pick
from games.star_wars_ccg.abilities.operations.weapons import battles_free
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_beside,
    deploys_on,
    drain,
    fires,
    immune_to,
    lost,
    printed,
    used,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import there_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import into_hand, taken_and_redrawn
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

STARSHIP: Final = cards("starship")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "201_21": card(
            printed(deploys_on(0, own_character(named="Mace")), fires(0, LIVING, draws=2), voids_forfeit(character())),
            constant(drain(1), duels_better(1, HOST)),
        ),
        "201_30": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(battles_free(location())),
            *taken_and_redrawn(action, cards("character"), times=1),
            automatic(cancel(THIS), conditions=there_is(own_character(not_kind="imperial"))),
            automatic(cancel(THIS), conditions=there_is(own_ship(not_mark="imperial (starship)"))),
        ),
        "201_36": card(
            *taken_and_redrawn(used, STARSHIP),
            lost(
                pick(1, own_ship(zone="lost")),
                *into_hand(),
                costs=use(3),
                conditions=there_is(own_ship(zone="lost")),
            ),
        ),
    }
)
