"""The Weather Vane: characters that hang below Cloud City lie on it, out of play, until somebody fetches them."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.captives.holding import begin_capture
from games.star_wars_ccg.play.constants import ASIDE, CHARACTER, NONE, OUTSIDE, ZONES_A_SEAT
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.boarding import room_for
from games.star_wars_ccg.play.turn.leaving import drop_hanging, leave_table


def vane_of(table: Table) -> i64:
    """The id of the Weather Vane on the table; NONE without one."""
    for side in table.sides:
        for piece in side.area.cards:
            if piece.card.is_vane and not table.is_blank(piece):
                return piece.id
    return NONE


def hangs(piece: Piece) -> bool:
    return piece.under >= 0 and piece.zone % ZONES_A_SEAT == ASIDE


def hang(table: Table, piece: Piece) -> None:
    """Put a character on the Weather Vane, wherever it is; whoever hangs there is lost."""
    vane: i64 = vane_of(table)
    if vane < 0 or piece.card.type != CHARACTER:
        return
    drop_hanging(table, table.pieces[vane])
    if table.zones[piece.zone].in_play:
        leave_table(table, piece, to=ASIDE)
    else:
        table.move(piece, table.sides[piece.owner].aside)
    piece.under = vane
    table.changed()
    if table.log is not None:
        table.note(log.MOVED, piece.owner, piece.id, 0, vane)


def plunges(table: Table, piece: Piece) -> bool:
    """Whether a character comes to hang there when it would be hit."""
    return table.changes.flag_row(c.PLUNGES) is not None and table.has_flag(c.PLUNGES, piece) and vane_of(table) >= 0


def perform_vane(table: Table, op: Op, scope: Resolution) -> None:
    if op.code == c.SINK_TOP:
        pile = table.pile(1 - scope.seat if op.kind == 1 else scope.seat, op.place)
        if pile.cards:
            table.move(pile.cards[-1], pile, True)
        return
    first = table.pieces[scope.slots[0][0]] if scope.slots and scope.slots[0] else None
    second = table.pieces[scope.slots[1][0]] if len(scope.slots) > 1 and scope.slots[1] else None
    if first is None or second is None or not hangs(first):
        return
    first.under = NONE
    if op.code == c.SEIZE_HANGING:
        begin_capture(table, first, table.place_at(second), False)
        return
    table.move(first, table.sides[first.owner].at_locations)
    if op.code == c.FETCH_HANGING:
        table.board_ship(first, second, room_for(table, second, first))
    else:
        table.stand(first, second.id)
    if table.log is not None:
        table.note(log.MOVED, first.owner, first.id, 0, second.id)


def has_room(table: Table, here: Piece, scope: Resolution) -> bool:
    """Whether the first target has a place aboard a card."""
    first = table.pieces[scope.slots[0][0]] if scope.slots and scope.slots[0] else None
    return first is not None and room_for(table, here, first) != OUTSIDE
