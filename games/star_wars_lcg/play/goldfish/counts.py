"""The numbers that a game counts for the watched seat.

row: the numbers of one of its turns, in the order of CURVES.
Card counts: four numbers for each card, by card index.
"""

from __future__ import annotations

from typing import Final

RESOURCES_AVAILABLE: Final = 0
RESOURCES_SPENT: Final = 1
RESOURCES_WASTED: Final = 2
UNITS_IN_PLAY: Final = 3
FORCE_READY: Final = 4
FORCE_COMMITTED: Final = 5
BLAST_DAMAGE: Final = 6  # this and the next two in the order of constants.BY_*
UNOPPOSED_DAMAGE: Final = 7
BALANCE_DAMAGE: Final = 8
DAMAGE: Final = 9
DIAL: Final = 10
DIAL_FROM_TURN: Final = 11  # this and the next two in the order of constants.DIAL_*
DIAL_FROM_BALANCE: Final = 12
DIAL_FROM_OBJECTIVES: Final = 13
HAND_SIZE: Final = 14
HAND_UNITS: Final = 15
HAND_ENHANCEMENTS: Final = 16
HAND_EVENTS: Final = 17
HAND_FATES: Final = 18
STRANDED_COST: Final = 19
STRANDED_MATCH: Final = 20
STRANDED_RULE: Final = 21
STRANDED_TEXT: Final = 22
CURVES: Final = (
    "resources_available",
    "resources_spent",
    "resources_wasted",
    "units",
    "force_ready",
    "force_committed",
    "blast_damage",
    "unopposed_damage",
    "balance_damage",
    "damage",
    "dial",
    "dial_from_turn",
    "dial_from_balance",
    "dial_from_objectives",
    "hand_size",
    "hand_units",
    "hand_enhancements",
    "hand_events",
    "hand_fates",
    "stranded_cost",
    "stranded_match",
    "stranded_rule",
    "stranded_text",
)
ROW: Final = 23

CARD_DRAWN: Final = 0
CARD_PLAYED: Final = 1
CARD_STRANDED_COST: Final = 2
CARD_STRANDED_MATCH: Final = 3
CARD_NUMBERS: Final = 4
CARD_NAMES: Final = ("drawn", "played", "stranded_cost", "stranded_match")
