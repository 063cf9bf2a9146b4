"""The ops from FIRST_MARCH on: cards that follow others, sites that change places, and who may go where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.decision import Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import SEAT_NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.combat.states import begin_hunt
from games.star_wars_ccg.play.constants import ANSWER_FRAME, CHARACTER, LOCATIONS, RUN_FRAME, SITE, VEHICLE, ZONES_A_SEAT
from games.star_wars_ccg.play.moving.bars import is_barred
from games.star_wars_ccg.play.moving.reacts import can_run_to, move_price
from games.star_wars_ccg.play.moving.storms import is_outermost, pass_on
from games.star_wars_ccg.play.row import place_in_row
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_happened
from games.star_wars_ccg.play.turn.moves import carry, cost_of, may_go
from games.star_wars_ccg.play.turn.travel import offer_travel, sites_within, walking_speed

# How far a leader takes others along.
PACE: Final = 2


def perform_march(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    if code == c.FOLLOW:
        ids: list[int] = [scope.source]
        if op.kind == 1:
            ids = scope.slots[0] if scope.slots else []
        for id in ids:
            follow(table, table.pieces[id])
    elif code == c.TRAVEL:
        if len(scope.slots) > 1 and scope.slots[0] and scope.slots[1]:
            travel(table, table.pieces[scope.slots[1][0]], scope.slots[0][0])
    elif code == c.SWAP_SITES:
        if len(scope.slots) > op.amount and len(scope.slots[op.amount]) > 1:
            swap_sites(table, scope.slots[op.amount][0], scope.slots[op.amount][1])
    elif code == c.ADD_TO_RUN:
        more: i64 = op.amount if op.kind == 1 else max(scope.numbers[0], 0)
        of = Resolution(scope.source, scope.seat)
        table.change(Change(SEAT_NUMBER, c.RUN_BONUS, ADD, of, amount=Amount(more), piece=scope.seat, ends=c.TURN))
    elif code == c.PASS_ON:
        pass_on(table, table.pieces[scope.source], op.kind == 1)
    elif code == c.HUNT_MISSING and scope.slots and scope.slots[0]:
        begin_hunt(table, scope.seat, table.pieces[scope.slots[0][0]])


# --- those that follow -------------------------------------------------------------------------------------------------


def move_now(table: Table) -> Frame | None:
    """The frame of the move from a location that is answered now; None without one."""
    frame = table.last_frame(ANSWER_FRAME)
    return frame if frame is not None and frame.a == c.AT_MOVED and frame.e > 0 else None


def may_leave_for(table: Table, piece: Piece, end: i64) -> bool:
    """Whether a card can still make its one move, and nothing bars it from leaving or from that location."""
    if piece.host >= 0 or piece.moved == table.turn or table.has_flag(c.CANNOT_MOVE, piece) or not table.may_move_to(piece, end):
        return False
    return not is_barred(table, c.EXIT, piece, piece.place) and not is_barred(table, c.ENTRY, piece, end)


def can_follow(table: Table, piece: Piece) -> bool:
    """Whether a card can go with its landspeed from a site to where the card is that has just left it."""
    frame = move_now(table)
    if frame is None or frame.d == piece.id or piece.place != frame.e - 1:
        return False
    end: i64 = table.place_at(table.pieces[frame.d])
    return end >= 0 and may_leave_for(table, piece, end) and can_run_to(table, piece, end)


def is_left_behind(table: Table, piece: Piece) -> bool:
    """Whether a card stands where another has just set out from on foot, and can walk as far, whatever its own landspeed is."""
    frame = move_now(table)
    if frame is None or frame.d == piece.id or piece.place != frame.e - 1:
        return False
    end: i64 = table.place_at(table.pieces[frame.d])
    if end < 0 or table.has_flag(c.ON_THE_SPOT, piece) or not may_leave_for(table, piece, end):
        return False
    return end in sites_within(table, piece.place, PACE, piece.card, piece)


def follow(table: Table, piece: Piece) -> None:
    """Move a card after the one that has just moved away from its location."""
    frame = move_now(table)
    if frame is not None and can_follow(table, piece):
        start: i64 = piece.place
        piece.moved = table.turn
        table.stand(piece, table.place_at(table.pieces[frame.d]))
        if table.log is not None:
            table.note(log.MOVED, piece.controller, piece.id, 0, piece.place)
        begin_happened(table, c.AT_MOVED, 1 - piece.controller, piece.id, start)


def follow_price(table: Table, piece: Piece) -> i64:
    """The Force that a card pays to follow a move; 0 if it cannot."""
    frame = move_now(table)
    return 0 if frame is None else move_price(table, piece, table.place_at(table.pieces[frame.d]))


def driver_ability(table: Table, piece: Piece) -> i64:
    """The highest ability of those who run a vehicle."""
    best: i64 = 0
    for id in piece.attached:
        if table.is_crew(table.pieces[id], piece):
            ability: i64 = table.number(c.ABILITY, table.pieces[id])
            best = max(best, ability)
    return best


# --- ways to a location that a text names --------------------------------------------------------------------------------


def ways_to(table: Table, piece: Piece, to: i64) -> list[Option]:
    """The moves of a card that end at a location and can be paid for."""
    found: list[Option] = []
    offer_travel(table, piece, found)
    return [
        option
        for option in found
        if option.amount == to and may_go(table, option) and cost_of(table, option) <= table.free_force(piece.controller)
    ]


def travel(table: Table, piece: Piece, to: i64) -> None:
    """Move a card to a place by its cheapest way."""
    best: Option | None = None
    for option in ways_to(table, piece, to):
        if best is None or cost_of(table, option) < cost_of(table, best):
            best = option
    if best is not None:
        cost: i64 = cost_of(table, best)
        table.use_force(table.sides[piece.controller], cost)
        carry(table, best.verb, piece, to, cost)


def swap_sites(table: Table, first: i64, second: i64) -> None:
    """Two sites of one system change places with all that is there, as long as interior and exterior sites stay together (CCG-LOC-02)."""
    one = table.pieces[first]
    other = table.pieces[second]
    if one.system == other.system and one.card.block() == other.card.block() and not one.card.clings and not other.card.clings:
        here: i64 = place_in_row(table, first)
        there: i64 = place_in_row(table, second)
        table.row.cards[here] = other
        table.row.cards[there] = one
        table.happened += 1
        table.changed()


# --- what filters ask ----------------------------------------------------------------------------------------------------


def passes_march(table: Table, number: i64, filter: Filter | None, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911, PLR0912  one branch a test
    if number == c.IS_PILOTED:
        return has_crew(table, here)
    if number == c.CAN_FOLLOW:
        return can_follow(table, here)
    if number == c.IS_LEFT_BEHIND:
        return is_left_behind(table, here)
    if number == c.LEADS_RUN:
        return leads_run(table, here)
    if number == c.CAN_TRAVEL:
        return bool(scope.slots) and bool(scope.slots[0]) and bool(ways_to(table, here, scope.slots[0][0]))
    if number == c.IS_OVERRUN:
        return here.zone % ZONES_A_SEAT == LOCATIONS and is_overrun(table, scope.seat, here)
    if number == c.IS_VOIDED:
        return here.card.forfeit > 0 and table.number(c.FORFEIT, here) == 0
    if number == c.IS_IN_WALK:
        return is_in_walk(table, here, scope)
    if number == c.IS_LEFT_NOW:
        frame = move_now(table)
        return frame is not None and here.id == frame.e - 1
    if number == c.IS_OUTERMOST:
        return is_outermost(table, here)
    if number == c.BESIDE_TWO and filter is not None:
        found: i64 = 0
        for other in table.row.cards:
            if other.id != here.id and other.system == here.system and table.fits(other, filter, scope):
                found += 1
        return found > 1
    raise ValueError(f"there is no test {number}")


def is_in_walk(table: Table, site: Piece, scope: Resolution) -> bool:
    """Whether the targets that are characters, or the card whose text it is if there are none, can all walk to a site at once."""
    walkers = [table.pieces[id] for slot in scope.slots for id in slot if table.pieces[id].card.type == CHARACTER]
    for piece in walkers or [table.pieces[scope.source]]:
        if piece.place < 0 or piece.place == site.id or table.has_flag(c.ON_THE_SPOT, piece):
            return False
        if not may_leave_for(table, piece, site.id):
            return False
        if site.id not in sites_within(table, piece.place, walking_speed(table, piece), piece.card, piece):
            return False
    return True


def has_crew(table: Table, piece: Piece) -> bool:
    """Whether a vehicle or starship has a pilot or driver, printed or aboard."""
    return (piece.card.permanent_pilots > 0 and not table.has_flag(c.NO_CREW, piece)) or table.has_pilot(piece)


def leads_run(table: Table, piece: Piece) -> bool:
    for frame in table.frames:  # noqa: SIM110  a loop is faster when compiled
        if frame.kind == RUN_FRAME and frame.c - 1 == piece.id:
            return True
    return False


def is_overrun(table: Table, seat: i64, where: Piece) -> bool:
    """Whether a seat has more than twice the power of the other, which has cards there that bring some."""
    own: i64 = table.power_at(seat, where.id) + table.value(c.TOTAL_POWER + seat, where)
    other: i64 = table.power_at(1 - seat, where.id) + table.value(c.TOTAL_POWER + 1 - seat, where)
    if own <= 2 * other or where.card.kind != SITE:
        return False
    for piece in table.sides[1 - seat].at_locations.cards:
        if piece.place == where.id and not table.is_hidden(piece) and (piece.card.type != VEHICLE or table.is_run(piece)):
            return True
    return False
