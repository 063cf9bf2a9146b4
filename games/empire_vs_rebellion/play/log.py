"""What the log of a game says happened; see `engine.log`."""

from __future__ import annotations

from typing import Final

# 0, the engine's CHOSEN: a decision was answered.
EVENT_REVEALED: Final = 1
STRATEGY_PLACED: Final = 2  # facedown; other: the seat that chose it, -1 at random
STRATEGY_SHOWN: Final = 3
PLAYED: Final = 4
ABILITY: Final = 5
ABILITY_FORBIDDEN: Final = 6
READIED: Final = 7
EXHAUSTED: Final = 8
DISCARDED: Final = 9
TO_RESERVE: Final = 10
ADDED: Final = 11  # a character into the deck
ON_TOP: Final = 12
LOOKED: Final = 13  # amount: cards; other: whose deck, -1 for events
SHUFFLED: Final = 14  # the discard pile becomes the deck
INFLUENCE_GAINED: Final = 15  # amount; piece: the card that gives it, if one does
INFLUENCE_LOST: Final = 16  # amount
STRATEGY_USED: Final = 17  # discarded
STRATEGIES_BACK: Final = 18  # piece: the event that says so, if one does
TOTALS: Final = 19  # amount: seat 0's; other: seat 1's
VOID: Final = 20
CANCELLED: Final = 21
SWAPPED: Final = 22
EVENT_WON: Final = 23  # amount: points
NOBODY_WINS: Final = 24
BALANCE_TURNED: Final = 25  # amount: 1 if points are equal
GAME_ENDED: Final = 26  # amount: the ending
PASSED: Final = 27
EFFECT_NEXT: Final = 28  # amount: the op whose effect waits for the next round
GUARD: Final = 29
