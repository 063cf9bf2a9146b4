"""The numbers that a run counts in each turn of the watched seat."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_realms.play.side import Side
from games.star_realms.play.state import Table


def count_turn(table: Table, side: Side) -> None:
    """Add the row of a turn (`counts`).  SR-WIN-01: authority below 0 counts as 0."""
    authority: i64 = table.sides[1 - side.seat].authority
    table.add_row(
        [
            side.spent + side.trade,
            side.trade,
            side.combat_gained,
            side.authority_gained,
            side.bought,
            side.spent,
            side.allies_used,
            side.size,
            side.cost * 10 // side.size if side.size > 0 else 0,
            authority if authority > 0 else 0,
        ]
    )
    side.spent = 0
    side.bought = 0
    side.combat_gained = 0
    side.authority_gained = 0
    side.allies_used = 0
