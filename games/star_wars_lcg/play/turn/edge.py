"""The edge battle: facedown stacks, fate cards, the edge (LCG-EDG, LCG-KEY-01).

edge frame: a = the seat to place next, b = passes in a row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    DARK,
    DISCARDED,
    EDGE_BATTLE_PERIOD,
    EDGE_BATTLE_WON,
    EDGE_CARD_PLACED,
    EDGE_STACK,
    EDGE_TOTAL,
    EDGE_VALUE,
    FATE,
    FATE_RESOLVED,
    FATES_REVERSED,
    FATES_TWICE,
    FIRST_EDGE_FACEUP,
    FORCE_ICONS,
    IS_UNRESOLVED,
    LENDS_EDGE,
    LENDS_FATES,
    LENDS_HAND,
    LIGHT,
    NO_FATES,
    PLACES_EDGE_LAST,
    STACKS_REVEALED,
    WINS_EDGE_TIES,
)
from games.star_wars_lcg.play.constants import EDGE_VERB, FATE_VERB, ORDER_FATES, PASS_VERB, PLACE_EDGE
from games.star_wars_lcg.play.counts import CARD_PLACED
from games.star_wars_lcg.play.log import EDGE_CARD
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table

# Positions of the edge frame (LCG-EDG-01).
PLACING: Final = 0
REVEALED: Final = 1
FATES: Final = 2
FINISH: Final = 3
DISCARD_STACKS: Final = 4
OVER: Final = 5


def step_edge(table: Table, frame: Frame) -> None:
    pc: i64 = frame.pc
    if table.edge_anew:
        _begin_anew(table, frame)
    elif pc == PLACING:
        _ask_place(table, frame)
    elif pc == REVEALED:
        frame.pc = FATES
        _count_fates(table)
        table.fire_plain([Event(STACKS_REVEALED, table.active)])  # LCG-EDG-07
    elif pc == FATES:
        _next_fate(table, frame)
    elif pc == FINISH:
        frame.pc = DISCARD_STACKS
        margin: i64 = edge_total(table, DARK) - edge_total(table, LIGHT)
        table.fire_plain([Event(EDGE_BATTLE_WON, winner(table), table.engaged, amount=margin if margin > 0 else -margin)])
    elif pc == DISCARD_STACKS:
        frame.pc = OVER
        discard_stacks(table)
    else:
        table.end_period(EDGE_BATTLE_PERIOD)
        table.pop()


def answer_edge(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    if decision.kind == ORDER_FATES:
        _resolve(table, table.pieces[option.piece])
        return
    one_after_other = table.has_seat_flag(PLACES_EDGE_LAST, table.active)
    frame.a = 1 - frame.a
    if option.verb == PASS_VERB:
        frame.b += 1
        return
    if one_after_other:
        frame.a = decision.seat
    else:
        frame.b = 0
    piece = table.pieces[option.piece]
    table.count_card(piece, CARD_PLACED, 1)
    if table.hears(EDGE_CARD_PLACED):
        table.fire(Event(EDGE_CARD_PLACED, decision.seat, piece.id))
    else:
        place_edge_card(table, table.sides[decision.seat], piece)


def place_edge_card(table: Table, side: Side, piece: Piece) -> None:
    """LCG-EDG-06"""
    table.move(piece, side.edge_stack)
    if len(side.edge_stack.cards) == 1 and table.has_seat_flag(FIRST_EDGE_FACEUP, side.seat):
        table.show_all(piece)
    if table.log is not None:
        table.note(EDGE_CARD, side.seat, piece.id)


def _begin_anew(table: Table, frame: Frame) -> None:
    """The edge battle was cancelled by a card: both stacks are discarded, and it starts again."""
    table.edge_anew = False
    table.resolved_fates = []
    frame.pc = PLACING
    frame.a = table.active
    frame.b = 0
    discard_stacks(table)


# --- placing ---------------------------------------------------------------------------------------------------------


def participates(side: Side) -> bool:
    """Whether a unit on this side participates in the engagement."""
    for piece in side.units.cards:  # noqa: SIM110  a generator would be slow when compiled
        if piece.participating:
            return True
    return False


def _ask_place(table: Table, frame: Frame) -> None:
    """Ask the next seat to place a card: the attacker first, then in turn, until both pass in a row (LCG-EDG-04, LCG-EDG-05)."""
    if frame.b >= 2:
        frame.pc = REVEALED
        return
    if frame.b == 0 and table.has_seat_flag(PLACES_EDGE_LAST, table.active):
        frame.a = 1 - table.active
    side = table.sides[frame.a]
    # Who certainly passes is not asked.
    if (side.passive and table.log is None) or (side.adviser is not None and not side.adviser.places_edge_cards):
        frame.a = 1 - frame.a
        frame.b += 1
        return
    decision = Decision(PLACE_EDGE, side.seat, table.engaged)
    decision.offer_pass()
    if participates(side):  # LCG-EDG-02
        for piece in side.hand.cards:
            decision.offer(EDGE_VERB, piece.id, 0)
        for flag in (LENDS_HAND, LENDS_EDGE):
            for piece in table.aside(side.seat, flag):
                decision.offer(EDGE_VERB, piece.id, 0)
    table.ask(decision)


# --- fate cards ------------------------------------------------------------------------------------------------------


def _count_fates(table: Table) -> None:
    for side in table.sides:
        for piece in stack_of(table, side):
            if table.card_of(piece).type == FATE:
                side.fates += 1


def stack_of(table: Table, side: Side) -> list[Piece]:
    """The cards of an edge stack, with those that count as if they were there."""
    if table.changes.flag_row(LENDS_FATES) is None:
        return side.edge_stack.cards
    lent = table.aside(side.seat, LENDS_FATES)
    return [*side.edge_stack.cards, *lent] if lent else side.edge_stack.cards


def _next_fate(table: Table, frame: Frame) -> None:
    """Resolve the next fate card by ascending priority numbers (LCG-EDG-09); the attacking player orders equal ones (LCG-EDG-10)."""
    found: list[Piece] = []
    turned = table.has_seat_flag(FATES_REVERSED, DARK) or table.has_seat_flag(FATES_REVERSED, LIGHT)
    for side in table.sides:
        for piece in stack_of(table, side):
            if table.card_of(piece).type == FATE and may_resolve(table, side, piece):
                if found and comes_before(table.card_of(piece).priority, table.card_of(found[0]).priority, turned):
                    found = []
                if not found or table.card_of(piece).priority == table.card_of(found[0]).priority:
                    found.append(piece)
    if not found:
        frame.pc = FINISH
    elif len(found) == 1:
        _resolve(table, found[0])
    else:
        decision = Decision(ORDER_FATES, table.active, table.engaged)
        for piece in found:
            decision.offer(FATE_VERB, piece.id, 0)
        table.ask(decision)


def comes_before(priority: i64, other: i64, turned: bool) -> bool:
    return priority > other if turned else priority < other


def may_resolve(table: Table, side: Side, piece: Piece) -> bool:
    """Whether the fate card may be resolved: once, or twice if a card's text says so."""
    if table.has_seat_flag(NO_FATES, side.seat) or table.has_flag(IS_UNRESOLVED, piece):
        return False
    times: i64 = 0
    for id in table.resolved_fates:
        if id == piece.id:
            times += 1
    return times == 0 or (times == 1 and table.has_seat_flag(FATES_TWICE, side.seat))


def _resolve(table: Table, piece: Piece) -> None:
    table.resolved_fates.append(piece.id)
    table.fire(Event(FATE_RESOLVED, piece.controller, piece.id))


# --- the edge --------------------------------------------------------------------------------------------------------


def edge_total(table: Table, seat: i64) -> i64:
    """The Force icons of the stack (LCG-EDG-08), and the bonus."""
    total: i64 = edge_bonus(table, seat)
    for piece in stack_of(table, table.sides[seat]):
        total += max(table.value(FORCE_ICONS, piece), 0)
    return total


def edge_bonus(table: Table, seat: i64) -> i64:
    """The keyword Edge of participating units (LCG-KEY-01), and what cards add."""
    total: i64 = table.seat_value(EDGE_TOTAL, seat, 0)
    for piece in table.sides[seat].units.cards:
        if piece.participating:
            total += table.value(EDGE_VALUE, piece)
    return total


def winner(table: Table) -> i64:
    attacker: i64 = table.active
    defender: i64 = 1 - attacker
    if not participates(table.sides[defender]):  # LCG-EDG-03, A-27
        return attacker
    # LCG-EDG-11; LCG-EDG-12: the defending player wins a tie
    lead: i64 = edge_total(table, attacker) - edge_total(table, defender)
    return attacker if lead > 0 or (lead == 0 and table.has_seat_flag(WINS_EDGE_TIES, attacker)) else defender


def discard_stacks(table: Table) -> None:
    """LCG-EDG-13"""
    events: list[Event] = []
    for side in table.sides:
        for piece in side.edge_stack.cards:
            events.append(Event(DISCARDED, side.seat, piece.id, other=EDGE_STACK))
    table.fire_all(events)
