"""What texts do to a destiny that was just drawn, and to the sums of both players' battle destinies."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import FIRE_FRAME
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.battle import draw_battle_destiny
from games.star_wars_ccg.play.turn.weapons import draw_for


def shot_of(table: Table) -> Frame | None:
    """The frame of the weapon that is fired now."""
    for frame in table.frames:
        if frame.kind == FIRE_FRAME:
            return frame
    return None


def drawer_of(table: Table) -> i64:
    """The seat that drew the destiny that was just drawn."""
    shot = shot_of(table)
    return table.battle.drawer if shot is None else table.pieces[shot.a].controller


def void_destiny(table: Table) -> None:
    """The destiny that was just drawn counts nothing."""
    battle = table.battle
    shot = shot_of(table)
    if shot is not None:
        shot.c -= shot.d
        shot.d = 0
    elif battle.drawer >= 0:
        battle.destiny[battle.drawer] -= battle.drawn
        battle.drawn = 0


def redraw(table: Table) -> None:
    """Draw another destiny instead of the one that was just drawn."""
    seat: i64 = drawer_of(table)
    if seat < 0 or not table.sides[seat].reserve.cards:
        return
    void_destiny(table)
    shot = shot_of(table)
    if shot is not None:
        shot.c += draw_for(table, shot, table.pieces[shot.a])
        return
    draw_battle_destiny(table, seat)
    table.battle.draws[seat] -= 1


def change_destiny(table: Table, code: i64) -> None:
    battle = table.battle
    if code == c.REDRAW:
        redraw(table)
    elif code == c.VOID_DESTINY:
        void_destiny(table)
    else:
        battle.destiny = [battle.destiny[1], battle.destiny[0]]
