"""Effects and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    HOST,
    cancels,
    card,
    constant,
    deploys_beside,
    deploys_on,
    gains,
    gives,
    immune,
    immune_to,
    lets,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.pieces import cards, character
from games.star_wars_ccg.abilities.products.phrases.combined import advice, senses_cost
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

GUNS: Final = cards("weapon", mark=list(BLASTERS), bound_for=cards(of="host"), zone="hand")


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "10_7 10_52": card(printed(deploys_beside(0), immune_to("Alter")), *senses_cost(), advice()),
        "10_11": card(
            printed(
                deploys_on(2, character("rebel", unarmored=True, not_named="Leia")),
                deploys_on(0, character("rebel", unarmored=True, named="Leia")),
                cancels("Imperial Barrier"),
            ),
            constant(gives("spy", who=HOST), gains("power", 3, HOST), set_to("defence", 4, HOST), immune(3, HOST)),
            constant(
                lets("come_free", who=GUNS),
                lets("fire_free", who=cards("weapon", mark=list(BLASTERS), aboard=cards(of="host"))),
            ),
        ),
    }
)
