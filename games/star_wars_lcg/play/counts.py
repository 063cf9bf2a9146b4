"""The numbers that a match counts: one row for each turn, one for each contested edge battle, and some numbers for each card.

own, other: the player whose turn it is, and the opponent.  The Dark Side takes the first turn, so rows of both sides alternate.
"""

from __future__ import annotations

from typing import Final

# Places in the row of a turn.  At its end:
DIAL: Final = 0
DESTROYED: Final = 1  # objectives in the player's own victory pile
HAS_BALANCE: Final = 2  # 1 or 0
FORCE: Final = 3  # the player's own Force total
UNITS_IN_PLAY: Final = 4
HAND: Final = 5
SPENT: Final = 6  # resources that the player paid in the turn
SPENT_BY_OTHER: Final = 7
# When the deployment phase begins, and when it ends:
AVAILABLE: Final = 8  # resources that ready cards can generate
STRANDED_COST: Final = 9  # cards in hand that cost more than what is ready
STRANDED_MATCH: Final = 10  # cards in hand without a resource match among what is ready
STRANDED_RULE: Final = 11  # cards in hand that are unique, Limited or without anything to enhance
# During the turn:
LOST: Final = 12  # own units that left play
LOST_BY_OTHER: Final = 13
SAVED: Final = 14  # own units that a shield or Protect saved
SAVED_BY_OTHER: Final = 15
STRIKE_DAMAGE: Final = 16  # damage to enemy objectives; this and the next three in the order of their sources in `SOURCES`
UNOPPOSED_DAMAGE: Final = 17
BALANCE_DAMAGE: Final = 18
EFFECT_DAMAGE: Final = 19
DAMAGE_BY_OTHER: Final = 20  # damage to own objectives, which only effects deal
ENGAGEMENTS: Final = 21
DEFENDED: Final = 22  # engagements with a defender
TURN_ROW: Final = 23

# Source of damage (BY_STRIKE, BY_EFFECT, BY_UNOPPOSED, BY_BALANCE) -> place in the row.
SOURCES: Final = (STRIKE_DAMAGE, EFFECT_DAMAGE, UNOPPOSED_DAMAGE, BALANCE_DAMAGE)

# Places in the row of an edge battle.
ATTACKER: Final = 0  # the attacking seat
WINNER: Final = 1
DARK_CARDS: Final = 2  # cards in the stack
LIGHT_CARDS: Final = 3
BATTLE_ROW: Final = 4

# Numbers of a card.
CARD_DRAWN: Final = 0  # drawn; an objective: put into play
CARD_PLAYED: Final = 1
CARD_PLACED: Final = 2  # in an edge stack
CARD_LOST: Final = 3  # left play; an objective: destroyed
CARD_DAMAGE: Final = 4  # damage that it took
CARD_STRANDED_COST: Final = 5
CARD_STRANDED_MATCH: Final = 6
CARD_NUMBERS: Final = 7
CARD_NAMES: Final = ["drawn", "played", "placed", "lost", "damage", "stranded_cost", "stranded_match"]
