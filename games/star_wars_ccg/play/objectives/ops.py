"""The ops from FIRST_OF_OBJECTIVES on: texts of Objectives, and what belongs to them."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import LOSS_FRAME
from games.star_wars_ccg.play.state import Table


def perform_goal_text(table: Table, op: Op, scope: Resolution) -> None:
    if op.code == c.SOFTEN_LOSS and isinstance(op, Verb) and op.much is not None:
        soften(table, scope.seat, table.amount(op.much, scope))


def soften(table: Table, seat: i64, much: i64) -> None:
    """Let a seat lose less Force, but 1 at least."""
    for frame in reversed(table.frames):
        if frame.kind == LOSS_FRAME and frame.a == seat:
            frame.b = max(frame.b - much, min(frame.b, 1))
            return
