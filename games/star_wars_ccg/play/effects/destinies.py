"""What texts do to a destiny that was just drawn, and to the sums of both players' battle destinies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.combat.battle_destinies import draw_battle_destiny
from games.star_wars_ccg.play.constants import ANSWER_FRAME, DUE_FRAME, FIRE_FRAME, NONE, SIDE_DRAW_FRAME, TEXT_DRAW_FRAME
from games.star_wars_ccg.play.contests.duels import redraw_duel_destiny, void_duel_destiny
from games.star_wars_ccg.play.guarding.destinies import is_drawn_kept_from
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.weapons import count_shot, draw_for

# What is added to the destinies of a text: nothing, what cards add to each, and what the targets of a player add to the total.
PLAIN: Final = 0
BY_CARDS: Final = 1
BY_TARGETS: Final = 2


def keep(scope: Resolution, place: i64, number: i64) -> None:
    """Keep a number of the ability under way; the list of one without numbers is shared."""
    numbers = scope.numbers.copy()
    while len(numbers) <= place:
        numbers.append(NONE)
    numbers[place] = number
    scope.numbers = numbers


def text_draw_of(table: Table) -> Frame | None:
    """The frame of the destiny that is answered now: of a text (`play.answered.text_draws`), or for power or attrition alone."""
    place: i64 = len(table.frames) - 1
    while place >= 0:
        frame = table.frames[place]
        if frame.kind in (TEXT_DRAW_FRAME, SIDE_DRAW_FRAME):
            return frame
        if frame.kind == ANSWER_FRAME and frame.a not in (c.AT_TEXT_DESTINY, c.AT_TEXT_DUE, c.AT_SIDE_DESTINY):
            return None
        place -= 1
    return None


def mark_half(table: Table, frame: Frame, *, is_half: bool) -> None:
    """Note whether the destiny of a text counts ½, which is above 0 and below every destiny number of a card but 0."""
    if frame.kind != TEXT_DRAW_FRAME:
        return
    scope = table.resolutions[frame.pc]
    if is_half or len(scope.numbers) > c.HALVED:
        keep(scope, c.HALVED, 1 if is_half else 0)


def halve_drawn(table: Table) -> None:
    """The destiny that a text has just drawn counts ½: it is kept as 0, with a mark."""
    frame = text_draw_of(table)
    if frame is not None and frame.d > 0:
        frame.d = 1
        mark_half(table, frame, is_half=True)


def draw_one(table: Table, frame: Frame, scope: Resolution) -> None:
    """Draw one destiny for a text, with what cards add to it."""
    side = table.sides[frame.a]
    destiny: i64 = table.draw_destiny(side, side.text_destinies)
    if frame.e == BY_CARDS and table.changes.number_row(c.TEXT_DRAWN) is not None:
        destiny += table.value(c.TEXT_DRAWN, table.pieces[scope.source])
    frame.d = max(destiny, 0) + 1
    mark_half(table, frame, is_half=False)


def draw_again(table: Table, frame: Frame) -> None:
    """Draw another destiny in place of the one that is answered now."""
    if frame.kind == TEXT_DRAW_FRAME:
        draw_one(table, frame, table.resolutions[frame.pc])
        return
    side = table.sides[frame.a]
    frame.d = table.draw_destiny(side, side.battle_destinies) + 1


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
    text_draw = text_draw_of(table)
    if text_draw is not None:
        return text_draw.a
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
    text_draw = text_draw_of(table)
    if text_draw is not None:
        text_draw.d = 0
        return
    if is_in_contest(table):
        void_duel_destiny(table)
        return
    battle = table.battle
    shot = shot_of(table)
    if shot is not None:
        shot.c -= shot.d
        shot.d = 0
        count_shot(table, shot.a, -1)
    elif battle.drawer >= 0:
        battle.destiny[battle.drawer] -= battle.drawn
        battle.drawn = 0
        if battle.shares[battle.drawer]:
            battle.shares[battle.drawer][-1] = NONE


def redraw(table: Table) -> None:
    """Draw another destiny instead of the one that was just drawn."""
    text_draw = text_draw_of(table)
    if text_draw is not None:
        if table.sides[text_draw.a].reserve.cards:
            draw_again(table, text_draw)
        return
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
    if battle.place >= 0 and table.value(c.EACH_UNCANCELLED, table.pieces[battle.place]) > 0:
        return False
    drawer: i64 = drawer_of(table)
    if battle.place >= 0 and drawer >= 0 and drawer != seat and table.value(c.KEPT_DRAWS + drawer, table.pieces[battle.place]) > 0:
        return False
    if text_draw_of(table) is not None or shot_of(table) is not None or battle.place < 0 or battle.drawer < 0:
        return True
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_DESTINY and frame.e == -1 - seat:
            return False
    here = table.pieces[battle.place]
    if table.value(c.UNCANCELLED + battle.drawer, here) > 0 or table.is_kept_from(c.CANCELS, seat, battle.drawer):
        return False
    return seat == battle.drawer or table.value(c.CANCELS_NOT + seat, here) == 0


def change_destiny(table: Table, code: i64, seat: i64, source: i64) -> None:
    """Redraw, cancel or exchange the destinies that were just drawn, as far as texts allow."""
    battle = table.battle
    if code == c.VOID_DESTINY and source >= 0 and table.has_flag(c.VOIDS_NO_DESTINIES, table.pieces[source]):
        return
    if code != c.SWAP_DESTINIES and not may_cancel(table, seat):
        return
    if code == c.VOID_DESTINY and is_drawn_kept_from(table, c.VOIDS, seat) and text_draw_of(table) is None:
        return
    if code == c.REDRAW:
        redraw(table)
    elif code == c.VOID_DESTINY:
        void_destiny(table)
    else:
        battle.destiny = [battle.destiny[1], battle.destiny[0]]
        battle.shares = [battle.shares[1], battle.shares[0]]
