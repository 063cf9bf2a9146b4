"""What a text is about: its first target, and the card to which has happened what may be answered."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def first_target(table: Table, scope: Resolution) -> Piece | None:
    """The first target of an ability; None without one."""
    return table.pieces[scope.slots[0][0]] if scope.slots and scope.slots[0] else None


def subject_of(table: Table) -> i64:
    """The id of the card to which what may be answered now has happened; NONE if nothing has."""
    return table.subject()
