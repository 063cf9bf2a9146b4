"""The other numbers of play (`abilities.constants` has zones, events and flags): decisions, verbs, phases, random streams and limits."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_PIECE: Final = -1
SEATS: Final = 2

# LOS-SET-01, LOS-SET-02, LOS-SET-04, LOS-SET-06, LOS-ZON-06
LIFE: Final = 3000
SPEED_CHOICES: Final = 2
MOST_TURN_UPS: Final = 3
HAND_SIZE: Final = 7

# Squares: the front row from lane 0 to 3, then the back row (LOS-ZON-02).
LANES: Final = 4
SQUARES: Final = 8
NO_SQUARE: Final = -1

# Lead icons, clockwise; a quarter turn of the card adds 1 (LOS-LEAD-02).
UP: Final = 0
RIGHT: Final = 1
DOWNWARD: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = ("up", "right", "down", "left")

# Displays of a character: its position, and this more if it is face-down.
FACING_DOWN: Final = 3
DISPLAYS: Final = 6

# Kinds of decisions; the decision in a battle's window is the engine's.
SPEED_CHOICE: Final = 1
MULLIGAN: Final = 2
BONUS_DRAW: Final = 3
MAIN_CHOICE: Final = 4
SQUARE_CHOICE: Final = 5
DISPLAY_CHOICE: Final = 6
LEAD_CHOICE: Final = 7
ATTACK_CHOICE: Final = 8
DISCARD_CHOICE: Final = 9
TURN_UP_CHOICE: Final = 10
EXPIRE_CHOICE: Final = 11

# Verbs of options, besides the engine's (0 is PASS).
SHOW_VERB: Final = 1  # a card for its speed
MULLIGAN_VERB: Final = 2
DRAW_VERB: Final = 3
ENERGY_VERB: Final = 4  # put into the energy zone
PLAY_VERB: Final = 5
DISPLAY_VERB: Final = 6  # amount: the display
SQUARE_VERB: Final = 7  # amount: the square
MOVE_VERB: Final = 8  # amount: the square
ATTACK_VERB: Final = 9
SKY_VERB: Final = 10  # attack the player directly
DISCARD_VERB: Final = 11
ACTIVATE_VERB: Final = 12  # amount: the number of the listener
TURN_UP_VERB: Final = 13  # use the ability of a character that was turned up
EXPIRE_VERB: Final = 14  # end the effect of a card
VERBS: Final = 15

# Phases, for replays.
SETUP: Final = 0
SETUP_PHASE: Final = 1
MAIN_PHASE: Final = 2
LEAD_PHASE: Final = 3
ATTACK_PHASE: Final = 4
END_PHASE: Final = 5

# Endings.
GOING_ON: Final = 0
BY_LIFE: Final = 1
BY_DECK_OUT: Final = 2
BY_TURN_LIMIT: Final = 3  # of a goldfish

# Random streams of a game.
DECK_STREAM: Final = 1  # and 2 for the other seat
CHANCE_STREAM: Final = 3  # and 4: what is chosen at random from a seat's cards
FIRST_STREAM: Final = 5  # rock-paper-scissors
POLICY_STREAM: Final = 6  # and 7 for the other seat

# Kinds of frames.
SETUP_FRAME: Final = 1
TURN_FRAME: Final = 2
PLACE_FRAME: Final = 3
BATTLE_FRAME: Final = 4
EFFECT_FRAME: Final = 5
TURN_UP_FRAME: Final = 6
