"""What the displays of a character are worth to the default policy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.legend_of_stars.abilities.constants import ATTACK
from games.legend_of_stars.play.constants import LANES
from games.legend_of_stars.play.side import Piece
from games.legend_of_stars.play.view import View
from games.legend_of_stars.policies.worth import attack_worth, character_worth, coming, goes_forward, taken

# The worth of a step to the front row for its own sake.
ADVANCE: Final = 60
UNREAD: Final = -1_000_000


class Standing:
    """An own character where it stands.  All its displays are compared, so each number of the table is read only once."""

    __slots__ = ("_attack", "_attack_gain", "_coming", "_defence", "_is_free", "_is_met", "_lane", "_lost", "_view", "now", "piece")

    def __init__(self, view: View, piece: Piece) -> None:
        self.piece = piece
        self._view = view
        self._lane: i64 = view.lane_of(piece)
        self._is_free: bool = piece.square >= LANES and not view.is_occupied(view.seat, self._lane)
        self._is_met: bool = view.met_in(view.seat, self._lane) == piece.id
        self._attack_gain: i64 = UNREAD
        self._coming: i64 = 0
        self._attack: i64 = 0
        self._defence: i64 = 0
        self._lost: i64 = 0
        if self._is_met:
            self._coming = coming(view, self._lane)
            self._attack = view.attack_of(piece)
            self._defence = view.defence_of(piece)
            self._lost = character_worth(view, piece)
        self.now: i64 = self.worth(piece.position)

    def worth(self, position: i64) -> i64:
        """The worth in this position: an attack from the front row, or a step to it, less what the opponent may take."""
        worth: i64 = 0
        if self.piece.square < LANES:
            if position == ATTACK:
                worth = self.attack_gain()
        elif self._is_free and goes_forward(self.piece.card, position):
            worth = ADVANCE + (self.attack_gain() if position == ATTACK else 0)
        if self._is_met:
            worth -= taken(self._coming, self._attack if position == ATTACK else self._defence, self._lost)
        return worth

    def attack_gain(self) -> i64:
        if self._attack_gain == UNREAD:
            self._attack_gain = max(attack_worth(self._view, self.piece, self._lane), 0)
        return self._attack_gain
