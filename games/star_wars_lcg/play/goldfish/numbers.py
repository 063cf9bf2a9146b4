"""The places of the numbers that a game counts for the watched seat.

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
BLAST_DAMAGE: Final = 6
TEXT_DAMAGE: Final = 7
UNOPPOSED_DAMAGE: Final = 8
BALANCE_DAMAGE: Final = 9
DAMAGE: Final = 10
DIAL: Final = 11
DIAL_FROM_TURN: Final = 12  # this and the next three in the order of play.constants.DIAL_BY_*
DIAL_FROM_BALANCE: Final = 13
DIAL_FROM_OBJECTIVES: Final = 14
DIAL_FROM_TEXTS: Final = 15
HAND_SIZE: Final = 16
HAND_UNITS: Final = 17
HAND_ENHANCEMENTS: Final = 18
HAND_EVENTS: Final = 19
HAND_FATES: Final = 20
STRANDED_COST: Final = 21
STRANDED_MATCH: Final = 22
STRANDED_RULE: Final = 23
STRANDED_TEXT: Final = 24
CURVES: Final = [
    "resources_available",
    "resources_spent",
    "resources_wasted",
    "units",
    "force_ready",
    "force_committed",
    "blast_damage",
    "text_damage",
    "unopposed_damage",
    "balance_damage",
    "damage",
    "dial",
    "dial_from_turn",
    "dial_from_balance",
    "dial_from_objectives",
    "dial_from_texts",
    "hand_size",
    "hand_units",
    "hand_enhancements",
    "hand_events",
    "hand_fates",
    "stranded_cost",
    "stranded_match",
    "stranded_rule",
    "stranded_text",
]
ROW: Final = 25

CARD_DRAWN: Final = 0
CARD_PLAYED: Final = 1
CARD_STRANDED_COST: Final = 2
CARD_STRANDED_MATCH: Final = 3
CARD_NUMBERS: Final = 4
CARD_NAMES: Final = ["drawn", "played", "stranded_cost", "stranded_match"]
