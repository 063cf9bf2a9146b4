"""Choose between effects: one option of CHOOSE, one or more options of AND_OR."""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import AND_OR, PICK_OP
from games.empire_vs_rebellion.play.constants import OPTION
from games.empire_vs_rebellion.play.effects.pick import can_pick
from games.empire_vs_rebellion.play.side import Side
from games.empire_vs_rebellion.play.state import Table
from games.engine.decision import Decision
from games.engine.machine import Frame
from games.engine.ops import Op, Program


def ask_parts(table: Table, side: Side, op: Op, frame: Frame, done: i64) -> None:
    """Ask for one of the effects that can be carried out (EVR-STG-07).  A further effect of AND_OR is optional.

    done: one bit for each effect that was already carried out.
    """
    decision = Decision(OPTION, side.seat, frame.b)
    number: i64 = 0
    while number < len(op.subs):
        if not (done >> number) & 1 and can_be_done(table, side, op.subs[number]):
            decision.options.append(table.choices[number])
        number += 1
    if not decision.options:
        frame.d = 0
        return
    if done:
        decision.offer_pass()
    if op.code == AND_OR:
        frame.pc -= 1
    table.ask(decision)


def can_be_done(table: Table, side: Side, program: Program) -> bool:
    op = program.ops[0]
    return op.code != PICK_OP or can_pick(table, side, op)
