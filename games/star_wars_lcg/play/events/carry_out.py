"""Carry out an event: from its kind to the function that changes the table."""

from __future__ import annotations

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
    is_effect = kind not in (FOCUSED, RESOURCES_GENERATED, LEAVES_PLAY, TARGETED, ABILITY_USED)  # costs, and the rules around an ability
    return is_effect and table.is_immune(IMMUNE_TO_EFFECTS, piece, source)


def _remember(table: Table, event: Event) -> None:
    """Keep the events that card texts count later in the turn."""
    kind: i64 = event.kind
    if kind == PLAYED:
        table.remember(PAST_PLAYED, event.piece)
    elif kind == ENGAGED:
        table.remember(PAST_ENGAGED, event.piece)
    elif kind == FOCUSED_TO_STRIKE:
        table.remember(PAST_STRUCK, event.piece)


def execute(table: Table, event: Event) -> None:
    """Carry out an event.  The kinds stand in groups in `abilities.constants`; turns and phases need nothing."""
    kind: i64 = event.kind
    if kind < PLAYED:
        return
    if table.cards[0].asks_past:
        _remember(table, event)
    if table.changes.by_key and event.piece >= 0 and _is_ruled_out(table, event):
        table.fail(event)
    elif kind <= TAKEN:
        carry_out_card(table, event)
    elif kind <= FOCUS_MOVED or kind == SHIELD_REMOVED:
        carry_out_tokens(table, event)
    elif kind >= FIRST_RARE:
        carry_out_rare(table, event)
    elif kind < COMMITTED or kind in (EDGE_BATTLE_ANEW, ENGAGEMENT_TURNED, STRIKES, ICONS_SKIPPED, EDGE_PLACED, ICONS_RESOLVED):
        carry_out_conflict(table, event)
    else:
        carry_out_game(table, event)
