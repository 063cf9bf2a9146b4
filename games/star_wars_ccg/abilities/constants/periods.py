"""The periods after which effects end (`Change.ends`)."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # the end of the turn
BATTLE: Final = 1  # the end of the battle
GAME: Final = 2  # never
OWN_NEXT_TURN: Final = 3  # the end of the next turn of seat 0; 1 more for seat 1
SHOT: Final = 5  # a weapon has been fired
LATER_TURN: Final = 10  # the end of the turn after the next of seat 0 with an even number, 1 more with an odd one; 2 more for seat 1
INTERRUPT: Final = 48  # the Interrupt is over by which it began, or that it answers
UNTIL_FOUND: Final = 52  # until a missing character is found
OWN_TURN_BEGINS: Final = 53  # the next turn of seat 0 begins; 1 more for seat 1
ATTACK: Final = 56  # an attack is over
EXPANSION: Final = 57  # a card that lets a text of a site count at the adjacent sites goes to another site

# In a declaration, where the period depends on the player.
NEXT_END: Final = 1800  # the end of the own next turn
NEXT_BEGINNING: Final = 1801  # the beginning of the own next turn
