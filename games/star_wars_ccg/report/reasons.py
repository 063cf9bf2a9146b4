"""Why a card takes no option of a decision, by the tests of `play.turn` that offer the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.tables import Reason, ReasonCode
from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities.constants import BANNED, BATTLE_COST, DRAIN_COST, NO_BATTLE
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.combat.aims import firer_of, has_used_weapon, use_cost
from games.star_wars_ccg.play.game import Play
from games.star_wars_ccg.play.objectives.orders import may_order
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.turn.battle import may_fight
from games.star_wars_ccg.play.turn.deploy import cost_of_place, legal_places, title_is_done
from games.star_wars_ccg.play.turn.moves import cost_of, may_go, offer_ways
from games.star_wars_ccg.report.text_reasons import reason_of_texts
from games.star_wars_ccg.texts import TEXTS
from games.texts import filled

# kind of a decision -> the reason of cards that it does not ask for
_ASKED: Final[Mapping[int, str]] = {
    play.ACTIVATE_CHOICE: "asks_activation",
    play.DRAW_CHOICE: "asks_draw",
    play.LOSS_CHOICE: "asks_loss",
    play.ATTRITION_CHOICE: "asks_forfeit",
    play.DAMAGE_CHOICE: "asks_forfeit",
    play.WEAPON_CHOICE: "asks_fire",
    play.ADD_CHOICE: "asks_adding",
    play.ANSWER_CHOICE: "asks_answer",
}
# The types that are deployed; others, such as Interrupts, are played for their texts.
_DEPLOYED: Final = frozenset(
    {play.CHARACTER, play.VEHICLE, play.STARSHIP, play.WEAPON, play.LOCATION, play.OBJECTIVE, play.DEVICE, play.EFFECT}
)


def reason_of(table: Play, decision: Decision, piece: Piece, clause: str) -> Reason:
    """The reason of any card on the board.  clause: of the decision."""
    side = table.sides[decision.seat]
    if (of_texts := reason_of_texts(table, decision, piece, clause)) is not None and of_texts.code != "timing":
        return of_texts
    return _of_kind(table, decision, side, piece) or of_texts or _reason("rules", _ASKED.get(decision.kind, "not_asked"), clause)


def _of_kind(table: Play, decision: Decision, side: Side, piece: Piece) -> Reason | None:  # noqa: PLR0911  one line a kind
    """The reason by what the decision asks for; None if that says nothing about the card, or less than the times of its texts."""
    is_location = piece.card.type == play.LOCATION and piece in table.row.cards
    if decision.kind == play.DEPLOY_CHOICE:
        is_played = piece in side.hand.cards and piece.card.plays
        is_on_table = table.zones[piece.zone].in_play and piece.card.actions
        return None if is_played or is_on_table else _not_deployed(table, side, piece)
    if decision.kind == play.DRAIN_CHOICE and is_location:
        return _not_drained(table, side.seat, piece)
    if decision.kind == play.BATTLE_CHOICE and is_location:
        return _no_battle(table, side.seat, piece)
    if decision.kind == play.PLACE_CHOICE:
        return _reason("target", "no_place", "CCG-DEP-03") if is_location else _reason("rules", "asks_location", "CCG-DEP-03")
    if decision.kind == play.MOVE_CHOICE and piece in side.at_locations.cards:
        return _not_moved(table, side, piece)
    if decision.kind == play.WEAPON_CHOICE and piece.card.type == play.WEAPON and piece.controller == side.seat:
        return _not_fired(table, side, piece)
    if _has_texts(side, piece):
        return None
    if decision.kind in (play.DRAIN_CHOICE, play.BATTLE_CHOICE):
        clause = "CCG-CTL-02" if decision.kind == play.DRAIN_CHOICE else "CCG-BAT-01"
        return _reason("rules", "asks_location", clause)
    if decision.kind == play.MOVE_CHOICE:
        return _reason("rules", "asks_yours", "CCG-MOV-01")
    return None


def _has_texts(side: Side, piece: Piece) -> bool:
    return bool(piece.card.plays) if piece in side.hand.cards else bool(piece.card.actions)


def _not_deployed(table: Play, side: Side, piece: Piece) -> Reason:  # noqa: PLR0911  one line a reason
    """Why `can_deploy` says no, or why the card is not asked."""
    card = piece.card
    if piece not in side.hand.cards:
        return _reason("rules", "not_in_hand", "CCG-DEP-01")
    if not card.is_known:
        return _reason("rules", "not_played", "CCG-DEP-01")
    if card.deploy_time >= 0 or card.type not in _DEPLOYED:
        return _reason("timing", "other_time", "CCG-DEP-01")
    if table.has_flag(BANNED, piece):
        return _reason("rules", "forbidden", "CCG-DEP-01")
    if not table.all_hold(card.deploy_conditions, Resolution(piece.id, side.seat)):
        return _reason("condition", "text_condition", "CCG-DEP-01")
    if table.is_barred(card):
        return _reason("rules", "unique", "CCG-UNI-02")
    if card.type == play.LOCATION:
        return _reason("target", "no_row", "CCG-DEP-03")
    if title_is_done(side, card):
        return _reason("limit", "once", "CCG-DEP-01")
    if card.is_order and not may_order(table, side):
        return _reason("condition", "no_order", "CCG-DEP-01")
    places = legal_places(table, side, piece)
    if not places:
        return _reason("target", "nowhere", "CCG-DEP-03")
    least = min(int(cost_of_place(table, piece, option)) for option in places)
    force = int(table.free_force(side.seat))
    if least > force:
        return _reason("cost", "too_dear", "CCG-CST-01", cost=least, force=force)
    return _reason("cost", "no_paid_place", "CCG-DEP-04", force=force)


def _not_drained(table: Play, seat: int, where: Piece) -> Reason:
    """Why `offer_drains` leaves a location out."""
    if where.drained == table.turn:
        return _reason("limit", "drained", "CCG-CTL-02")
    if not table.controls(seat, where.id):
        return _reason("condition", "not_controlled", "CCG-CTL-02")
    if table.drain_at(seat, where.id) <= 0:
        return _reason("target", "no_icons", "CCG-CTL-02")
    return _too_dear(table, seat, int(table.value(DRAIN_COST + seat, where)), "CCG-CST-01")


def _no_battle(table: Play, seat: int, where: Piece) -> Reason:
    """Why `offer_battles` leaves a location out."""
    if where.fought == table.turn:
        return _reason("limit", "fought", "CCG-BAT-03")
    if not may_fight(table, seat, where.id):
        return _reason("condition", "no_presence", "CCG-BAT-01")
    if not may_fight(table, 1 - seat, where.id):
        return _reason("target", "no_opponent", "CCG-BAT-01")
    if where.card.seal == play.INSIDE or table.value(NO_BATTLE + seat, where) > 0:
        return _reason("rules", "no_battle", "CCG-BAT-01")
    return _too_dear(table, seat, int(table.value(BATTLE_COST + seat, where)), "CCG-BAT-02")


def _not_moved(table: Play, side: Side, piece: Piece) -> Reason:
    """Why `offer_moves` has no move of a card."""
    if piece.moved == table.turn:
        return _reason("limit", "moved", "CCG-MOV-02")
    ways: list[Option] = []
    offer_ways(table, piece, ways)
    open_ways = [option for option in ways if may_go(table, option)]
    if not open_ways:
        return _reason("rules" if ways else "target", "barred_ways" if ways else "no_way", "CCG-MOV-01")
    return _too_dear(table, side.seat, min(int(cost_of(table, option)) for option in open_ways), "CCG-CST-01")


def _not_fired(table: Play, side: Side, weapon: Piece) -> Reason:
    """Why `offer_weapon` offers no shot."""
    firer = firer_of(table, weapon)
    if table.battle.place < 0 or (weapon.place != table.battle.place and table.place_at(weapon) != table.battle.place):
        return _reason("rules", "not_in_battle", "CCG-WPN-02")
    if has_used_weapon(table, weapon) or (firer is not None and has_used_weapon(table, firer)):
        return _reason("used", "weapon_used", "CCG-WPN-02")
    cost, force = int(use_cost(table, weapon)), int(table.free_force(side.seat))
    if cost > force:
        return _too_dear(table, side.seat, cost, "CCG-WPN-03")
    if cost < 0 or firer is None:
        return _reason("condition", "nobody_fires", "CCG-WPN-02")
    return _reason("target", "no_shot", "CCG-WPN-02")


def _too_dear(table: Play, seat: int, cost: int, clause: str) -> Reason:
    return _reason("cost", "too_dear", clause, cost=cost, force=int(table.free_force(seat)))


def _reason(code: ReasonCode, key: str, clause: str, **values: int) -> Reason:
    return Reason(code, filled(TEXTS[f"reasons.{key}"], **values), clause)
