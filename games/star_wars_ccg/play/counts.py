"""The rows of numbers that a run counts for each turn and each card.

The numbers are indexes in a row; the lists hold the names of these numbers in the tally, in the same order.
"""

from __future__ import annotations

from typing import Final

# One own turn of a goldfish, in this order.
TURN_NUMBERS: Final = 12
CURVES: Final = [
    "activated",
    "used",
    "saved",
    "icons",
    "drain",
    "drain_total",
    "controlled",
    "ground_presence",
    "space_presence",
    "hand",
    "life",
    "opponent_life",
]
# One turn of either player in a match: each side's numbers after the turn; Force activated, used and drained since the game began.
MATCH_TURN_NUMBERS: Final = 14
MATCH_CURVES: Final = [
    "life_0",
    "life_1",
    "hand_0",
    "hand_1",
    "controlled_0",
    "controlled_1",
    "activated_0",
    "activated_1",
    "used_0",
    "used_1",
    "saved_0",
    "saved_1",
    "drained_0",
    "drained_1",
]

# One card.
CARD_DRAWN: Final = 0
CARD_DEPLOYED: Final = 1
CARD_LOST: Final = 2
CARD_STRANDED: Final = 3  # in hand at the end of the game
CARD_BATTLES: Final = 4  # of a location: battles there, and those that each seat won
CARD_WON: Final = 5  # and 6 for the other seat
CARD_NUMBERS: Final = 7
CARD_NAMES: Final = ["drawn", "deployed", "lost", "stranded", "battles", "battles_won_0", "battles_won_1"]
