"""Carry out an event: from its kind to the function that changes the table."""

from __future__ import annotations

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import COMMITTED, EDGE_BATTLE_ANEW, FOCUS_MOVED, PLAYED, TAKEN
from games.star_wars_lcg.play.events.cards import carry_out_card
from games.star_wars_lcg.play.events.conflict import carry_out_conflict
from games.star_wars_lcg.play.events.game import carry_out_game
from games.star_wars_lcg.play.events.tokens import carry_out_tokens
from games.star_wars_lcg.play.state import Table


def execute(table: Table, event: Event) -> None:
    """Carry out an event.  The kinds stand in groups in `abilities.constants`; turns and phases need nothing."""
    if event.kind < PLAYED:
        return
    if event.kind <= TAKEN:
        carry_out_card(table, event)
    elif event.kind <= FOCUS_MOVED:
        carry_out_tokens(table, event)
    elif event.kind < COMMITTED or event.kind == EDGE_BATTLE_ANEW:
        carry_out_conflict(table, event)
    else:
        carry_out_game(table, event)
