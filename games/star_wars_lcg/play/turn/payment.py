"""Resources: which cards can generate them, what can be paid, and the payment itself (LCG-RES).

source: a ready card with a resource value in one's own play area.
match: a generating card of the same affiliation as the card played.
payment frame: a = the card that is paid for, b = resources generated so far, c = 1 once the match is met, d = the cost, e = the seat.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    CANNOT_GENERATE,
    COST,
    FOCUS,
    FOCUSED,
    IGNORES_MATCH,
    MATCHES_ALL,
    NEEDS_NO_MATCH,
    RESOURCES,
    RESOURCES_GENERATED,
)
from games.star_wars_lcg.play.constants import GENERATE_VERB, NEUTRAL, PAY, PAY_VERB, PAYMENT_FRAME
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table


def cost_of(table: Table, piece: Piece) -> i64:
    cost: i64 = table.value(COST, piece)
    return cost if cost > 0 else 0


def needs_match(table: Table, piece: Piece, cost: i64) -> bool:
    """LCG-RES-07; neutral cards (LCG-RES-08) and cards of cost 0 (LCG-RES-10) need none."""
    if cost == 0 or table.card_of(piece).faction == NEUTRAL:
        return False
    return not table.has_seat_flag(IGNORES_MATCH, piece.owner) and not table.has_flag(NEEDS_NO_MATCH, piece)


def ready_sources(table: Table, side: Side) -> list[Piece]:
    """Ready cards that can generate resources for this side (LCG-RES-03, LCG-RES-04, LCG-RES-05), but for those picked already."""
    found: list[Piece] = []
    for zone in (side.affiliation, side.objectives, side.enhancements, side.units):
        for piece in zone.cards:
            if piece.tokens[FOCUS] == 0 and resources_of(table, piece) > 0 and can_be_used(table, side, piece):
                found.append(piece)
    return found


def resources_of(table: Table, piece: Piece) -> i64:
    value: i64 = table.value(RESOURCES, piece)
    return 0 if value > 0 and table.has_flag(CANNOT_GENERATE, piece) else value


def can_be_used(table: Table, side: Side, piece: Piece) -> bool:
    """Is it in the own play area, attached to no enemy card, and not picked for this payment yet?"""
    place: i64 = 0
    while place < len(table.picked):
        if table.picked[place] == piece.id:
            return False
        place += 2
    return piece.host < 0 or table.pieces[piece.host].controller == side.seat


def matches(table: Table, source: Piece, faction: i64) -> bool:
    """Does this source supply the resource match (LCG-RES-07)?  A neutral one never does (LCG-RES-09)."""
    return table.card_of(source).faction == faction or table.has_flag(MATCHES_ALL, source)


def can_afford(table: Table, side: Side, piece: Piece, cost: i64, without: i64 = -1) -> bool:
    """Can this side generate the cost of a card that is played, with a resource match?  without: a source that cannot be used."""
    if cost == 0:
        return True
    total: i64 = 0
    met = not needs_match(table, piece, cost)
    faction: i64 = table.card_of(piece).faction
    for source in ready_sources(table, side):
        if source.id != without:
            total += resources_of(table, source)
            met = met or matches(table, source, faction)
    return met and total >= cost


def resources_ready(table: Table, side: Side) -> i64:
    total: i64 = 0
    for source in ready_sources(table, side):
        total += resources_of(table, source)
    return total


# --- the payment -----------------------------------------------------------------------------------------------------


def begin_payment(table: Table, piece: Piece, seat: i64, cost: i64, match: bool) -> None:
    """LCG-RES-01: the payment comes before what is paid for.  Cost 0 is paid at once."""
    if cost > 0:
        frame = Frame(PAYMENT_FRAME, 0, piece.id, 0, 0 if match else 1)
        frame.d = cost
        frame.e = seat
        table.picked = []
        table.push(frame)


def step_payment(table: Table, frame: Frame) -> None:
    """Ask for the next source and its number of tokens, or, once cost and match are met, to pay.

    Only choices that can still meet the cost are offered (LCG-RES-02).  The match can always be met: as long as it is not, no source that
    supplies it has been used.
    """
    if frame.pc == 1:  # what was generated has happened
        table.pop()
        return
    sources = ready_sources(table, table.sides[frame.e])
    total: i64 = 0
    for source in sources:
        total += resources_of(table, source)
    decision = Decision(PAY, frame.e, frame.a)
    if frame.b >= frame.d and frame.c == 1:
        decision.offer(PAY_VERB, -1, 0)
    for source in sources:
        _offer_source(table, frame, decision, source, total)
    table.ask(decision)


def _offer_source(table: Table, frame: Frame, decision: Decision, source: Piece, total: i64) -> None:
    value: i64 = resources_of(table, source)
    # LCG-RES-02: with fewer tokens than this, the other sources could not meet the cost.
    tokens: i64 = frame.d - frame.b - (total - value)
    if tokens < 1:  # noqa: PLR1730  max() would box native numbers
        tokens = 1
    while tokens <= value:
        decision.offer(GENERATE_VERB, source.id, tokens)
        tokens += 1


def answer_payment(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == PAY_VERB:
        frame.pc = 1
        table.sides[frame.e].spent += frame.d  # LCG-RES-06: the excess is lost
        _focus_sources(table, frame.e, frame.a)
        return
    source = table.pieces[option.piece]
    table.picked += [source.id, option.amount]
    frame.b += option.amount
    if matches(table, source, table.card_of(table.pieces[frame.a]).faction):
        frame.c = 1


def _focus_sources(table: Table, seat: i64, paid_for: i64) -> None:
    """LCG-RES-03: each source gets as many focus tokens as resources; it is focused once (A-25)."""
    events: list[Event] = []
    place: i64 = 0
    while place < len(table.picked):
        for kind in (FOCUSED, RESOURCES_GENERATED):
            events.append(Event(kind, seat, table.picked[place], paid_for, table.picked[place + 1]))
        place += 2
    table.picked = []
    table.fire_all(events)
