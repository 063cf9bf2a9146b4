"""What a goldfish run counts: by round, and by card.  The numbers are places in a row, the names those of the tally."""

from __future__ import annotations

from typing import Final

# Of one round.
POINTS: Final = 0  # victory points won in it
SCORE: Final = 1  # own points after it
FINAL: Final = 2  # own total
PLAYED: Final = 3  # cards
USED: Final = 4  # abilities
SPENT: Final = 5  # influence
ROUND_NUMBERS: Final = 6
CURVES: Final = ["points", "score", "total", "cards_played", "abilities_used", "influence_used"]

# Of one card.
CARD_PLAYED: Final = 0
CARD_USED: Final = 1
CARD_SEEN: Final = 2  # an event
CARD_WON: Final = 3  # an event
CARD_BUST: Final = 4  # an event
CARD_NUMBERS: Final = 5
CARD_NAMES: Final = ["played", "used", "turned_up", "won", "bust"]
