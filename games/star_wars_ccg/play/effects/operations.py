"""Carry out what the programs of card texts do: their events, and the game's own ops."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import AT_LOCATIONS, CHARACTER, JUMP_FRAME, NONE, STARSHIP, VEHICLE, ZONES_A_SEAT
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.forfeits import begin_jump
from games.star_wars_ccg.play.turn.losses import lose_force
from games.star_wars_ccg.play.turn.participants import jumping, leave_table


def execute(table: Table, event: Event) -> None:
    """Carry the event out, or let it fail if it is impossible."""
    if event.piece < 0:
        happen_to_seat(table, event)
    else:
        happen_to_card(table, event, table.pieces[event.piece])


def happen_to_seat(table: Table, event: Event) -> None:
    side = table.sides[event.seat]
    kind: i64 = event.kind
    if kind == c.FORCE_LOST:
        lose_force(table, event.seat, event.amount)
    elif kind == c.ACTIVATED:
        table.activate(side, event.amount)
    elif kind == c.SHUFFLED:
        table.shuffle(table.pile(event.seat, event.other), table.deck_rngs[event.seat])
        note(table, log.SHUFFLED, event.seat, NONE, event.other)
    else:
        raise ValueError(f"the event {kind} happens to no player")


def happen_to_card(table: Table, event: Event, piece: Piece) -> None:
    side = table.sides[piece.owner]
    kind: i64 = event.kind
    if kind == c.TAKEN:
        table.move(piece, side.hand)
        note(table, log.TAKEN, side.seat, piece.id)
    elif kind == c.RETRIEVED:
        table.move(piece, side.used)
        note(table, log.RETRIEVED, side.seat, piece.id)
    elif piece.zone % ZONES_A_SEAT != AT_LOCATIONS:
        table.fail(event)  # it left with its bearer
    elif kind == c.LOST_CARD:
        leave_table(table, piece)
    elif kind == c.RETURNED:
        return_to_hand(table, piece)
    else:
        raise ValueError(f"the event {kind} happens to no card")


def return_to_hand(table: Table, piece: Piece) -> None:
    """Return a card and what is attached to it to their owners' hands; those aboard stay, to jump off or be lost."""
    place: i64 = table.place_at(piece)
    for id in piece.attached.copy():
        inside = table.pieces[id]
        if inside.card.type in (CHARACTER, VEHICLE, STARSHIP):
            table.stand(inside, place)
            inside.room = -1
        else:
            table.move(inside, table.sides[inside.owner].hand)
    table.move(piece, table.sides[piece.owner].hand)
    note(table, log.RETURNED, piece.owner, piece.id)


def note(table: Table, event: i64, seat: i64, piece: i64, amount: i64 = 0) -> None:
    if table.log is not None:
        table.note(event, seat, piece, amount)


def check_state(table: Table) -> bool:
    """Ask about the cards aboard what a text has removed (CCG-ATT-04, A-11)."""
    if jumping(table) is not None and table.frames[-1].kind != JUMP_FRAME:
        begin_jump(table, NONE)
    return False


def perform_own(table: Table, op: Op) -> None:
    """Carry out one of the game's own ops."""
    scope = table.scope()
    if op.code == c.DRAW_DESTINY:
        scope.numbers = [draw_destinies(table, scope.seat, op.amount)]
        return
    if op.code == c.LOOK_AT_HAND:
        for piece in table.sides[1 - scope.seat].hand.cards:
            table.show(piece, scope.seat)
        return
    if table.battle.place < 0:
        return
    number: i64 = c.DESTINIES if op.code == c.MORE_DESTINY else c.TOTAL_POWER
    number += scope.seat
    of = Resolution(scope.source, scope.seat)
    table.change(Change(NUMBER, number, ADD, of, amount=Amount(op.amount), piece=table.battle.place, ends=c.BATTLE))


def draw_destinies(table: Table, seat: i64, number: i64) -> i64:
    """The sum of the destinies drawn; NONE without a card to draw (A-12)."""
    side = table.sides[seat]
    if not side.reserve.cards:
        return NONE
    total: i64 = 0
    left: i64 = number
    while left > 0 and side.reserve.cards:
        total += table.draw_destiny(side)
        left -= 1
    return total
