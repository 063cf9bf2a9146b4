"""Gains and losses of a side, and triggers."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_realms.abilities.constants import AUTHORITY_GAINED, GAIN_COMBAT
from games.star_realms.play import log
from games.star_realms.play.constants import BY_AUTHORITY, ONCE_A_TURN
from games.star_realms.play.pieces import Piece
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table


def gain_trade(table: Table, side: Side, amount: i64) -> None:
    side.trade += amount
    if table.log is not None and amount > 0:
        table.note(log.GAINED_TRADE, side.seat, -1, amount)


def gain_combat(table: Table, side: Side, amount: i64) -> None:
    side.combat += amount
    side.combat_gained += amount
    if table.log is not None and amount > 0:
        table.note(log.GAINED_COMBAT, side.seat, -1, amount)


def gain_authority(table: Table, side: Side, amount: i64) -> None:
    side.authority += amount  # SR-ABL-03: at once; A-12: without limit
    side.authority_gained += amount
    if table.log is not None and amount > 0:
        table.note(log.GAINED_AUTHORITY, side.seat, -1, amount)
    if side.watchers > 0 and amount > 0:
        fire_triggers(table, side, AUTHORITY_GAINED, None)


def lose_authority(table: Table, side: Side, amount: i64) -> None:
    side.authority -= amount
    if side.authority <= 0:  # SR-WIN-01, A-01, A-20
        table.end(1 - side.seat, BY_AUTHORITY)


def fire_triggers(table: Table, side: Side, event: i64, piece: Piece | None) -> None:
    """SR-ABL-02: run what triggers on this event.  piece: the card of the event, None for an event without a card."""
    for other in side.in_play.cards:
        for trigger in other.face.triggers:
            if other is piece or trigger.event != event:
                continue
            if piece is not None and trigger.factions != 0 and trigger.factions & piece.factions == 0:
                continue
            if trigger.once:
                if other.open & ONCE_A_TURN == 0:
                    continue
                other.open = other.open & ~ONCE_A_TURN
            if trigger.program is not None:
                table.run(trigger.program, other.id, side.seat)
            elif trigger.resource == GAIN_COMBAT:
                gain_combat(table, side, trigger.amount)
            else:
                gain_trade(table, side, trigger.amount)
