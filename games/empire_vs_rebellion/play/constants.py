"""The numbers of play: zones, verbs, decisions, ops, phases, random streams and limits.

Zone ids: the zones of seat 0, the zones of seat 1, then the event deck and the event of the round.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

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

# Types of cards.
RESOURCE: Final = 0
STRATEGY: Final = 1
EVENT: Final = 2

# Categories of resource cards, one bit each; an event may forbid them (EVR-PLN-02).
CATEGORY_BITS: Final = {"diplomacy": 1, "the-force": 2, "military": 4, "recon": 8, "character": 16}

# Strategies.
BUREAUCRACY: Final = 0
DECEPTION: Final = 1
DIRECT_ASSAULT: Final = 2
INFILTRATION: Final = 3
SUPPORT: Final = 4
STRATEGY_NAMES: Final = ("bureaucracy", "deception", "direct-assault", "infiltration", "support")

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

# Kinds of decisions; the decision about an action is the engine's.
STRATEGY_CHOICE: Final = 1
PICK: Final = 2
OPTION: Final = 3
WHICH_DECK: Final = 4

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

# Whose cards or numbers an op is about, from the view of the seat that carries it out.
OWN: Final = 0
OPPONENT: Final = 1
ANYONE: Final = 2

# The kinds of cards that an op is about, bits of `Selector.types`; 0 for all cards.
READY: Final = 1
EXHAUSTED: Final = 2
CHARACTER: Final = 4

ANY_NUMBER: Final = 1000
WHOLE_DECK: Final = 1000

# How cards are put back after looking (`Op.kind` of PUT_BACK).
ON_TOP: Final = 0
SHUFFLED_IN: Final = 1
SHUFFLED_UNDER_ONE: Final = 2  # all are shuffled in, except the card picked last, which goes on top

# `Op.counter`: use the number of cards that the op before it picked.
COUNTED: Final = 1

# Phases, for replays.
SETUP: Final = 0
PLANNING: Final = 1
STRUGGLE: Final = 2
DOMINANCE: Final = 3

# Numbers that cards change (engine.modifiers), and when a change ends.
TOTAL: Final = 0
STATS: Final = 1
ROUND: Final = 1

# Random streams of a game.
DECK_STREAM: Final = 1  # and 2 for the other seat
EVENT_STREAM: Final = 3
STRATEGY_STREAM: Final = 4  # and 5 for the other seat
BALANCE_STREAM: Final = 6
POLICY_STREAM: Final = 7  # and 8 for the other seat
TRIAL_STREAM: Final = 16  # plus the number of the round

# EVR-SET-06, EVR-END-01, and the limits of A-19.
INFLUENCE: Final = 2
SUPPLY: Final = 12
POINTS_TO_WIN: Final = 7
STRATEGY_CARDS: Final = 5
MOST_ACTIONS: Final = 200
MOST_ROUNDS: Final = 100

# Endings.
GOING_ON: Final = 0
BY_POINTS: Final = 1
BY_ROUND_LIMIT: Final = 2
BY_EVENTS: Final = 3  # a goldfish has played every event
BY_TUTORIAL: Final = 4

# Steps of a round (`Frame.pc` of its frame).
REVEAL_EVENT: Final = 0
INFILTRATORS_CHOOSE: Final = 1
CHOOSE_STRATEGIES: Final = 2
FIGHT: Final = 3
SHOW_STRATEGIES: Final = 4
FIX_TOTALS: Final = 5
WHO_WINS: Final = 6
TAKE_EVENT: Final = 7
AFTERWARDS: Final = 8
CLEAN_UP: Final = 9

SEATS: Final = 2
# `Side.fixed`: the number of a strategy, or one of these.
NO_STRATEGY: Final = -1
CHOOSES: Final = -2
