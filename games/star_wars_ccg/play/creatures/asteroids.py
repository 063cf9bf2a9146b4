"""Asteroid sectors: in each control phase the opponent draws a destiny for each of the player's starships there.

Register of the frame:
    a: the seat whose control phase begins.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import ASTEROID_FRAME, STARSHIP
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.participants import leave_table


def begin_asteroids(table: Table, seat: i64) -> None:
    if table.asteroids:
        table.frames.append(Frame(ASTEROID_FRAME, 0, seat))


def step_asteroids(table: Table, frame: Frame) -> None:
    """One starship after another; those aboard what is lost are asked about in between."""
    for ship in table.sides[frame.a].at_locations.cards:
        is_there = ship.card.type == STARSHIP and ship.host < 0 and ship.place >= 0 and ship.drained != table.turn
        if is_there and table.pieces[ship.place].card.has_asteroids:
            ship.drained = table.turn
            if is_struck(table, ship):
                leave_table(table, ship)
            return
    table.frames.pop()


def is_struck(table: Table, ship: Piece) -> bool:
    """An asteroid sector that is drawn always strikes; otherwise the destiny must exceed maneuver and armor."""
    side = table.sides[1 - ship.controller]
    if not side.reserve.cards:
        return False
    total: i64 = table.draw_destiny(side, side.text_destinies)
    if table.drawn_card >= 0 and table.pieces[table.drawn_card].card.has_asteroids:
        return not table.has_flag(c.PASSES_ASTEROIDS, ship)
    where = table.pieces[ship.place]
    total += fields_beside(table, where) + table.value(c.ASTEROID_BONUS, ship) + table.value(c.ASTEROIDS_HERE, where)
    return total > table.number(c.DEFENCE, ship)


def fields_beside(table: Table, where: Piece) -> i64:
    """The other asteroid sectors of the system."""
    found: i64 = 0
    for other in table.row.cards:
        if other.id != where.id and other.card.has_asteroids and other.system == where.system:
            found += 1
    return found
