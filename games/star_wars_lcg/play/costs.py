"""Costs of abilities: whether they can be paid, and paying them (LCG-ABL-15, LCG-ABL-16, LCG-RES).

cost frame: a = the place of the ability in `resolutions`, b = the kind of the cost, c = how many cards are still to be chosen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.decision import Decision
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.table.changes import SEAT_NUMBER, Change
from games.star_wars_lcg.abilities.constants import (
    BY_EFFECT,
    CANNOT_LEAVE_PLAY,
    CANNOT_PLAY_EVENTS,
    COST_DECISION,
    COST_VERB,
    DAMAGE_THIS,
    DAMAGED,
    DISCARD_FROM_HAND,
    DISCARD_THIS,
    DISCARDED,
    FOCUS_ANOTHER,
    FOCUS_THIS,
    FOCUSED,
    LOWER_RESERVE,
    PHASE_PERIOD,
    PLAY_COST,
    RESERVE,
    SACRIFICE,
    SACRIFICE_THIS,
    SACRIFICED,
    SPEND,
)
from games.star_wars_lcg.play.constants import COST_FRAME
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.payment import begin_payment, can_afford, cost_of, needs_match, ready_sources, resources_of
from games.star_wars_lcg.play.turn.play_card import may_be_played, reveal

EVERY_PIECE: Final = Filter()


def can_pay_all(table: Table, costs: list[Cost], scope: Resolution) -> bool:
    """Can the costs be paid together?  A card that is focused as a cost generates nothing for another."""
    without: i64 = -1
    for cost in costs:
        if cost.kind in (FOCUS_THIS, SACRIFICE_THIS, DISCARD_THIS):
            without = scope.source
    return all(can_pay(table, cost, scope, without) for cost in costs)


def can_pay(table: Table, cost: Cost, scope: Resolution, without: i64) -> bool:
    piece = table.pieces[scope.source]
    amount: i64 = table.amount(cost.amount, scope)
    kind: i64 = cost.kind
    if kind == PLAY_COST:
        payable = can_play_event(table, piece, scope.seat, without)
    elif kind == FOCUS_THIS:
        payable = piece.ready()
    elif kind == SPEND:
        payable = spendable(table, scope.seat, without) >= amount
    elif kind in (SACRIFICE_THIS, DISCARD_THIS):
        payable = not table.has_flag(CANNOT_LEAVE_PLAY, piece)
    elif kind == LOWER_RESERVE:
        payable = table.reserve_of(scope.seat) >= amount
    else:
        payable = kind == DAMAGE_THIS or len(payable_with(table, cost, scope)) >= amount
    return payable


def can_play_event(table: Table, piece: Piece, seat: i64, without: i64) -> bool:
    """LCG-EVT-01, LCG-EVT-02"""
    if table.has_seat_flag(CANNOT_PLAY_EVENTS, seat) or not may_be_played(table, table.sides[seat], piece):
        return False
    return can_afford(table, table.sides[seat], piece, cost_of(table, piece), without)


def spendable(table: Table, seat: i64, without: i64) -> i64:
    total: i64 = 0
    for source in ready_sources(table, table.sides[seat]):
        if source.id != without:
            total += resources_of(table, source)
    return total


def most_payable(table: Table, cost: Cost, scope: Resolution) -> i64:
    """The greatest X."""
    if cost.kind == SPEND:
        return spendable(table, scope.seat, scope.source if table.in_play(table.pieces[scope.source]) else -1)
    if cost.kind == DISCARD_FROM_HAND:
        return len(table.sides[scope.seat].hand.cards)
    return len(payable_with(table, cost, scope))


def payable_with(table: Table, cost: Cost, scope: Resolution) -> list[Piece]:
    """What can be sacrificed, focused or discarded next."""
    if cost.kind == DISCARD_FROM_HAND:
        return table.sides[scope.seat].hand.cards.copy()
    own = [table.pieces[each.id] for each in table.fitting(cost.filter or EVERY_PIECE, scope) if each.controller == scope.seat]
    if cost.kind == FOCUS_ANOTHER:
        return [piece for piece in own if piece.ready()]
    return [piece for piece in own if not table.has_flag(CANNOT_LEAVE_PLAY, piece)]


def pay(table: Table, cost: Cost, amount: i64, scope: Resolution) -> None:
    piece = table.pieces[scope.source]
    seat: i64 = scope.seat
    kind: i64 = cost.kind
    if kind == PLAY_COST:
        price: i64 = cost_of(table, piece)
        match = needs_match(table, piece, price)
        reveal(table, table.sides[seat], piece)
        begin_payment(table, piece, seat, price, match)
    elif kind == FOCUS_THIS:
        table.fire(Event(FOCUSED, seat, piece.id, piece.id, 1))
    elif kind == SPEND:
        begin_payment(table, piece, seat, amount, False)
    elif kind == SACRIFICE_THIS:
        table.fire(Event(SACRIFICED, seat, piece.id, piece.id))
    elif kind == DISCARD_THIS:
        table.fire(Event(DISCARDED, seat, piece.id, piece.id))
    elif kind == DAMAGE_THIS:
        table.fire(Event(DAMAGED, seat, piece.id, piece.id, amount, other=BY_EFFECT))
    elif kind == LOWER_RESERVE:
        table.change(Change(SEAT_NUMBER, RESERVE, ADD, Resolution(piece.id, seat), amount=Amount(-amount), piece=seat, ends=PHASE_PERIOD))
    elif amount > 0:
        table.push(Frame(COST_FRAME, 0, len(table.resolutions) - 1, kind, amount))


# --- costs that are paid with cards of a player's choice -------------------------------------------------------------


def step_cost(table: Table, frame: Frame) -> None:
    if frame.c == 0:
        table.pop()
        return
    scope = table.resolutions[frame.a]
    found = payable_with(table, _cost_of(scope, frame.b), scope)
    if not found:
        table.pop()
        return
    decision = Decision(COST_DECISION, scope.seat, scope.source)
    for piece in found:
        decision.offer(COST_VERB, piece.id, 0)
    table.ask(decision)


def _cost_of(scope: Resolution, kind: i64) -> Cost:
    if scope.ability is not None:
        for cost in scope.ability.costs:
            if cost.kind == kind:
                return cost
    raise ValueError(f"the ability has no cost of kind {kind}")


def answer_cost(table: Table, frame: Frame, piece: i64) -> None:
    scope = table.resolutions[frame.a]
    frame.c -= 1
    if frame.b == FOCUS_ANOTHER:
        table.fire(Event(FOCUSED, scope.seat, piece, scope.source, 1))
    elif frame.b == SACRIFICE:
        table.fire(Event(SACRIFICED, scope.seat, piece, scope.source))
    else:
        table.fire(Event(DISCARDED, scope.seat, piece, scope.source))
