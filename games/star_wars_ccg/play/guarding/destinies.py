"""Destinies that cards guard: what players cannot do to them (`abilities.operations.rules.guarded_destinies`)."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import DUE_FRAME, FIRE_FRAME
from games.star_wars_ccg.play.state import Table


def is_drawn_kept_from(table: Table, deed: i64, seat: i64) -> bool:
    """Whether a seat cannot do this to the battle destiny that was just drawn, or is about to be.

    Destinies of weapons and of contests are not kept from anybody.
    """
    if table.contest.drawer >= 0:
        return False
    drawer: i64 = table.battle.drawer
    for frame in table.frames:
        if frame.kind == FIRE_FRAME:
            return False
        if frame.kind == DUE_FRAME:
            drawer = frame.a
    return table.is_kept_from(deed, seat, drawer)


def draw_changes(table: Table, seat: i64) -> i64:
    """What cards add to a battle destiny of a seat."""
    return 0 if table.is_pooled(seat) else pooled_changes(table, seat)


def pooled_changes(table: Table, seat: i64) -> i64:
    """What cards add to each battle destiny of a seat, or to their total if that is pooled."""
    here = table.pieces[table.battle.place]
    number: i64 = c.DESTINY_BONUS + seat
    return table.value_for_battle(number, here, seat) - table.barred_at(number, c.RAISES_NO_DESTINIES, here)


def is_total_kept(table: Table, seat: i64) -> bool:
    """Whether the opponent of a seat cannot change its total battle destiny."""
    if table.battle.place < 0 or table.changes.number_row(c.GUARDED_TOTAL + seat) is None:
        return False
    return table.value(c.GUARDED_TOTAL + seat, table.pieces[table.battle.place]) > 0


def is_reset_kept(table: Table, seat: i64) -> bool:
    """Whether the opponent of a seat cannot reset its total battle destiny."""
    if is_total_kept(table, seat):
        return True
    if table.battle.place < 0 or table.changes.number_row(c.GUARDED_RESET + seat) is None:
        return False
    return table.value(c.GUARDED_RESET + seat, table.pieces[table.battle.place]) > 0
