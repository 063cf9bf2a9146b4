"""What the winner of a lightsaber combat adds to what its opponent loses for it."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_ccg.abilities.constants import VICTORY_LOSS
from games.star_wars_ccg.play.constants import NONE
from games.star_wars_ccg.play.contests.contest import COMBAT
from games.star_wars_ccg.play.state import Table


def victory_loss(table: Table, seat: i64) -> i64:
    """The Force that cards add to what a seat loses for a lightsaber combat that it has just lost; 0 for any other loss."""
    contest = table.contest
    if contest.kind != COMBAT or contest.winner != 1 - seat or table.changes.number_row(VICTORY_LOSS) is None:
        return 0
    winner: i64 = contest.fighters[1 - seat]
    return table.value(VICTORY_LOSS, table.pieces[winner]) if winner > NONE else 0
