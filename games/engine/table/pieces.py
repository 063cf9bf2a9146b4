"""Pieces that can be controlled, attached, marked with tokens and known to some seats.

Two kinds of cards that need it: enhancements on enemy units, and captured cards, which their captor knows and holds facedown.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from games.engine.state import Piece


@mypyc_attr(acyclic=True)
class TablePiece(Piece):
    """One card on a table.

    >>> piece = TablePiece(12, 0, 3, card=5, tokens=2)
    >>> piece.controller, piece.host, piece.attached, piece.tokens
    (0, -1, [], [0, 0])
    """

    def __init__(self, id: i64, owner: i64, zone: i64, *, card: i64 = -1, tokens: i64 = 0) -> None:
        super().__init__(id, owner, zone)
        # The index of the card that is printed, and of the card that it is now: another one while it is a copy.
        self.printed: i64 = card
        self.face: i64 = card
        # Its controller: its owner, unless another seat took control of it.
        self.controller: i64 = owner
        # The id of the piece that it is attached to, -1 for none, and the ids of those attached to it, in their order.
        self.host: i64 = -1
        self.attached: list[int] = []
        # Bit set of the seats that know it even while its zone hides it.
        self.known: i64 = 0
        # The number of moves from zone to zone, each of which makes it a new object for abilities; within play it stays the same one.
        self.arrivals: i64 = 0
        # The number of its tokens, by kind.
        self.tokens: list[int] = [0] * tokens

    def clone(self) -> TablePiece:
        """An independent copy; a game whose pieces have further fields copies them, too."""
        twin = TablePiece(self.id, self.owner, self.zone)
        self.copy_piece(twin)
        return twin

    def copy_piece(self, twin: TablePiece) -> None:
        """This class's own part of a copy."""
        twin.owner = self.owner
        twin.zone = self.zone
        twin.printed = self.printed
        twin.face = self.face
        twin.controller = self.controller
        twin.host = self.host
        if self.attached or twin.attached:
            twin.attached = self.attached.copy()
        twin.known = self.known
        twin.arrivals = self.arrivals
        if twin.tokens != self.tokens:
            twin.tokens = self.tokens.copy()

    def piece_record(self) -> list[int]:
        """This class's own part of a record."""
        numbers: list[int] = [self.owner, self.face, self.controller, self.host, self.known, self.arrivals, *self.tokens]
        return [*numbers, len(self.attached), *self.attached]
