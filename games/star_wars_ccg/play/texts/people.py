"""The ops, filters and amounts from FIRST_OF_PEOPLE on (`abilities.constants.blocks`): what characters of virtual sets count and watch."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import PieceTest
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.constants import CHARACTER
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.battle import take_lead
from games.star_wars_ccg.play.turn.interrupts import BY_PLAYER, has_worked_here

# `Side.done`: below the keys of Interrupts of the Lost Pile (`play.turn.interrupts.REPLAY_KEYS`).
GAME_KEYS: Final = -200_000_000


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
        if first.card.type == CHARACTER:  # it is still known once it was lost
            table.pieces[scope.source].origin = first.id
            table.pieces[scope.source].declared = table.turn
    elif op.code == c.MARK_GAME:
        table.sides[scope.seat].done += [game_key(table.pieces[scope.source])]


def game_key(piece: Piece) -> i64:
    """The number in `Side.done` by which a once-a-game text that works by itself is remembered for all cards of its title."""
    return GAME_KEYS - piece.card.title


def counted_people(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.SHOTS_COUNTED:
        return table.value(c.COUNTED_SHOTS, table.pieces[scope.source])
    if number == c.IS_FRESH_GAME:
        return 0 if game_key(table.pieces[scope.source]) in table.sides[scope.seat].done else 1
    if number == c.TARGET_PILOT:
        first = first_target(table, scope)
        return best_pilot(table, first) if first is not None else 0
    if number == c.WORKED_HERE:
        return 1 if has_worked_here(table, table.pieces[scope.source], BY_PLAYER) else 0
    raise ValueError(f"there is no amount {number}")


def passes_people(table: Table, test: PieceTest, here: Piece, scope: Resolution) -> bool:
    if test.number == c.GAINED_REPUBLIC:
        return table.changes.flag_row(c.GAINS_REPUBLIC) is not None and table.has_flag(c.GAINS_REPUBLIC, here)
    if test.number == c.IS_WATCHED:
        for change in table.changes.flag_row(c.WATCHED) or []:
            if change.piece == here.id and change.scope.source == scope.source:
                return True
        source = table.pieces[scope.source]
        return here.card.type == CHARACTER and source.origin == here.id and source.declared == table.turn
    raise ValueError(f"there is no test {test.number}")


def best_pilot(table: Table, ship: Piece) -> i64:
    """The highest ability of a pilot of a starship, also of a permanent one."""
    best: i64 = 1 + ship.card.more_ability if ship.card.permanent_pilots > 0 and not table.has_flag(c.NO_CREW, ship) else 0
    for id in ship.attached:
        inside = table.pieces[id]
        if table.is_crew(inside, ship):
            ability: i64 = table.number(c.ABILITY, inside)
            best = max(best, ability)
    return best
