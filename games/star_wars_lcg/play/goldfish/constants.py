"""The rulebook's terms as numbers: seats, card types, zones, phases, decisions, verbs and endings.

seat: 0 is the Dark Side, which takes the first turn (LCG-TRN-01); 1 is the Light Side.
"""

from __future__ import annotations

from typing import Final

DARK: Final = 0
LIGHT: Final = 1
SEATS: Final = ("dark", "light")

# Card types (LCG-CARD-01; missions came after the Core Set).
OBJECTIVE: Final = 0
UNIT: Final = 1
ENHANCEMENT: Final = 2
EVENT: Final = 3
FATE: Final = 4
MISSION: Final = 5
AFFILIATION: Final = 6
CARD_TYPES: Final = ("objective", "unit", "enhancement", "event", "fate", "mission", "affiliation")

# Affiliations (LCG-CARD-02); a neutral card has none.
NEUTRAL: Final = 0
FACTIONS: Final = ("neutral", "jedi", "rebel-alliance", "smugglers-and-spies", "sith", "imperial-navy", "scum-and-villainy")

# The kind of card that an enhancement is attached to (LCG-ENH-01), and whose card it is.
NO_HOST: Final = 0
UNIT_HOST: Final = 1
OBJECTIVE_HOST: Final = 2
CARD_HOST: Final = 3
ANYONES: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2

# Zones of a seat; the first four are in play (LCG-PLY-01), the others are not (LCG-PLY-02).
AFFILIATION_ZONE: Final = 0
OBJECTIVES: Final = 1
UNITS: Final = 2
ENHANCEMENTS: Final = 3
HAND: Final = 4
DECK: Final = 5
OBJECTIVE_DECK: Final = 6
DISCARD: Final = 7
VICTORY: Final = 8
EDGE_STACK: Final = 9
FACEDOWN: Final = 10
ZONES: Final = (
    "affiliation",
    "objectives",
    "units",
    "enhancements",
    "hand",
    "deck",
    "objective_deck",
    "discard",
    "victory",
    "edge_stack",
    "facedown",
)
ZONES_A_SEAT: Final = 11

# Phases (LCG-TRN-02), with setup before them.
SETUP: Final = 0
BALANCE: Final = 1
REFRESH: Final = 2
DRAW: Final = 3
DEPLOYMENT: Final = 4
CONFLICT: Final = 5
FORCE: Final = 6
PHASES: Final = ("setup", "balance", "refresh", "draw", "deployment", "conflict", "force")

# Kinds of decisions.
KEEP_OBJECTIVES: Final = 0
MULLIGAN: Final = 1
REVEAL: Final = 2
BALANCE_DAMAGE: Final = 3
DISCARD_ONE: Final = 4
DISCARD_DOWN: Final = 5
PLAY: Final = 6
PAY: Final = 7
ENHANCE: Final = 8
ENGAGE: Final = 9
ATTACK: Final = 10
SHIELD: Final = 11
PLACE_EDGE: Final = 12
STRIKE: Final = 13
COMMIT: Final = 14
DECISIONS: Final = (
    "keep_objectives",
    "mulligan",
    "reveal",
    "balance_damage",
    "discard_one",
    "discard_down",
    "play",
    "pay",
    "enhance",
    "engage",
    "attack",
    "shield",
    "place_edge",
    "strike",
    "commit",
)

# Verbs of options; verb 0 is PASS ("no", "done").
PASS_VERB: Final = 0
BOTTOM_VERB: Final = 1  # put this objective under the objective deck
MULLIGAN_VERB: Final = 2
REVEAL_VERB: Final = 3
DAMAGE_VERB: Final = 4
DISCARD_VERB: Final = 5
PLAY_VERB: Final = 6
GENERATE_VERB: Final = 7  # generate `amount` resources from this card
PAY_VERB: Final = 8  # pay with the resources generated so far
HOST_VERB: Final = 9
ENGAGE_VERB: Final = 10
ATTACK_VERB: Final = 11
SHIELD_VERB: Final = 12
EDGE_VERB: Final = 13
STRIKE_VERB: Final = 14
COMMIT_VERB: Final = 15
VERBS: Final = (
    "pass",
    "bottom",
    "mulligan",
    "reveal",
    "damage",
    "discard",
    "play",
    "generate",
    "pay",
    "host",
    "engage",
    "attack",
    "shield",
    "edge",
    "strike",
    "commit",
)

# Sources of damage and of dial points.
BY_BLAST: Final = 0
BY_UNOPPOSED: Final = 1
BY_BALANCE: Final = 2
DIAL_TURN: Final = 0
DIAL_BALANCE: Final = 1
DIAL_OBJECTIVE: Final = 2

# Endings of a game.
GOING_ON: Final = 0
BY_OBJECTIVES: Final = 1  # LCG-END-01
BY_DIAL: Final = 2  # LCG-END-02
BY_DECK_OUT: Final = 3  # LCG-END-03, the command deck
BY_OBJECTIVE_DECK_OUT: Final = 4  # LCG-END-03, the objective deck
ENDINGS: Final = ("going_on", "objectives", "dial", "deck_out", "objective_deck_out")

DIAL_FULL: Final = 12  # LCG-BAL-03
OBJECTIVES_IN_PLAY: Final = 3  # LCG-SET-12
OBJECTIVES_SEEN: Final = 4  # LCG-SET-08
OBJECTIVES_TO_WIN: Final = 3  # LCG-OBJ-03
OPENING_HAND: Final = 6  # LCG-SET-09
RESERVE_VALUE: Final = 6  # LCG-DRW-03
FORCE_CARDS: Final = 3  # LCG-FRC-03

# Numbers of the random streams; the seat is added for a seat's own stream.
COMMAND_DECK_STREAM: Final = 0
OBJECTIVE_DECK_STREAM: Final = 2
POLICY_STREAM: Final = 4
