"""Constants of play (zones, verbs and ops are in `abilities.constants`): decisions, phases, random streams and limits."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

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

# Kinds of decisions; the decision about an action is the engine's.
STRATEGY_CHOICE: Final = 1
PICK: Final = 2
OPTION: Final = 3
WHICH_DECK: Final = 4

# Phases, for replays.
SETUP: Final = 0
PLANNING: Final = 1
STRUGGLE: Final = 2
DOMINANCE: Final = 3

# Numbers that cards change (engine.modifiers), and when a change ends.
TOTAL: Final = 0
STATS: Final = 1
ROUND: Final = 1

# Kinds of events: what has just happened when cards work in the dominance phase, in this order.
STRATEGY_SHOWN: Final = 0
TOTALS_FIXED: Final = 1
WINNER_FOUND: Final = 2
EVENT_WON: Final = 3
EVENT_LOST: Final = 4
EVENT_SCORED: Final = 5

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
