"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import withstands
from games.star_wars_ccg.abilities.operations.spies import break_cover
from games.star_wars_ccg.abilities.operations.steps import cancel_it
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import it_is, target, use
from games.star_wars_ccg.abilities.pieces import cards, character
from games.star_wars_ccg.abilities.products.phrases.palace import one_of

ABILITIES: Final[Mapping[str, Declared]] = {
    "210_41": card(
        used(cancel_it(), withstands(["Sense"]), when="used", conditions=it_is(cards("interrupt", named="Nabrun Leids"))),
        used(*one_of(character(mark="rodian"), character("alien", not_unique=True, of="rep_kin")), costs=use(1)),
        lost(break_cover(), when="move", targets=target(character(state="undercover"))),
    ),
}
