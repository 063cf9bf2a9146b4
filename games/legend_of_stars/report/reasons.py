"""Why a card takes no option of a decision, by the tests of `play.turn` that offer the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.contracts.tables import Reason, ReasonCode
from games.engine.decision import Decision
from games.legend_of_stars.abilities.constants import ATTACK, CHARACTER, EFFECT
from games.legend_of_stars.play.constants import ATTACK_CHOICE, LANES, LEAD_CHOICE, MAIN_CHOICE
from games.legend_of_stars.play.game import Play
from games.legend_of_stars.play.side import Piece, Side
from games.legend_of_stars.play.turn.battle import can_attack
from games.legend_of_stars.play.turn.lead import may_move
from games.legend_of_stars.play.turn.main import can_use_effect, has_empty_back
from games.legend_of_stars.texts import TEXTS
from games.texts import filled


def reason_of(table: Play, decision: Decision, piece: Piece) -> Reason | None:
    """The reason of a card in hand, or of an own character."""
    side = table.sides[decision.seat]
    if piece.zone == side.hand.id:
        return _not_played(table, side, piece) if decision.kind == MAIN_CHOICE else None
    asked = _OF_CHARACTERS.get(decision.kind)
    return asked(table, piece) if asked is not None and piece.id in side.squares else None


def _not_played(table: Play, side: Side, piece: Piece) -> Reason | None:
    """Why it is not played; that it is no energy either is the limit of one a turn (LOS-ENG-02)."""
    cost, energies = table.cost_of(piece), side.regained()
    if cost > energies:
        return _reason("cost", "cost", "LOS-CARD-04", cost=cost, energies=energies)
    if piece.card.type == CHARACTER:
        return None if has_empty_back(side) else _reason("target", "no_room", "LOS-MAIN-02")
    if piece.card.type == EFFECT:
        return None if can_use_effect(table, piece, side.seat) else _reason("condition", "nothing", "LOS-TRM-01")
    return _reason("limit", "field", "LOS-CARD-08") if piece.card.is_field and side.has_field() else None


def _keeps_its_display(table: Play, piece: Piece) -> Reason:
    if piece.placed == table.turn:
        return _reason("timing", "placed", "LOS-MAIN-07")
    return _reason("used", "changed", "LOS-MAIN-04")


def _does_not_move(table: Play, piece: Piece) -> Reason:
    if not piece.is_up():
        return _reason("rules", "face_down", "LOS-LEAD-04")
    if not piece.card.icons:
        return _reason("rules", "no_icon", "LOS-LEAD-01")
    if piece.moved == table.turn:
        return _reason("used", "moved", "LOS-LEAD-01")
    if may_move(table, piece):
        return _reason("target", "no_square", "LOS-LEAD-03")
    is_settled = table.turn not in (piece.placed, piece.turned)
    return _reason("rules", "forbidden", "LOS-CNF-02") if is_settled else _reason("timing", "settling", "LOS-LEAD-05")


def _does_not_attack(table: Play, piece: Piece) -> Reason:
    if piece.square >= LANES:
        return _reason("rules", "back_row", "LOS-ATK-02")
    if not piece.is_up():
        return _reason("rules", "face_down", "LOS-ATK-01")
    if piece.position != ATTACK:
        return _reason("rules", "position", "LOS-ATK-01")
    return _reason("used", "attacked", "LOS-ATK-01") if can_attack(table, piece) else _reason("rules", "forbidden", "LOS-CNF-02")


_OF_CHARACTERS: Final[Mapping[int, Callable[[Play, Piece], Reason]]] = {
    MAIN_CHOICE: _keeps_its_display,
    LEAD_CHOICE: _does_not_move,
    ATTACK_CHOICE: _does_not_attack,
}


def _reason(code: ReasonCode, key: str, clause: str, **values: int) -> Reason:
    return Reason(code, filled(TEXTS[f"reasons.{key}"], **values), clause)
