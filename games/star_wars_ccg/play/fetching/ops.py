"""The ops from FIRST_FETCHED on: texts that deploy cards, or trade them for others."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import LOST
from games.star_wars_ccg.play.fetching.coming import bring
from games.star_wars_ccg.play.state import Table


def perform_fetched(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    if code == c.BRING:
        bring(table, op, scope)
    elif code == c.CLEAR_ATTRITION:
        table.battle.attrition[scope.seat] = 0
    elif isinstance(op, Verb):
        trade(table, scope, op.number, op.kind, op.place)


def trade(table: Table, scope: Resolution, given: i64, taken: i64, pile: i64) -> None:
    """Put cards of the hand into a pile of their player, and take a card that lay there before; the Lost Pile lies open."""
    if taken >= len(scope.slots) or given >= len(scope.slots) or not scope.slots[taken] or not scope.slots[given]:
        return
    side = table.sides[scope.seat]
    for id in scope.slots[given]:
        if pile == LOST:
            table.show_all(table.pieces[id])
        table.move(table.pieces[id], table.pile(scope.seat, pile))
    for id in scope.slots[taken]:
        table.move(table.pieces[id], side.hand)
        if table.log is not None:
            table.note(log.TAKEN, side.seat, id)
