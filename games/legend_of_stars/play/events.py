"""Carry out the events that card texts fire."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
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
    PUT_UNDER,
    REGAINED,
    REGAINED_ENERGIES,
    RETURNED,
    SUPPORTS,
    TAKEN,
    TO_BACK,
    TO_FRONT,
    TO_LEFT,
    TRASHED,
    TURNED_DOWN,
    TURNED_UP,
    ZONES_A_SEAT,
)
from games.legend_of_stars.play import log
from games.legend_of_stars.play.constants import LANES, NO_SQUARE, SQUARES, TURN_UP_FRAME
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
        charge_from_deck(table, event, side)
    else:
        raise ValueError(f"the event {kind} happens to no player")


def charge_from_deck(table: Table, event: Event, side: Side) -> None:
    """Put the top cards of a deck into the energy zone, as many as there are."""
    left: i64 = event.amount
    if not side.deck.cards:
        table.fail(event)
    while left > 0 and side.deck.cards:
        piece = side.deck.cards[-1]
        table.move(piece, side.energy)
        note_card(table, log.ENERGY, side.seat, piece)
        left -= 1


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
    elif kind == PUT_UNDER:
        put_under(table, piece, side)
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


def put_under(table: Table, piece: Piece, side: Side) -> None:
    """Put a card under its owner's deck.  The log names it to those who knew it: not a face-down character or a card from a hand."""
    table.move(piece, side.deck, True)
    note_card(table, log.PUT_UNDER, side.seat, piece)


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
            if piece.card.turn_up is not None:
                table.risen.append(piece.id)
        else:
            table.turn_down(piece)
    elif kind == MOVED:
        square: i64 = square_towards(table, piece, event.other)
        if square < 0 or table.sides[seat].squares[square] >= 0:
            table.fail(event)
            return
        event.other = square
        table.put_on(piece, square)
        if table.log is not None:
            table.note(log.MOVED, seat, piece.id, square)
    elif kind == POSITIONED:
        if piece.position == event.other:
            table.fail(event)
            return
        piece.position = event.other
        if table.log is not None:
            table.note(log.DISPLAY, seat, piece.id, event.other)
    else:
        raise ValueError(f"the event {kind} happens to no card")


def ask_turned_up(table: Table, piece: Piece) -> None:
    """Let the player of a character that was turned up use its ability, if it can be used."""
    ability = piece.card.turn_up
    if ability is not None and table.can_use(ability, Resolution(piece.id, piece.owner, -1, ability)):
        table.frames.append(Frame(TURN_UP_FRAME, 0, piece.id))


def square_towards(table: Table, piece: Piece, way: i64) -> i64:
    """The square that an effect moves a character to: `way` is a direction from its player's view, or the square itself; -1 for none."""
    if way < SQUARES:
        return way
    square: i64 = piece.square
    if way == TO_FRONT:
        return square - LANES if square >= LANES else NO_SQUARE
    if way == TO_BACK:
        return square + LANES if square < LANES else NO_SQUARE
    step: i64 = table.step_right(piece.owner)
    if way == TO_LEFT:
        step = -step
    lane: i64 = square % LANES + step
    return square + step if 0 <= lane < LANES else NO_SQUARE


def check_state(table: Table) -> bool:
    """End the game when a life is 0, after all damage of one effect (LOS-WIN-01, LOS-WIN-03, A-04).

    A character that an effect has turned up may use its ability (LOS-MAIN-09).
    """
    if not table.is_over:
        table.check_life()
        while table.risen:
            ask_turned_up(table, table.pieces[table.risen.pop()])
    return False
