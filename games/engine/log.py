"""The log of one game, kept only while a game is replayed; the game's own `replay` turns it into words.

entry: one thing that happened, as numbers and piece ids.  A game without a log pays one test for each.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Option

# The event of every game: a decision was answered, see `kind`, `options` and `choice`; piece and amount: the option's; other: its subject.
CHOSEN: Final = 0


class Entry:
    """event: the game's own number.  turn, phase, board: as `Step` has them, when the entry was written."""

    __slots__ = ("amount", "board", "choice", "event", "kind", "options", "other", "phase", "piece", "seat", "turn")

    def __init__(self, event: i64, seat: i64, piece: i64, amount: i64, other: i64) -> None:
        self.event: i64 = event
        self.seat: i64 = seat
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.piece: i64 = piece
        self.amount: i64 = amount
        self.other: i64 = other
        self.kind: i64 = -1
        self.choice: i64 = -1
        self.options: list[Option] = []
        self.board: dict[str, Any] = {}
