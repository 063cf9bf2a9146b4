"""Destinies that texts draw, one after another, each of which both players may answer before it counts (CCG-DST-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities.constants import AT_TEXT_DESTINY, AT_TEXT_DUE
from games.star_wars_ccg.play.constants import NONE, TEXT_DRAW_FRAME
from games.star_wars_ccg.play.effects.destinies import BY_TARGETS, draw_one, keep
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.amended import roll_bonus
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_happened

DUE: Final = -1


def begin_draw(table: Table, seat: i64, number: i64, place: i64, added: i64) -> None:
    """Let a seat draw destinies for a text; the text goes on once they count."""
    keep(table.scope(), place, NONE)
    frame = Frame(TEXT_DRAW_FRAME, len(table.resolutions) - 1, seat, number, place)
    frame.e = added
    table.frames.append(frame)


def step_text_draw(table: Table, frame: Frame) -> None:
    scope = table.resolutions[frame.pc]
    if frame.d > 0:
        before: i64 = max(scope.numbers[frame.c], 0)
        keep(scope, frame.c, before + frame.d - 1)
        frame.d = 0
    if frame.b > 0 and table.sides[frame.a].reserve.cards:
        if frame.d == 0 and table.is_answered(AT_TEXT_DUE):
            frame.d = DUE
            begin_happened(table, AT_TEXT_DUE, frame.a, NONE)
            return
        frame.b -= 1
        draw_one(table, frame, scope)
        begin_answers(table, AT_TEXT_DESTINY, frame.a, table.drawn_card)
        return
    table.frames.pop()
    if frame.e == BY_TARGETS and scope.numbers[frame.c] >= 0:
        keep(scope, frame.c, scope.numbers[frame.c] + roll_bonus(table, scope, frame.a))


def draw_into_slot(table: Table, op: Verb, scope: Resolution) -> None:
    """Draw `op.amount` destinies for a text; their cards fill its slot `op.number`, for its player to choose from."""
    side = table.sides[scope.seat]
    found: list[int] = []
    left: i64 = op.amount
    while left > 0 and side.reserve.cards:
        table.draw_destiny(side, side.text_destinies)
        found.append(table.drawn_card)
        left -= 1
    scope.open_slot(op.number)
    scope.slots[op.number] = found
