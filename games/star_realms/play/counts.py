"""Numbers that a run counts for the watched seat, by turn and by card: columns of a row, and their names in the tally."""

from __future__ import annotations

from typing import Final

# Columns of one turn.
TRADE: Final = 0  # gained
TRADE_WASTED: Final = 1
COMBAT: Final = 2  # gained
AUTHORITY: Final = 3  # gained
BOUGHT: Final = 4  # cards
SPENT: Final = 5  # trade
ALLIES: Final = 6  # ally abilities used
DECK_SIZE: Final = 7  # own cards in all zones
DECK_COST: Final = 8  # mean cost of the player's own cards in tenths
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

# Columns of one card.
CARD_BOUGHT: Final = 0
CARD_PLAYED: Final = 1
CARD_SCRAPPED: Final = 2
CARD_NUMBERS: Final = 3
CARD_NAMES: Final = ["bought", "played", "scrapped"]
