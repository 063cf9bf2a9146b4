"""Gains and losses of a side."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_realms.abilities.constants import AUTHORITY_GAINED
from games.star_realms.play import log
from games.star_realms.play.constants import BY_AUTHORITY
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
        table.announce(AUTHORITY_GAINED, side.seat)


def lose_authority(table: Table, side: Side, amount: i64) -> None:
    side.authority -= amount
    if side.authority <= 0:  # SR-WIN-01, A-01, A-20
        table.end(1 - side.seat, BY_AUTHORITY)
