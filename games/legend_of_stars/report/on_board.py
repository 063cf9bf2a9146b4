"""Where the pieces of a position lie on the board of its replay (`play.board`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contracts.tables import Reason
from games.engine.decision import Decision, Option
from games.legend_of_stars.play.constants import LANES, MOVE_VERB, SQUARE_VERB, SQUARES
from games.legend_of_stars.report.reasons import reason_of
from games.legend_of_stars.report.replay import square_of
from games.report.on_board import OnBoard, ids_in
from games.texts import Words


class Board(OnBoard):
    """The board from the watched seat or seat 0, whose lanes are numbered from its own left."""

    def lists(self, game: Any) -> Mapping[str, Sequence[int]]:
        seat = max(game.watched, 0)
        found: dict[str, Sequence[int]] = {}
        for side in (game.sides[seat], game.sides[1 - seat]):
            start = "/" if side.seat == seat else "/enemy_"
            for square in range(SQUARES):
                id = side.squares[square]
                found[start + name_of(square, seat == game.first)] = [] if id < 0 else [id]
            if not side.passive:
                found |= {
                    f"{start}{name}": ids_in(zone)
                    for name, zone in (("hand", side.hand), ("supports", side.supports), ("trash", side.trash))
                }
        return found

    def targets(self, game: Any, option: Option) -> Sequence[int | str]:
        """The own square that a card is placed on or moves to."""
        if option.verb not in (MOVE_VERB, SQUARE_VERB):
            return ()
        seat = max(game.watched, 0)
        start = "/" if game.decision.seat == seat else "/enemy_"
        return (start + name_of(option.amount, seat == game.first),)

    def place(self, game: Any, piece: Any) -> Words | None:
        for side in game.sides:
            for square in range(SQUARES):
                if side.squares[square] == piece.id:
                    return square_of(game, side.seat, square)
        return None

    def reason(self, game: Any, decision: Decision, piece: Any) -> Reason | None:
        return reason_of(game, decision, piece)


def name_of(square: int, is_first: bool) -> str:
    """The name of a square on the board.  is_first: whether the board is that of the first player, from whose left squares are counted."""
    lane = square % LANES
    row = "front" if square < LANES else "back"
    return f"{row}_{(lane if is_first else LANES - 1 - lane) + 1}"
