"""Sabacc, and destinies that are changed or compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.counted import drawn_even, drawn_odd, their_battles_free
from games.star_wars_ccg.abilities.operations.fate import spend
from games.star_wars_ccg.abilities.operations.steps import lose
from games.star_wars_ccg.abilities.ops import automatic, card, constant
from games.star_wars_ccg.abilities.parts import opponents_destiny, there_is
from games.star_wars_ccg.abilities.pieces import cards, location
from games.star_wars_ccg.abilities.products.phrases import sabacc
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

NEAR_BATTLE: Final = there_is(location("site", state="in_battle", where="near"))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "6_122": card(
            constant(their_battles_free()),
            automatic(spend(1, whose="opponent"), at="destiny", conditions=[opponents_destiny(), NEAR_BATTLE, drawn_even()]),
            automatic(lose(cards(of="drawn", zone="used")), at="destiny", conditions=[opponents_destiny(), NEAR_BATTLE, drawn_odd()]),
        ),
        "6_65 6_153": sabacc.DUNE_SEA,
        "6_67 6_156": sabacc.JABBAS_PALACE,
    }
)
