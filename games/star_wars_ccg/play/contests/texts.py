"""Carry out the ops of duels and of what else stands beside battles, and say what their filters test and their amounts count."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.contests import duels
from games.star_wars_ccg.play.contests.contest import COMBAT, DUEL, NO_CONTEST
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def step_contest(table: Table, frame: Frame) -> None:
    duels.step_duel(table, frame)


def perform_contest(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    contest = table.contest
    if code == c.DUEL:
        if isinstance(op, Verb):
            duels.begin_duel(table, op, scope)
    elif code == c.END_DUEL:
        duels.end_duel(table)
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


def passes_in_contest(table: Table, number: i64, here: Piece) -> bool:
    if number == c.IS_DUELLING:
        return duels.is_fighter(table, here)
    if number == c.IS_VICTORIOUS:
        return duels.has_won(table, here)
    if number == c.IS_DEFEATED:
        return duels.has_been_defeated(table, here)
    raise ValueError(f"there is no test {number}")


def counted_in_contest(table: Table, number: i64, scope: Resolution) -> i64:
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
