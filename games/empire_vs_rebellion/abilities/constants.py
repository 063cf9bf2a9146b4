"""The numbers that declared abilities compile to: zones, verbs, ops and what they select.

Zone ids: the zones of seat 0, the zones of seat 1, then the event deck and the event of the round.
"""

from __future__ import annotations

from typing import Final

# Zones of a seat, then those of the table.
DECK: Final = 0  # the resource deck
AREA: Final = 1  # the play area
DISCARD: Final = 2
RESERVE: Final = 3
STRATEGIES: Final = 4  # unused
CHOSEN: Final = 5  # the strategy of the round, facedown
USED: Final = 6
LOOKED_AT: Final = 7  # cards of any deck that this seat looks at during an effect
WON: Final = 8
ZONES_A_SEAT: Final = 9
EVENT_DECK: Final = 18
EVENT_PLACE: Final = 19

# Verbs.
PLAY_VERB: Final = 1
ABILITY_VERB: Final = 2
INFLUENCE_VERB: Final = 3
STRATEGY_VERB: Final = 4
DISCARD_VERB: Final = 5
EXHAUST_VERB: Final = 6
ENTER_VERB: Final = 7  # a resource card is played by an ability
ON_TOP_VERB: Final = 8
ADD_VERB: Final = 9  # a character goes into the resource deck
SET_BACK_VERB: Final = 10  # a character goes to the reserve pile
CHOOSE_VERB: Final = 11
EVENT_VERB: Final = 12
VERBS: Final = 13

# Ops.
PICK_OP: Final = 1
PLAY_TOP: Final = 2
GAIN_INFLUENCE: Final = 3
LOSE_INFLUENCE: Final = 4
LOOK: Final = 5
PUT_BACK: Final = 6
CHANGE_STRATEGY: Final = 7
CHOOSE: Final = 8
AND_OR: Final = 9
DISCARD_TOP: Final = 10
IF_LOST: Final = 11
CHANGE_TOTAL: Final = 12
SWAP_WINNER: Final = 13
INFILTRATE: Final = 14
TAKE_BACK_STRATEGIES: Final = 16
RANDOM_NEXT: Final = 17
REVEAL_NEXT: Final = 18

# The owner of the cards or numbers that an op changes, from the view of the seat that carries it out.
OWN: Final = 0
OPPONENT: Final = 1
ANYONE: Final = 2

# The kinds of cards that an op is about, bits of `Selector.types`; 0 for all cards.
READY: Final = 1
EXHAUSTED: Final = 2
CHARACTER: Final = 4

ANY_NUMBER: Final = 1000
WHOLE_DECK: Final = 1000

# The ways to put back cards after looking (`Op.kind` of PUT_BACK).
ON_TOP: Final = 0
SHUFFLED_IN: Final = 1
SHUFFLED_UNDER_ONE: Final = 2  # all are shuffled in, except the card picked last, which goes on top

# `Op.counter`: use the number of cards that the op before it picked.
COUNTED: Final = 1

# `Op.place` of a LOOK.
NEEDS_ROOM: Final = 1  # only while the player has room for another card
EVENTS: Final = 2  # at the event deck

# `Selector.traits` of a PICK_OP.
ASKS_OPPONENT: Final = 1  # the opponent picks
