"""The step log of one game, kept only while a game is replayed; `replay` turns it into words.

entry: one thing that happened, as numbers and piece ids.  A game without a log pays one test for each.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Option

TAKEN: Final = 0  # a decision was answered; `options`, `choice`
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


class Entry:
    """board: name -> number or list of card codes, as it was when the entry was written."""

    __slots__ = ("amount", "board", "choice", "event", "kind", "options", "other", "phase", "piece", "round", "seat")

    def __init__(self, event: i64, seat: i64, round: i64, phase: i64, piece: i64, amount: i64, other: i64) -> None:  # noqa: PLR0917
        self.event: i64 = event
        self.seat: i64 = seat
        self.round: i64 = round
        self.phase: i64 = phase
        self.piece: i64 = piece
        self.amount: i64 = amount
        self.other: i64 = other
        self.kind: i64 = 0
        self.choice: i64 = -1
        self.options: list[Option] = []
        self.board: dict[str, Any] = {}
