"""The view of one seat: its own hand, everything in play and the numbers on the table, but no deck order and no enemy hand.

The view returns the table's own pieces and lists, because copies would be slow.  A policy must not change them.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.state import NotVisible
from games.star_wars_lcg.play.goldfish.state import Piece, Table
from games.star_wars_lcg.play.goldfish.turn.force import force_total


class View:
    """The table as `seat` sees it; it follows the game."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: i64) -> None:
        self._table = table
        self.seat: i64 = seat

    def piece(self, id: i64) -> Piece:
        """The piece with this id; NotVisible if the seat cannot see it."""
        piece = self._table.pieces[id]
        if not self._table.zones[piece.zone].seen_by(self.seat):
            raise NotVisible(str(id))
        return piece

    def hand(self) -> list[Piece]:
        return self._table.sides[self.seat].hand.cards

    def units(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].units.cards

    def objectives(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].objectives.cards

    def enhancements(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].enhancements.cards

    def facedown(self) -> list[Piece]:
        """Own objectives chosen at setup and not revealed yet."""
        return self._table.sides[self.seat].facedown.cards

    def discard(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].discard.cards

    def hand_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].hand.cards)

    def deck_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].deck.cards)

    def has_balance(self) -> bool:
        return self._table.balance == self.seat

    def force_total(self, seat: i64) -> i64:
        return force_total(self._table.sides[seat])

    def force_cards(self) -> i64:
        """Own Force cards that are not under a unit."""
        return self._table.sides[self.seat].force_cards

    def dial(self) -> i64:
        return self._table.dial

    def turn(self) -> i64:
        """Own turns begun."""
        return self._table.sides[self.seat].turns

    def generated(self) -> i64:
        """Resources generated so far for the card that is being played."""
        return self._table.frames[-1].b

    def is_matched(self) -> bool:
        """Does the card that is being played have its resource match?"""
        return self._table.frames[-1].c == 1
