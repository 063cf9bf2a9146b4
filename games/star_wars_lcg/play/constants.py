"""The rules' own numbers: decisions, verbs, positions of frames, endings and the sizes that the rulebook names.

Zones, tokens, phases and events are in `abilities.constants`, as abilities name them, too.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = ("dark", "light")
NOBODY: Final = -1  # in place of a seat
NO_PIECE: Final = -1

NEUTRAL: Final = 0  # the place of a card without affiliation in FACTIONS (LCG-CARD-02)

# The kind of card that an enhancement is attached to (LCG-ENH-01), and whose card it is.
NO_HOST: Final = 0
UNIT_HOST: Final = 1
OBJECTIVE_HOST: Final = 2
CARD_HOST: Final = 3
ANYONES: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2

# Kinds of decisions; below 0 are the engine's, from 40 on those of abilities.
KEEP_OBJECTIVES: Final = 0
MULLIGAN: Final = 1
REVEAL: Final = 2
BALANCE_DAMAGE: Final = 3
DISCARD_ONE: Final = 4
DISCARD_DOWN: Final = 5
PAY: Final = 6
ENHANCE: Final = 7
ENGAGE: Final = 8
ATTACK: Final = 9
DEFEND: Final = 10
SHIELD_PIECE: Final = 11
PLACE_EDGE: Final = 12
ORDER_FATES: Final = 13
STRIKE: Final = 14
STRIKE_ICONS: Final = 15
DAMAGE_UNIT: Final = 16
FOCUS_UNIT: Final = 17
COMMIT: Final = 18
PROTECT_AMOUNT: Final = 19
CAPTURE_UNDER: Final = 20
NAMING: Final = 21
ORDER_DISCARDS: Final = 22
DECISIONS: Final = (
    "keep_objectives",
    "mulligan",
    "reveal",
    "balance_damage",
    "discard_one",
    "discard_down",
    "pay",
    "enhance",
    "engage",
    "attack",
    "defend",
    "shield_piece",
    "place_edge",
    "order_fates",
    "strike",
    "strike_icons",
    "damage_unit",
    "focus_unit",
    "commit",
    "protect_amount",
    "capture_under",
    "naming",
    "order_discards",
)

# Verbs of options; verb 0 is PASS ("no", "done"), below 0 are the engine's.
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
DEFEND_VERB: Final = 16
FATE_VERB: Final = 17
ICONS_VERB: Final = 18  # amount: UNIT_DAMAGE, TACTICS or BLAST_DAMAGE
FOCUS_VERB: Final = 19
PILOT_VERB: Final = 20  # by its keyword Pilot, a unit comes as an enhancement
USE_VERB: Final = 21  # amount: number of the listener whose action is used
PROTECT_VERB: Final = 22  # amount: how much damage goes to the protector
UNDER_VERB: Final = 23  # put the captured card under this objective
NAME_TITLE_VERB: Final = 24  # amount: the index of the first card with the title
NAME_TRAIT_VERB: Final = 25  # amount: the place of the Trait in `state.named_traits`
LAND_VERB: Final = 26  # this card lies below the others that were discarded with it
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
    "defend",
    "fate",
    "icons",
    "focus",
    "pilot",
    "use",
    "protect",
    "under",
    "name_title",
    "name_trait",
    "land",
)

# Kinds of frames.
SETUP_FRAME: Final = 0
TURN_FRAME: Final = 1
PLAY_FRAME: Final = 2
PAYMENT_FRAME: Final = 3
ENGAGEMENT_FRAME: Final = 4
EDGE_FRAME: Final = 5
STRIKE_FRAME: Final = 6
SHIELDING_FRAME: Final = 7
CAPTURE_FRAME: Final = 8
COST_FRAME: Final = 9
HOST_FRAME: Final = 10
LANDING_FRAME: Final = 11

# A source of damage, besides those of `abilities.constants`.
BY_BALANCE: Final = 3

# What advances the dial: `Event.other` of DIAL_ADVANCED, -1 for a card.
DIAL_BY_TURN: Final = 0
DIAL_BY_BALANCE: Final = 1
DIAL_BY_OBJECTIVE: Final = 2
DIAL_BY_TEXT: Final = 3

# Endings of a game.
GOING_ON: Final = 0
BY_OBJECTIVES: Final = 1  # LCG-END-01
BY_DIAL: Final = 2  # LCG-END-02
BY_DECK_OUT: Final = 3  # LCG-END-03, the command deck
BY_OBJECTIVE_DECK_OUT: Final = 4  # LCG-END-03, the objective deck
BY_CARD: Final = 5  # a card says so
BY_TURN_LIMIT: Final = 6  # no rule of the game: nobody wins
ENDINGS: Final = ("going_on", "objectives", "dial", "deck_out", "objective_deck_out", "card", "turn_limit")

DIAL_FULL: Final = 12  # LCG-BAL-03
OBJECTIVES_IN_PLAY: Final = 3  # LCG-SET-12
OBJECTIVES_SEEN: Final = 4  # LCG-SET-08
OBJECTIVES_TO_WIN: Final = 3  # LCG-OBJ-03
OPENING_HAND: Final = 6  # LCG-SET-09
RESERVE_VALUE: Final = 6  # LCG-DRW-03
FORCE_CARDS: Final = 3  # LCG-FRC-03

# Random streams of a game; the seat is added for a seat's own stream.
COMMAND_DECK_STREAM: Final = 0
OBJECTIVE_DECK_STREAM: Final = 2
POLICY_STREAM: Final = 4
CHANCE_STREAM: Final = 6  # what is chosen at random by rules and effects
