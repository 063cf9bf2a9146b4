"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import no_drain
from games.star_wars_ccg.abilities.operations.moving import moves_cost
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.ops import HERE, action, card, constant, drain, immune_to, left_out, printed, transit
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.palace import brings

ABILITIES: Final[Mapping[str, Declared]] = {
    "14_48": card(constant(left_out(), half="light"), printed(transit(1), half="dark"), constant(left_out(), half="dark")),
    "14_49": card(
        action(*search(character(named="Boss Nass", zone="reserve", whose="own")), half="light", once_a="game"),
        printed(immune_to("Revolution")),
        constant(no_drain(), half="dark"),
    ),
    "14_51": card(
        action(*search(cards("interrupt", named="Ascension Guns", zone="reserve", whose="own")), half="light", once_a="game"),
        constant(drain(1), half="dark", conditions=there_is(own_character(mark="battle droid", state="present"))),
    ),
    "14_111": card(
        printed(transit(0), half="dark"),
        printed(transit(8), half="light"),
        constant(moves_cost("transit_to", 8, cards(whose="own")), half="light"),
    ),
    "14_112": card(
        brings(character(mark="battle droid"), half="dark", once_a="game", at=location(where="here")),
        constant(drain_less(1, HERE, whose="own"), half="light"),
    ),
}
