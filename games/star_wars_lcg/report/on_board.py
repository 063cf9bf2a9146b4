"""Where the pieces of a position lie on the boards of the replays of a goldfish and of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.contracts.tables import Reason
from games.engine.decision import Decision
from games.report.on_board import OnBoard, ids_in
from games.star_wars_lcg.report.reasons import reason_of

# Of a goldfish only those of the deck.
_ZONES: Final = ("objectives", "units", "enhancements", "hand")
_MATCH_ZONES: Final = (*_ZONES, "edge_stack", "captured", "victory")


class Board(OnBoard):
    """What both boards share."""

    def reason(self, game: Any, decision: Decision, piece: Any) -> Reason | None:
        return reason_of(game, decision, piece)


class DeckBoard(Board):
    """The board of a goldfish: the deck's cards."""

    def lists(self, game: Any) -> Mapping[str, Sequence[int]]:
        side = game.sides[game.watched]
        return {f"/{name}": ids_in(getattr(side, name)) for name in _ZONES}


class MatchBoard(Board):
    """The board of a match.  own: the seat of the run's first list."""

    def __init__(self, own: int) -> None:
        self.own = own

    def lists(self, game: Any) -> Mapping[str, Sequence[int]]:
        starts = {self.own: "/", 1 - self.own: "/enemy_"}
        return {f"{start}{name}": ids_in(getattr(game.sides[seat], name)) for seat, start in starts.items() for name in _MATCH_ZONES}
