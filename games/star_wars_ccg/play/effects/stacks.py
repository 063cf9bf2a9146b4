"""Cards that lie on others, out of play, politics at the Galactic Senate, and what filters ask about both."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import ASIDE, CHARACTER, CONTROL_PHASE, FIRE_FRAME, LOCATIONS, LOSS_FRAME, TURN_FRAME, ZONES_A_SEAT
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def passes_fate(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
    if number == c.IS_STACKED:
        return here.under == scope.source and here.zone % ZONES_A_SEAT == ASIDE
    if number == c.IS_DRAWN:
        return here.id == table.drawn_card
    if number == c.IS_BATTLEGROUND:
        if here.zone % ZONES_A_SEAT != LOCATIONS:
            return here.card.icons[0] > 0 and here.card.icons[1] > 0
        return table.icons_at(0, here.id) > 0 and table.icons_at(1, here.id) > 0
    if number == c.IS_FIRING:
        return is_fired(table, here.id)
    if number == c.IS_AIMED_AT:
        return is_aimed_at(table, here.id)
    if number == c.IS_ABSENT:
        return is_absent(table, here)
    if number == c.IS_DRAINING:
        for frame in table.frames:
            if frame.kind == LOSS_FRAME and frame.e == here.id + 1:
                return True
            if frame.kind == TURN_FRAME and table.phase == CONTROL_PHASE and frame.c == here.id + 1:
                return True
        return False
    if number == c.IS_SENATORIAL:
        return here.card.is_senator
    raise ValueError(f"there is no test {number}")


def is_absent(table: Table, here: Piece) -> bool:
    for where in table.row.cards:  # noqa: SIM110  a loop is faster when compiled
        if where.card.title == here.card.title:
            return False
    return True


def is_aimed_at(table: Table, target: i64) -> bool:
    for frame in table.frames:  # noqa: SIM110  a loop is faster when compiled
        if frame.kind == FIRE_FRAME and frame.b == target:
            return True
    return False


def is_fired(table: Table, weapon: i64) -> bool:
    for frame in table.frames:  # noqa: SIM110  a loop is faster when compiled
        if frame.kind == FIRE_FRAME and frame.a == weapon:
            return True
    return False


def carries(table: Table, here: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether a card that fits lies on this one."""
    for side in table.sides:
        for piece in side.aside.cards:
            if piece.under == here.id and table.fits(piece, filter, scope):
                return True
    return False


def politics_of(table: Table, seat: i64) -> i64:
    """The politics of a seat's characters at the Galactic Senate."""
    politics: i64 = 0
    for piece in table.sides[seat].at_locations.cards:
        if piece.card.type == CHARACTER:
            place: i64 = table.place_at(piece)
            if place >= 0 and table.pieces[place].card.is_senate:
                politics += table.number(c.POLITICS, piece)
    return politics
