"""The Podrace (CCG-POD-01): race destinies that lie on Podracers or on the arena, race totals, and how it ends.

A race is under way while an Epic Event that runs it has `stage` 1.  A Podracer is damaged while its `declared` is 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import ARM_VERB, ASIDE, NONE, PLACE_CHOICE, RACE_FRAME, SEATS, ZONES_A_SEAT
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers
from games.star_wars_ccg.play.turn.leaving import leave_table
from games.star_wars_ccg.play.turn.losses import lose_force

# What the winner's total exceeds, and the Force that is retrieved and lost.
DISTANCE: Final = 24
STAKE: Final = 6

# Steps of the frame.
CHOOSE: Final = 0
DRAW: Final = 1
PLACE: Final = 2


def event_of(table: Table) -> Piece | None:
    """The Epic Event that runs the race under way."""
    for id in table.races:
        event = table.pieces[id]
        if table.zones[event.zone].in_play and event.stage == 1:
            return event
    return None


def is_racing(table: Table) -> bool:
    return bool(table.races) and event_of(table) is not None


def arena_of(table: Table) -> i64:
    """The id of the location where the race is; NONE without a race."""
    event = event_of(table)
    return table.place_at(event) if event is not None else NONE


def podracers_of(table: Table, seat: i64) -> list[Piece]:
    return [piece for piece in table.sides[seat].at_locations.cards if piece.card.is_podracer]


def draw_race(table: Table, seat: i64) -> None:
    """Let a seat draw race destiny, for one of its Podracers or for none."""
    arena: i64 = arena_of(table)
    if arena >= 0:
        table.sides[seat].raced = table.turn
        frame = Frame(RACE_FRAME, CHOOSE, seat, NONE)
        frame.e = arena
        table.frames.append(frame)


def step_race(table: Table, frame: Frame) -> None:
    side = table.sides[frame.a]
    if frame.pc == CHOOSE:
        own = podracers_of(table, frame.a)
        if len(own) > 1:
            decision = Decision(PLACE_CHOICE, frame.a, own[0].id)
            for each in own:
                decision.offer(ARM_VERB, each.id, 0)
            table.ask(decision)
            return
        begin_drawing(table, frame, own[0].id if own else frame.e)
    elif frame.pc == DRAW and (frame.c <= 0 or not side.reserve.cards or is_held_back(table, frame.a)):
        table.frames.pop()
    elif frame.pc == DRAW:
        piece = side.reserve.cards[-1]
        table.show_all(piece)
        table.move(piece, side.aside)
        frame.c -= 1
        frame.d = piece.id + 1
        frame.pc = PLACE
        if table.log is not None:
            table.note(log.RACE_DESTINY, side.seat, piece.id, piece.card.destiny)
        begin_answers(table, c.AT_RACE_DRAWN, side.seat, piece.id)
    elif table.pieces[frame.d - 1].zone != side.aside.id:  # a text has taken it away
        frame.d = 0
        frame.pc = DRAW
    else:
        ask_place(table, frame)


def begin_drawing(table: Table, frame: Frame, target: i64) -> None:
    frame.b = target
    frame.c = 1 + table.value(c.RACE_DRAWS, table.pieces[target])
    frame.pc = DRAW


def ask_place(table: Table, frame: Frame) -> None:
    """Ask whether the card is kept, which a damaged Podracer pays for, or goes to the Used Pile."""
    decision = Decision(PLACE_CHOICE, frame.a, frame.d - 1)
    decision.offer(ARM_VERB, frame.b, 0)
    decision.offer_pass()
    table.ask(decision)


def answer_race(table: Table, frame: Frame, option: Option) -> None:
    if frame.pc == CHOOSE:
        begin_drawing(table, frame, option.piece)
        return
    piece = table.pieces[frame.d - 1]
    side = table.sides[frame.a]
    frame.d = 0
    frame.pc = DRAW
    if option.verb == PASS_VERB:
        table.move(piece, side.used)
        return
    piece.under = frame.b
    piece.entered = table.turn
    table.changed()
    begin_answers(table, c.AT_RACE_PLACED, 1 - frame.a, piece.id)
    if table.pieces[frame.b].declared == 1:
        lose_force(table, frame.a, 1)


def may_draw(table: Table, seat: i64) -> bool:
    """Once in a control phase of a race."""
    is_new = table.sides[seat].raced != table.turn
    return is_new and is_racing(table) and bool(table.sides[seat].reserve.cards) and not is_held_back(table, seat)


def is_held_back(table: Table, seat: i64) -> bool:
    """Whether a text keeps a seat from drawing race destiny."""
    return table.sides[seat].skipped == table.turn or table.seat_value(c.NO_RACE_DESTINY, seat, 0) > 0


def destinies_on(table: Table, where: i64, seat: i64) -> list[Piece]:
    """The race destinies of a seat on a Podracer or the arena, the first one first."""
    if table.pieces[where].card.is_podracer:  # a text may have put a card of the other player there
        return [piece for side in table.sides for piece in side.aside.cards if piece.under == where]
    return [piece for piece in table.sides[seat].aside.cards if piece.under == where]


def race_total(table: Table, racer: Piece) -> i64:
    """The printed destinies on a Podracer, with what its text adds to each of them."""
    total: i64 = 0
    bonus: i64 = table.value(c.RACE_EACH, racer)
    for piece in destinies_on(table, racer.id, racer.controller):
        total += piece.card.destiny + bonus
    return total


def highest_total(table: Table, seat: i64) -> i64:
    """The highest race total of a seat; 0 without a race."""
    arena: i64 = arena_of(table)
    if arena < 0:
        return 0
    best: i64 = 0
    for piece in destinies_on(table, arena, seat):
        best += piece.card.destiny
    for racer in podracers_of(table, seat):
        total: i64 = race_total(table, racer)
        best = max(best, total)
    return best


def race_winner(table: Table) -> i64:
    """The seat whose total is high enough and the higher one; NONE without such a seat."""
    first: i64 = highest_total(table, 0)
    second: i64 = highest_total(table, 1)
    if first == second or max(first, second) <= DISTANCE:
        return NONE
    return 0 if first > second else 1


def finish_race(table: Table, event: Piece) -> None:
    """End the race if a total is high enough: `declared` of the Epic Event is 1 more than the seat of the winner."""
    winner: i64 = race_winner(table)
    if winner < 0 or event.stage != 1:
        return
    event.declared = 1 + winner
    table.sides[winner].races_won += 1
    table.sides[1 - winner].races_lost += 1
    if table.log is not None:
        table.note(log.RACE_WON, winner, event.id)


def clear_race(table: Table, event: Piece) -> None:
    """Race destinies go to Used Piles, and all Podracers are lost."""
    arena: i64 = table.place_at(event)
    event.stage = 2
    for side in table.sides:
        for piece in side.aside.cards.copy():
            if piece.under >= 0 and (piece.under == arena or table.pieces[piece.under].card.is_podracer):
                piece.under = NONE
                table.move(piece, side.used)
        for racer in podracers_of(table, side.seat):
            leave_table(table, racer)


def stake(table: Table) -> i64:
    """The Force that is retrieved and lost at the end of a race."""
    return STAKE + table.seat_value(c.RACE_STAKE, 0, 0) + table.seat_value(c.RACE_STAKE, 1, 0)


def race_loss(table: Table, event: Piece) -> i64:
    """The Force that the loser of a race loses, with what texts spare that player."""
    if event.declared == 0:
        return 0
    loser: i64 = 2 - event.declared
    number: i64 = stake(table) - table.seat_value(c.RACE_SPARED, loser, 0)
    if table.seat_value(c.RACE_HALVED, loser, 0) > 0:
        lead: i64 = highest_total(table, 1 - loser) - highest_total(table, loser)
        number = min(number, (lead + 1) // 2)
    return max(number, 0)


def put_back_top(table: Table, racer: Piece) -> None:
    """The last race destiny on a Podracer goes to its owner's Used Pile."""
    own = destinies_on(table, racer.id, racer.controller)
    if own:
        own[-1].under = NONE
        table.move(own[-1], table.sides[own[-1].owner].used)


def is_race_destiny(piece: Piece) -> bool:
    return piece.under >= 0 and piece.zone % ZONES_A_SEAT == ASIDE


def leading(table: Table, seat: i64) -> i64:
    """How much a seat leads in the race; below 0 if it is behind."""
    return highest_total(table, seat) - highest_total(table, (seat + 1) % SEATS)
