"""Where the pieces of a position lie on the board of its replay (`Table.board`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contracts.tables import Reason
from games.engine.decision import Decision
from games.report.on_board import OnBoard, ids_in
from games.star_realms.report.reasons import reason_of


class Board(OnBoard):
    """The board from the watched seat or seat 0."""

    def lists(self, game: Any) -> Mapping[str, Sequence[int]]:
        seat = max(game.watched, 0)
        own, other = game.sides[seat], game.sides[1 - seat]
        zones = {
            "/hand": own.hand,
            "/enemy_hand": other.hand,
            "/in_play": own.in_play,
            "/enemy_in_play": other.in_play,
            "/trade_row": game.trade_row,
        }
        return {pointer: ids_in(zone) for pointer, zone in zones.items()}

    def reason(self, game: Any, decision: Decision, piece: Any) -> Reason | None:
        return reason_of(game, decision, piece)
