"""Capture and release of characters (A-20: the rules do not tell of them; we follow the community's).

A captive lies under its escort or in a prison: in the zone of covered cards, attached to what holds it, so that no text sees it that
does not name captives.  It brings nothing, takes no part in battles, and its weapons and devices lie with it.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import (
    AT_LOCATIONS,
    CAPTIVE,
    CAPTURE_CHOICE,
    CAPTURE_FRAME,
    CHARACTER,
    COVERED,
    DESTROYED,
    DEVICE,
    FREE,
    FROZEN,
    IMPRISON_VERB,
    LET_GO_VERB,
    NONE,
    OUTSIDE,
    PASSENGER_SEAT,
    RALLY_VERB,
    RELEASE_CHOICE,
    RELEASE_FRAME,
    SEIZE_VERB,
    SITE,
    SURPLUS_FRAME,
    UNATTENDED_VERB,
    WEAPON,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers, push
from games.star_wars_ccg.play.turn.leaving import lose_with_attached


def may_escort(table: Table, escort: Piece, captive: Piece) -> bool:
    """Whether a card of the captor may take a captive: a bounty hunter or warrior there, who has no other and room for it aboard."""
    if escort.card.type != CHARACTER or escort.controller == captive.owner or escort.room < 0 or table.has_flag(c.UNDERCOVER, escort):
        return False
    if not can_guard(table, escort) or (held_by(table, escort) and not table.has_flag(c.ESCORTS_MANY, escort)):
        return False
    return escort.host < 0 or table.free_rooms(table.pieces[escort.host], PASSENGER_SEAT) > 0


def can_guard(table: Table, escort: Piece) -> bool:
    """Whether a character has the skill to escort captives."""
    card = escort.card
    return card.is_warrior or card.is_bounty_hunter or table.has_flag(c.GAINS_WARRIOR, escort) or table.has_flag(c.ESCORTS, escort)


def held_by(table: Table, holder: Piece) -> list[int]:
    """The ids of the captives that a card escorts, or that a location holds."""
    return [id for id in holder.attached if table.pieces[id].bonds != FREE]


def escorts_at(table: Table, captive: Piece, place: i64) -> list[int]:
    """The ids of the cards at a location that may take a captive."""
    found: list[int] = []
    for piece in table.sides[1 - captive.owner].at_locations.cards:
        if piece.card.type == CHARACTER and table.place_at(piece) == place and may_escort(table, piece, captive):
            found.append(piece.id)
    return found


# --- capture -------------------------------------------------------------------------------------------------------------


def begin_capture(table: Table, piece: Piece, place: i64, is_frozen: bool) -> None:
    """Ask the other player what becomes of a character that is captured, on the table or just lost from there; several one by one."""
    if piece.card.type != CHARACTER or place < 0 or table.has_flag(c.NEVER_CAPTURED, piece):
        return
    frame = Frame(CAPTURE_FRAME, 0, piece.id, place, 1 - piece.owner)
    frame.d = 1 if is_frozen else 0
    frame.e = piece.zone
    push(table, frame)


def begin_seizure(table: Table, piece: Piece, place: i64, holder: Piece) -> None:
    """Let this card seize a character that is captured, whatever its skill; one that has a captive already leaves it to others."""
    if piece.card.type != CHARACTER or place < 0 or table.has_flag(c.NEVER_CAPTURED, piece):
        return
    if held_by(table, holder) and not table.has_flag(c.ESCORTS_MANY, holder):
        begin_capture(table, piece, place, False)
        return
    if table.log is not None:
        table.note(log.CAPTURED, holder.controller, piece.id)
    bind(table, piece, holder, CAPTIVE)
    begin_answers(table, c.AT_CAPTURE, holder.controller, piece.id, place)


def step_capture(table: Table, frame: Frame) -> None:
    """Ask the captor what becomes of a captive: an escort seizes it, it is imprisoned or let go, or, if it is frozen, left unattended."""
    captive = table.pieces[frame.a]
    if captive.bonds != FREE or captive.zone != frame.e:  # the answers to a capture before this one have taken it away
        table.frames.pop()
        return
    decision = Decision(CAPTURE_CHOICE, frame.c, captive.id)
    for id in escorts_at(table, captive, frame.b):
        decision.offer(SEIZE_VERB, id, captive.id)
    where = table.pieces[frame.b].card
    if where.is_prison:
        decision.offer(IMPRISON_VERB, frame.b, captive.id)
    elif frame.d != 0 and where.kind == SITE:
        decision.offer(UNATTENDED_VERB, frame.b, captive.id)
    if frame.d == 0 or not decision.options:
        decision.offer(LET_GO_VERB, captive.id, 0)
    if len(decision.options) == 1:
        answer_capture(table, frame, decision.options[0])
    else:
        table.ask(decision)


def answer_capture(table: Table, frame: Frame, option: Option) -> None:
    table.frames.pop()
    captive = table.pieces[frame.a]
    bonds: i64 = FROZEN if frame.d != 0 else CAPTIVE
    if table.log is not None:
        table.note(log.CAPTURED, frame.c, captive.id)
    if option.verb == LET_GO_VERB:
        put_away(table, captive, c.USED)
    else:
        bind(table, captive, table.pieces[option.piece], bonds)
    begin_answers(table, c.AT_CAPTURE, frame.c, captive.id, frame.b)


def bind(table: Table, captive: Piece, holder: Piece, bonds: i64) -> None:
    """Put a captured character under what holds it, with its weapons and devices; Effects on it stay in play."""
    borne = captive.attached.copy()
    table.move(captive, table.sides[captive.owner].covered)
    table.attach(captive, holder)
    captive.bonds = bonds
    captive.is_hit = False
    captive.room = OUTSIDE
    captive.seizer = holder.id if holder.card.type == CHARACTER else NONE
    for id in borne:
        other = table.pieces[id]
        if other.card.type in (WEAPON, DEVICE):
            for deeper in other.attached.copy():
                lose_with_attached(table, table.pieces[deeper])
            if other.owner != captive.owner:
                table.detach(other)
                table.lose(other)
                continue
            table.move(other, table.sides[other.owner].covered)
        table.attach(other, captive)
    table.changed()


# --- captives that change hands ----------------------------------------------------------------------------------------------


def hold(table: Table, captive: Piece, holder: Piece) -> None:
    """Let a captive go to another escort, into a prison or onto a site."""
    table.attach(captive, holder)
    if holder.card.type == CHARACTER:
        captive.seizer = holder.id
    if table.log is not None:
        table.note(log.HELD, holder.controller, captive.id, 0, holder.id)


def freeze(table: Table, captive: Piece) -> None:
    """Freeze a captive; both players may answer."""
    captive.bonds = FROZEN
    table.changed()
    if table.log is not None:
        table.note(log.FROZEN, captive.owner, captive.id)
    begin_answers(table, c.AT_FROZEN, 1 - captive.owner, captive.id)


def find_surplus(table: Table) -> bool:
    """Whether an escort that may hold one captive holds more; its player then says who stays."""
    for side in table.sides:
        for captive in side.covered.cards:
            if captive.bonds != FREE and captive.host >= 0 and is_overburdened(table, table.pieces[captive.host]):
                table.frames.append(Frame(SURPLUS_FRAME, 0, captive.host))
                return True
    return False


def is_overburdened(table: Table, holder: Piece) -> bool:
    """Whether a character holds more captives than the one that it may escort."""
    return (
        holder.card.type == CHARACTER
        and len(holder.attached) > 1
        and len(held_by(table, holder)) > 1
        and not table.has_flag(c.ESCORTS_MANY, holder)
    )


def step_surplus(table: Table, frame: Frame) -> None:
    decision = Decision(CAPTURE_CHOICE, table.pieces[frame.a].controller, frame.a)
    for id in held_by(table, table.pieces[frame.a]):
        decision.offer(SEIZE_VERB, id, frame.a)
    if len(decision.options) > 1:
        table.ask(decision)
    else:
        table.frames.pop()


def answer_surplus(table: Table, frame: Frame, option: Option) -> None:
    """Release all captives but the one that was chosen."""
    table.frames.pop()
    holder = table.pieces[frame.a]
    place: i64 = table.place_at(holder)
    for id in held_by(table, holder):
        if id != option.piece:
            captive = table.pieces[id]
            table.detach(captive)
            begin_release(table, captive, place)


# --- release ---------------------------------------------------------------------------------------------------------------


def begin_release(table: Table, captive: Piece, place: i64, stays: bool = False) -> None:
    """Ask the owner of a captive where it goes, once the events under way have all happened."""
    push(table, Frame(RELEASE_FRAME, 0, captive.id, place, 1 if stays else 0))


def step_release(table: Table, frame: Frame) -> None:
    """Ask whether a released captive stays at its site or goes to its owner's Used Pile."""
    captive = table.pieces[frame.a]
    if captive.bonds == FREE:  # it is none any more
        table.frames.pop()
        return
    decision = Decision(RELEASE_CHOICE, captive.owner, captive.id)
    if frame.b >= 0 and table.pieces[frame.b].card.kind == SITE and table.pieces[frame.b].declared != DESTROYED:
        decision.offer(RALLY_VERB, captive.id, frame.b)
    if frame.c == 0 or not decision.options:
        decision.offer(LET_GO_VERB, captive.id, 0)
    if len(decision.options) == 1:
        answer_release(table, frame, decision.options[0])
    else:
        table.ask(decision)


def answer_release(table: Table, frame: Frame, option: Option) -> None:
    table.frames.pop()
    captive = table.pieces[frame.a]
    if table.log is not None:
        table.note(log.RELEASED, captive.owner, captive.id)
    if option.verb == RALLY_VERB:
        rally(table, captive, frame.b)
    else:
        put_away(table, captive, c.USED)
    begin_answers(table, c.AT_RELEASE, captive.owner, captive.id, frame.b)


def rally(table: Table, captive: Piece, place: i64) -> None:
    """Let a captive stand at a location as a free character, with its weapons and devices."""
    table.detach(captive)
    captive.bonds = FREE
    captive.seizer = NONE
    captive.entered = table.turn
    table.move(captive, table.sides[captive.owner].at_locations)
    table.stand(captive, place)
    for id in captive.attached:
        other = table.pieces[id]
        if other.zone % ZONES_A_SEAT == COVERED:
            table.move(other, table.sides[other.owner].at_locations)


def put_away(table: Table, piece: Piece, kind: i64) -> None:
    """Put a captive, or a character that escapes when it is captured, into a pile of its owner; what is attached to it is lost."""
    for id in piece.attached.copy():
        other = table.pieces[id]
        table.detach(other)
        lose_with_attached(table, other)
    table.detach(piece)
    piece.bonds = FREE
    piece.seizer = NONE
    table.move(piece, table.pile(piece.owner, kind))


def is_captive(piece: Piece) -> bool:
    return piece.bonds != FREE


def holder_of(table: Table, captive: Piece) -> Piece | None:
    """The escort of a captive; None for one that is imprisoned or left unattended."""
    if captive.bonds == FREE or captive.host < 0 or table.pieces[captive.host].zone % ZONES_A_SEAT != AT_LOCATIONS:
        return None
    return table.pieces[captive.host]
