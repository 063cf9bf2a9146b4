"""Cards that are played, enter play, leave it and change hands (LCG-PLY, LCG-CAP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.batch import HAPPENED, Event
from games.star_wars_lcg.abilities.constants import (
    ATTACHED,
    CANNOT_BE_DESTROYED,
    CANNOT_LEAVE_PLAY,
    CAPTURED,
    CAPTURES,
    DARK,
    DECK,
    DESTROYED,
    DISCARD,
    ENHANCEMENT,
    ENHANCEMENTS,
    ENTERS_PLAY,
    FACEDOWN,
    HOLDS_CAPTIVES,
    INSTEAD,
    JOINS_ENGAGEMENT,
    LEAVES_PLAY,
    LIGHT,
    LOSES_GAME,
    OBJECTIVE,
    OBJECTIVE_DECK,
    OBJECTIVES,
    PAST_DESTROYED,
    PLAYED,
    RESCUED,
    RETURNED,
    TAKEN,
    TO_BOTTOM,
    UNDER,
    UNIT,
    UNITS,
    VICTORY,
    WINS_GAME,
)
from games.star_wars_lcg.play.constants import BY_CARD, BY_OBJECTIVES, NO_HOST, OBJECTIVES_TO_WIN
from games.star_wars_lcg.play.counts import CARD_DRAWN, CARD_PLAYED
from games.star_wars_lcg.play.events.card_counts import count_leaving
from games.star_wars_lcg.play.events.landing import note_landing
from games.star_wars_lcg.play.goldfish.event_counts import count_destroyed, count_played, count_source
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.payment import can_be_used, resources_of

# The number that a captured unit keeps until its captor has chosen where it goes, if that may be under a unit.
FROM_PLAY: Final = 1000000


def carry_out_card(table: Table, event: Event) -> None:
    kind: i64 = event.kind
    piece = table.pieces[event.piece]
    if kind == ENTERS_PLAY:
        _enter_play(table, event, piece)
    elif kind == LEAVES_PLAY:
        _leave_play(table, event, piece)
    elif kind == PLAYED:
        _play(table, event, piece)
    elif kind == RESCUED:
        _rescue(table, event, piece)
    elif kind == ATTACHED:
        _attach(table, event, piece)
    elif kind == TAKEN:
        if table.in_play(piece):
            piece.participating = False
            table.take_control(piece, event.seat)
        else:
            table.fail(event)
    else:
        _carry_out_cause(table, event, piece)


def _attach(table: Table, event: Event, piece: Piece) -> None:
    """Attach a card to another host: `other`, or one that the card's controller chooses."""
    if not table.in_play(piece) or (event.other >= 0 and not table.in_play(table.pieces[event.other])):
        table.fail(event)
    elif event.other < 0:
        table.unattached.append(piece.id)
        table.changed()
    else:
        if table.is_unit(piece):  # a unit in play is an enhancement from now on
            piece.participating = False
            if piece.committed:
                piece.committed = False
                table.sides[piece.controller].force_cards += 1
            table.move(piece, table.zone(piece.controller, ENHANCEMENTS))
        table.attach(piece, table.pieces[event.other])


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
        event.other = table.zones[piece.zone].kind
        piece.controller = piece.owner
        table.move(piece, table.sides[piece.owner].discard)  # LCG-GEN-07
        note_landing(table, piece)


def _play(table: Table, event: Event, piece: Piece) -> None:
    piece.fresh = True
    table.count_card(piece, CARD_PLAYED, 1)
    if table.watched >= 0:
        count_played(table, piece)
    if event.other >= 0:
        table.run(table.programs[event.other], piece.id, event.seat)


# --- into play -------------------------------------------------------------------------------------------------------


def _enter_play(table: Table, event: Event, piece: Piece) -> None:
    """Put a card into a zone of its controller (LCG-PLY-04).  `other`: the host of an enhancement or a pilot."""
    card = table.card_of(piece)
    if table.in_play(piece) or was_cancelled(table, piece) or table.unique_in_play[card.title] > 0:  # LCG-UNQ-01
        table.fail(event)
        return
    if card.stands:  # among the objectives of its owner's opponent
        event.seat = 1 - piece.owner
    piece.controller = event.seat
    if card.type == OBJECTIVE or card.stands:
        if card.type == OBJECTIVE:
            table.count_card(piece, CARD_DRAWN, 1)
        table.move(piece, table.zone(event.seat, OBJECTIVES))
    elif card.type == ENHANCEMENT or event.other >= 0:
        table.move(piece, table.zone(event.seat, ENHANCEMENTS))
    else:
        table.move(piece, table.zone(event.seat, UNITS))  # LCG-DEP-05
        piece.participating = event.amount == JOINS_ENGAGEMENT and table.engaged >= 0
    if event.other >= 0:
        table.attach(piece, table.pieces[event.other])
    elif card.type == ENHANCEMENT and card.host_kind != NO_HOST:
        table.unattached.append(piece.id)
    if table.watched >= 0 and can_be_used(table, table.sides[event.seat], piece):
        count_source(table, event.seat, resources_of(table, piece))


def was_cancelled(table: Table, piece: Piece) -> bool:
    """Whether the play of this card was cancelled, in the batch with which it would enter play (LCG-ABL-14)."""
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
    is_unit = table.cards[piece.printed].type == UNIT
    if cause.kind == DESTROYED and cause.piece == piece.id:
        table.remember(PAST_DESTROYED, piece.id)
    objective: i64 = cause.other if cause.kind == CAPTURES else -1
    if event.other >= UNDER:
        objective = event.other // UNDER - 1
        event.other %= UNDER
    wins = cause.kind == DESTROYED and cause.piece == piece.id and table.has_flag(WINS_GAME, piece)
    loses = cause.kind == DESTROYED and cause.piece == piece.id and table.has_flag(LOSES_GAME, piece)
    if cause.piece == piece.id and event.other < INSTEAD:  # an interrupt may have sent it elsewhere
        event.other = table.destination(cause, piece)
    if event.other >= INSTEAD:
        event.other -= INSTEAD
    count_leaving(table, piece, event.other)
    put_away(table, piece, event.other)
    if event.other == DISCARD:
        note_landing(table, piece)
    if event.other == CAPTURED:
        if objective < 0 and is_unit and table.changes.flag_row(HOLDS_CAPTIVES) is not None:
            table.keep_number(piece.id, FROM_PLAY)
        capture_under(table, piece, objective)
    if loses or wins:
        table.end(piece.owner if wins else 1 - piece.owner, BY_CARD)
    if event.other == VICTORY and is_objective:
        _score(table, piece)


def put_away(table: Table, piece: Piece, to: i64) -> None:
    """Move a card to a zone of its owner, or to the opponent's victory pile.  to: the kind of the zone, with TO_BOTTOM for the bottom."""
    kind: i64 = to if to < TO_BOTTOM else to - TO_BOTTOM
    if kind == DECK and table.cards[piece.printed].type == OBJECTIVE:
        kind = OBJECTIVE_DECK
    elif kind == FACEDOWN:  # removed from the game, so that everybody knows it
        table.show_all(piece)
    seat: i64 = 1 - piece.owner if kind == VICTORY else piece.owner
    table.move(piece, table.zone(seat, kind), to >= TO_BOTTOM)


def _score(table: Table, objective: Piece) -> None:
    """Score an objective (LCG-OBJ-02, LCG-OBJ-03): the dial advances right after the batch; the Light Side wins at once (LCG-END-01)."""
    number: i64 = table.victories(1 - objective.owner)
    if objective.owner == LIGHT:
        table.owed.append(number)
    elif number >= OBJECTIVES_TO_WIN:
        table.end(LIGHT, BY_OBJECTIVES)
    if 1 - objective.owner == table.watched:
        count_destroyed(table)


# --- capture and rescue ----------------------------------------------------------------------------------------------


def capture_under(table: Table, piece: Piece, objective: i64) -> None:
    """Put a captured card under an objective (LCG-CAP-02); without one, `check_state` asks the captor.  The captor knows the card."""
    table.show(piece, DARK)
    if table.stands(objective):
        table.attach(piece, table.pieces[objective])


def _rescue(table: Table, event: Event, piece: Piece) -> None:
    """Return a rescued card (LCG-CAP-04).  `other`: the place of the event that destroys its objective, if that frees it (LCG-OBJ-04)."""
    if table.zones[piece.zone].kind != CAPTURED or (event.other >= 0 and table.events[event.other].status != HAPPENED):
        table.fail(event)
    else:
        if piece.host >= 0:
            event.source = piece.host  # what it is rescued from, for reactions
        table.move(piece, table.sides[piece.owner].hand)
