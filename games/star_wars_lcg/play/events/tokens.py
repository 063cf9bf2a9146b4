"""Damage, focus and shield tokens (LCG-DMG, LCG-SHD, LCG-GEN-04, LCG-GEN-05)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import (
    CANNOT_BE_DAMAGED,
    CANNOT_BE_FOCUSED,
    CANNOT_BE_HEALED,
    DAMAGE,
    DAMAGE_MOVED,
    DAMAGED,
    DESTROYED,
    FOCUS,
    FOCUS_PLACED,
    FOCUS_REMOVED,
    FOCUSED,
    HEALED,
    MORE_THAN_ONE,
    OBJECTIVES,
    SHIELD,
    SHIELD_REMOVED,
    SHIELDED,
    UNITS,
)
from games.star_wars_lcg.play.events.card_counts import count_damage
from games.star_wars_lcg.play.goldfish.event_counts import count_damage_dealt
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table


def carry_out_tokens(table: Table, event: Event) -> None:
    kind: i64 = event.kind
    piece = table.pieces[event.piece]
    if not table.in_play(piece):
        table.fail(event)
    elif kind == DAMAGED:
        _damage(table, event, piece)
    elif kind == FOCUS_PLACED:
        _place_focus(table, event, piece)
    elif kind == FOCUSED:
        table.put_tokens(piece, FOCUS, event.amount)  # LCG-GEN-04
    elif kind == SHIELDED:
        _shield(table, event, piece)
    elif kind == SHIELD_REMOVED:
        _unshield(table, event, piece)
    elif kind in (HEALED, FOCUS_REMOVED):
        _take_tokens(table, event, piece, DAMAGE if kind == HEALED else FOCUS)
    else:
        _move_tokens(table, event, piece, DAMAGE if kind == DAMAGE_MOVED else FOCUS)


def _damage(table: Table, event: Event, piece: Piece) -> None:
    if takes_damage(table, piece):
        if table.watched >= 0:
            count_damage_dealt(table, event, piece)
        table.put_tokens(piece, DAMAGE, event.amount)  # LCG-DMG-01
        own = table.heard.of_kind(DESTROYED)
        if own is not None and own.sources:  # only then does a card text need it
            piece.hurt_by = event.source
        count_damage(table, event, piece)
    else:
        table.fail(event)


def _place_focus(table: Table, event: Event, piece: Piece) -> None:
    if table.has_flag(CANNOT_BE_FOCUSED, piece):  # LCG-GEN-01
        table.fail(event)
    else:
        table.put_tokens(piece, FOCUS, event.amount)  # LCG-GEN-05


def _shield(table: Table, event: Event, piece: Piece) -> None:
    if piece.shielded() and event.amount != MORE_THAN_ONE:  # LCG-SHD-01
        table.fail(event)
    else:
        shields: i64 = max(event.amount, 1)
        while shields > 0:
            table.put_shield(piece)
            shields -= 1


def _unshield(table: Table, event: Event, piece: Piece) -> None:
    event.amount = min(event.amount, piece.tokens[SHIELD])
    if event.amount == 0:
        table.fail(event)
    else:
        table.take_shields(piece, event.amount)


def takes_damage(table: Table, piece: Piece) -> bool:
    """Units, objectives and missions take damage."""
    return table.zones[piece.zone].kind in (UNITS, OBJECTIVES) and not table.has_flag(CANNOT_BE_DAMAGED, piece)


def _take_tokens(table: Table, event: Event, piece: Piece, token: i64) -> None:
    if token == DAMAGE and table.has_flag(CANNOT_BE_HEALED, piece):  # LCG-GEN-01
        event.amount = 0
    event.amount = -table.put_tokens(piece, token, -event.amount)
    if event.amount == 0:
        table.fail(event)


def _move_tokens(table: Table, event: Event, piece: Piece, token: i64) -> None:
    """Tokens go from `other` to the piece; they are not dealt or placed, so no shield helps."""
    if event.other < 0:  # the card that they would come from is gone
        table.fail(event)
        return
    moved: i64 = -table.put_tokens(table.pieces[event.other], token, -event.amount)
    event.amount = moved
    if moved == 0:
        table.fail(event)
    else:
        table.put_tokens(piece, token, moved)
