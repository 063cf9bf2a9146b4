"""Constants of play (types, zones, verbs and ops are in `abilities.constants`): slots, phases, decisions and streams."""

from __future__ import annotations

from typing import Final

# --- cards -----------------------------------------------------------------------------------------------------------

PRIMARY: Final = 0
ALLY: Final = 1
DOUBLE_ALLY: Final = 2
SCRAP: Final = 3
SLOTS: Final = ("primary", "ally", "double_ally", "scrap")
MOST_ABILITIES: Final = 12  # of one card, with those of the card it copies
ONCE_A_TURN: Final = 1 << MOST_ABILITIES  # in `Piece.open`: the bit of a passive effect that works once per turn
MOST_CHOICES: Final = 300  # of one decision

# --- places ----------------------------------------------------------------------------------------------------------

NOBODY: Final = -1
SEATS: Final = 2
ROW_SIZE: Final = 5  # SR-SET-03, SR-ACQ-05
HAND_SIZE: Final = 5  # SR-END-03
FIRST_HAND: Final = 3  # SR-SET-06
FEWER_FIRST: Final = HAND_SIZE - FIRST_HAND
AUTHORITY: Final = 50  # SR-SET-01

# --- the turn --------------------------------------------------------------------------------------------------------

SETUP: Final = 0
MAIN_PHASE: Final = 1
DISCARD_PHASE: Final = 2
DRAW_PHASE: Final = 3

# Kinds of decisions: Decision.kind.
MAIN: Final = 0
OPTION: Final = 1  # one of several effects
PICK: Final = 2  # a card
PLACE: Final = 3  # where an acquired card goes
AMOUNT: Final = 4  # of combat
FACTION: Final = 5
COPIED_CARD: Final = 6
COPIED_ABILITY: Final = 7

# --- streams and endings ---------------------------------------------------------------------------------------------

TRADE_DECK_STREAM: Final = 0
DECK_STREAM: Final = 1  # and 2
FIRST_PLAYER_STREAM: Final = 3
CHANCE_STREAM: Final = 4
POLICY_STREAM: Final = 5  # and 6

GOING_ON: Final = 0
BY_AUTHORITY: Final = 1
BY_TURN_LIMIT: Final = 2
