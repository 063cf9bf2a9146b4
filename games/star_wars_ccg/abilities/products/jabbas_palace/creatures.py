"""Creatures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import ferocity, habitat, spares
from games.star_wars_ccg.abilities.ops import cannot, card, constant, deploys_only, left_out, printed
from games.star_wars_ccg.abilities.parts import this_is
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.palace import TATOOINE_SITE

PIT: Final = location(named="Jabba's Palace: Rancor Pit")


def guard(where: Mapping[str, object]) -> Declared:
    """A creature that leaves own characters alone, and keeps those of the opponent from walking away."""
    return card(
        printed(habitat(location("site", icon="planet", not_at=location(system="Hoth"))), spares(own_character())),
        constant(cannot("walk", who=enemy_character(where="here")), conditions=this_is(cards(at=where))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "6_48": guard(TATOOINE_SITE),
    "6_138": guard(location(mark="jabbas palace site")),
    "6_139": card(
        printed(
            habitat(PIT),
            habitat(location("site", icon="planet", not_icon="interior")),
            ferocity(8, draws=1),
            deploys_only(PIT),
            deploys_only(location("site", hosting=cards(named="Malakili"), not_hosting=cards("character", not_named="Malakili"))),
        ),
        constant(left_out()),
    ),
}
