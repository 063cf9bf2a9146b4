"""What texts do to a destiny that was just drawn, and to the sums of both players' battle destinies."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import ANSWER_FRAME, DUE_FRAME, FIRE_FRAME, NONE
from games.star_wars_ccg.play.contests.duels import redraw_duel_destiny, void_duel_destiny
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.battle import draw_battle_destiny
from games.star_wars_ccg.play.turn.weapons import draw_for


def shot_of(table: Table) -> Frame | None:
    """The frame of the weapon that is fired now."""
    for frame in table.frames:
        if frame.kind == FIRE_FRAME:
            return frame
    return None


def is_in_contest(table: Table) -> bool:
    """Whether the destiny that was just drawn belongs to a duel."""
    return table.contest.drawer >= 0


def drawer_of(table: Table) -> i64:
    """The seat that drew the destiny that was just drawn, or is about to draw one."""
    if is_in_contest(table):
        return table.contest.drawer
    shot = shot_of(table)
    if shot is None:
        for frame in table.frames:
            if frame.kind == DUE_FRAME:
                return frame.a
    return table.battle.drawer if shot is None else table.pieces[shot.a].controller


def void_destiny(table: Table) -> None:
    """The destiny that was just drawn counts nothing."""
    if is_in_contest(table):
        void_duel_destiny(table)
        return
    battle = table.battle
    shot = shot_of(table)
    if shot is not None:
        shot.c -= shot.d
        shot.d = 0
    elif battle.drawer >= 0:
        battle.destiny[battle.drawer] -= battle.drawn
        battle.drawn = 0
        if battle.shares[battle.drawer]:
            battle.shares[battle.drawer][-1] = NONE


def redraw(table: Table) -> None:
    """Draw another destiny instead of the one that was just drawn."""
    if is_in_contest(table):
        redraw_duel_destiny(table)
        return
    seat: i64 = drawer_of(table)
    if seat < 0 or not table.sides[seat].reserve.cards:
        return
    void_destiny(table)
    shot = shot_of(table)
    if shot is not None:
        shot.c += draw_for(table, shot, table.pieces[shot.a])
        return
    if table.battle.shares[seat]:
        table.battle.shares[seat].pop()
    draw_battle_destiny(table, seat)
    table.battle.draws[seat] -= 1


def may_cancel(table: Table, seat: i64) -> bool:
    """Whether a seat may cancel the destiny that was just drawn."""
    battle = table.battle
    if shot_of(table) is not None or battle.place < 0 or battle.drawer < 0:
        return True
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_DESTINY and frame.e == -1 - seat:
            return False
    here = table.pieces[battle.place]
    if table.value(c.UNCANCELLED + battle.drawer, here) > 0:
        return False
    return seat == battle.drawer or table.value(c.CANCELS_NOT + seat, here) == 0


def change_destiny(table: Table, code: i64, seat: i64) -> None:
    battle = table.battle
    if code != c.SWAP_DESTINIES and not may_cancel(table, seat):
        return
    if code == c.REDRAW:
        redraw(table)
    elif code == c.VOID_DESTINY:
        void_destiny(table)
    else:
        battle.destiny = [battle.destiny[1], battle.destiny[0]]
        battle.shares = [battle.shares[1], battle.shares[0]]
