"""Why a card takes no option of a decision, by the tests of `play.turn` that offer the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.contracts.tables import Reason, ReasonCode
from games.engine.decision import Decision
from games.engine.events.index import Listener
from games.engine.events.windows import ACTION, ACTIONS_DECISION
from games.engine.table.abilities import scope_of
from games.star_wars_lcg.abilities.constants import ACTIONS, DEPLOYMENT, FATE, FOCUS_THIS, PLAY_COST
from games.star_wars_lcg.play.constants import ATTACK, COMMIT, DEFEND, NO_HOST, PAY, PLACE_EDGE, STRIKE
from games.star_wars_lcg.play.game import Play
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.turn.edge import participates
from games.star_wars_lcg.play.turn.payment import cost_of, pays_for, ready_sources, resources_of
from games.star_wars_lcg.play.turn.play_card import hosts, may_be_played, most_discount, most_reduction
from games.star_wars_lcg.texts import TEXTS
from games.texts import filled


def reason_of(table: Play, decision: Decision, piece: Piece) -> Reason | None:
    """The reason of a card in hand, or of an own card in play."""
    side = table.sides[decision.seat]
    if piece.zone == side.hand.id:
        return _in_hand(table, decision, side, piece)
    if piece.controller != decision.seat or not table.in_play(piece):
        return None
    if decision.kind == ACTIONS_DECISION:
        return _no_action(table, side, piece)
    asked = _OF_UNITS.get(decision.kind)
    if asked is not None and piece in side.units.cards:
        return asked(table, side, piece)
    return _pays_nothing(table, piece) if decision.kind == PAY else None


# --- cards in hand ---------------------------------------------------------------------------------------------------


def _in_hand(table: Play, decision: Decision, side: Side, piece: Piece) -> Reason | None:
    if decision.kind == PLACE_EDGE and not participates(side):
        return _reason("rules", "no_participant", "LCG-EDG-02")
    if decision.kind != ACTIONS_DECISION:
        return None
    card = table.card_of(piece)
    if card.type == FATE:
        return _reason("timing", "fate", "LCG-EDG-06")
    return _not_deployed(table, side, piece) if card.playable else _no_action(table, side, piece)


def _not_deployed(table: Play, side: Side, piece: Piece) -> Reason:
    """Why a unit, enhancement or mission is not played: it is not offered, or `offer_play` says no."""
    if side.seat != table.active:
        return _reason("timing", "own_turn", "LCG-DEP-01")
    if table.phase != DEPLOYMENT:
        return _reason("timing", "phase", "LCG-DEP-01")
    if not may_be_played(table, side, piece):
        return _not_played(table, side, piece)
    if table.card_of(piece).host_kind != NO_HOST and not hosts(table, side, piece):
        return _reason("target", "no_host", "LCG-ENH-04")
    less = most_reduction(table, piece, side.seat) + most_discount(table, side, piece)
    return _too_dear(table, side, piece, max(0, cost_of(table, piece) - less))


def _not_played(table: Play, side: Side, piece: Piece) -> Reason:
    """Why `may_be_played` says no."""
    card = table.card_of(piece)
    if table.unique_in_play[card.title] > 0:
        return _reason("limit", "unique", "LCG-UNQ-01")
    if card.limited and side.limited_played:
        return _reason("limit", "limited", "LCG-KEY-03")
    return _reason("rules", "forbidden", "LCG-GEN-01")


def _too_dear(table: Play, side: Side, piece: Piece, cost: int) -> Reason:
    """Why the side cannot generate the cost."""
    sources = ready_sources(table, side, piece).pieces
    total = sum(resources_of(table, source, piece) for source in sources if pays_for(table, source, piece))
    if total < cost:
        return _reason("cost", "cost", "LCG-RES-02", cost=cost, resources=total)
    return _reason("cost", "match", "LCG-RES-07")


# --- actions ---------------------------------------------------------------------------------------------------------


def _no_action(table: Play, side: Side, piece: Piece) -> Reason:
    """Why no action of this card can be used now; of several actions, the first says it."""
    numbers = table.heard.held.get(piece.id, ())
    own = [table.heard.listeners[number] for number in numbers]
    actions = [each for each in own if (each.trigger.kind, each.trigger.window, each.seat) == (ACTIONS, ACTION, side.seat)]
    if not actions:
        return _reason("timing", "no_action", "LCG-ABL-02")
    return _unusable(table, side, piece, actions[0])


def _unusable(table: Play, side: Side, piece: Piece, action: Listener) -> Reason:
    """Why `Play.is_usable` says no."""
    ability = action.trigger.ability
    if ability is None or table.is_blank(piece) or not table.may_use(action):
        return _reason("rules", "forbidden", "LCG-GEN-01")
    if table.is_used_up(action):
        return _reason("limit", "limit", "LCG-ABL-02")
    scope = scope_of(action, -1)
    if not table.all_hold(ability.conditions, scope):
        return _reason("condition", "condition", "LCG-ABL-02")
    if ability.costs and not table.can_pay_all(ability.costs, scope):
        return _not_paid(table, side, piece, {cost.kind for cost in ability.costs})
    return _reason("target", "no_target", "LCG-ABL-12")


def _not_paid(table: Play, side: Side, piece: Piece, costs: set[int]) -> Reason:
    """Why costs of these kinds cannot be paid together."""
    if PLAY_COST in costs:
        is_allowed = may_be_played(table, side, piece)
        return _too_dear(table, side, piece, cost_of(table, piece)) if is_allowed else _not_played(table, side, piece)
    if FOCUS_THIS in costs and not piece.ready():
        return _reason("used", "exhausted", "LCG-ABL-15")
    return _reason("cost", "ability_cost", "LCG-RES-01")


# --- units and resources ---------------------------------------------------------------------------------------------


def _not_in(clause: str) -> Callable[[Play, Side, Piece], Reason]:
    """Why a unit is not declared as an attacker or defender."""

    def asked(table: Play, side: Side, piece: Piece) -> Reason:
        if piece.participating:
            return _reason("rules", "participates", clause)
        return _reason("used", "exhausted", clause) if not piece.ready() else _reason("rules", "forbidden", "LCG-GEN-01")

    return asked


def _does_not_strike(table: Play, side: Side, piece: Piece) -> Reason:
    if not piece.participating:
        return _reason("rules", "not_participating", "LCG-STR-02")
    return _reason("used", "exhausted", "LCG-STR-02") if not piece.ready() else _reason("rules", "forbidden", "LCG-GEN-01")


def _not_committed(table: Play, side: Side, piece: Piece) -> Reason:
    if table.is_committed(piece):
        return _reason("rules", "committed", "LCG-FRC-02")
    return _reason("limit", "no_force_card", "LCG-FRC-03") if side.force_cards <= 0 else _reason("rules", "forbidden", "LCG-GEN-01")


_OF_UNITS: Final[Mapping[int, Callable[[Play, Side, Piece], Reason]]] = {
    ATTACK: _not_in("LCG-ENG-04"),
    DEFEND: _not_in("LCG-ENG-05"),
    STRIKE: _does_not_strike,
    COMMIT: _not_committed,
}


def _pays_nothing(table: Play, piece: Piece) -> Reason | None:
    if not piece.ready():
        return _reason("used", "exhausted", "LCG-RES-05")
    return _reason("rules", "no_resources", "LCG-RES-03") if resources_of(table, piece) <= 0 else None


def _reason(code: ReasonCode, key: str, clause: str, **values: int) -> Reason:
    return Reason(code, filled(TEXTS[f"reasons.{key}"], **values), clause)
