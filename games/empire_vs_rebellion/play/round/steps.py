"""A round step by step: planning, struggle and dominance (EVR-RND-01).

The struggle is the engine's action window: the seats act in turn until both pass in succession.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.play.constants import (
    AFTERWARDS,
    CHOOSE_STRATEGIES,
    FIGHT,
    FIX_TOTALS,
    INFILTRATORS_CHOOSE,
    REVEAL_EVENT,
    SHOW_STRATEGIES,
    STRUGGLE,
    TAKE_EVENT,
    WHO_WINS,
)
from games.empire_vs_rebellion.play.round.clean_up import clean_up
from games.empire_vs_rebellion.play.round.dominance import afterwards, fix_totals, show_strategies, take_event, who_wins
from games.empire_vs_rebellion.play.round.planning import choose_strategies, infiltrators_choose, reveal_event
from games.empire_vs_rebellion.play.state import Table
from games.engine.machine import Frame


def step_round(table: Table, frame: Frame) -> None:
    step: i64 = frame.pc
    frame.pc = step + 1
    if step == REVEAL_EVENT:
        reveal_event(table, frame)
    elif step == INFILTRATORS_CHOOSE:
        infiltrators_choose(table, frame)
    elif step == CHOOSE_STRATEGIES:
        choose_strategies(table, frame)
    elif step == FIGHT:
        table.phase = STRUGGLE
        table.actions = 0
        table.open_actions(STRUGGLE, table.balance)  # EVR-STG-01
    elif step == SHOW_STRATEGIES:
        show_strategies(table)
    elif step == FIX_TOTALS:
        fix_totals(table)
    elif step == WHO_WINS:
        who_wins(table)
    elif step == TAKE_EVENT:
        take_event(table)
    elif step == AFTERWARDS:
        afterwards(table)
    else:
        clean_up(table)
        frame.pc = REVEAL_EVENT
