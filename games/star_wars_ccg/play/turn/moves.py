"""The move phase: which own cards may move, by which way and at what cost (CCG-MOV).

A move of a group is paid once; after its first card, `GROUP_FRAME` asks for the others (A-27).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import (
    ANYHOW,
    AT_LEAP,
    AT_MOVED,
    AT_SHUTTLED,
    BY_CHOICE,
    BY_SHIP,
    CRASHED,
    ENTRY,
    EXIT,
    FLIES_FREE,
    FLY_FROM,
    FLY_TO,
    IN_MOVE,
    LAND_FROM,
    LAND_TO,
    LANDS_FREE,
    MOVES_FREE,
    PRICE_FROM,
    PRICE_TO,
    RISE_FROM,
    RISE_TO,
    SHUTTLE_FROM,
    SHUTTLE_TO,
    TOLL,
    TRANSIT_FROM,
    TRANSIT_TO,
    WALK_COST,
    WALK_FROM,
    WALK_TO,
    WALKS_ONLY,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.captives.events import answer_custody, offer_custody
from games.star_wars_ccg.play.constants import (
    CHARACTER,
    CRUISE_VERB,
    DISEMBARK_VERB,
    DOCK_VERB,
    DRIVE_VERB,
    EMBARK_VERB,
    GROUP_CHOICE,
    GROUP_FRAME,
    HYPERSPACE_VERB,
    LAND_VERB,
    LEAP_FRAME,
    LOCATION,
    MOVE_CHOICE,
    MOVE_COST,
    NONE,
    ORBIT_VERB,
    OUTSIDE,
    SAIL_VERB,
    SHUTTLE_DOWN_VERB,
    SHUTTLE_UP_VERB,
    STARSHIP,
    TAKE_OFF_VERB,
    TRANSFER_VERB,
    TRANSIT_VERB,
    UNDOCK_VERB,
    VEHICLE,
    WALK_VERB,
)
from games.star_wars_ccg.play.epics.orbits import offer_voyages, sail_cost, voyage
from games.star_wars_ccg.play.epics.stations import is_lost_to_peril, may_enter
from games.star_wars_ccg.play.moving.bars import extra_price, is_barred, toward_price
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.boarding import offer_boarding, room_for
from games.star_wars_ccg.play.turn.deploy import count_load
from games.star_wars_ccg.play.turn.forfeits import begin_jump
from games.star_wars_ccg.play.turn.interrupts import SHUTTLED, acts_of, begin_answers, begin_happened, count_act, offer_uses
from games.star_wars_ccg.play.turn.leaving import leave_table
from games.star_wars_ccg.play.turn.travel import fixed_transit, offer_shuttles, offer_travel, transit_cost

# Ways to move that a card has only once a turn (CCG-MOV-02); the others are not limited (CCG-MOV-03).
UNLIMITED: Final = (EMBARK_VERB, DISEMBARK_VERB, TRANSFER_VERB, DOCK_VERB, UNDOCK_VERB)
FLIGHTS: Final = (HYPERSPACE_VERB, LAND_VERB, TAKE_OFF_VERB, CRUISE_VERB)
# Ways on which a group goes together for one payment.
IN_GROUPS: Final = (EMBARK_VERB, DISEMBARK_VERB, TRANSFER_VERB, SHUTTLE_DOWN_VERB, SHUTTLE_UP_VERB, TRANSIT_VERB)


def offer_moves(table: Table, side: Side) -> None:
    """Ask for the next move of a player."""
    decision = Decision(MOVE_CHOICE, side.seat, -1)
    found: list[Option] = []
    for piece in side.at_locations.cards:
        offer_ways(table, piece, found)
    for option in found:
        if cost_of(table, option) <= table.free_force(side.seat) and may_go(table, option):
            decision.options.append(option)
    if table.free_force(side.seat) >= MOVE_COST:
        offer_voyages(table, side.seat, decision.options)
    if table.sides[1 - side.seat].covered.cards:
        offer_custody(table, side, decision)
    offer_uses(table, side.seat, decision, IN_MOVE)
    decision.offer_pass()
    table.ask(decision)


def offer_ways(table: Table, piece: Piece, found: list[Option]) -> None:
    """Offer the moves of a card by itself, whatever they cost and whoever bars them."""
    offer_travel(table, piece, found)
    if not table.is_hidden(piece):
        offer_shuttles(table, piece, found)
        offer_boarding(table, piece, found)


def may_go(table: Table, option: Option) -> bool:
    """Whether the text of the card that moves lets it go there."""
    piece = table.pieces[option.piece]
    target = table.pieces[option.amount]
    if option.verb != WALK_VERB and table.changes.flag_row(WALKS_ONLY) is not None and table.has_flag(WALKS_ONLY, piece):
        return False
    if table.barrers and option.verb not in UNLIMITED and is_way_barred(table, piece, target):
        return False
    if target.card.type == LOCATION and target.card.seal > 0 and not may_enter(table, piece, target):
        return False
    return target.card.type != LOCATION or table.may_move_to(piece, target.id)


def is_way_barred(table: Table, piece: Piece, target: Piece) -> bool:
    """Whether a card may not leave where it is, or not go to this location or host."""
    return is_barred(table, EXIT, piece, table.place_at(piece)) or is_barred(table, ENTRY, piece, place_of_end(table, target))


def place_of_end(table: Table, target: Piece) -> i64:
    """The id of the location where a way ends, that of a host if it ends aboard."""
    return target.id if target.card.type == LOCATION else table.place_at(target)


def cost_of(table: Table, option: Option) -> i64:
    """The Force that a move costs, with what cards on the table add to it."""
    cost: i64 = usual_cost(table, option)
    if not table.barrers or option.verb in UNLIMITED:
        return cost
    piece = table.pieces[option.piece]
    start: i64 = table.place_at(piece)
    end: i64 = place_of_end(table, table.pieces[option.amount])
    cost += extra_price(table, PRICE_FROM, piece, start) + extra_price(table, PRICE_TO, piece, end)
    if option.verb in (WALK_VERB, DRIVE_VERB):
        cost += extra_price(table, WALK_FROM, piece, start) + extra_price(table, WALK_TO, piece, end)
        cost += toward_price(table, piece, start, end)
    elif option.verb == HYPERSPACE_VERB:
        cost += extra_price(table, FLY_FROM, piece, start) + extra_price(table, FLY_TO, piece, end)
    elif option.verb == TRANSIT_VERB:
        is_fixed = fixed_transit(table, piece.controller, start, end) >= 0
        cost += extra_price(table, TRANSIT_FROM, piece, start, is_fixed) + extra_price(table, TRANSIT_TO, piece, end, is_fixed)
    elif option.verb == TAKE_OFF_VERB:
        cost += extra_price(table, RISE_FROM, piece, start) + extra_price(table, RISE_TO, piece, end)
    elif option.verb == LAND_VERB:
        cost += extra_price(table, LAND_FROM, piece, start) + extra_price(table, LAND_TO, piece, end)
    elif option.verb in (SHUTTLE_DOWN_VERB, SHUTTLE_UP_VERB):
        cost += extra_price(table, SHUTTLE_FROM, piece, start) + extra_price(table, SHUTTLE_TO, piece, end)
    return max(cost, 0)


def usual_cost(table: Table, option: Option) -> i64:  # noqa: PLR0911  one line a way
    """The Force that a move costs by itself."""
    verb: i64 = option.verb
    piece = table.pieces[option.piece]
    if verb in FLIGHTS and flies_free(table, piece, option.amount):
        return 0
    if verb in (LAND_VERB, TAKE_OFF_VERB) and (table.has_flag(LANDS_FREE, piece) or table.has_flag(MOVES_FREE, piece)):
        return 0
    if verb == LAND_VERB:
        return 0 if table.pieces[option.amount].card.is_bay else MOVE_COST  # CCG-MVL-01
    if verb == TAKE_OFF_VERB:
        return 0 if table.pieces[piece.place].card.is_bay else MOVE_COST
    if verb in (DOCK_VERB, UNDOCK_VERB):
        return 0  # CCG-MVF-01
    if verb == TRANSIT_VERB:
        fixed: i64 = fixed_transit(table, piece.controller, piece.place, option.amount)
        fee: i64 = fixed if fixed >= 0 else transit_cost(table, piece.controller, table.pieces[piece.place])
        return fee + toll_of(table, piece, option.amount)  # CCG-MVD-01
    if verb in (EMBARK_VERB, DISEMBARK_VERB) and (table.is_community or piece.card.type == VEHICLE):
        vehicle = table.pieces[option.amount if verb == EMBARK_VERB else piece.host]
        return MOVE_COST if vehicle.card.is_enclosed and table.has_flag(CRASHED, vehicle) else 0  # CCG-MVB-02, CCG-MVB-04
    if verb in (SHUTTLE_DOWN_VERB, SHUTTLE_UP_VERB) and free_shuttle(table, piece, option) >= 0:
        return 0
    more: i64 = walk_price(table, piece) if verb in (WALK_VERB, DRIVE_VERB) else 0
    if verb == WALK_VERB:
        more += toll_of(table, piece, option.amount)
    return more if table.has_flag(MOVES_FREE, piece) and verb in (WALK_VERB, DRIVE_VERB, CRUISE_VERB, HYPERSPACE_VERB) else MOVE_COST + more


def flies_free(table: Table, ship: Piece, to: i64) -> bool:
    """Whether the location that a starship leaves or reaches lets it fly without cost."""
    row = table.changes.flag_row(FLIES_FREE)
    if row is None or not table.has_flag(FLIES_FREE, ship):
        return False
    for change in row:  # noqa: SIM110  a loop is faster when compiled
        if change.scope.source in (ship.place, to):
            return True
    return False


def free_shuttle(table: Table, piece: Piece, option: Option) -> i64:
    """The id of the own vehicle at the site that shuttles a character without cost (CCG-MVS-01); NONE without one."""
    site: i64 = option.amount if option.verb == SHUTTLE_DOWN_VERB else piece.place
    if piece.card.type != CHARACTER:
        return NONE
    for vehicle in table.sides[piece.controller].at_locations.cards:
        most: i64 = vehicle.card.shuttles_free
        if most > 0 and vehicle.place == site and not table.is_blank(vehicle):
            used: i64 = acts_of(table, vehicle, SHUTTLED)
            if used < most and (used > 0 or vehicle.moved != table.turn):
                return vehicle.id
    return NONE


def count_shuttle(table: Table, vehicle: Piece) -> None:
    """Count one more character that a vehicle has shuttled; the vehicle does not move itself this turn."""
    count_act(table, vehicle, SHUTTLED)
    vehicle.moved = table.turn


def walk_price(table: Table, piece: Piece) -> i64:
    """What texts add to the price of a move with the own landspeed."""
    return 0 if table.changes.number_row(WALK_COST) is None else table.value(WALK_COST, piece)


def toll_of(table: Table, piece: Piece, place: i64) -> i64:
    """What cards at a location add to the price of a move of a character there."""
    return table.value(TOLL, table.pieces[place]) if piece.card.type == CHARACTER else 0


def answer_move(table: Table, side: Side, option: Option) -> None:
    verb: i64 = option.verb
    if verb in (SAIL_VERB, ORBIT_VERB):
        table.use_force(side, sail_cost(table, table.pieces[option.piece]))
        voyage(table, option)
        return
    if answer_custody(table, option):
        return
    cost: i64 = cost_of(table, option)
    table.use_force(side, cost)
    piece = table.pieces[option.piece]
    if cost == 0 and verb in UNLIMITED:
        count_load(table, piece)
    origin: i64 = piece.place if piece.host < 0 else piece.host
    if cost == 0 and verb in (SHUTTLE_DOWN_VERB, SHUTTLE_UP_VERB):
        shuttler: i64 = free_shuttle(table, piece, option)
        if shuttler >= 0:
            count_shuttle(table, table.pieces[shuttler])
        carry(table, verb, piece, option.amount, cost)
        return  # the others ask for a payment of their own
    carry(table, verb, piece, option.amount, cost)
    if verb in IN_GROUPS:
        frame = Frame(GROUP_FRAME, 0, verb, option.amount, piece.id)
        frame.d = origin
        table.frames.append(frame)


def carry(table: Table, verb: i64, piece: Piece, to: i64, cost: i64) -> None:
    """Let one card go to a location or aboard a host; both players may answer before it flies through hyperspace."""
    if verb == HYPERSPACE_VERB and table.is_answered(AT_LEAP):
        frame = Frame(LEAP_FRAME, 0, piece.id, to, cost)
        frame.d = piece.place
        table.frames.append(frame)
        begin_answers(table, AT_LEAP, 1 - piece.controller, piece.id)
    else:
        go(table, verb, piece, to, cost)


def step_leap(table: Table, frame: Frame) -> None:
    """Let a starship fly through hyperspace unless it is gone by now or may not move any more."""
    table.frames.pop()
    ship = table.pieces[frame.a]
    if ship.place == frame.d and table.zones[ship.zone].in_play and not table.is_held(ship):
        go(table, HYPERSPACE_VERB, ship, frame.b, frame.c)


def go(table: Table, verb: i64, piece: Piece, to: i64, cost: i64) -> None:
    """Carry out a move; all that is aboard goes with the card (CCG-MOV-04)."""
    target = table.pieces[to]
    start: i64 = piece.place
    host: i64 = piece.host
    if verb not in UNLIMITED:
        piece.moved = table.turn
    if verb in (EMBARK_VERB, TRANSFER_VERB, DOCK_VERB, SHUTTLE_UP_VERB):
        table.board_ship(piece, target, room_for(table, target, piece))
        if table.log is not None:
            table.note(log.WENT_BY + verb, piece.controller, piece.id, cost, to)
        if verb == SHUTTLE_UP_VERB:
            begin_happened(table, AT_SHUTTLED, 1 - piece.controller, piece.id)
        return
    if piece.card.walks:
        table.board_ship(piece, target, OUTSIDE)
    else:
        table.stand(piece, to)
    if table.log is not None:
        leaves_starship = verb == DISEMBARK_VERB and host >= 0 and table.pieces[host].card.type == STARSHIP
        table.note(log.LEFT_STARSHIP if leaves_starship else log.WENT_BY + verb, piece.controller, piece.id, cost, to)
    if start >= 0 and piece.card.type == STARSHIP and is_lost_to_peril(table, piece, table.pieces[start]):
        leave_table(table, piece)
        begin_jump(table, NONE)
    elif verb not in UNLIMITED:
        begin_happened(table, AT_MOVED, 1 - piece.controller, piece.id, start)


# --- away from a battle ----------------------------------------------------------------------------------------------


def step_escape(table: Table, frame: Frame) -> None:
    """Ask for the next own card that leaves the location of the battle, at its usual cost, until none is left that can."""
    decision = Decision(MOVE_CHOICE, frame.a, table.battle.place)
    found: list[Option] = []
    for piece in table.sides[frame.a].at_locations.cards:
        if piece.place == table.battle.place and escapes(table, piece, frame.b):
            offer_travel(table, piece, found)
    for option in found:
        is_way = option.verb in (WALK_VERB, DRIVE_VERB) or frame.b in (BY_SHIP, ANYHOW)
        if frame.b == BY_CHOICE:
            is_way = option.verb in (HYPERSPACE_VERB, CRUISE_VERB)
        if is_way and cost_of(table, option) <= table.free_force(frame.a) and may_go(table, option):
            decision.options.append(option)
    if decision.options:
        if frame.b in (ANYHOW, BY_CHOICE):
            decision.offer_pass()  # any or all
        table.ask(decision)
    else:
        table.frames.pop()


def escapes(table: Table, piece: Piece, how: i64) -> bool:
    """Whether a card may leave the battle in this way."""
    if how == BY_CHOICE:
        return piece.card.type == STARSHIP
    if how == BY_SHIP:
        return piece.card.type in (VEHICLE, STARSHIP)
    if how == ANYHOW:
        return piece.card.type in (CHARACTER, VEHICLE, STARSHIP)
    return table.ability_of(piece) > 0


def answer_escape(table: Table, option: Option) -> None:
    if option.verb == PASS_VERB:
        table.frames.pop()
        return
    piece = table.pieces[option.piece]
    cost: i64 = cost_of(table, option)
    table.use_force(table.sides[piece.controller], cost)
    carry(table, option.verb, piece, option.amount, cost)


def step_away(table: Table, frame: Frame) -> None:
    """Ask how a card moves away without cost, if its player does not let it be lost; it is lost if it cannot move."""
    piece = table.pieces[frame.a]
    decision = Decision(MOVE_CHOICE, piece.controller, piece.id)
    offer_travel(table, piece, decision.options)
    decision.options = [option for option in decision.options if may_go(table, option)]
    decision.offer_pass()
    table.ask(decision)


def answer_away(table: Table, frame: Frame, option: Option) -> None:
    table.frames.pop()
    piece = table.pieces[frame.a]
    if option.verb == PASS_VERB:
        leave_table(table, piece)
    else:
        carry(table, option.verb, piece, option.amount, 0)


# --- groups ----------------------------------------------------------------------------------------------------------


def step_group(table: Table, frame: Frame) -> None:
    """Ask for one more card that goes from the same start to the same end."""
    first = table.pieces[frame.c]
    side = table.sides[first.controller]
    decision = Decision(GROUP_CHOICE, side.seat, frame.c)
    found: list[Option] = []
    for piece in side.at_locations.cards:
        origin: i64 = piece.place if piece.host < 0 else piece.host
        if origin == frame.d and piece.id != frame.b and (piece.room != OUTSIDE or piece.host < 0):
            offer_travel(table, piece, found)
            offer_shuttles(table, piece, found)
            offer_boarding(table, piece, found)
    for option in found:
        if option.verb == frame.a and option.amount == frame.b:
            decision.options.append(option)
    decision.offer_pass()
    if len(decision.options) == 1:
        table.frames.pop()
        return
    table.ask(decision)


def answer_group(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == PASS_VERB:
        table.frames.pop()
        return
    carry(table, option.verb, table.pieces[option.piece], option.amount, 0)
