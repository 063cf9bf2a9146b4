"""The step log of one game, kept only while a game is replayed; `replay` turns it into words.

entry: one thing that happened, as numbers and piece ids.  A game without a log pays one test for each.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Option

CHOSEN: Final = 0  # a decision was answered; `options`, `choice`
OBJECTIVES_KEPT: Final = 1
HAND_DRAWN: Final = 2
HAND_REPLACED: Final = 3
HAND_KEPT: Final = 4
OBJECTIVE_REVEALED: Final = 5
TURN_BEGAN: Final = 6
DIAL_ADVANCED: Final = 7  # amount: points; other: from what
DAMAGE_DEALT: Final = 8  # piece: the objective; amount; other: from what
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


class Entry:
    """board: as `Step.board`, as it was when the entry was written."""

    __slots__ = ("amount", "board", "choice", "event", "kind", "options", "other", "phase", "piece", "seat", "turn")

    def __init__(self, event: i64, seat: i64, turn: i64, phase: i64, piece: i64, amount: i64, other: i64) -> None:  # noqa: PLR0917
        self.event: i64 = event
        self.seat: i64 = seat
        self.turn: i64 = turn
        self.phase: i64 = phase
        self.piece: i64 = piece
        self.amount: i64 = amount
        self.other: i64 = other
        self.kind: i64 = -1
        self.choice: i64 = -1
        self.options: list[Option] = []
        self.board: dict[str, Any] = {}
