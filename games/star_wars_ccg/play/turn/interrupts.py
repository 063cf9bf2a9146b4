"""Interrupts: which may be used now, and where they go afterwards (CCG-INT).

Registers of the frame:
    a: the id of the Interrupt.
    b: 1 for a Lost Interrupt, 0 for a Used one.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import ANY_TIME, AT_BATTLE
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import PLAY_FRAME, PLAY_VERB
from games.star_wars_ccg.play.state import Table


def offer_interrupts(table: Table, seat: i64, decision: Decision, time: i64) -> None:
    """The texts of Interrupts in hand that can be used: in the own phases, and by both players in a weapons segment (CCG-WPN-01)."""
    for piece in table.sides[seat].hand.cards:
        number: i64 = 0
        for play in piece.card.plays:
            fits = play.time == time or (play.time == ANY_TIME and time != AT_BATTLE)
            if fits and table.can_use(play.ability, Resolution(piece.id, seat, -1, play.ability)):
                decision.offer(PLAY_VERB, piece.id, number)
            number += 1  # noqa: SIM113  `enumerate` would be slow when compiled


def use_interrupt(table: Table, seat: i64, option: Option) -> None:
    """CCG-INT-01, CCG-INT-02: it lies aside while it is carried out."""
    piece = table.pieces[option.piece]
    play = piece.card.plays[option.amount]
    table.show_all(piece)
    table.move(piece, table.sides[seat].aside)
    if table.log is not None:
        table.note(log.INTERRUPT, seat, piece.id)
    table.frames.append(Frame(PLAY_FRAME, 0, piece.id, 1 if play.is_lost else 0))
    table.use_ability(play.ability, piece.id, seat)


def step_interrupt(table: Table, frame: Frame) -> None:
    table.frames.pop()
    piece = table.pieces[frame.a]
    side = table.sides[piece.owner]
    if piece.zone == side.aside.id:
        table.move(piece, side.lost if frame.b != 0 else side.used)
