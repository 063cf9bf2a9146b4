"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import raise_sum
from games.star_wars_ccg.abilities.operations.weapons import battles_free
from games.star_wars_ccg.abilities.ops import card, constant, immune
from games.star_wars_ccg.abilities.parts import it_is
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches

ABILITIES: Final[Mapping[str, Declared]] = {
    "223_18": card(
        flies(3),
        fetches(
            cards(),
            pile="used",
            when="deployed",
            conditions=it_is(cards("weapon", named="Darksaber", whose="own", where="here")),
        ),
        constant(battles_free(), raise_sum(1), immune(3)),
    ),
}
