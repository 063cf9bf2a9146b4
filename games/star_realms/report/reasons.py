"""Why a card takes no option of the main phase, by the tests of `play.turn` that offer the options."""

from __future__ import annotations

from games.contracts.tables import Reason, ReasonCode
from games.engine.decision import Decision
from games.star_realms.abilities.constants import BASE
from games.star_realms.play.constants import ALLY, DOUBLE_ALLY, MAIN
from games.star_realms.play.effects.count import defense, has_outpost, price
from games.star_realms.play.pieces import Piece
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table
from games.star_realms.play.turn.abilities import can_pay
from games.star_realms.texts import TEXTS
from games.texts import filled


def reason_of(table: Table, decision: Decision, piece: Piece) -> Reason | None:
    """The reason of a card in the trade row or in play; a card in hand can always be played (SR-PLY-01)."""
    if decision.kind != MAIN:
        return None
    side = table.sides[decision.seat]
    enemy = table.sides[1 - decision.seat]
    if piece.zone == table.trade_row.id:
        return _reason("cost", "cost", "SR-ACQ-01", cost=price(side, piece), trade=side.trade)
    if piece.zone == enemy.in_play.id:
        return _not_attacked(table, side, enemy, piece)
    return _not_used(side, piece) if piece.zone == side.in_play.id else None


def _not_attacked(table: Table, side: Side, enemy: Side, piece: Piece) -> Reason:
    if piece.face.type != BASE:
        return _reason("rules", "no_base", "SR-ATK-01")
    if has_outpost(enemy) and not piece.face.is_outpost:
        return _reason("rules", "guarded", "SR-ATK-05")
    return _reason("cost", "defense", "SR-ATK-02", defense=defense(table, piece), combat=side.combat)


def _not_used(side: Side, piece: Piece) -> Reason:
    if not piece.face.abilities:
        return _reason("rules", "no_ability", "SR-ABL-01")
    unused = [ability for ability in piece.face.abilities if piece.open & ability.bit]
    if not unused:
        return _reason("used", "used", "SR-ABL-01")
    if all(ability.slot in (ALLY, DOUBLE_ALLY) for ability in unused):
        return _reason("condition", "ally", "SR-ABL-05")
    if any(ability.price > 0 and not can_pay(side, ability) for ability in unused):
        return _reason("cost", "price", "SR-ABL-01")
    return _reason("condition", "ally", "SR-ABL-05")


def _reason(code: ReasonCode, key: str, clause: str, **values: int) -> Reason:
    return Reason(code, filled(TEXTS[f"reasons.{key}"], **values), clause)
