"""The numbers that card texts and the rules share: zones, events, numbers of cards, marks, flags and periods."""

from __future__ import annotations

from typing import Final

# Types of cards (LOS-CARD-01).
CHARACTER: Final = 0
EFFECT: Final = 1
SUPPORT: Final = 2

# Kinds of zones; each seat has one of each.
DECK: Final = 0
HAND: Final = 1
TRASH: Final = 2
ENERGY: Final = 3
SUPPORTS: Final = 4
FACE_UP: Final = 5  # characters; their squares are `Side.squares`
FACE_DOWN: Final = 6
SPEED_CARDS: Final = 7  # the cards that decide who goes first, until they go under the deck
RESOLVING: Final = 8  # an effect card while its effect is carried out
ZONES_A_SEAT: Final = 9

# Positions of a character (LOS-DSP-01).
ATTACK: Final = 0
DEFENCE_RIGHT: Final = 1
DEFENCE_LEFT: Final = 2
POSITIONS: Final = 3

# Kinds of events that are carried out.  `seat` is the player to whom it happens, `amount` the number, `piece` the card.
DRAWN: Final = 0
DAMAGED: Final = 1  # a player
HEALED: Final = 2  # a player
DESTROYED: Final = 3  # into the trash by an effect (LOS-TRM-06)
RETURNED: Final = 4  # from play to its owner's hand
MOVED: Final = 5  # other: the square
POSITIONED: Final = 6  # other: the position
TURNED_UP: Final = 7
TURNED_DOWN: Final = 8
REGAINED: Final = 9  # an energy or a support
GAINED: Final = 10
TRASHED: Final = 11  # from hand
ENERGY_ADDED: Final = 12  # from wherever it is
TAKEN: Final = 13  # from the trash or the deck into its owner's hand
REGAINED_ENERGIES: Final = 14  # `amount` energies of the seat
PUT_UNDER: Final = 15  # under its owner's deck
# Events that are only announced, once they have happened.
ENTERED: Final = 20  # a character or a support
ATTACKED: Final = 21  # an attack was declared; other: the attacked character
DEALT_DAMAGE: Final = 22  # a character, in a battle (LOS-BTL-12)
WENT_DOWN: Final = 23
TURN_BEGAN: Final = 24
TURN_ENDS: Final = 25  # LOS-END-01
PLAYED: Final = 26
# Kinds of abilities that a player activates, for `usable`: in the own main phase, and in a battle's window.
MAIN_ACTIONS: Final = 30
BATTLE_ACTIONS: Final = 31

# Numbers of a card (LOS-CARD-02).
ATK: Final = 0
DEF: Final = 1
DOWN: Final = 2
SPEED: Final = 3
COST: Final = 4

# Marks: the keyword sky, then attributes and races in the order of a run.
SKY: Final = 0
FIRST_ATTRIBUTE: Final = 1

# Flags of a character.  "Cannot" is stronger than "may" (LOS-CNF-02).
CANNOT_ATTACK: Final = 0
CANNOT_MOVE: Final = 1
CANNOT_BE_DESTROYED: Final = 2
MAY_MOVE_AT_ONCE: Final = 3  # in the turn in which it was placed or turned up
MAY_ATTACK_TWICE: Final = 4

# The periods after which changes end.
TURN: Final = 0
BATTLE: Final = 1

# Filters that only this game has: `PieceTest.number` of a GAME_TEST.
IS_FACE_UP: Final = 0
IS_IN_FRONT: Final = 1
IS_POSITIONED: Final = 2  # amount: the position
SAME_LANE: Final = 3
IS_FACE_DOWN: Final = 4
IS_IN_BACK: Final = 5
IS_GAINED: Final = 6
IS_ATTACKING: Final = 7
IS_ATTACKED: Final = 8

# Amounts that only this game has: `Amount.number` of a GAME_AMOUNT.
IN_OWN_TURN: Final = 0  # 1 in the turn of the ability's player
OWN_LIFE: Final = 1
OPPOSING_LIFE: Final = 2
OWN_ENERGIES: Final = 3

# Costs of abilities, `Cost.kind`: all of these cards say so themselves, because the rules know no general cost.
ENERGY_COST: Final = 0
GAIN_THIS: Final = 1  # turn this support to gain position
TRASH_THIS: Final = 2
LIFE_COST: Final = 3

# `Event.other` of a MOVED event: the direction, from its player's view, instead of a square.
TO_FRONT: Final = 100
TO_BACK: Final = 101
TO_LEFT: Final = 102
TO_RIGHT: Final = 103
