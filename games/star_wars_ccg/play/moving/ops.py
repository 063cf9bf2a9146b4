"""The ops from FIRST_MOVING on: bars, and moves that a text lets a card make at once."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import CAP
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import DRIVE_VERB, MOVE_CHOICE, MOVE_FRAME, NONE, TRANSIT_VERB, WALK_VERB
from games.star_wars_ccg.play.epics.stations import begin_run, best_pilot, blow_away_station, escape
from games.star_wars_ccg.play.moving.announced import AWAY, announce
from games.star_wars_ccg.play.moving.bars import is_barred
from games.star_wars_ccg.play.moving.reacts import may_react, move_price, react, scene_of_reaction
from games.star_wars_ccg.play.row import system_card
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.moves import carry, cost_of, may_go
from games.star_wars_ccg.play.turn.travel import offer_travel


def perform_moving(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    if code == c.LIMIT_DESTINIES:
        limit_destinies(table, scope, 1 - scope.seat if op.kind == 1 else scope.seat, op.amount)
    elif code == c.MOVE_NOW:
        for id in first_slot(scope):
            table.frames.append(Frame(MOVE_FRAME, 0, id, op.kind))
    elif code == c.SEND:
        send(table, scope, op.amount - 1, op.kind == 1)
    elif code == c.ATTACK_RUN:
        begin_run(table, scope.seat, table.place_of(table.pieces[scope.source]))
    elif code == c.BLOW_STATION:
        blow_station(table, scope, op.amount)
    elif code == c.ADD_COUNT:
        if isinstance(op, Verb) and op.target is not None and scope.numbers:
            number: i64 = scope.numbers[0] + len(table.fitting(op.target.filter, scope))
            scope.numbers = [number, *scope.numbers[1:]]
    elif code == c.BAR_ALL:
        bar_all(table, scope)


def blow_station(table: Table, scope: Resolution, least: i64) -> None:
    """Let a starfighter inside a station try to blow it away; then all starships there flee."""
    side = table.sides[scope.seat]
    for id in first_slot(scope):
        ship = table.pieces[id]
        place: i64 = system_card(table, table.pieces[ship.place].system)
        total: i64 = table.draw_destiny(side, side.text_destinies) + best_pilot(table, ship) + table.value(c.BLOW_TOTAL, ship)
        if total > least and place >= 0:
            escape(table, table.pieces[place])
            blow_away_station(table, table.pieces[place], 2)


def first_slot(scope: Resolution) -> list[int]:
    return scope.slots[0] if scope.slots else []


def limit_destinies(table: Table, scope: Resolution, seat: i64, most: i64) -> None:
    if table.battle.place >= 0:
        of = Resolution(scope.source, scope.seat)
        number: i64 = c.MOST_DESTINIES + seat
        table.change(Change(NUMBER, number, CAP, of, amount=Amount(most), piece=table.battle.place, ends=c.BATTLE))


def send(table: Table, scope: Resolution, slot: i64, is_free: bool) -> None:
    """Let each card of a group of targets move in reaction, as long as its player can pay for it."""
    place: i64 = scene_of_reaction(table)
    side = table.sides[scope.seat]
    for id in scope.slots[slot] if len(scope.slots) > slot else []:
        piece = table.pieces[id]
        price: i64 = 0 if is_free else move_price(table, piece, place)
        if may_react(table, piece, scope.seat) and price <= table.free_force(scope.seat):
            table.use_force(side, price)
            react(table, piece, place)


def bar_all(table: Table, scope: Resolution) -> None:
    """The targets do not battle this turn."""
    of = Resolution(scope.source, scope.seat)
    for id in first_slot(scope):
        table.change(Change(FLAG, c.OUT_OF_BATTLES, GAIN, of, amount=Amount(1), piece=id, ends=c.TURN))


# --- moves at once ----------------------------------------------------------------------------------------------------


def step_move_now(table: Table, frame: Frame) -> None:
    """Ask for the way; a card that cannot move stays."""
    piece = table.pieces[frame.a]
    decision = Decision(MOVE_CHOICE, piece.controller, piece.id)
    found: list[Option] = []
    moved: i64 = piece.moved
    if frame.b & c.MOVE_AGAIN:
        piece.moved = 0
    offer_travel(table, piece, found)
    piece.moved = moved
    for option in found:
        is_way = option.verb in (WALK_VERB, DRIVE_VERB) or (frame.b & c.MOVE_ON_FOOT) == 0
        if frame.b & c.MOVE_TO_IT:
            is_way = option.amount == place_of_it(table)
        if (
            is_way
            and (option.verb != TRANSIT_VERB or frame.b & c.MOVE_TO_IT)
            and may_go(table, option)
            and price_of(table, frame, option) <= table.free_force(piece.controller)
        ):
            decision.options.append(option)
    if not decision.options or (frame.b & c.MOVE_AWAY and is_barred(table, c.REACT_FROM, piece, table.place_at(piece))):
        table.frames.pop()
        return
    if frame.b & c.MOVE_MUST == 0:
        decision.offer_pass()
    table.ask(decision)


def place_of_it(table: Table) -> i64:
    """The id of the location of the card to which what may be answered now has happened; NONE without one."""
    it: i64 = table.subject()
    return table.place_of(table.pieces[it]) if it >= 0 else NONE


def price_of(table: Table, frame: Frame, option: Option) -> i64:
    return 0 if frame.b & c.MOVE_FREE else cost_of(table, option)


def answer_move_now(table: Table, frame: Frame, option: Option) -> None:
    table.frames.pop()
    piece = table.pieces[frame.a]
    if option.verb == PASS_VERB:
        return
    moved: i64 = piece.moved
    price: i64 = price_of(table, frame, option)
    table.use_force(table.sides[piece.controller], price)
    if frame.b & c.MOVE_AWAY:
        announce(table, piece.controller, piece.id, option.amount, AWAY, more=option.verb)
        return
    carry(table, option.verb, piece, option.amount, price)
    if frame.b & c.MOVE_AGAIN:
        piece.moved = moved
