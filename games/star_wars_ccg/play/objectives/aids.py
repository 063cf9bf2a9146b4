"""The ops from FIRST_BATTLE_AID on: what texts of Objectives and of virtual cards do in a battle."""

from __future__ import annotations

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.state import Table


def perform_aid(table: Table, op: Op, scope: Resolution) -> None:
    """Draw more destinies for power alone, or for attrition alone, until the battle is over."""
    if table.battle.place < 0:
        return
    number = (c.ATTRITION_DESTINIES if op.kind == 1 else c.POWER_DESTINIES) + scope.seat
    table.change(Change(NUMBER, number, ADD, scope, amount=Amount(op.amount), piece=table.battle.place, ends=c.BATTLE))
