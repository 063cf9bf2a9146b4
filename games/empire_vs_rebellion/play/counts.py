"""What a run counts: by round, and by card.  The numbers are places in a row, the names those of the tally."""

from __future__ import annotations

from typing import Final

# Of one round of a goldfish.
POINTS: Final = 0  # victory points won in it
SCORE: Final = 1  # own points after it
FINAL: Final = 2  # own total
PLAYED: Final = 3  # cards
USED: Final = 4  # abilities
SPENT: Final = 5  # influence
ROUND_NUMBERS: Final = 6
CURVES: Final = ["points", "score", "total", "cards_played", "abilities_used", "influence_used"]

# Of one round of a match: points won in it by each side, and what each has after it.
POINTS_0: Final = 0
POINTS_1: Final = 1
MATCH_ROUND_NUMBERS: Final = 4
MATCH_CURVES: Final = ["points_0", "points_1", "score_0", "score_1"]

# Of one card.
CARD_PLAYED: Final = 0
CARD_USED: Final = 1
CARD_SEEN: Final = 2  # an event
CARD_WON: Final = 3  # an event; in a match by side 1
CARD_BUST: Final = 4  # an event; in a match: won by side 2
CARD_NUMBERS: Final = 5
CARD_NAMES: Final = ["played", "used", "turned_up", "won", "bust"]
MATCH_CARD_NAMES: Final = ["played", "used", "turned_up", "won_0", "won_1"]
