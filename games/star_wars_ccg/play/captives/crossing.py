"""Characters that cross over to the other player's side, where they stay until they leave the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import AT_LOCATIONS, CHARACTER, CROSS_FRAME, DEVICE, FREE, NONE, WEAPON, ZONES_A_SEAT
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers

# Steps of the frame.
BEGINS: Final = 0


def begin_crossing(table: Table, event: Event, piece: Piece) -> None:
    """Let both players answer before a character crosses over; a captive may cross, too."""
    if piece.card.type != CHARACTER or (piece.zone % ZONES_A_SEAT != AT_LOCATIONS and piece.bonds == FREE):
        table.fail(event)
        return
    table.frames.append(Frame(CROSS_FRAME, BEGINS, piece.id))


def step_crossing(table: Table, frame: Frame) -> None:
    piece = table.pieces[frame.a]
    if frame.pc == BEGINS:
        frame.pc += 1
        begin_answers(table, c.AT_CROSSING, piece.controller, piece.id)
        return
    table.frames.pop()
    if piece.bonds != FREE or piece.zone % ZONES_A_SEAT == AT_LOCATIONS:
        cross(table, piece)


def cross(table: Table, piece: Piece) -> None:
    """The other player controls a character, and the weapons and devices on it; its owner gets it back when it leaves the table."""
    seat: i64 = 1 - piece.controller
    place: i64 = table.place_at(piece)
    if piece.bonds != FREE:
        piece.bonds = FREE
        piece.seizer = NONE
        table.detach(piece)
        table.move(piece, table.pile(piece.controller, AT_LOCATIONS))
    take_over(table, piece, seat)
    piece.is_hit = False
    table.stand(piece, place)
    if table.log is not None:
        table.note(log.STOLEN, seat, piece.id)


def take_over(table: Table, piece: Piece, seat: i64) -> None:
    """Let a seat control a card, and the weapons and devices on it."""
    table.take_control(piece, seat)
    for other in table.with_attached(piece)[1:]:
        borne = table.pieces[other.id]
        if borne.card.type in (WEAPON, DEVICE):
            table.take_control(borne, seat)


def cross_due(table: Table) -> bool:
    """Whether a character crosses over at the end of the turn by a text."""
    for change in table.changes.flag_row(c.DUE_TO_CROSS) or []:
        for piece in table.sides[1 - change.scope.seat].at_locations.cards:
            if table.has_flag(c.DUE_TO_CROSS, piece):
                table.frames.append(Frame(CROSS_FRAME, BEGINS, piece.id))
                return True
    return False


def crossing_total(table: Table, piece: Piece, scope: Resolution) -> i64:
    """What cards add to an attempt to cross a character over that is no Epic Duel."""
    return table.value(c.CROSSING, piece) + table.value(c.CROSSING_ELSE, piece) - piece.card.steadfast
