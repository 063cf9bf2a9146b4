"""Captives, and who takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.ops import card, constant, drain, immune_to, left_out, lost, printed
from games.star_wars_ccg.abilities.parts import it_is, this_is, use
from games.star_wars_ccg.abilities.pieces import captive, cards, enemy_character, location

DOOMED: Final = cards("character", of="it", zone="lost")

ABILITIES: Final[Mapping[str, Declared]] = {
    "2_93": card(
        printed(immune_to("Restraining Bolt")),
        constant(drain(1, per=captive(where="here")), conditions=this_is(cards(at=location(named="Death Star: Detention Block Corridor")))),
    ),
    "2_142": card(
        *(lost(capture(DOOMED), when=when, conditions=it_is(enemy_character()), costs=use(1)) for when in ("forfeited",)),
        constant(left_out()),
    ),
}
