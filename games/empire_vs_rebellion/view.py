"""What one seat may see: everything faceup, its own reserve pile and strategies, the sizes of piles; never the order of a deck (A-25).

The pieces and lists handed out are the table's own, so that looking costs nothing: a policy reads them and changes nothing.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.cards import Card
from games.empire_vs_rebellion.rounds import is_forbidden
from games.empire_vs_rebellion.state import Piece, Table
from games.empire_vs_rebellion.terms import AND_OR
from games.engine.ops import Program


class NotVisible(LookupError):
    """This seat may not see this piece."""


class View:
    """The table as `seat` sees it now; it goes with the game."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: i64) -> None:
        self._table = table
        self.seat: i64 = seat

    def piece(self, id: i64) -> Piece:
        """NotVisible for a facedown piece, unless the seat is asked about it now."""
        piece = self._table.pieces[id]
        if not self._table.zones[piece.zone].seen_by(self.seat) and not self._asked_about(id):
            raise NotVisible(str(id))
        return piece

    def _asked_about(self, id: i64) -> bool:
        decision = self._table.decision
        if decision is None or decision.seat != self.seat:
            return False
        return any(option.piece == id for option in decision.options)

    def area(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].area.cards

    def discard(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].discard.cards

    def used_strategies(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].used_strategies.cards

    def reserve(self) -> list[Piece]:
        return self._table.sides[self.seat].reserve.cards

    def strategies(self) -> list[Piece]:
        """EVR-PLN-05"""
        return self._table.sides[self.seat].strategies.cards

    def strategy(self, seat: i64) -> i64:
        """Which strategy a seat has chosen, -1 for none or one that is not to be seen."""
        side = self._table.sides[seat]
        if not side.chosen.cards or not (seat == self.seat or side.is_shown or side.is_known):
            return -1
        return side.chosen.cards[0].card.strategy

    def deck_values(self) -> list[int]:
        """How many cards of each value, from 0, the own deck holds: known, though its order is not."""
        counts = [0] * 8
        for piece in self._table.sides[self.seat].deck.cards:
            counts[piece.card.value] += 1
        return counts

    def deck_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].deck.cards)

    def known_top(self, seat: i64) -> Card | None:
        """The top card of a deck, if this seat knows it."""
        known: i64 = self._table.known[2 * self.seat + seat]
        return self._table.pieces[known].card if known >= 0 else None

    def event(self) -> Card:
        return self._table.event()

    def total(self, seat: i64) -> i64:
        return self._table.total(seat)

    def influence(self, seat: i64) -> i64:
        return self._table.sides[seat].influence

    def points(self, seat: i64) -> i64:
        return self._table.sides[seat].points

    def balance(self) -> i64:
        return self._table.balance

    def round(self) -> i64:
        return self._table.round

    def has_room(self, seat: i64) -> bool:
        return self._table.has_room(self._table.sides[seat])

    def is_passive(self, seat: i64) -> bool:
        return self._table.sides[seat].passive

    def passed(self) -> bool:
        """In the struggle: did the opponent pass just before?  Then one's own pass ends it."""
        return self._table.frames[-1].c > 0

    def is_forbidden(self, card: Card) -> bool:
        return is_forbidden(self._table.event(), card)

    def parts(self) -> list[Program]:
        """Of a choice between effects: these, by the number of the option."""
        frame = self._table.frames[-1]
        ops = self._table.programs[frame.a].ops
        if frame.pc < len(ops) and ops[frame.pc].code == AND_OR:
            return ops[frame.pc].subs
        return ops[frame.pc - 1].subs

    def source(self) -> Piece:
        """The card whose ability goes on."""
        return self._table.pieces[self._table.frames[-1].b]
