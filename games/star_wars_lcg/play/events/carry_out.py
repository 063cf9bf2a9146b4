"""Carry out an event: from its kind to the function that changes the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import (
    ABILITY_USED,
    BY_STRIKE,
    COMMITTED,
    DAMAGED,
    DISCARD,
    DISCARD_LOCKED,
    EDGE_BATTLE_ANEW,
    EDGE_PLACED,
    ENGAGED,
    ENGAGEMENT_TURNED,
    ENTERS_PLAY,
    FIRST_RARE,
    FOCUS_MOVED,
    FOCUS_PLACED,
    FOCUSED,
    FOCUSED_TO_STRIKE,
    ICONS_RESOLVED,
    ICONS_SKIPPED,
    IMMUNE_TO_DAMAGE,
    IMMUNE_TO_EFFECTS,
    IMMUNE_TO_FOCUS,
    IMMUNE_TO_ICONS,
    LEAVES_PLAY,
    PAST_ENGAGED,
    PAST_PLAYED,
    PAST_STRUCK,
    PLAYED,
    RESOURCES_GENERATED,
    RETURNED,
    SHIELD_REMOVED,
    STRIKES,
    TAKEN,
    TARGETED,
)
from games.star_wars_lcg.play.events.cards import carry_out_card
from games.star_wars_lcg.play.events.conflict import carry_out_conflict
from games.star_wars_lcg.play.events.game import carry_out_game
from games.star_wars_lcg.play.events.rare import carry_out_rare
from games.star_wars_lcg.play.events.tokens import carry_out_tokens
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table

# Events that card texts count later in the turn.
_REMEMBERED: Final = {PLAYED: PAST_PLAYED, ENGAGED: PAST_ENGAGED, FOCUSED_TO_STRIKE: PAST_STRUCK}


# Events that are not effects of their source: costs, and the rules around an ability.
_NO_EFFECTS: Final = (FOCUSED, RESOURCES_GENERATED, LEAVES_PLAY, TARGETED, ABILITY_USED)


def _is_ruled_out(table: Table, event: Event) -> bool:
    """Whether an effect protects the card from this event, or keeps cards in the discard pile."""
    piece = table.pieces[event.piece]
    kind: i64 = event.kind
    if table.in_play(piece):
        return event.source >= 0 and _is_immune(table, event, piece)
    if kind not in (ENTERS_PLAY, RETURNED) or table.zones[piece.zone].kind != DISCARD:
        return False
    return table.has_seat_flag(DISCARD_LOCKED, piece.owner)


def _is_immune(table: Table, event: Event, piece: Piece) -> bool:
    source: i64 = event.source
    kind: i64 = event.kind
    if kind == DAMAGED and table.is_immune(IMMUNE_TO_DAMAGE, piece, source):
        return True
    if kind == FOCUS_PLACED and table.is_immune(IMMUNE_TO_FOCUS, piece, source):
        return True
    if kind in (DAMAGED, FOCUS_PLACED) and event.other == BY_STRIKE:
        return table.is_immune(IMMUNE_TO_ICONS, piece, source)
    return kind not in _NO_EFFECTS and table.is_immune(IMMUNE_TO_EFFECTS, piece, source)


def execute(table: Table, event: Event) -> None:
    """Carry out an event.  The kinds stand in groups in `abilities.constants`; turns and phases need nothing."""
    if event.kind < PLAYED:
        return
    if event.kind in _REMEMBERED:
        table.remember(_REMEMBERED[event.kind], event.piece)
    if table.changes.by_key and event.piece >= 0 and _is_ruled_out(table, event):
        table.fail(event)
    elif event.kind <= TAKEN:
        carry_out_card(table, event)
    elif event.kind <= FOCUS_MOVED or event.kind == SHIELD_REMOVED:
        carry_out_tokens(table, event)
    elif event.kind >= FIRST_RARE:
        carry_out_rare(table, event)
    elif event.kind < COMMITTED or event.kind in (EDGE_BATTLE_ANEW, ENGAGEMENT_TURNED, STRIKES, ICONS_SKIPPED, EDGE_PLACED, ICONS_RESOLVED):
        carry_out_conflict(table, event)
    else:
        carry_out_game(table, event)
