"""The ops from FIRST_ARMS on: what texts do to shots."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import NUMBER, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.creatures.attacks import cancel_attack
from games.star_wars_ccg.play.effects.destinies import shot_of
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.weapons import COMPARE, use_up


def perform_arms(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    if code == c.LIFT_SHOT:
        if isinstance(op, Verb) and op.much is not None and (scope.numbers == [] or scope.numbers[0] >= 0):
            lift_shot(table, scope, table.amount(op.much, scope))
    elif code == c.LIFT_SHOT_BY:
        target = first_target(table, scope)
        if target is not None:
            lift_shot(table, scope, table.number(op.kind, target))
    elif code == c.CANCEL_ATTACK:
        cancel_attack(table)
    elif code == c.FORGO:
        weapon = first_target(table, scope)
        if weapon is not None:
            use_up(table, weapon)


def lift_shot(table: Table, scope: Resolution, amount: i64) -> None:
    """Add to the destinies of the weapon that is fired now, whether they are drawn or not."""
    shot = shot_of(table)
    if shot is None:
        return
    if shot.pc >= COMPARE:
        shot.c += amount
    else:
        of = Resolution(scope.source, scope.seat)
        table.change(Change(NUMBER, c.SHOT_BONUS, ADD, of, amount=Amount(amount), piece=shot.a, ends=c.SHOT))
