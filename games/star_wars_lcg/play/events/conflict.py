"""Engagements and edge battles: who takes part, the edge, fate cards (LCG-ENG, LCG-EDG)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import (
    EDGE_BATTLE_ANEW,
    EDGE_BATTLE_WON,
    ENGAGED,
    ENGAGED_ANEW,
    FATE_RESOLVED,
    JOINED,
    REMOVED,
    STACKS_REVEALED,
)
from games.star_wars_lcg.play.state import Table


def carry_out_conflict(table: Table, event: Event) -> None:
    """Units that are declared participate from then on, so nothing is left to do for DECLARED_ATTACKER and DECLARED_DEFENDER."""
    kind: i64 = event.kind
    if kind == ENGAGED:
        table.pieces[event.piece].engaged = True  # LCG-CON-02
    elif kind == STACKS_REVEALED:
        reveal(table)
    elif kind == FATE_RESOLVED:
        ability = table.card_of(table.pieces[event.piece]).fate
        if ability is not None:
            table.use_ability(ability, event.piece, event.seat)
    elif kind == EDGE_BATTLE_WON:
        table.edge = event.seat
        table.changed()
    elif kind == ENGAGED_ANEW:
        table.pieces[event.piece].engaged = False
    elif kind == JOINED:
        if table.engaged >= 0 and table.is_unit(table.pieces[event.piece]):
            table.pieces[event.piece].participating = True
        else:
            table.fail(event)
    elif kind == REMOVED:
        table.pieces[event.piece].participating = False  # LCG-ENG-07
    elif kind == EDGE_BATTLE_ANEW:
        table.edge_anew = True


def reveal(table: Table) -> None:
    """LCG-EDG-07"""
    for side in table.sides:
        for piece in side.edge_stack.cards:
            table.show_all(piece)
