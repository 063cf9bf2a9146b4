"""The log of one game, kept only while a game is replayed; `report/replay.py` of the game turns it into words.

A game without a log pays one comparison for each entry.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.ops import Op

# The one event that every game logs: a decision was answered.
CHOSEN: Final = 0


class Entry:
    """One thing that happened, as numbers and piece ids."""

    __slots__ = ("amount", "asking", "board", "choice", "event", "hidden", "kind", "options", "other", "phase", "piece", "seat", "turn")

    def __init__(self, event: i64, seat: i64, piece: i64, amount: i64, other: i64) -> None:
        # CHOSEN, or the game's own number.
        self.event: i64 = event
        self.seat: i64 = seat
        # Turn, phase and board (below) when the entry was written, as in `games.contracts.report.Step`.
        self.turn: i64 = 0
        self.phase: i64 = 0
        # Of an answered decision: the option's piece and amount, and the decision's subject.
        self.piece: i64 = piece
        self.amount: i64 = amount
        self.other: i64 = other
        # Of an answered decision: its kind, its options and the number of the option taken.
        self.kind: i64 = -1
        self.choice: i64 = -1
        self.options: list[Option] = []
        # The op that asked, of a decision between programs of a card (`games.engine.verbs`).
        self.asking: Op | None = None
        self.board: dict[str, Any] = {}
        # In a log for one seat: the ids of the pieces named here that the seat did not see then.
        self.hidden: list[int] = []
