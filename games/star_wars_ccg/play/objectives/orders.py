"""Admiral's Orders: who may deploy one, and that one at a time is on the table.

The rulebook's clauses do not tell of them; they are read as their rule sheet of Death Star II has them.
"""

from __future__ import annotations

from games.star_wars_ccg.abilities.constants import AT_ORDER_OVER
from games.star_wars_ccg.play.constants import SYSTEM
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers


def may_order(table: Table, side: Side) -> bool:
    """Whether a side occupies a system with Force icons of both sides."""
    for where in table.row.cards:
        is_battleground = where.card.kind == SYSTEM and table.icons_at(0, where.id) > 0 and table.icons_at(1, where.id) > 0
        if is_battleground and not where.card.is_no_battleground and table.has_presence(side.seat, where.id):
            return True
    return False


def end_orders(table: Table, latest: Piece) -> None:
    """Put the Admiral's Order that was there before on its owner's Used Pile."""
    for side in table.sides:
        for piece in side.area.cards.copy():
            if piece.card.is_order and piece.id != latest.id:
                table.move(piece, table.sides[piece.owner].used)
                begin_answers(table, AT_ORDER_OVER, side.seat, piece.id)
