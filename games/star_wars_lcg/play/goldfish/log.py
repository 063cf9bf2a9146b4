"""The events in the log of a game; see `engine.log`."""

from __future__ import annotations

from typing import Final

# 0, the engine's CHOSEN: a decision was answered.
OBJECTIVES_KEPT: Final = 1
HAND_DRAWN: Final = 2
HAND_REPLACED: Final = 3
HAND_KEPT: Final = 4
OBJECTIVE_REVEALED: Final = 5
TURN_BEGAN: Final = 6
DIAL_ADVANCED: Final = 7  # amount: points; other: their source
DAMAGE_DEALT: Final = 8  # piece: the objective; amount: damage; other: its source
OBJECTIVE_DESTROYED: Final = 9
FOCUS_REMOVED: Final = 10  # amount: tokens
FOCUS_SKIPPED: Final = 11
SHIELDS_REMOVED: Final = 12
OBJECTIVE_REFILLED: Final = 13
OBJECTIVE_PASSED_OVER: Final = 14
DISCARDED: Final = 15
DREW: Final = 16  # amount: cards
PLAYED: Final = 17  # amount: cost
GENERATED: Final = 18  # amount: resources
PAID: Final = 19  # amount: cost; other: resources lost
ATTACHED: Final = 20  # other: the host
CONFLICT_SKIPPED: Final = 21
ENGAGED: Final = 22
ATTACKED: Final = 23
SHIELDED: Final = 24
UNDEFENDED: Final = 25
EDGE_PLACED: Final = 26
EDGE_WON: Final = 27
STRUCK: Final = 28  # amount: blast damage; other: focus tokens
COMMITTED: Final = 29
STRUGGLED: Final = 30  # amount: Dark Side's total; other: Light Side's
BALANCE_TURNED: Final = 31
GAME_ENDED: Final = 32  # amount: the ending
OPPONENT_TURN: Final = 33
NO_BONUS: Final = 34
LEFT_WITH_HOST: Final = 35
