"""The ops, filters and amounts from FIRST_GUARD on: protection, second battles, and places that are held."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target, subject_of
from games.star_wars_ccg.play.constants import ESCAPE_FRAME
from games.star_wars_ccg.play.guarding.attempts import call_off, turn_attempt
from games.star_wars_ccg.play.guarding.battles import fight_again, fight_there, find_out, hide, swap_power
from games.star_wars_ccg.play.guarding.losses import clear_out, finish, forfeit_now, salvage
from games.star_wars_ccg.play.guarding.places import retarget
from games.star_wars_ccg.play.guarding.promises import oblige, promise
from games.star_wars_ccg.play.state import Table


def perform_guard(table: Table, op: Op, scope: Resolution) -> None:  # noqa: PLR0912  one branch an op
    code: i64 = op.code
    first = first_target(table, scope)
    if code == c.SALVAGE:
        salvage(table, subject_of(table))
    elif code == c.SWAP_POWER:
        swap_power(table, scope)
    elif code == c.FIGHT_AGAIN:
        fight_again(table, scope, op.amount)
    elif code == c.FINISH:
        finish(table, table.pieces[scope.source], op.kind == 1)
    elif code == c.HIDE:
        hide(table, scope)
    elif code == c.FIND_OUT:
        find_out(table)
    elif code == c.SLIP_AWAY:
        table.frames.append(Frame(ESCAPE_FRAME, 0, scope.seat, c.BY_CHOICE))
    elif code in (c.FORFEIT_NOW, c.PROMISE, c.CLEAR_OUT, c.OBLIGE) and isinstance(op, Verb) and op.pieces is not None:
        for piece in table.pieces_of(op.pieces, scope):
            here = table.pieces[piece.id]
            if code == c.FORFEIT_NOW:
                forfeit_now(table, here)
            elif code == c.PROMISE:
                promise(table, here)
            elif code == c.OBLIGE:
                oblige(table, scope.seat, here)
            else:
                clear_out(table, here)
    elif code == c.CALL_OFF:
        call_off(table)
    elif first is None:
        return
    elif code == c.TURN_ATTEMPT:
        turn_attempt(table, first)
    elif code == c.RETARGET_TO and len(scope.slots) > 1 and scope.slots[1]:
        retarget(table, first, table.pieces[scope.slots[1][0]])
    elif code == c.FIGHT_THERE:
        fight_there(table, scope, first.id, op.amount)
    elif code == c.RETARGET:
        retarget(table, first, table.pieces[scope.source])
