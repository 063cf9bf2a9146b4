"""The player's view: the hand, the cards in play and the numbers; never the order of the deck."""

from __future__ import annotations

from mypy_extensions import i64

from games.comet_race.play.state import Piece, Table
from games.engine.state import NotVisible


class View:
    """The table as `seat` sees it.  It shows the present state of the game, also after further moves."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: i64) -> None:
        self._table = table
        self.seat: i64 = seat

    def piece(self, id: i64) -> Piece:
        """The piece with this id; NotVisible if it lies face down."""
        piece: Piece = self._table.pieces[id]
        if not self._table.zones[piece.zone].seen_by(self.seat):
            raise NotVisible(str(id))
        return piece

    def hand(self) -> list[Piece]:
        return self._table.sides[0].hand.cards

    def energy(self) -> i64:
        return self._table.sides[0].energy
