"""Exact odds of the first hand and of the first trade row."""

from __future__ import annotations

from collections import Counter

from games.contracts.report import Odds
from games.decks.odds import exactly
from games.star_realms.catalogue.fields import EVENT, FACTIONS
from games.star_realms.catalogue.pool import UNALIGNED, VIPER, Pool
from games.star_realms.decks.legality import Piles
from games.star_realms.play.constants import FEWER_FIRST, ROW_SIZE
from games.star_realms.texts import TEXTS
from games.texts import filled


def opening_odds(piles: Piles, pool: Pool) -> tuple[Odds, ...]:
    """The odds of Vipers in the first hand of each player (SR-SET-06) and of factions in the first trade row (SR-SET-03)."""
    odds = []
    starters = sum(piles.starting_deck.values())
    vipers = piles.starting_deck.get(VIPER, 0)
    for hand, who in ((piles.hand_size - FEWER_FIRST, "first"), (piles.hand_size, "second")):
        for found in range(min(vipers, hand) + 1):
            label = filled(TEXTS["odds.vipers"], who=TEXTS[f"odds.players.{who}"], n=found)
            odds.append(Odds(f"vipers_{who}_{found}", label, float(exactly(found, vipers, pile=starters, draws=hand))))
    # A revealed event is scrapped and replaced by the next card, so the row is the first five cards that are not events.
    size = sum(copies for code, copies in piles.trade_deck.items() if pool.cards[code].type != EVENT)
    counts: Counter[str] = Counter()
    for code, copies in piles.trade_deck.items():
        for faction in pool.cards[code].allies:
            counts[faction] += copies
    for choice in FACTIONS:
        if choice.code != UNALIGNED:
            chance = 1 - exactly(0, counts[choice.code], pile=size, draws=ROW_SIZE)
            label = filled(TEXTS["odds.row"], name=choice.names)
            odds.append(Odds(f"row_{choice.code}", label, float(chance)))
    return tuple(odds)
