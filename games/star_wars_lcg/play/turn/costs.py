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
    DAMAGE_PUT,
    DAMAGE_THIS,
    DAMAGE_X,
    DAMAGED,
    DISCARD,
    DISCARD_AT_RANDOM,
    DISCARD_CHOSEN,
    DISCARD_FROM_HAND,
    DISCARD_LOCKED,
    DISCARD_THIS,
    DISCARDED,
    EVENT,
    FOCUS_ANOTHER,
    FOCUS_CHOSEN,
    FOCUS_ONE_WITH,
    FOCUS_THIS,
    FOCUSED,
    HAND,
    LOWER_RESERVE,
    NAME_X,
    PHASE_PERIOD,
    PLAY_COST,
    PRINTED_COST,
    PUT_DAMAGE_ON_THIS,
    REMOVE_SHIELD,
    RESERVE,
    RETURN_CHOSEN,
    RETURNED,
    REVEAL_CHOSEN,
    SACRIFICE,
    SACRIFICE_FOR_CAPACITY,
    SACRIFICE_FOR_COST,
    SACRIFICE_THIS,
    SACRIFICED,
    SHIELD_REMOVED,
    SPEND,
    SPEND_MATCHED,
)
from games.star_wars_lcg.play.constants import COST_FRAME
from games.star_wars_lcg.play.events.tokens import takes_damage
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.payment import begin_payment, can_afford, cost_of, needs_match, ready_sources
from games.star_wars_lcg.play.turn.play_card import may_be_played, reveal

EVERY_PIECE: Final = Filter()


def can_pay_all(table: Table, costs: list[Cost], scope: Resolution) -> bool:
    """Whether the costs can be paid together.  A card that is focused as a cost generates nothing for another."""
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
    elif kind == SPEND_MATCHED:
        payable = can_afford(table, table.sides[scope.seat], piece, amount, without)
    elif kind in (SACRIFICE_THIS, DISCARD_THIS):
        payable = not table.has_flag(CANNOT_LEAVE_PLAY, piece)
    elif kind == LOWER_RESERVE:
        payable = table.reserve_of(scope.seat) >= amount
    elif FOCUS_CHOSEN <= kind <= NAME_X:
        payable = True  # the filter of the choice has tested it
    else:
        least: i64 = 1 if kind == FOCUS_ONE_WITH else amount
        payable = kind in (DAMAGE_THIS, PUT_DAMAGE_ON_THIS) or len(payable_with(table, cost, scope)) >= least
    return payable


def can_play_event(table: Table, piece: Piece, seat: i64, without: i64) -> bool:
    """Whether the seat can play the event and pay for it (LCG-EVT-01, LCG-EVT-02)."""
    if table.zones[piece.zone].kind == DISCARD and table.has_seat_flag(DISCARD_LOCKED, seat):
        return False
    is_event = table.card_of(piece).type == EVENT
    if (is_event and table.has_seat_flag(CANNOT_PLAY_EVENTS, seat)) or not may_be_played(table, table.sides[seat], piece):
        return False
    return can_afford(table, table.sides[seat], piece, cost_of(table, piece), without)


def spendable(table: Table, seat: i64, without: i64) -> i64:
    total: i64 = 0
    ready = ready_sources(table, table.sides[seat])
    for place, source in enumerate(ready.pieces):
        if source.id != without and table.card_of(source).pays_for is None:
            total += ready.values[place]
    return total


def most_payable(table: Table, cost: Cost, scope: Resolution) -> i64:
    """The greatest X that can be paid."""
    if cost.kind == SPEND:
        return spendable(table, scope.seat, scope.source if table.in_play(table.pieces[scope.source]) else -1)
    if cost.kind == DISCARD_FROM_HAND:
        return len(table.sides[scope.seat].hand.cards)
    if cost.kind == NAME_X:
        return table.events[scope.event].amount if scope.event >= 0 else 0
    return len(payable_with(table, cost, scope))


def payable_with(table: Table, cost: Cost, scope: Resolution) -> list[Piece]:
    """The cards that can be sacrificed, focused or discarded next."""
    if cost.kind == DISCARD_AT_RANDOM or (cost.kind == DISCARD_FROM_HAND and cost.filter is None):
        return table.sides[scope.seat].hand.cards.copy()
    own = [table.pieces[each.id] for each in table.fitting(cost.filter or EVERY_PIECE, scope) if each.controller == scope.seat]
    if cost.kind == REMOVE_SHIELD:
        return [piece for piece in own if piece.shielded()]
    if cost.kind in (FOCUS_ANOTHER, FOCUS_ONE_WITH):
        return [piece for piece in own if piece.ready()]
    if cost.kind == DAMAGE_X:
        return [piece for piece in own if takes_damage(table, piece)]
    if cost.kind == DISCARD_FROM_HAND:
        return own
    return [piece for piece in own if not table.has_flag(CANNOT_LEAVE_PLAY, piece)]


def pay(table: Table, cost: Cost, amount: i64, scope: Resolution) -> None:  # noqa: PLR0912  one branch for each cost
    piece = table.pieces[scope.source]
    seat: i64 = scope.seat
    kind: i64 = cost.kind
    if kind == PLAY_COST:
        price: i64 = cost_of(table, piece)
        match = needs_match(table, piece, price)
        reveal(table, table.sides[seat], piece)
        table.sides[seat].plays.append(piece.face)
        begin_payment(table, piece, seat, price, match)
    elif kind == FOCUS_THIS:
        table.fire(Event(FOCUSED, seat, piece.id, piece.id, amount))
    elif kind == SPEND:
        begin_payment(table, piece, seat, amount, False)
    elif kind == SPEND_MATCHED:
        begin_payment(table, piece, seat, amount, needs_match(table, piece, amount))
    elif kind == SACRIFICE_THIS:
        table.fire(Event(SACRIFICED, seat, piece.id, piece.id))
    elif kind == DISCARD_THIS:
        table.fire(Event(DISCARDED, seat, piece.id, piece.id))
    elif kind == DAMAGE_THIS:
        table.fire(Event(DAMAGED, seat, piece.id, piece.id, amount, other=BY_EFFECT))
    elif kind == PUT_DAMAGE_ON_THIS:
        table.fire(Event(DAMAGE_PUT, seat, piece.id, piece.id, amount))
    elif kind == DISCARD_AT_RANDOM:
        discard_at_random(table, seat, amount, scope.source)
    elif kind == FOCUS_ONE_WITH:
        table.push(Frame(COST_FRAME, 0, len(table.resolutions) - 1, kind, 1))
    elif kind == LOWER_RESERVE:
        table.change(Change(SEAT_NUMBER, RESERVE, ADD, Resolution(piece.id, seat), amount=Amount(-amount), piece=seat, ends=PHASE_PERIOD))
    elif FOCUS_CHOSEN <= kind <= NAME_X:
        _pay_with_chosen(table, kind, scope)
    elif amount > 0:
        table.picked = []
        table.push(Frame(COST_FRAME, 0, len(table.resolutions) - 1, kind, amount))


def discard_at_random(table: Table, seat: i64, amount: i64, source: i64) -> None:
    hand = table.sides[seat].hand.cards.copy()
    events: list[Event] = []
    while hand and len(events) < amount:
        events.append(Event(DISCARDED, seat, hand.pop(table.random_of(seat).below(len(hand))).id, source))
    table.fire_all(events)


def _pay_with_chosen(table: Table, kind: i64, scope: Resolution) -> None:
    """Pay with the card in the first slot, which was chosen for the cost."""
    if kind == NAME_X or not scope.slots or not scope.slots[0]:
        return
    chosen = table.pieces[scope.slots[0][0]]
    if kind == FOCUS_CHOSEN:
        table.fire(Event(FOCUSED, scope.seat, chosen.id, scope.source, 1))
    elif kind == RETURN_CHOSEN:
        table.fire(Event(RETURNED, scope.seat, chosen.id, scope.source, other=HAND))
    elif kind == DISCARD_CHOSEN:
        table.fire(Event(DISCARDED, scope.seat, chosen.id, scope.source))
    elif kind == REVEAL_CHOSEN:
        table.show_all(chosen)
    else:
        begin_payment(table, table.pieces[scope.source], scope.seat, chosen.card.numbers[PRINTED_COST], False)


# --- costs that are paid with cards of a player's choice -------------------------------------------------------------


def step_cost(table: Table, frame: Frame) -> None:
    scope = table.resolutions[frame.a]
    if frame.c == 0:
        table.pop()
        if frame.b == DAMAGE_X:
            _damage_picked(table, scope)
        return
    found = payable_with(table, _cost_of(scope, frame.b), scope)
    if frame.b == DAMAGE_X:
        found = [piece for piece in found if piece.id not in table.picked]
    if not found:
        table.pop()
        return
    decision = Decision(COST_DECISION, scope.seat, scope.source)
    for piece in found:
        decision.offer(COST_VERB, piece.id, 0)
    table.ask(decision)


def _damage_picked(table: Table, scope: Resolution) -> None:
    """Damage the chosen cards by 1 each, all at once."""
    events = [Event(DAMAGED, scope.seat, id, scope.source, 1, other=BY_EFFECT) for id in table.picked]
    table.picked = []
    table.fire_all(events)


def _cost_of(scope: Resolution, kind: i64) -> Cost:
    if scope.ability is not None:
        for cost in scope.ability.costs:
            if cost.kind == kind:
                return cost
    raise ValueError(f"the ability has no cost of kind {kind}")


def answer_cost(table: Table, frame: Frame, piece: i64) -> None:
    scope = table.resolutions[frame.a]
    frame.c -= 1
    if frame.b == FOCUS_ONE_WITH:
        cost = _cost_of(scope, frame.b)
        table.fire(Event(FOCUSED, scope.seat, piece, scope.source, table.amount(cost.amount, scope)))
    elif frame.b == DAMAGE_X:
        table.picked.append(piece)
    elif frame.b == FOCUS_ANOTHER:
        table.fire(Event(FOCUSED, scope.seat, piece, scope.source, 1))
    elif frame.b == REMOVE_SHIELD:
        table.fire(Event(SHIELD_REMOVED, scope.seat, piece, scope.source, 1))
    elif frame.b in (SACRIFICE, SACRIFICE_FOR_CAPACITY, SACRIFICE_FOR_COST):
        if frame.b != SACRIFICE:
            lost = table.pieces[piece]
            scope.numbers = [table.capacity_left(lost) if frame.b == SACRIFICE_FOR_CAPACITY else lost.card.numbers[PRINTED_COST]]
        table.fire(Event(SACRIFICED, scope.seat, piece, scope.source))
    else:
        table.fire(Event(DISCARDED, scope.seat, piece, scope.source))
