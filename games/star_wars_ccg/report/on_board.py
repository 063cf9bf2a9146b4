"""Where the pieces of a position lie on the board of its replay (`play.board`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.contracts.tables import Reason
from games.engine.decision import Decision, Option
from games.report.on_board import OnBoard, ids_in
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.play.board import out_of_play, start_of
from games.star_wars_ccg.play.constants import (
    AIM_VERB,
    CRUISE_VERB,
    DISEMBARK_VERB,
    DOCK_VERB,
    DRIVE_VERB,
    EMBARK_VERB,
    FIRE_VERB,
    GIVE_VERB,
    HYPERSPACE_VERB,
    LAND_VERB,
    ORBIT_VERB,
    PERSONA_VERB,
    RUN_VERB,
    SALVO_VERB,
    SHUTTLE_DOWN_VERB,
    SHUTTLE_UP_VERB,
    TAKE_OFF_VERB,
    TRANSFER_VERB,
    TRANSIT_VERB,
    UNDOCK_VERB,
    WALK_VERB,
)
from games.star_wars_ccg.report.reasons import reason_of
from games.star_wars_ccg.report.replay import clause_of
from games.texts import Words

# The verbs whose amount is the id of a card: a location, a vehicle or starship, the target of a weapon or an Effect, a bearer.
_AMOUNT_IS_A_CARD: Final = {
    AIM_VERB,
    CRUISE_VERB,
    DISEMBARK_VERB,
    DOCK_VERB,
    DRIVE_VERB,
    EMBARK_VERB,
    FIRE_VERB,
    GIVE_VERB,
    HYPERSPACE_VERB,
    LAND_VERB,
    ORBIT_VERB,
    PERSONA_VERB,
    RUN_VERB,
    SALVO_VERB,
    SHUTTLE_DOWN_VERB,
    SHUTTLE_UP_VERB,
    TAKE_OFF_VERB,
    TRANSFER_VERB,
    TRANSIT_VERB,
    UNDOCK_VERB,
    WALK_VERB,
}


class Board(OnBoard):
    """The board from the seat for which the log is written, the watched one, or seat 0."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def lists(self, game: Any) -> Mapping[str, Sequence[int]]:
        viewer = game.viewer if game.viewer >= 0 else max(game.watched, 0)
        found: dict[str, Sequence[int]] = {}
        for side in game.sides:
            if not side.passive:
                start = start_of(side.seat, viewer)
                zones = {"hand": side.hand, "area": side.area, "lost": side.lost}
                found |= {f"/{start}{name}": ids_in(zone) for name, zone in zones.items()}
                if out := out_of_play(game, side):
                    found[f"/{start}out"] = [piece.id for piece in out]
        for number, where in enumerate(game.row.cards):
            found[f"/places/{number}/location"] = [where.id] if where.card.code else []
            if where.card.roams:
                found[f"/places/{number}/orbits"] = [where.aim] if where.aim >= 0 else []
            for side in game.sides:
                standing = [piece.id for piece in side.at_locations.cards if where.id in (piece.place, piece.host)]
                found[f"/places/{number}/{start_of(side.seat, viewer)}cards"] = standing
        return found

    def place(self, game: Any, piece: Any) -> Words | None:
        """The name of its location."""
        where = game.place_at(piece)
        facts = self.pool.cards.get(game.pieces[where].card.code) if where >= 0 else None
        return facts.names if facts else None

    def reason(self, game: Any, decision: Decision, piece: Any) -> Reason | None:
        return reason_of(game, decision, piece, clause_of(decision.kind))

    def targets(self, game: Any, option: Option) -> Sequence[int | str]:
        return (option.amount,) if option.verb in _AMOUNT_IS_A_CARD else ()
