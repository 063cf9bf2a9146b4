"""The start of a game: the starting locations, the first hands, and who begins (CCG-SET)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import LOCATION, NONE, OBJECTIVE, SEATS, START_CHOICE, START_VERB, TURN_FRAME
from games.star_wars_ccg.play.counts import CARD_DRAWN, CARD_NUMBERS
from games.star_wars_ccg.play.objectives.starts import begin_interrupt, begin_start, starting_interrupts, ways_of
from games.star_wars_ccg.play.row import cover, places_in, put_in_row
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table

# Steps of the frame.
ASIDE: Final = 0
CHOOSE: Final = 1
COMPARE: Final = 2
BRING: Final = 3
REVEAL: Final = 4
DEAL: Final = 5


def step_setup(table: Table, frame: Frame) -> None:
    step: i64 = frame.pc
    if step == ASIDE:
        for side in table.sides:
            lay_objective(table, side)
            lay_starting_effect(table, side)
        frame.pc = CHOOSE
    elif step == CHOOSE:
        ask_start(table, frame)
    elif step == COMPARE:
        compare_starts(table, frame)
    elif step == BRING:
        bring_named(table, frame)
    elif step == REVEAL:
        ask_interrupt(table, frame)
    else:
        deal(table)
        table.frames.pop()
        table.frames.append(Frame(TURN_FRAME, 0, table.first))  # CCG-SET-01


def lay_objective(table: Table, side: Side) -> None:
    """CCG-SET-03, CCG-SET-04: the Objective comes on the table, and all other double-sided cards leave the deck."""
    taken: i64 = 0
    for piece in side.reserve.cards.copy():
        if not piece.card.is_double_sided:
            continue
        if piece.card.type == OBJECTIVE and not has_objective(side):
            table.move(piece, side.area)
            if table.log is not None:
                table.note(log.STARTS_WITH, side.seat, piece.id)
        else:
            table.move(piece, side.aside)
            taken += 1
    if table.log is not None and taken > 0:
        table.note(log.TAKEN_OUT, side.seat, -1, taken)


def has_objective(side: Side) -> bool:
    for piece in side.area.cards:  # noqa: SIM110  a loop is faster when compiled
        if piece.card.type == OBJECTIVE:
            return True
    return False


def lay_starting_effect(table: Table, side: Side) -> None:
    """Put a Starting Effect on the table before anything else, with the cards from outside the deck that lie under it."""
    for id in table.stockers:
        piece = table.pieces[id]
        if piece.owner == side.seat and piece.zone == side.reserve.id:
            table.move(piece, side.area)
            if table.log is not None:
                table.note(log.STARTS_WITH, side.seat, piece.id)
            return


def starts_of(side: Side) -> list[Piece]:
    """One card of each name with which this side may start (CCG-SET-02, CCG-LOC-12, A-29); the one that the deck marks, if it does."""
    found: list[Piece] = []
    titles: list[int] = []
    if side.passive or has_objective(side):
        return found
    for piece in side.reserve.cards:
        if piece.card.starts and piece.card.title not in titles:
            titles.append(piece.card.title)
            found.append(piece)
    marked: list[Piece] = [piece for piece in found if piece.card.index in side.marked]
    if marked:
        return marked
    found.sort(key=index_of)
    return found


def index_of(piece: Piece) -> int:
    return piece.card.index


def ask_start(table: Table, frame: Frame) -> None:
    """Ask each side for its starting location from the deck; the choices stay secret until both are made."""
    while frame.c < SEATS:
        side = table.sides[frame.c]
        frame.c += 1
        starts = starts_of(side)
        if starts:
            decision = Decision(START_CHOICE, side.seat, -1)
            for piece in starts:
                decision.offer(START_VERB, piece.id, 0)
            table.ask(decision)
            return
    frame.pc = COMPARE


def ask_interrupt(table: Table, frame: Frame) -> None:
    """CCG-SET-07: each side may show a Starting Interrupt of its deck, the player who goes first before the other."""
    while frame.c < SEATS:
        side = table.sides[(table.first + frame.c) % SEATS]
        frame.c += 1
        decision = Decision(START_CHOICE, side.seat, -1)
        for piece in starting_interrupts(table, side):
            for number in ways_of(table, piece):
                decision.offer(START_VERB, piece.id, number)
        if decision.options:
            decision.offer_pass()
            table.ask(decision)
            return
    frame.pc = DEAL


def answer_setup(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    if frame.pc == REVEAL:
        if option.verb != PASS_VERB:
            begin_interrupt(table, table.pieces[option.piece], option.amount)
    elif decision.seat == 0:
        frame.a = option.piece
    else:
        frame.b = option.piece


def compare_starts(table: Table, frame: Frame) -> None:
    """CCG-SET-05: two equal locations are set aside and both choose again; a side without another puts it back (A-36)."""
    chosen: list[int] = [frame.a, frame.b]
    frame.pc = BRING
    frame.c = 0
    if frame.a >= 0 and frame.b >= 0 and table.pieces[frame.a].card.title == table.pieces[frame.b].card.title:
        title: i64 = table.pieces[frame.a].card.title
        others: list[list[Piece]] = [[each for each in starts_of(side) if each.card.title != title] for side in table.sides]
        if others[0] or others[1]:
            for side in table.sides:
                if others[side.seat]:
                    set_aside(table, side, title)
                    chosen[side.seat] = NONE
            frame.a = chosen[0]
            frame.b = chosen[1]
            frame.c = 0
            frame.pc = CHOOSE
            return
    for start in chosen:
        if start >= 0 and table.pieces[start].card.goes_first == table.sides[table.pieces[start].owner].force_side:
            table.first = table.pieces[start].owner
        if start >= 0 and table.pieces[start].card.goes_last:
            table.first = 1 - table.pieces[start].owner
    for number in range(SEATS):
        seat: i64 = (table.first + number) % SEATS
        if chosen[seat] >= 0:
            lay_start(table, table.pieces[chosen[seat]])


def bring_named(table: Table, frame: Frame) -> None:
    """CCG-SET-08: what comes with the Objectives, that of the player who goes first before the other's."""
    if frame.c == SEATS:
        frame.pc = REVEAL
        frame.c = 0
        return
    side = table.sides[(table.first + frame.c) % SEATS]
    frame.c += 1
    objectives: list[Piece] = [piece for piece in side.area.cards if piece.card.type == OBJECTIVE]
    for piece in objectives:
        if piece.card.start_ways:
            begin_start(table, piece)
        else:
            lay_named(table, side, piece.id)


def set_aside(table: Table, side: Side, title: i64) -> None:
    for piece in side.reserve.cards.copy():
        if piece.card.title == title:
            table.move(piece, side.aside)


def lay_named(table: Table, side: Side, goal: i64) -> None:
    """CCG-SET-08, A-28: the locations that an Objective names come out of the deck with it, before the shuffle."""
    for index in side.marked:
        for piece in side.reserve.cards:
            if piece.card.index == index and piece.card.type == LOCATION:
                lay_start(table, piece, goal)
                break


def lay_start(table: Table, piece: Piece, goal: i64 = NONE) -> None:
    """goal: the Objective that names the location."""
    if table.log is not None:
        table.note(log.STARTS_WITH, piece.owner, piece.id, 0, goal)
    for where in table.row.cards:
        if where.card.title == piece.card.title:
            cover(table, piece, where)
            return
    places = places_in(table, piece.card, piece.card.system)
    put_in_row(table, piece, piece.card.system, places[-1])


def deal(table: Table) -> None:
    """CCG-SET-06: what was set aside returns, decks are shuffled, and each player draws 8 if no text says otherwise; no mulligan."""
    for side in table.sides:
        if side.passive:
            continue
        for piece in side.aside.cards.copy():
            if not piece.card.is_double_sided and piece.under < 0:
                table.move(piece, side.reserve)
        table.shuffle(side.reserve, table.deck_rngs[side.seat])
        for _ in range(side.first_hand):
            if side.reserve.cards:
                drawn = side.reserve.cards[-1]
                table.move(drawn, side.hand)
                table.count(CARD_NUMBERS * drawn.card.index + CARD_DRAWN)
        if table.log is not None:
            table.note(log.HAND_DRAWN, side.seat, -1, len(side.hand.cards))
