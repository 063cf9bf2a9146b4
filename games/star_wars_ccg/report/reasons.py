"""Why a card takes no option of a decision, by the tests of `play.turn` that offer the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.tables import Reason, ReasonCode
from games.engine.decision import Decision
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.game import Play
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.turn.deploy import title_is_done
from games.star_wars_ccg.texts import TEXTS
from games.texts import filled

# kind of a decision that asks for locations -> (clause, key of the reason of a location that is not offered)
_OF_LOCATIONS: Final[Mapping[int, tuple[str, str]]] = {
    play.DRAIN_CHOICE: ("CCG-CTL-02", "no_drain"),
    play.BATTLE_CHOICE: ("CCG-BAT-01", "no_battle"),
    play.PLACE_CHOICE: ("CCG-DEP-03", "no_place"),
}
# The types that are deployed; others, such as Interrupts, are played for their texts.
_DEPLOYED: Final = frozenset(
    {play.CHARACTER, play.VEHICLE, play.STARSHIP, play.WEAPON, play.LOCATION, play.OBJECTIVE, play.DEVICE, play.EFFECT}
)


def reason_of(table: Play, decision: Decision, piece: Piece, clause: str) -> Reason:
    """The reason of any card on the board.  clause: of the decision."""
    side = table.sides[decision.seat]
    if decision.kind == play.DEPLOY_CHOICE:
        return _not_deployed(table, side, piece)
    if decision.kind in _OF_LOCATIONS:
        of_kind, key = _OF_LOCATIONS[decision.kind]
        is_location = piece.card.type == play.LOCATION and piece in table.row.cards
        return _reason("target", key, of_kind) if is_location else _reason("rules", "asks_location", of_kind)
    if decision.kind == play.MOVE_CHOICE:
        if piece in side.at_locations.cards:
            return _reason("condition", "no_move", "CCG-MOV-01")
        return _reason("rules", "asks_yours", "CCG-MOV-01")
    return _reason("target", "not_asked", clause)


def _not_deployed(table: Play, side: Side, piece: Piece) -> Reason:
    """Why `can_deploy` says no, or why the card is not asked."""
    card = piece.card
    if piece not in side.hand.cards:
        return _reason("rules", "not_in_hand", "CCG-DEP-01")
    if not card.is_known:
        return _reason("rules", "not_played", "CCG-DEP-01")
    if card.deploy_time >= 0 or card.type not in _DEPLOYED:
        return _reason("timing", "other_time", "CCG-DEP-01")
    if card.type == play.LOCATION:
        return _reason("target", "no_row", "CCG-DEP-03")
    if title_is_done(side, card):
        return _reason("limit", "once", "CCG-DEP-01")
    return _reason("cost", "no_paid_place", "CCG-DEP-04", force=int(table.free_force(side.seat)))


def _reason(code: ReasonCode, key: str, clause: str, **values: int) -> Reason:
    return Reason(code, filled(TEXTS[f"reasons.{key}"], **values), clause)
