"""The lead phase: each character may move one square in the direction of one of its lead icons (LOS-LEAD)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.legend_of_stars.abilities.constants import CANNOT_MOVE, MAY_MOVE_AT_ONCE
from games.legend_of_stars.play import log
from games.legend_of_stars.play.constants import DOWNWARD, LANES, LEFT, NO_SQUARE, RIGHT, UP
from games.legend_of_stars.play.side import Piece
from games.legend_of_stars.play.state import Table


def offer_moves(table: Table, decision: Decision) -> None:
    squares = table.sides[decision.seat].squares
    for id in squares:
        if id >= 0:
            piece = table.pieces[id]
            if may_move(table, piece):
                moves = table.moves[id]
                for icon in piece.card.icons:
                    square: i64 = next_square(table, piece, icon)
                    if square >= 0 and squares[square] < 0:  # LOS-LEAD-03
                        decision.options.append(moves[square])


def may_move(table: Table, piece: Piece) -> bool:
    """Whether the character may move once in this phase (LOS-LEAD-01, LOS-LEAD-04, LOS-LEAD-05)."""
    if piece.moved == table.turn or not piece.is_up() or not piece.card.icons:
        return False
    is_settled = table.turn not in (piece.placed, piece.turned)
    if not table.changes.by_key:
        return is_settled
    if table.has_flag(CANNOT_MOVE, piece):  # LOS-CNF-02
        return False
    return is_settled or table.has_flag(MAY_MOVE_AT_ONCE, piece)


def next_square(table: Table, piece: Piece, icon: i64) -> i64:
    """The square to which an icon points, which turns with the card (LOS-LEAD-02, A-14); -1 outside the character zone."""
    direction: i64 = (icon + turns_of(piece.position)) % 4
    square: i64 = piece.square
    lane: i64 = square % LANES
    if direction == UP:
        return square - LANES if square >= LANES else NO_SQUARE
    if direction == DOWNWARD:
        return square + LANES if square < LANES else NO_SQUARE
    step: i64 = table.step_right(piece.owner)
    if direction == LEFT:
        step = -step
    lane += step
    return square + step if 0 <= lane < LANES else NO_SQUARE


def turns_of(position: i64) -> i64:
    """Quarter turns clockwise of a card in this position: none in attack position, one to the right, three to the left."""
    return 0 if position == 0 else RIGHT if position == 1 else LEFT


def move_character(table: Table, piece: Piece, square: i64) -> None:
    """LOS-LEAD-06"""
    table.put_on(piece, square)
    table.changed()
    if table.log is not None:
        table.note(log.MOVED, piece.owner, piece.id, square)
