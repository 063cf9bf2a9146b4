"""Where the pieces of a position lie on the board of its replay (`Table.board`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contracts.tables import Reason
from games.empire_vs_rebellion.report.reasons import reason_of
from games.engine.decision import Decision
from games.report.on_board import OnBoard, ids_in


class Board(OnBoard):
    """The board from the watched seat or seat 0."""

    def lists(self, game: Any) -> Mapping[str, Sequence[int]]:
        seat = max(game.watched, 0)
        own, other = game.sides[seat], game.sides[1 - seat]
        zones = {
            "/event": game.event_place,
            "/in_play": own.area,
            "/enemy_in_play": other.area,
            "/strategy": own.chosen,
            "/discarded": own.discard,
            "/enemy_discarded": other.discard,
        }
        if other.is_shown or game.viewer == seat:
            zones["/enemy_strategy"] = other.chosen
        return {pointer: ids_in(zone) for pointer, zone in zones.items()}

    def reason(self, game: Any, decision: Decision, piece: Any) -> Reason | None:
        return reason_of(game, decision, piece)
