"""What a run counts of the watched seat: by its turns, and by cards.  The numbers are places in a row, the names those of the tally."""

from __future__ import annotations

from typing import Final

# Of one own turn.
TRADE: Final = 0  # gained
TRADE_WASTED: Final = 1
COMBAT: Final = 2  # gained
AUTHORITY: Final = 3  # gained
BOUGHT: Final = 4  # cards
SPENT: Final = 5  # trade
ALLIES: Final = 6  # ally abilities used
DECK_SIZE: Final = 7  # own cards, wherever they are
DECK_COST: Final = 8  # mean cost of the own cards in tenths
ENEMY_AUTHORITY: Final = 9  # at the end of the turn
TURN_NUMBERS: Final = 10
CURVES: Final = [
    "trade",
    "trade_wasted",
    "combat",
    "authority",
    "bought",
    "trade_spent",
    "ally_abilities",
    "deck_size",
    "deck_cost",
    "enemy_authority",
]

# Of one card.
CARD_BOUGHT: Final = 0
CARD_PLAYED: Final = 1
CARD_SCRAPPED: Final = 2
CARD_NUMBERS: Final = 3
CARD_NAMES: Final = ["bought", "played", "scrapped"]
