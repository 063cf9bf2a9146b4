"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import PILOTED, add_destiny, card, constant, draw_anyway, immune, lets
from games.star_wars_ccg.abilities.parts import piloting
from games.star_wars_ccg.abilities.pieces import cards, location, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, reacts_to
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to

HOTH_SITE: Final = location("site", system="Hoth", state="subject")

ABILITIES: Final[Mapping[str, Declared]] = {
    "224_2": card(
        flies(3),
        cheaper_to(1, "Endor"),
        constant(add_destiny(1), conditions=piloting(ship())),
        constant(immune(5, PILOTED)),
    ),
    "224_23": card(
        cheaper_to(2, "Hoth"),
        crewed(2, pilots=1),
        constant(draw_anyway(1), lets("come_free", who=cards("weapon", kind="vehicle", zone="hand", bound_for=cards(of="this")))),
        *reacts_to(HOTH_SITE),
    ),
}
