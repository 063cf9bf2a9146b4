"""Race destinies that texts exchange, replace, add and take away (CCG-POD-01)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import CONTROL_PHASE, NONE, RACE_FRAME
from games.star_wars_ccg.play.contests.podraces import DRAW, arena_of, destinies_on
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def change_race(table: Table, op: Op, scope: Resolution) -> None:
    """Carry out an op that adds, exchanges or takes away race destinies of the first target."""
    chosen = [slot[0] for slot in scope.slots if slot]
    if not chosen:
        return
    racer = table.pieces[chosen[0]]
    seat: i64 = racer.controller if racer.card.is_podracer else scope.seat
    side = table.sides[seat]
    own = destinies_on(table, racer.id, seat)
    code: i64 = op.code
    if code == c.ADD_RACE:
        draw_one(table, racer)
    elif not own:
        return
    elif code == c.SWAP_RACE_LOST:
        if side.lost.cards:
            top = side.lost.cards[-1]
            lay_down(table, top, racer)
            lift(table, own[-1], c.LOST)
    elif code == c.LOSE_RACE:
        lift(table, own[-1], c.LOST)
    elif code == c.DROP_ALL_RACE:
        for piece in own:
            lift(table, piece, c.USED)
    else:
        lift(table, own[table.random_of(scope.seat).below(len(own))], c.USED)
        add_race(table, racer)
    table.changed()


def draw_one(table: Table, racer: Piece) -> None:
    """Let the player of a Podracer draw a race destiny for it."""
    frame = Frame(RACE_FRAME, DRAW, racer.controller, racer.id)
    frame.c = 1
    frame.e = arena_of(table)
    table.frames.append(frame)


def add_race(table: Table, racer: Piece) -> None:
    """The top card of the Reserve Deck of a Podracer's player becomes its last race destiny."""
    side = table.sides[racer.controller]
    if side.reserve.cards:
        piece = side.reserve.cards[-1]
        lay_down(table, piece, racer)
        if table.log is not None:
            table.note(log.RACE_DESTINY, side.seat, piece.id, piece.card.destiny)


def lay_down(table: Table, piece: Piece, racer: Piece) -> None:
    table.show_all(piece)
    table.move(piece, table.sides[piece.owner].aside)
    piece.under = racer.id
    piece.entered = table.turn


def lift(table: Table, piece: Piece, to: i64) -> None:
    """Put a race destiny into one of its owner's piles, or into the hand."""
    piece.under = NONE
    table.move(piece, table.pile(piece.owner, to))


def skip_race(table: Table, seat: i64) -> None:
    """Let a seat draw no race destiny in the next control phase: that of this turn if it has not begun, otherwise that of the next."""
    table.sides[seat].skipped = table.turn if table.phase < CONTROL_PHASE else table.turn + 1


def swap_races(table: Table, first: Piece, second: Piece) -> None:
    """The last race destinies of two Podracers change places."""
    own = destinies_on(table, first.id, first.controller)
    other = destinies_on(table, second.id, second.controller)
    if own and other:
        own[-1].under = second.id
        other[-1].under = first.id
        table.changed()


def take_race(table: Table, piece: Piece) -> None:
    """Take a race destiny that lies somewhere, or was just drawn, into its owner's hand."""
    if piece.zone == table.sides[piece.owner].aside.id:
        lift(table, piece, c.HAND)
        table.changed()
