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
# One turn of either player in a match: the Life Force, hand and locations controlled of each side after the turn.
MATCH_TURN_NUMBERS: Final = 6
MATCH_CURVES: Final = ["life_0", "life_1", "hand_0", "hand_1", "controlled_0", "controlled_1"]

# One card.
CARD_DRAWN: Final = 0
CARD_DEPLOYED: Final = 1
CARD_LOST: Final = 2
CARD_STRANDED: Final = 3  # in hand at the end of the game
CARD_NUMBERS: Final = 4
CARD_NAMES: Final = ["drawn", "deployed", "lost", "stranded"]
