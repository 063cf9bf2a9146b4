"""The rows of numbers that a run counts for each round and each card.

The numbers are indexes in a row; the lists hold the names of these numbers in the tally, in the same order.
"""

from __future__ import annotations

from typing import Final

# One round of a goldfish.
POINTS: Final = 0  # victory points won in the round
SCORE: Final = 1  # own points after the round
FINAL: Final = 2  # own total at the end
PLAYED: Final = 3  # cards played
USED: Final = 4  # abilities used
SPENT: Final = 5  # influence spent
ROUND_NUMBERS: Final = 6
CURVES: Final = ["points", "score", "total", "cards_played", "abilities_used", "influence_used"]

# One round of a match: the points that each side won, then the points of each side after the round.
POINTS_0: Final = 0
POINTS_1: Final = 1
MATCH_ROUND_NUMBERS: Final = 4
MATCH_CURVES: Final = ["points_0", "points_1", "score_0", "score_1"]

# One card.
CARD_PLAYED: Final = 0
CARD_USED: Final = 1
CARD_SEEN: Final = 2  # event turned up
CARD_WON: Final = 3  # event won; in a match: won by side 1
CARD_BUST: Final = 4  # event whose target value was exceeded; in a match: won by side 2
CARD_NUMBERS: Final = 5
CARD_NAMES: Final = ["played", "used", "turned_up", "won", "bust"]
MATCH_CARD_NAMES: Final = ["played", "used", "turned_up", "won_0", "won_1"]
