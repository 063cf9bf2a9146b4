"""The events of a game's log, with what an entry's `piece`, `amount` and `other` mean; see `engine.log`."""

from __future__ import annotations

from typing import Final

# 0, the engine's CHOSEN: a decision was answered.
EVENT_REVEALED: Final = 1
STRATEGY_PLACED: Final = 2  # facedown; other: the seat that chose it, -1 if drawn at random
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
LOOKED: Final = 13  # amount: number of cards; other: the seat whose deck it is, -1 for the event deck
SHUFFLED: Final = 14  # the discard pile becomes the deck
INFLUENCE_GAINED: Final = 15  # amount: tokens; piece: the card that gives them, if any
INFLUENCE_LOST: Final = 16  # amount: tokens
STRATEGY_USED: Final = 17  # discarded
STRATEGIES_BACK: Final = 18  # piece: the event with this effect, if any
TOTALS: Final = 19  # amount: of seat 0; other: of seat 1
VOID: Final = 20
CANCELLED: Final = 21
SWAPPED: Final = 22
EVENT_WON: Final = 23  # amount: victory points
NOBODY_WINS: Final = 24
BALANCE_TURNED: Final = 25  # amount: 1 if both have the same points
GAME_ENDED: Final = 26  # amount: how it ended
PASSED: Final = 27
EFFECT_NEXT: Final = 28  # amount: the op with an effect on the next round
GUARD: Final = 29  # the limit on actions
GATHERED: Final = 30  # all cards in play and in the discard pile go into the deck
RESET: Final = 31  # a goldfish starts anew for the next event
PUT_BACK: Final = 32  # amount: number of cards; other: as of LOOKED
