"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import raise_sum
from games.star_wars_ccg.abilities.ops import card, constant, counts_more, own_destiny
from games.star_wars_ccg.abilities.parts import there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR

ANYWHERE: Final = location(state="in_battle")
REBELLION: Final = cards(named="Insignificant Rebellion")

ABILITIES: Final[Mapping[str, Declared]] = {
    "205_15": card(
        own_destiny(counts_more(2), conditions=there_is(character(named=EMPEROR))),
        constant(
            raise_sum(1, ANYWHERE, per=character(mark="dark jedi", where="here")),
            raise_sum(1, ANYWHERE, per=cards(zone="stacked", lies_on=REBELLION)),
            conditions=this_is(cards(at=location(named="Death Star II: Throne Room"))),
        ),
    ),
}
