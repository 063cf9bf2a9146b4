"""Carry out the events that card texts fire."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.legend_of_stars.abilities.constants import (
    CANNOT_BE_DESTROYED,
    CHARACTER,
    DAMAGED,
    DESTROYED,
    DRAWN,
    ENERGY,
    ENERGY_ADDED,
    GAINED,
    HEALED,
    MOVED,
    POSITIONED,
    REGAINED,
    REGAINED_ENERGIES,
    RETURNED,
    SUPPORTS,
    TAKEN,
    TRASHED,
    TURNED_DOWN,
    TURNED_UP,
    ZONES_A_SEAT,
)
from games.legend_of_stars.play import log
from games.legend_of_stars.play.side import Piece, Side
from games.legend_of_stars.play.state import Table


def execute(table: Table, event: Event) -> None:
    """Carry the event out, or let it fail if it is impossible."""
    if event.piece < 0:
        happen_to_seat(table, event, table.sides[event.seat])
    else:
        happen_to_card(table, event, table.pieces[event.piece])


def happen_to_seat(table: Table, event: Event, side: Side) -> None:
    kind: i64 = event.kind
    amount: i64 = event.amount
    if side.passive and kind != DAMAGED:
        table.fail(event)
    elif kind == DRAWN:
        table.draw(side, amount)
    elif kind == DAMAGED:
        table.lose_life(side, amount)
        if table.log is not None:
            table.note(log.DAMAGE, side.seat, event.source, amount)
    elif kind == HEALED:
        side.life += amount
        if table.log is not None:
            table.note(log.HEALED, side.seat, event.source, amount)
    elif kind == REGAINED_ENERGIES:
        regain_energies(table, side, amount)
    elif kind == ENERGY_ADDED:
        if side.deck.cards:
            table.move(side.deck.cards[-1], side.energy)
        else:
            table.fail(event)
    else:
        raise ValueError(f"the event {kind} happens to no player")


def regain_energies(table: Table, side: Side, number: i64) -> None:
    left: i64 = number
    for piece in side.energy.cards:
        if left > 0 and piece.is_gained:
            piece.is_gained = False
            left -= 1
            if table.log is not None:
                table.note(log.REGAINED, side.seat, piece.id)


def happen_to_card(table: Table, event: Event, piece: Piece) -> None:
    kind: i64 = event.kind
    side = table.sides[piece.owner]
    seat: i64 = side.seat
    if kind == TRASHED:
        table.move(piece, side.trash)
        note_card(table, log.TRASHED, seat, piece)
    elif kind == TAKEN:
        table.move(piece, side.hand)
        note_card(table, log.TAKEN, seat, piece)
    elif kind == ENERGY_ADDED:
        table.move(piece, side.energy)
        note_card(table, log.ENERGY, seat, piece)
    elif kind in (REGAINED, GAINED):
        turn_sideways(table, event, piece, kind == GAINED)
    elif not table.zones[piece.zone].in_play:
        table.fail(event)
    elif kind == DESTROYED:
        if table.changes.by_key and table.has_flag(CANNOT_BE_DESTROYED, piece):  # LOS-CNF-02
            table.fail(event)
        else:
            table.move(piece, side.trash)  # no DOWN damage (LOS-TRM-06)
            note_card(table, log.DESTROYED, seat, piece)
    elif kind == RETURNED:
        table.move(piece, side.hand)
        note_card(table, log.RETURNED, seat, piece)
    elif piece.card.type != CHARACTER:
        table.fail(event)
    else:
        happen_to_character(table, event, piece)


def note_card(table: Table, event: i64, seat: i64, piece: Piece) -> None:
    if table.log is not None:
        table.note(event, seat, piece.id)


def turn_sideways(table: Table, event: Event, piece: Piece, is_gained: bool) -> None:
    """Turn an energy or a support to gain or regain position (LOS-DSP-04)."""
    kind: i64 = piece.zone % ZONES_A_SEAT
    if kind not in (ENERGY, SUPPORTS) or piece.is_gained == is_gained:
        table.fail(event)
        return
    piece.is_gained = is_gained
    note_card(table, log.GAINED if is_gained else log.REGAINED, piece.owner, piece)


def happen_to_character(table: Table, event: Event, piece: Piece) -> None:
    kind: i64 = event.kind
    seat: i64 = piece.owner
    if kind in (TURNED_UP, TURNED_DOWN):
        if piece.is_up() == (kind == TURNED_UP):
            table.fail(event)
        elif kind == TURNED_UP:
            table.turn_up(piece)
        else:
            table.turn_down(piece)
    elif kind == MOVED:
        if event.other < 0 or table.sides[seat].squares[event.other] >= 0:
            table.fail(event)
            return
        table.put_on(piece, event.other)
        if table.log is not None:
            table.note(log.MOVED, seat, piece.id, event.other)
    elif kind == POSITIONED:
        if piece.position == event.other:
            table.fail(event)
            return
        piece.position = event.other
        if table.log is not None:
            table.note(log.DISPLAY, seat, piece.id, event.other)
    else:
        raise ValueError(f"the event {kind} happens to no card")


def check_state(table: Table) -> bool:
    """End the game when a life is 0, after all damage of one effect (LOS-WIN-01, LOS-WIN-03, A-04)."""
    if not table.is_over:
        table.check_life()
    return False
