"""Vehicles that crash, and characters that are missing until a search party finds them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.table.changes import FLAG, GAIN, Change
from games.star_wars_ccg.abilities.constants import (
    AT_MISSING,
    BLANKED,
    CANNOT_MOVE,
    CRASHED,
    GAME,
    MISSING,
    OUT_OF_BATTLES,
    SEARCHED,
    SEARCHES,
    TURN,
    UNTIL_FOUND,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.captives.holding import begin_capture
from games.star_wars_ccg.play.constants import CHARACTER, JOIN_VERB, SEARCH_CHOICE, SEARCH_FRAME, SEARCH_VERB
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers

# A search party finds a character if its destiny, with what is added, exceeds this number.
HIDDEN_BY: Final = 5
# What a member adds, and a scout.
MEMBER: Final = 1
SCOUT: Final = 2
CREW: Final = 1000


def set_flags(table: Table, piece: Piece, flags: list[int], ends: i64) -> None:
    of = Resolution(piece.id, piece.controller)
    for flag in flags:
        table.change(Change(FLAG, flag, GAIN, of, amount=Amount(1), piece=piece.id, ends=ends))


def crash(table: Table, vehicle: Piece) -> None:
    """Let a vehicle crash: it stays where it is, without a driver, power and text, as long as it is on the table."""
    if not table.has_flag(CRASHED, vehicle):
        set_flags(table, vehicle, [CRASHED, BLANKED], GAME)
        if table.log is not None:
            table.note(log.CRASHED, vehicle.controller, vehicle.id)


def go_missing(table: Table, piece: Piece) -> None:
    """Let a character go missing: it leaves what it was aboard and stays at its site without doing anything."""
    if table.has_flag(MISSING, piece) or table.place_at(piece) < 0:
        return
    if piece.host >= 0:
        table.stand(piece, table.place_at(piece))
    set_flags(table, piece, [MISSING, OUT_OF_BATTLES, CANNOT_MOVE, BLANKED], UNTIL_FOUND)
    if table.log is not None:
        table.note(log.WENT_MISSING, piece.controller, piece.id)
    begin_answers(table, AT_MISSING, 1 - piece.controller, piece.id)


def find_missing(table: Table, piece: Piece) -> None:
    if table.has_flag(MISSING, piece):
        table.end_changes(piece.id, UNTIL_FOUND)
        if table.log is not None:
            table.note(log.FOUND, piece.controller, piece.id)


# --- search parties --------------------------------------------------------------------------------------------------


def missing_at(table: Table, seat: i64, place: i64) -> list[Piece]:
    """The missing characters of a seat at a site."""
    return [piece for piece in table.sides[seat].at_locations.cards if piece.place == place and table.has_flag(MISSING, piece)]


def searchers_at(table: Table, seat: i64, place: i64) -> list[Piece]:
    """The characters of a seat at a site that may join a search party."""
    found: list[Piece] = []
    for piece in table.sides[seat].at_locations.cards:
        if (
            piece.card.type == CHARACTER
            and table.place_at(piece) == place
            and not table.is_hidden(piece)
            and not table.has_flag(SEARCHED, piece)
        ):
            found.append(piece)
    return found


def offer_searches(table: Table, seat: i64, decision: Decision) -> None:
    """Offer searches in the own control phase, where an own character is missing and another one can search for it."""
    for where in table.row.cards:
        if missing_at(table, seat, where.id) and searchers_at(table, seat, where.id):
            decision.offer(SEARCH_VERB, where.id, 0)


def begin_search(table: Table, seat: i64, place: i64) -> None:
    table.frames.append(Frame(SEARCH_FRAME, 0, seat, place))


def step_search(table: Table, frame: Frame) -> None:
    """Ask who joins, one after the other; then search."""
    searchers = searchers_at(table, frame.a, frame.b)
    if frame.pc > 0 or not searchers:
        table.frames.pop()
        if frame.d > 0:
            search(table, frame)
        return
    decision = Decision(SEARCH_CHOICE, frame.a, frame.b)
    for piece in searchers:
        decision.offer(JOIN_VERB, piece.id, 0)
    if frame.d > 0:
        decision.offer_pass()
    table.ask(decision)


def answer_search(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == PASS_VERB:
        frame.pc = 1
        return
    piece = table.pieces[option.piece]
    frame.d += 1
    frame.c += SCOUT if piece.card.is_scout else MEMBER
    if frame.e > 0 and piece.card.is_bounty_hunter:
        frame.c += MEMBER
    if piece.host >= 0 and table.pieces[piece.host].card.crew_search > 0 and table.is_crew(piece, table.pieces[piece.host]):
        frame.c += CREW
    keep_busy(table, piece)


def keep_busy(table: Table, piece: Piece) -> None:
    """Whoever searches, or is found, neither moves nor searches again nor battles this turn."""
    set_flags(table, piece, [SEARCHED, CANNOT_MOVE, OUT_OF_BATTLES], TURN)


def search(table: Table, frame: Frame) -> None:
    """Draw a destiny; one missing character at random is found if it is high enough with what is added."""
    side = table.sides[frame.a]
    missing = [table.pieces[frame.e - 1]] if frame.e > 0 else missing_at(table, frame.a, frame.b)
    if not side.reserve.cards or not missing:
        return
    more: i64 = frame.c % CREW + crew_bonus(table, frame)
    total: i64 = table.draw_destiny(side, side.text_destinies) + more + table.value(SEARCHES + frame.a, table.pieces[frame.b])
    if table.log is not None:
        table.note(log.SEARCHED, frame.a, frame.b, total)
    if total > HIDDEN_BY:
        found = missing[table.random_of(frame.a).below(len(missing))]
        find_missing(table, found)
        keep_busy(table, found)
        if frame.e > 0:
            begin_capture(table, found, frame.b, False)


def crew_bonus(table: Table, frame: Frame) -> i64:
    """What a vehicle adds to the destiny of a search party that all its pilots have joined."""
    for vehicle in table.sides[frame.a].at_locations.cards:
        more: i64 = vehicle.card.crew_search
        if more > 0 and vehicle.place == frame.b and not table.is_blank(vehicle):
            crew: i64 = 0
            for id in vehicle.attached:
                if table.is_crew(table.pieces[id], vehicle):
                    crew += 1
            if crew > 0 and frame.c // CREW == crew:
                return more
    return 0


def begin_hunt(table: Table, seat: i64, piece: Piece) -> None:
    """Form a search party for a missing character of the opponent, who is captured if it is found."""
    frame = Frame(SEARCH_FRAME, 0, seat, table.place_at(piece))
    frame.e = piece.id + 1
    table.frames.append(frame)
