"""What one seat may see: cards in play, its own hand, and the sizes of piles, but no order of a deck and no enemy hand.

The view returns the table's own pieces and lists instead of copies, for speed.  A policy must not change them.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.state import NotVisible
from games.star_wars_lcg.abilities.constants import CAPACITY, DAMAGE
from games.star_wars_lcg.play.cards import Card
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.edge import edge_total
from games.star_wars_lcg.play.turn.force import force_total
from games.star_wars_lcg.play.turn.strike import strength


class View:
    """The table as `seat` sees it; it always shows the current state."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: i64) -> None:
        self._table = table
        self.seat: i64 = seat

    def piece(self, id: i64) -> Piece:
        """The piece with this id; NotVisible if the seat does not know it: another hand, a deck, an edge stack, captured cards."""
        piece = self._table.pieces[id]
        if not self._table.knows(self.seat, piece):
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

    def victory(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].victory.cards

    def edge_stack(self, seat: i64) -> list[Piece]:
        """The cards of an edge stack that this seat knows."""
        return [piece for piece in self._table.sides[seat].edge_stack.cards if self._table.knows(self.seat, piece)]

    def edge_stack_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].edge_stack.cards)

    def captured_under(self, objective: i64) -> int:
        """How many captured cards are under an objective."""
        return sum(1 for side in self._table.sides for piece in side.captured.cards if piece.host == objective)

    def hand_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].hand.cards)

    def deck_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].deck.cards)

    def objective_deck_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].objective_deck.cards)

    # --- cards as they stand now -----------------------------------------------------------------------------------

    def card(self, piece: Piece) -> Card:
        return self._table.card_of(piece)

    def value(self, number: i64, piece: Piece) -> i64:
        return self._table.value(number, piece)

    def has_mark(self, mark: i64, piece: Piece) -> bool:
        return self._table.has_mark(mark, piece)

    def capacity_left(self, piece: Piece) -> i64:
        return self._table.value(CAPACITY, piece) - piece.tokens[DAMAGE]

    def strength(self, piece: Piece, type: i64) -> i64:
        """The icons of a type that the unit could use now."""
        return strength(self._table, piece, type)

    # --- the table -------------------------------------------------------------------------------------------------

    def has_balance(self) -> bool:
        return self._table.balance == self.seat

    def force_total(self, seat: i64) -> i64:
        return force_total(self._table, seat)

    def force_cards(self, seat: i64) -> i64:
        """Force cards that are not under a unit."""
        return self._table.sides[seat].force_cards

    def own_edge_total(self) -> i64:
        return edge_total(self._table, self.seat)

    def engaged(self) -> i64:
        """The id of the engaged objective, -1 outside of an engagement."""
        return self._table.engaged

    def is_active(self) -> bool:
        return self._table.active == self.seat

    def edge(self) -> i64:
        """The seat with the edge, -1 for none."""
        return self._table.edge

    def dial(self) -> i64:
        return self._table.dial

    def turn(self) -> i64:
        """Own turns begun."""
        return self._table.sides[self.seat].turns

    def phase(self) -> i64:
        return self._table.phase

    def generated(self) -> i64:
        """Resources generated so far in the payment under way."""
        return self._table.frames[-1].b

    def to_pay(self) -> i64:
        return self._table.frames[-1].d

    def is_matched(self) -> bool:
        """Has the payment under way its resource match, or needs none?"""
        return self._table.frames[-1].c == 1
