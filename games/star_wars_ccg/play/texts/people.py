"""What people of virtual sets count and watch: `abilities.constants`, FIRST_OF_PEOPLE and those after it."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import PieceTest
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.battle import take_lead


def perform_people(table: Table, op: Op, scope: Resolution) -> None:
    of = Resolution(scope.source, scope.seat)
    first = first_target(table, scope)
    if op.code == c.LIFT_SUM_BY and first is not None and table.battle.place >= 0:
        much: i64 = table.number(op.kind, first)
        place: i64 = table.battle.place
        table.change(Change(NUMBER, c.TOTAL_DESTINY + scope.seat, ADD, of, amount=Amount(much), piece=place, ends=c.BATTLE))
    elif op.code == c.LEND_TO and first is not None:
        more: i64 = table.number(op.kind, table.pieces[scope.source])
        table.change(Change(NUMBER, op.kind, ADD, of, amount=Amount(more), piece=first.id, ends=c.BATTLE))
    elif op.code == c.POOL:
        if table.battle.place >= 0:
            number: i64 = c.POOLED + scope.seat
            table.change(Change(NUMBER, number, ADD, of, amount=Amount(1), piece=table.battle.place, ends=c.BATTLE))
    elif op.code == c.LEAD:
        take_lead(table, scope.seat, op.amount)
    elif op.code == c.WATCH and first is not None:
        table.change(Change(FLAG, c.WATCHED, GAIN, of, amount=Amount(1), piece=first.id, ends=c.TURN))


def counted_people(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.SHOTS_COUNTED:
        return table.value(c.COUNTED_SHOTS, table.pieces[scope.source])
    raise ValueError(f"there is no amount {number}")


def passes_people(table: Table, test: PieceTest, here: Piece, scope: Resolution) -> bool:
    if test.number == c.IS_WATCHED:
        for change in table.changes.flag_row(c.WATCHED) or []:  # noqa: SIM110  a loop is faster when compiled
            if change.piece == here.id and change.scope.source == scope.source:
                return True
        return False
    raise ValueError(f"there is no test {test.number}")
