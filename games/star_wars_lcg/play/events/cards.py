"""Cards that are played, enter play, leave it and change hands (LCG-PLY, LCG-CAP)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import HAPPENED, Event
from games.star_wars_lcg.abilities.constants import (
    ATTACHED,
    CANNOT_BE_DESTROYED,
    CANNOT_LEAVE_PLAY,
    CAPTURED,
    CAPTURES,
    DARK,
    DESTROYED,
    ENHANCEMENT,
    ENHANCEMENTS,
    ENTERS_PLAY,
    JOINS_ENGAGEMENT,
    LEAVES_PLAY,
    LIGHT,
    LOSES_GAME,
    MISSION,
    OBJECTIVE,
    OBJECTIVES,
    PLAYED,
    RESCUED,
    RETURNED,
    TAKEN,
    TO_BOTTOM,
    UNITS,
    VICTORY,
)
from games.star_wars_lcg.play.constants import BY_CARD, BY_OBJECTIVES, OBJECTIVES_TO_WIN
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table


def carry_out_card(table: Table, event: Event) -> None:
    kind: i64 = event.kind
    piece = table.pieces[event.piece]
    if kind == ENTERS_PLAY:
        _enter_play(table, event, piece)
    elif kind == LEAVES_PLAY:
        _leave_play(table, event, piece)
    elif kind == PLAYED:
        piece.fresh = True
        if event.other >= 0:
            table.run(table.programs[event.other], piece.id, event.seat)
    elif kind == RESCUED:
        _rescue(table, event, piece)
    elif kind == ATTACHED:
        if table.in_play(piece) and table.in_play(table.pieces[event.other]):
            table.attach(piece, table.pieces[event.other])
        else:
            table.fail(event)
    elif kind == TAKEN:
        if table.in_play(piece):
            piece.participating = False
            table.take_control(piece, event.seat)
        else:
            table.fail(event)
    else:
        _carry_out_cause(table, event, piece)


def _carry_out_cause(table: Table, event: Event, piece: Piece) -> None:
    """DESTROYED, SACRIFICED, CAPTURES, RETURNED or DISCARDED: a card in play leaves with LEAVES_PLAY, another is moved at once."""
    if event.kind == CAPTURES and piece.owner != LIGHT:  # LCG-CAP-01
        table.fail(event)
    elif table.in_play(piece):
        if table.has_flag(CANNOT_LEAVE_PLAY, piece) or (event.kind == DESTROYED and table.has_flag(CANNOT_BE_DESTROYED, piece)):
            table.fail(event)  # LCG-GEN-01
    elif event.kind == CAPTURES:
        put_away(table, piece, CAPTURED)
        capture_under(table, piece, event.other)
    elif event.kind == RETURNED:
        put_away(table, piece, event.other)
    elif event.kind == DESTROYED:
        table.fail(event)
    else:
        table.move(piece, table.sides[piece.owner].discard)  # LCG-GEN-07


# --- into play -------------------------------------------------------------------------------------------------------


def _enter_play(table: Table, event: Event, piece: Piece) -> None:
    """LCG-PLY-04; into the zone of its controller: `other` is what it is attached to, as an enhancement or a pilot is."""
    card = table.card_of(piece)
    if table.in_play(piece) or was_cancelled(table, piece) or table.unique_in_play[card.title] > 0:  # LCG-UNQ-01
        table.fail(event)
        return
    piece.controller = event.seat
    if card.type in (OBJECTIVE, MISSION):
        table.move(piece, table.zone(event.seat, OBJECTIVES))
    elif card.type == ENHANCEMENT or event.other >= 0:
        table.move(piece, table.zone(event.seat, ENHANCEMENTS))
    else:
        table.move(piece, table.zone(event.seat, UNITS))  # LCG-DEP-05
        piece.participating = event.amount == JOINS_ENGAGEMENT and table.engaged >= 0
    if event.other >= 0:
        table.attach(piece, table.pieces[event.other])


def was_cancelled(table: Table, piece: Piece) -> bool:
    """Was the play of this card cancelled, in the batch with which it would enter play (LCG-ABL-14)?"""
    place: i64 = len(table.events) - 1
    while place >= 0:
        event = table.events[place]
        if event.kind == PLAYED and event.piece == piece.id:
            return event.status != HAPPENED
        place -= 1
    return False


# --- out of play -----------------------------------------------------------------------------------------------------


def _leave_play(table: Table, event: Event, piece: Piece) -> None:
    cause = table.events[event.amount]
    if cause.status != HAPPENED or not table.in_play(piece):
        table.fail(event)
        return
    is_objective = table.card_of(piece).type == OBJECTIVE
    loses = cause.kind == DESTROYED and cause.piece == piece.id and table.has_flag(LOSES_GAME, piece)
    if cause.piece == piece.id:  # an interrupt may have sent it elsewhere
        event.other = table.destination(cause, piece)
    put_away(table, piece, event.other)
    if event.other == CAPTURED:
        capture_under(table, piece, cause.other)
    if loses:
        table.end(1 - piece.owner, BY_CARD)
    if event.other == VICTORY and is_objective:
        _score(table, piece)


def put_away(table: Table, piece: Piece, to: i64) -> None:
    """Move a card to a zone of its owner, or to the opponent's victory pile.  to: the kind of the zone, with TO_BOTTOM for the bottom."""
    kind: i64 = to if to < TO_BOTTOM else to - TO_BOTTOM
    seat: i64 = 1 - piece.owner if kind == VICTORY else piece.owner
    table.move(piece, table.zone(seat, kind), to >= TO_BOTTOM)


def _score(table: Table, objective: Piece) -> None:
    """LCG-OBJ-02, LCG-OBJ-03: the dial advances right after the batch, the Light Side wins at once (LCG-END-01)."""
    number: i64 = len(table.sides[1 - objective.owner].victory.cards)
    if objective.owner == LIGHT:
        table.owed.append(number)
    elif number >= OBJECTIVES_TO_WIN:
        table.end(LIGHT, BY_OBJECTIVES)


# --- capture and rescue ----------------------------------------------------------------------------------------------


def capture_under(table: Table, piece: Piece, objective: i64) -> None:
    """Put a captured card under an objective (LCG-CAP-02); without one, `check_state` asks the captor.  The captor knows the card."""
    table.show(piece, DARK)
    if table.stands(objective):
        table.attach(piece, table.pieces[objective])


def _rescue(table: Table, event: Event, piece: Piece) -> None:
    """LCG-CAP-04; with a destroyed objective only if it was destroyed (LCG-OBJ-04): `other` is the place of that event."""
    if table.zones[piece.zone].kind != CAPTURED or (event.other >= 0 and table.events[event.other].status != HAPPENED):
        table.fail(event)
    else:
        table.move(piece, table.sides[piece.owner].hand)
