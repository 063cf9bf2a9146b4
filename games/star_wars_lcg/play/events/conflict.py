"""Engagements and edge battles: who takes part, the edge, fate cards (LCG-ENG, LCG-EDG)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.batch import PENDING, Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    EDGE_BATTLE_ANEW,
    EDGE_BATTLE_WON,
    EDGE_PLACED,
    ENGAGED,
    ENGAGED_ANEW,
    ENGAGEMENT_TURNED,
    FACEDOWN_CARD,
    FATE_RESOLVED,
    ICONS_RESOLVED,
    ICONS_SKIPPED,
    INSTEAD_OF_IT,
    JOINED,
    REMOVED,
    STACKS_REVEALED,
)
from games.star_wars_lcg.play.constants import ENGAGEMENT_FRAME, STRIKE_FRAME
from games.star_wars_lcg.play.events.card_counts import count_battle
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.strike import resolve_icons

# Every type of icon counts as resolved: bits UNIT_DAMAGE to TACTICS of the strike's frame.
ALL_ICONS: Final = 7


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
        count_battle(table, event.seat)
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
    elif kind >= ENGAGEMENT_TURNED:
        _carry_out_rare(table, event)


def _carry_out_rare(table: Table, event: Event) -> None:
    piece = table.pieces[event.piece]
    if event.kind == ENGAGEMENT_TURNED:
        _turn_engagement(table, event)
    elif event.kind == ICONS_RESOLVED:
        resolve_icons(table, event)
    elif event.kind == EDGE_PLACED:
        table.move(piece, table.sides[event.seat].edge_stack)
        piece.controller = event.seat
        if event.amount != FACEDOWN_CARD:
            table.show_all(piece)
    elif event.kind == ICONS_SKIPPED:
        for frame in table.frames:
            if frame.kind == STRIKE_FRAME and frame.a == piece.id:
                frame.b = ALL_ICONS
    elif table.is_unit(piece) and piece.participating and piece.ready():
        table.push(Frame(STRIKE_FRAME, 0, piece.id))
    else:
        table.fail(event)


def _turn_engagement(table: Table, event: Event) -> None:
    """Let the engagement under way continue against another objective."""
    frame = engagement_frame(table)
    if frame is None or not table.stands(event.piece) or event.piece == table.engaged:
        table.fail(event)
        return
    if event.amount == INSTEAD_OF_IT:
        table.pieces[table.engaged].engaged = False
    for each in table.events:
        if each.kind == ENGAGED and each.status == PENDING:
            each.piece = event.piece
    table.pieces[event.piece].engaged = True
    table.engaged = event.piece
    frame.a = event.piece
    table.changed()


def engagement_frame(table: Table) -> Frame | None:
    for frame in table.frames:
        if frame.kind == ENGAGEMENT_FRAME:
            return frame
    return None


def reveal(table: Table) -> None:
    """LCG-EDG-07"""
    for side in table.sides:
        for piece in side.edge_stack.cards:
            table.show_all(piece)
