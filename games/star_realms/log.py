"""The step log of one game, kept only while a game is replayed; `replay` turns it into words.

entry: one thing that happened, as numbers and piece ids.  A game without a log pays one test for each.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Option

CHOSEN: Final = 0  # a decision was answered; `options`, `choice`
FIRST_HAND_DRAWN: Final = 1  # amount: cards
ROW_FILLED: Final = 2
TURN_BEGAN: Final = 3  # amount: the turn
PLAYED: Final = 4
USED: Final = 5  # amount: slot
GAINED_TRADE: Final = 6
GAINED_COMBAT: Final = 7
GAINED_AUTHORITY: Final = 8
DREW: Final = 9  # amount: cards
SHUFFLED: Final = 10
ACQUIRED: Final = 11  # amount: cost paid; other: where to
SCRAPPED: Final = 12
DISCARDED: Final = 13
DESTROYED: Final = 14  # amount: combat spent, 0 for none
ATTACKED: Final = 15  # amount
TURN_ENDED: Final = 16  # amount: trade lost; other: combat lost
GAME_ENDED: Final = 17  # amount: the ending
COPIED: Final = 18  # other: card index of what is copied
COUNTS_AS: Final = 19  # amount: factions
LOST_AUTHORITY: Final = 20
EVENT_REVEALED: Final = 21
RETURNED: Final = 22  # other: where to
ROW_CARD_LOST: Final = 23
PAID: Final = 24  # amount; other: resource
SET_ASIDE: Final = 25
STOLEN: Final = 26


class Entry:
    """board: name -> number or list of card codes, as it was when the entry was written."""

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
