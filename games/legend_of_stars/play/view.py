"""One seat's view: its hand, every face-up card and the sizes of piles, but no hidden hand, face-down character or order of a deck.

The view returns the table's own pieces and lists instead of copies, for speed.  A policy must not change them.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.rng import Rng
from games.engine.state import NotVisible
from games.legend_of_stars.abilities.constants import ATK, ATTACK, DEF, DOWN
from games.legend_of_stars.play.constants import BATTLE_FRAME, LANES
from games.legend_of_stars.play.imagined import imagine
from games.legend_of_stars.play.side import Piece, Side
from games.legend_of_stars.play.state import Table
from games.legend_of_stars.play.turn.lead import next_square


class View:
    """The table as `seat` sees it; it always shows the current state."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: i64) -> None:
        self._table = table
        self.seat: i64 = seat

    def piece(self, id: i64) -> Piece:
        """The piece with this id.  NotVisible for a card that the seat does not know, unless it is an option of the seat's decision."""
        piece = self._table.pieces[id]
        if not self._table.knows(self.seat, piece) and not self._is_option(id):
            raise NotVisible(str(id))
        return piece

    def _is_option(self, id: i64) -> bool:
        decision = self._table.decision
        if decision is None or decision.seat != self.seat:
            return False
        return any(option.piece == id for option in decision.options)

    def imagined(self, rng: Rng, spare: Any = None) -> Table:
        """A copy of the table that this seat cannot tell from the original.  spare: a copy that is no longer needed."""
        return imagine(self._table, self.seat, rng, spare)

    def side(self) -> Side:
        """The own side, whose deck a policy must not read."""
        return self._table.sides[self.seat]

    def hand(self) -> list[Piece]:
        return self._table.sides[self.seat].hand.cards

    def life(self, seat: i64) -> i64:
        return self._table.sides[seat].life

    def energies(self, seat: i64) -> int:
        return len(self._table.sides[seat].energy.cards)

    def regained(self, seat: i64) -> i64:
        return self._table.sides[seat].regained()

    def is_passive(self, seat: i64) -> bool:
        return self._table.sides[seat].passive

    # --- lanes -----------------------------------------------------------------------------------------------------

    def met_in(self, seat: i64, lane: i64) -> i64:
        """The id of the character of a seat that an attack in the lane meets, -1 for none; it may be face-down."""
        return self._table.character_in(seat, lane)

    def is_occupied(self, seat: i64, square: i64) -> bool:
        return self._table.sides[seat].squares[square] >= 0

    def is_known(self, id: i64) -> bool:
        """Whether this seat knows which card the piece is."""
        return self._table.knows(self.seat, self._table.pieces[id])

    def position_of(self, id: i64) -> i64:
        """The position of a character, which everybody sees."""
        return self._table.pieces[id].position

    def is_up(self, id: i64) -> bool:
        return self._table.pieces[id].is_up()

    def next_square(self, piece: Piece, icon: i64) -> i64:
        """The square to which an icon of an own character points now; -1 outside the character zone."""
        return next_square(self._table, piece, icon)

    # --- battles and abilities under way ------------------------------------------------------------------------------

    def attacker(self) -> i64:
        """The id of the attacking character, -1 outside battles."""
        for frame in self._table.frames:
            if frame.kind == BATTLE_FRAME:
                return frame.a
        return -1

    def attacked(self) -> i64:
        """The id of the character that is attacked, -1 for a player or outside battles."""
        for frame in self._table.frames:
            if frame.kind == BATTLE_FRAME:
                return frame.b
        return -1

    def is_new(self, piece: Piece) -> bool:
        """Whether a character was placed or turned up in this turn, so that it does not move (LOS-LEAD-05)."""
        return self._table.turn in (piece.placed, piece.turned)

    def character_on(self, seat: i64, square: i64) -> i64:
        return self._table.sides[seat].squares[square]

    # --- numbers ---------------------------------------------------------------------------------------------------

    def attack_of(self, piece: Piece) -> i64:
        return self._table.value(ATK, piece)

    def guard_of(self, piece: Piece) -> i64:
        """The number that an attack on the character is compared with."""
        return self._table.value(ATK if piece.position == ATTACK else DEF, piece)

    def defence_of(self, piece: Piece) -> i64:
        return self._table.value(DEF, piece)

    def down_of(self, piece: Piece) -> i64:
        return self._table.value(DOWN, piece)

    def cost_of(self, piece: Piece) -> i64:
        return self._table.cost_of(piece)

    def has_sky(self, piece: Piece) -> bool:
        return self._table.has_sky(piece)

    def is_guarded(self, seat: i64, lane: i64) -> bool:
        """Whether a character of this seat in the lane has sky."""
        return self._table.sky_guards(seat, lane)

    def lane_of(self, piece: Piece) -> i64:
        return piece.square % LANES
