"""Setup: three objectives of four, the first hand and the mulligan, and revealing the objectives (LCG-SET)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.star_wars_lcg.play.goldfish import log
from games.star_wars_lcg.play.goldfish.constants import (
    BOTTOM_VERB,
    DARK,
    KEEP_OBJECTIVES,
    LIGHT,
    MULLIGAN,
    MULLIGAN_VERB,
    OBJECTIVES_SEEN,
    OPENING_HAND,
    REVEAL,
    REVEAL_VERB,
)
from games.star_wars_lcg.play.goldfish.counts import CARD_DRAWN, CARD_NUMBERS
from games.star_wars_lcg.play.goldfish.state import Side, Table

# Positions of the setup frame; its register `a` is the seat that decides next.
SHUFFLE: Final = 0
CHOOSE_OBJECTIVES: Final = 1
FIRST_HANDS: Final = 2
ASK_MULLIGAN: Final = 3
REVEAL_OBJECTIVES: Final = 4
DONE: Final = 5


def step_setup(table: Table, frame: Frame) -> None:
    """The Dark Side does each part before the Light Side; a passive side's objectives are in play from the start."""
    if frame.pc == SHUFFLE:
        for side in table.sides:
            if not side.passive:
                table.objective_rng[side.seat].shuffle(side.objective_deck.cards)  # LCG-SET-06
        _next_part(frame, CHOOSE_OBJECTIVES)
        return
    if frame.pc == DONE:
        table.pop()
        return
    if frame.a > LIGHT:
        _next_part(frame, frame.pc + 1)
        return
    side = table.sides[frame.a]
    if side.passive:
        frame.a += 1
    elif frame.pc == CHOOSE_OBJECTIVES:
        _choose_objectives(table, side)
    elif frame.pc == FIRST_HANDS:
        table.command_rng[side.seat].shuffle(side.deck.cards)  # LCG-SET-09
        _draw_hand(table, side)
        frame.a += 1
    elif frame.pc == ASK_MULLIGAN:
        # LCG-SET-10; A-24: each player knows only the own first hand, and the Dark Side decides first.
        decision = Decision(MULLIGAN, side.seat, -1)
        decision.offer_pass()
        decision.offer(MULLIGAN_VERB, -1, 0)
        table.ask(decision)
    elif side.facedown.cards:
        # LCG-SET-11: one by one, in an order that the player chooses.
        decision = Decision(REVEAL, side.seat, -1)
        for piece in side.facedown.cards:
            decision.offer(REVEAL_VERB, piece.id, 0)
        table.ask(decision)
    else:
        frame.a += 1


def answer_setup(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    side = table.sides[decision.seat]
    if decision.kind == KEEP_OBJECTIVES:
        table.move(table.pieces[option.piece], side.objective_deck, True)
        if table.log is not None:
            table.note(log.OBJECTIVES_KEPT, side.seat, option.piece)
        frame.a += 1
    elif decision.kind == REVEAL:
        piece = table.pieces[option.piece]
        table.move(piece, side.objectives)
        if table.log is not None:
            table.note(log.OBJECTIVE_REVEALED, side.seat, piece.id)
    else:
        if option.verb == MULLIGAN_VERB:
            side.mulliganed = True
            while side.hand.cards:
                table.move(side.hand.cards[-1], side.deck)
            table.command_rng[side.seat].shuffle(side.deck.cards)
            _draw_hand(table, side)
        elif table.log is not None:
            table.note(log.HAND_KEPT, side.seat)
        if side.seat == table.watched:
            for piece in side.hand.cards:
                table.card_counts[piece.card.index * CARD_NUMBERS + CARD_DRAWN] += 1
        frame.a += 1


def _next_part(frame: Frame, pc: i64) -> None:
    frame.pc = pc
    frame.a = DARK


def _choose_objectives(table: Table, side: Side) -> None:
    """Ask which of four objectives goes under the objective deck; the other three stay facedown (LCG-SET-08)."""
    decision = Decision(KEEP_OBJECTIVES, side.seat, -1)
    seen: i64 = 0
    while seen < OBJECTIVES_SEEN:
        piece = side.objective_deck.cards[-1]
        table.move(piece, side.facedown)
        decision.offer(BOTTOM_VERB, piece.id, 0)
        seen += 1
    table.ask(decision)


def _draw_hand(table: Table, side: Side) -> None:
    drawn: i64 = 0
    while drawn < OPENING_HAND and not table.is_over:
        table.draw(side)
        drawn += 1
    if table.log is not None:
        table.note(log.HAND_REPLACED if side.mulliganed else log.HAND_DRAWN, side.seat, -1, drawn)
