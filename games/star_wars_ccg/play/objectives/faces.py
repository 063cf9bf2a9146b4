"""The two sides of an Objective (CCG-OBJ-01, CCG-OBJ-03): `Piece.stage` is FRONT or BACK."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table

FRONT: Final = 0
BACK: Final = 1
# What `Piece.declared` is once the lasting texts of the back have begun.
BEGUN: Final = 1


def perform_goal(table: Table, op: Op, scope: Resolution) -> None:
    if op.code == c.FLIP:
        turn(table, table.pieces[scope.source])


def turn(table: Table, piece: Piece) -> None:
    """Turn a card over unless some card keeps it from that."""
    if not table.has_flag(c.NOT_TURNED, piece):
        flip(table, piece)


def flip(table: Table, piece: Piece) -> None:
    """Turn a card over; what its new side does at once follows."""
    piece.stage = BACK if piece.stage == FRONT else FRONT
    table.changed()
    if table.log is not None:
        table.note(log.FLIPPED, piece.controller, piece.id)
    if piece.stage == BACK and piece.declared != BEGUN:
        piece.declared = BEGUN
        table.begin_lasting(piece, BACK)
    for text in piece.card.automatics:
        scope = Resolution(piece.id, piece.controller, -1, text.ability)
        if text.time == c.AT_FLIP and table.can_use(text.ability, scope):
            table.use_ability(text.ability, piece.id, piece.controller)


def face_of(table: Table, id: i64) -> i64:
    return table.pieces[id].stage
