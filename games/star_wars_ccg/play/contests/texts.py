"""The ops, filters and amounts from FIRST_CONTEST on: duels, lightsaber combat, Jedi Tests and Podraces."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import MENTOR_FRAME, RACE_FRAME, SABACC_FRAME
from games.star_wars_ccg.play.contests import duels, jedi_tests, podraces, sabacc
from games.star_wars_ccg.play.contests.contest import COMBAT, DUEL, NO_CONTEST
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def step_contest(table: Table, frame: Frame) -> None:
    if frame.kind == MENTOR_FRAME:
        jedi_tests.step_mentor(table, frame)
    elif frame.kind == RACE_FRAME:
        podraces.step_race(table, frame)
    elif frame.kind == SABACC_FRAME:
        sabacc.step_sabacc(table, frame)
    else:
        duels.step_duel(table, frame)


def answer_contest(table: Table, frame: Frame, option: Option) -> None:
    if frame.kind == RACE_FRAME:
        podraces.answer_race(table, frame, option)
    elif frame.kind == SABACC_FRAME:
        sabacc.answer_sabacc(table, frame, option)
    else:
        jedi_tests.answer_mentor(table, frame, option)


def perform_contest(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    contest = table.contest
    if code == c.DUEL:
        if isinstance(op, Verb):
            duels.begin_duel(table, op, scope)
    elif code == c.END_DUEL:
        duels.end_duel(table)
    elif c.ATTEMPT <= code <= c.COMPLETE:
        take_test(table, op, table.pieces[scope.source])
    elif c.BEGIN_RACE <= code <= c.CLEAR_RACE:
        race(table, op, scope)
    elif contest.kind == NO_CONTEST:
        return
    elif code == c.CANCEL_DUEL:
        duels.cancel_duel(table)
    elif code == c.DUEL_DRAWS:
        contest.draws[scope.seat] += op.amount
    elif code == c.DUEL_BONUS:
        contest.totals[scope.seat] += op.amount
    elif code == c.DUEL_TOP:
        lost = table.sides[scope.seat].lost.cards
        if lost:
            contest.totals[scope.seat] += lost[-1].card.destiny
    else:
        raise ValueError(f"there is no op {code}")


def take_test(table: Table, op: Op, test: Piece) -> None:
    """Carry out an op of Jedi Tests."""
    if op.code == c.ATTEMPT:
        jedi_tests.attempt(table, test, op.amount)
    elif op.code == c.BEGIN_TRIAL:
        test.acted = table.turn
        test.declared = table.turn
        table.changed()
    else:
        jedi_tests.complete(table, test)


def race(table: Table, op: Op, scope: Resolution) -> None:
    """Carry out an op of Podraces."""
    code: i64 = op.code
    if code == c.BEGIN_RACE:
        event = table.pieces[scope.source]
        if event.stage == 0 and not podraces.is_racing(table):
            event.stage = 1
            table.changed()
            if table.log is not None:
                table.note(log.RACE_BEGINS, scope.seat, event.id)
    elif code == c.DRAW_RACE:
        podraces.draw_race(table, scope.seat)
    elif code == c.FINISH_RACE:
        podraces.finish_race(table, table.pieces[scope.source])
    elif code == c.CLEAR_RACE:
        podraces.clear_race(table, table.pieces[scope.source])
    elif code == c.DROP_RACE:
        for side in table.sides:
            for racer in podraces.podracers_of(table, side.seat):
                podraces.put_back_top(table, racer)
    elif scope.slots and scope.slots[0]:
        table.pieces[scope.slots[0][0]].declared = 1 if code == c.DAMAGE_RACER else 0
        table.changed()


def passes_in_contest(table: Table, number: i64, here: Piece) -> bool:  # noqa: PLR0911  one line a test
    if number == c.IS_DUELLING:
        return duels.is_fighter(table, here)
    if number == c.IS_VICTORIOUS:
        return duels.has_won(table, here)
    if number == c.IS_DEFEATED:
        return duels.has_been_defeated(table, here)
    if number == c.IS_APPRENTICE:
        return jedi_tests.is_apprentice(table, here)
    if number == c.IS_MENTOR:
        return jedi_tests.is_mentor(table, here)
    if number == c.IS_RACER_DAMAGED:
        return here.card.is_podracer and here.declared == 1
    if number == c.IS_RACER_SOUND:
        return here.card.is_podracer and here.declared != 1
    if number == c.IS_COMPLETED:
        return here.card.test > 0 and here.stage == 1
    raise ValueError(f"there is no test {number}")


def counted_in_contest(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911  one line an amount
    if c.IS_RACING <= number <= c.RACE_SUM:
        return counted_in_race(table, number, scope)
    if c.MAY_ATTEMPT <= number <= c.ON_TRIAL:
        return counted_in_test(table, number, table.pieces[scope.source])
    contest = table.contest
    if number == c.DUEL_RESULT:
        return 0 if contest.winner < 0 else 1 if contest.winner == scope.seat else -1
    if number == c.IS_DUEL:
        return 1 if contest.kind == DUEL else 0
    if number == c.IS_COMBAT:
        return 1 if contest.kind == COMBAT else 0
    if number == c.HAS_STARTED:
        return 1 if contest.starter == scope.seat else 0
    if number == c.DUEL_MARGIN:
        difference: i64 = contest.totals[0] - contest.totals[1]
        return max(difference, -difference)
    raise ValueError(f"there is no amount {number}")


def counted_in_test(table: Table, number: i64, test: Piece) -> i64:
    if number == c.MAY_ATTEMPT:
        return 1 if jedi_tests.may_attempt(table, test) else 0
    if number == c.HAS_COMPLETED:
        return test.stage
    if number == c.IS_ABANDONED:
        return 1 if test.stage == 0 and (test.aim < 0 or test.origin < 0) else 0
    if number == c.WAS_QUIET:
        return 1 if jedi_tests.is_quiet(table, test.controller) else 0
    if test.declared == 0:
        return 0
    return 1 if test.declared == table.turn else 2


def counted_in_race(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911  one line an amount
    side = table.sides[scope.seat]
    if number == c.IS_RACING:
        return 1 if podraces.is_racing(table) else 0
    if number == c.MAY_RACE:
        return 1 if podraces.may_draw(table, scope.seat) else 0
    if number == c.IS_FINISHED:
        return 1 if podraces.is_racing(table) and podraces.race_winner(table) >= 0 else 0
    if number == c.RACE_RESULT:
        declared: i64 = table.pieces[scope.source].declared
        return 0 if declared == 0 else 1 if declared == 1 + scope.seat else -1
    if number == c.RACES_WON:
        return side.races_won
    if number == c.RACES_LOST:
        return side.races_lost
    if number == c.STAKE_NOW:
        return podraces.stake(table)
    if number == c.HAS_RACED:
        return 1 if table.pieces[scope.source].stage > 0 else 0
    if number == c.RACE_LEAD:
        return podraces.leading(table, scope.seat)
    return podraces.highest_total(table, 0) + podraces.highest_total(table, 1)
