"""Duels and lightsaber combat: both players draw destinies, what counts is added, and the higher total wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import ANSWER_FRAME, AT_LOCATIONS, DUEL_FRAME, FREE, NOBODY, NONE, PLAY_FRAME, SEATS, ZONES_A_SEAT
from games.star_wars_ccg.play.contests.contest import DUEL, NO_CONTEST
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_automatic
from games.star_wars_ccg.play.turn.leaving import has_saber
from games.star_wars_ccg.play.turn.losses import lose_force

# Steps of the frame.
BEGINS: Final = 0
DRAWS: Final = 1
TOTALS: Final = 2
DECIDE: Final = 3
DECIDED: Final = 4
CLOSE: Final = 5


def begin_duel(table: Table, verb: Verb, scope: Resolution) -> None:
    """Begin it between the first two targets, or between the ability's card and its first target.

    kind: the kind of contest.
    amount, place: the destinies of the player and of the opponent.
    counter: the number of each character that counts, NONE for no number.
    number, whose: what a lightsaber adds to the total and to each destiny.
    """
    contest = table.contest
    chosen = [id for slot in scope.slots[:2] for id in slot[:1]]
    if len(chosen) == 1:
        chosen = [scope.source, chosen[0]]
    if contest.kind != NO_CONTEST or len(chosen) < SEATS:
        return
    first = table.pieces[chosen[0]]
    second = table.pieces[chosen[1]]
    if first.controller == second.controller:
        return
    contest.clear()
    table.contests += 1
    contest.kind = verb.kind
    contest.base = verb.counter
    contest.saber = verb.number
    contest.saber_each = verb.whose
    contest.starter = scope.seat
    contest.is_epic = table.pieces[scope.source].card.is_epic
    contest.fighters[first.controller] = first.id
    contest.fighters[second.controller] = second.id
    contest.draws[scope.seat] = verb.amount
    contest.draws[1 - scope.seat] = verb.place
    if table.log is not None:
        table.note(log.DUEL if verb.kind == DUEL else log.COMBAT, scope.seat, first.id, 0, second.id)
    table.frames.append(Frame(DUEL_FRAME, BEGINS, scope.seat))


def step_duel(table: Table, frame: Frame) -> None:
    contest = table.contest
    step: i64 = frame.pc
    if step < DECIDED and (contest.is_cancelled or are_parted(table)):
        contest.is_cancelled = True
        contest.winner = NOBODY
        table.frames.pop()
    elif step == BEGINS:
        frame.pc = DRAWS
        begin_answers(table, c.AT_DUEL, 1 - frame.a, place_of_contest(table))
        if table.automatic:
            begin_automatic(table, c.AT_DUEL)
    elif step == DRAWS:
        step_draws(table, frame)
    elif step == TOTALS:
        frame.pc = DECIDE
        begin_answers(table, c.AT_DUEL_TOTALS, frame.a, place_of_contest(table))
    elif step == DECIDE:
        if contest.draws[0] > 0 or contest.draws[1] > 0:  # a text has added destinies
            frame.pc = DRAWS
            frame.b = 0
        else:
            frame.pc = DECIDED
            decide(table)
            begin_answers(table, c.AT_DUEL_DECIDED, frame.a, place_of_contest(table))
    elif step == DECIDED:
        if contest.is_cancelled:
            contest.winner = NOBODY
        table.frames.pop()
    else:
        table.frames.pop()
        contest.clear()
        table.changed()


def step_draws(table: Table, frame: Frame) -> None:
    """The next destiny: first all of the seat that began it."""
    contest = table.contest
    if frame.b >= SEATS:
        frame.pc = TOTALS
        return
    seat: i64 = (frame.a + frame.b) % SEATS
    side = table.sides[seat]
    if contest.draws[seat] > 0 and contest.due != seat and table.is_answered(c.AT_DUEL_DUE):
        contest.due = seat
        contest.less = 0
        begin_answers(table, c.AT_DUEL_DUE, seat, place_of_contest(table))
        return
    contest.due = NOBODY
    if contest.draws[seat] > 0 and contest.stand_in >= 0:
        contest.draws[seat] -= 1
        count_combat_card(table, seat)
        return
    if contest.draws[seat] <= 0 or not side.reserve.cards:
        contest.draws[seat] = 0
        frame.b += 1
        return
    contest.draws[seat] -= 1
    draw_duel_destiny(table, seat)
    contest.less = 0
    begin_answers(table, c.AT_DUEL_DESTINY, seat, place_of_contest(table))


def draw_duel_destiny(table: Table, seat: i64) -> None:
    """Draw a duel destiny for a seat, with what texts change of it, and add it to the total."""
    contest = table.contest
    fighter = table.pieces[contest.fighters[seat]]
    side = table.sides[seat]
    drawn: i64 = table.draw_destiny(side, side.text_destinies) + table.value(c.DUEL_EACH, fighter)
    if contest.saber_each > 0 and has_saber(table, fighter):
        drawn += contest.saber_each
    drawn -= contest.less
    contest.drawer = seat
    contest.drawn = max(drawn, 0)
    contest.totals[seat] += contest.drawn


def count_combat_card(table: Table, seat: i64) -> None:
    """The combat card that was revealed counts as the destiny, which nothing changes, and goes to its owner's Used Pile."""
    contest = table.contest
    piece = table.pieces[contest.stand_in]
    contest.stand_in = NONE
    contest.totals[seat] += table.value(c.DESTINY, piece)
    if table.log is not None:
        table.note(log.DESTINY, seat, piece.id, table.value(c.DESTINY, piece))
    table.move(piece, table.sides[piece.owner].used)


def void_duel_destiny(table: Table) -> None:
    """The destiny that was just drawn counts nothing."""
    contest = table.contest
    if contest.drawer >= 0:
        contest.totals[contest.drawer] -= contest.drawn
        contest.drawn = 0


def redraw_duel_destiny(table: Table) -> None:
    """Draw another destiny instead of the one that was just drawn."""
    seat: i64 = table.contest.drawer
    if seat >= 0 and table.sides[seat].reserve.cards:
        void_duel_destiny(table)
        draw_duel_destiny(table, seat)


def total_of(table: Table, seat: i64) -> i64:
    """The total of a seat as it stands now."""
    contest = table.contest
    fighter = table.pieces[contest.fighters[seat]]
    total: i64 = contest.totals[seat] + table.value(c.DUEL_TOTAL if contest.kind == DUEL else c.COMBAT_TOTAL, fighter)
    if contest.base >= 0:
        total += table.number(contest.base, fighter)
    if contest.saber > 0 and has_saber(table, fighter):
        total += contest.saber
    return total


def decide(table: Table) -> None:
    """Compare the totals of a duel; equal ones have no winner."""
    contest = table.contest
    difference: i64 = total_of(table, 0) - total_of(table, 1)
    contest.winner = NOBODY if difference == 0 else 0 if difference > 0 else 1
    contest.totals = [total_of(table, 0), total_of(table, 1)]
    if table.log is not None:
        for seat in range(SEATS):
            table.note(log.DUEL_TOTAL, seat, contest.fighters[seat], contest.totals[seat])


def cancel_duel(table: Table) -> None:
    """End the duel without a winner; nobody answers its beginning any more."""
    table.contest.is_cancelled = True
    table.contest.winner = NOBODY
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and c.AT_DUEL <= frame.a <= c.AT_DUEL_DECIDED:
            frame.c = SEATS


def end_duel(table: Table) -> None:
    """Close a duel whose result has been carried out; both players may answer, unless it was cancelled."""
    contest = table.contest
    if contest.kind == NO_CONTEST:
        return
    table.frames.append(Frame(DUEL_FRAME, CLOSE, contest.starter))
    if contest.cursed >= 0 and contest.winner == 1 - contest.cursed:
        lose_force(table, contest.cursed, contest.curse)
    if not contest.is_cancelled:
        begin_answers(table, c.AT_DUEL_OVER, contest.starter, NONE)
    elif table.automatic:
        begin_automatic(table, c.AT_DUEL_OVER)


def place_of_contest(table: Table) -> i64:
    """The id of the location of the two characters."""
    return table.place_at(table.pieces[table.contest.fighters[0]])


def are_parted(table: Table) -> bool:
    """Whether one of the two has left the table or the location before it was decided."""
    first = table.pieces[table.contest.fighters[0]]
    second = table.pieces[table.contest.fighters[1]]
    return not is_on_table(first) or not is_on_table(second) or table.place_at(first) != table.place_at(second)


def is_on_table(piece: Piece) -> bool:
    """Whether a character is on the table, free or as a captive whom a text lets duel."""
    return piece.zone % ZONES_A_SEAT == AT_LOCATIONS or piece.bonds != FREE


def is_fighter(table: Table, piece: Piece) -> bool:
    return table.contest.kind != NO_CONTEST and piece.id in table.contest.fighters


def has_won(table: Table, piece: Piece) -> bool:
    """Whether this character has won the contest that is decided, wherever it is by now."""
    contest = table.contest
    return contest.winner >= 0 and contest.fighters[contest.winner] == piece.id


def has_been_defeated(table: Table, piece: Piece) -> bool:
    contest = table.contest
    return contest.winner >= 0 and contest.fighters[1 - contest.winner] == piece.id


def return_duel_card(table: Table) -> None:
    """The Interrupt by which it began returns to its owner's hand, if there was one."""
    for frame in table.frames:
        if frame.kind == DUEL_FRAME:
            return
        if frame.kind == PLAY_FRAME:
            piece = table.pieces[frame.a]
            side = table.sides[piece.controller]
            if piece.zone == side.aside.id and piece.under < 0:
                table.move(piece, side.hand)


def stake_duel(table: Table, scope: Resolution, much: i64) -> None:
    """Let the player whose draw was lower lose this much Force with the duel."""
    own: i64 = scope.numbers[0]
    other: i64 = scope.numbers[1]
    if own != other:
        table.contest.cursed = scope.seat if own < other else 1 - scope.seat
        table.contest.curse = much
