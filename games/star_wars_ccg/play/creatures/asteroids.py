"""Asteroid sectors: in each control phase the opponent draws a destiny for each of the player's starships there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import ASTEROID_FRAME, OUTSIDE, STARSHIP
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers
from games.star_wars_ccg.play.turn.leaving import leave_table
from games.star_wars_ccg.play.turn.losses import lose_force

# Steps of the frame, and a destiny that strikes whatever it is compared with.
BEGINS: Final = 0
DRAWN: Final = 1
STRIKES: Final = 2
OVER: Final = 3
ALWAYS: Final = 999
# What is declared for a rock that drifts.
FORWARDS: Final = 1
BACKWARDS: Final = 2


def begin_asteroids(table: Table, seat: i64) -> None:
    if table.asteroids:
        table.frames.append(Frame(ASTEROID_FRAME, 0, seat))


def step_asteroids(table: Table, frame: Frame) -> None:
    """One starship after another; those aboard what is lost are asked about in between."""
    if frame.b > 0:
        ship = table.pieces[frame.b - 1]
        if frame.pc == DRAWN:
            frame.pc = STRIKES
            begin_answers(table, c.AT_ASTEROID, 1 - ship.controller, ship.id)
            return
        if frame.pc == STRIKES and frame.c == 0:
            frame.pc = OVER
            if strikes(table, ship, frame.d):
                destroy(table, ship)
                return
        frame.b = 0
    for ship in table.sides[frame.a].at_locations.cards:
        is_there = ship.card.type == STARSHIP and ship.host < 0 and ship.place >= 0 and ship.drained != table.turn
        if is_there and table.pieces[ship.place].card.has_asteroids:
            ship.drained = table.turn
            if table.sides[1 - ship.controller].reserve.cards:
                draw_asteroid(table, frame, ship)
            return
    table.frames.pop()


def draw_asteroid(table: Table, frame: Frame, ship: Piece) -> None:
    """Draw the destiny for a starship; `STRUCK` for an asteroid sector."""
    side = table.sides[1 - ship.controller]
    frame.pc = DRAWN
    frame.b = ship.id + 1
    frame.c = 0
    frame.d = table.draw_destiny(side, side.text_destinies)
    if table.drawn_card >= 0 and table.pieces[table.drawn_card].card.has_asteroids:
        frame.d = ALWAYS


def strikes(table: Table, ship: Piece, destiny: i64) -> bool:
    """Whether asteroids strike a starship: always if an asteroid sector is drawn, otherwise if the destiny exceeds maneuver or armor."""
    if ship.place < 0 or not table.pieces[ship.place].card.has_asteroids:
        return False
    if destiny == ALWAYS:
        return not table.has_flag(c.PASSES_ASTEROIDS, ship)
    where = table.pieces[ship.place]
    total: i64 = destiny + fields_beside(table, where) + table.value(c.ASTEROID_BONUS, ship) + table.value(c.ASTEROIDS_HERE, where)
    return total > table.number(c.DEFENCE, ship)


def destroy(table: Table, ship: Piece) -> None:
    """Lose a starship; by a text, its player also loses Force equal to its forfeit value."""
    forfeit: i64 = table.number(c.FORFEIT, ship)
    is_dreaded = table.changes.flag_row(c.DREADED) is not None and table.has_flag(c.DREADED, ship)
    seat: i64 = ship.controller
    leave_table(table, ship)
    if is_dreaded and forfeit > 0:
        lose_force(table, seat, forfeit)


def fields_beside(table: Table, where: Piece) -> i64:
    """The other asteroid sectors of the system."""
    found: i64 = 0
    for other in table.row.cards:
        if other.id != where.id and other.card.has_asteroids and other.system == where.system:
            found += 1
    return found


# --- what texts do ---------------------------------------------------------------------------------------------------------


def perform_asteroid(table: Table, op: Op, scope: Resolution) -> None:
    if op.code == c.DRIFT:
        drift(table, table.pieces[scope.source])
    elif op.code == c.REDRAW_ASTEROID:
        for frame in table.frames:
            if frame.kind == ASTEROID_FRAME and frame.b > 0 and table.sides[1 - frame.a].reserve.cards:
                draw_asteroid(table, frame, table.pieces[frame.b - 1])
    elif op.code == c.LOSE_LOWEST:
        lose_lowest(table, 1 - scope.seat)
    elif op.code == c.DREAD and scope.slots and scope.slots[0]:
        of = Resolution(scope.source, scope.seat)
        table.change(Change(FLAG, c.DREADED, GAIN, of, amount=Amount(1), piece=scope.slots[0][0], ends=c.TURN))


def drift(table: Table, rock: Piece) -> None:
    """Go to the next asteroid sector of the system in the direction that was declared, or back without one."""
    if rock.host < 0:
        return
    fields = [where.id for where in table.row.cards if where.card.has_asteroids and where.system == table.pieces[rock.host].system]
    if len(fields) < 2 or rock.host not in fields:
        return
    place: i64 = fields.index(rock.host)
    step: i64 = 1 if rock.declared != BACKWARDS else -1
    if not (0 <= place + step < len(fields)):
        step = -step
        rock.declared = BACKWARDS if step < 0 else FORWARDS
    table.board_ship(rock, table.pieces[fields[place + step]], OUTSIDE)
    if table.log is not None:
        table.note(log.MOVED, rock.controller, rock.id, 0, rock.host)


def lose_lowest(table: Table, seat: i64) -> None:
    """Show the top cards of three piles; those with the lowest destiny number above 0 are lost."""
    side = table.sides[seat]
    shown: list[Piece] = []
    least: i64 = 0
    for pile in (side.reserve, side.force, side.used):
        if pile.cards:
            piece = pile.cards[-1]
            table.show_all(piece)
            shown.append(piece)
            if piece.card.destiny > 0 and (least == 0 or piece.card.destiny < least):
                least = piece.card.destiny
    for piece in shown:
        if least > 0 and piece.card.destiny == least:
            table.lose_force(piece, side)
    table.check_life()
