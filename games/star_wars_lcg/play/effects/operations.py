"""The ops of the game's own; the shared ones are the engine's (`engine.verbs`)."""

from __future__ import annotations

from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.engine.ops import Op
from games.star_wars_lcg.abilities.constants import COST, PLAYED
from games.star_wars_lcg.play.state import Table


def play_event(table: Table, op: Op, frame: Frame) -> None:
    """Play the event that the ability comes from; its effects happen when that is carried out (LCG-EVT-02)."""
    piece = table.pieces[frame.b]
    table.fire(Event(PLAYED, frame.e, piece.id, piece.id, table.value(COST, piece), other=op.subs[0].number))
