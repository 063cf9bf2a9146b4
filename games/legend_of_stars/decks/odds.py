"""Exact odds of the opening hand: early characters among the seven cards, with and without the mulligan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.report import Odds
from games.decks.odds import exactly
from games.legend_of_stars.catalogue.fields import CHARACTER
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.legality import HAND
from games.legend_of_stars.texts import TEXTS
from games.texts import filled

COSTS: Final = (1, 2, 3)


def opening_odds(cards: Mapping[str, int], pool: Pool) -> tuple[Odds, ...]:
    """The chances of a character that costs at most 1, 2 and 3 in the first hand (LOS-SET-06), and after a mulligan (LOS-SET-07).

    Whoever takes the mulligan only with a hand without such a character has one with the second chance.
    """
    size = sum(cards.values())
    odds = []
    for cost in COSTS:
        early = sum(copies for code, copies in cards.items() if pool.cards[code].type == CHARACTER and (pool.cards[code].cost or 0) <= cost)
        missing = float(exactly(0, early, pile=size, draws=HAND))
        odds.append(Odds(f"character_{cost}", filled(TEXTS["odds.first_hand"], cost=cost), 1 - missing))
        odds.append(Odds(f"character_{cost}_mulligan", filled(TEXTS["odds.with_mulligan"], cost=cost), 1 - missing * missing))
    return tuple(odds)
