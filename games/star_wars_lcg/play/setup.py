"""Setup: three objectives of four, the first hand and the mulligan, and revealing the objectives (LCG-SET).

setup frame: a = the seat whose turn it is in a part of the setup; the Dark Side does each part before the Light Side.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import DARK, ENTERS_PLAY, LIGHT
from games.star_wars_lcg.play.constants import (
    BOTTOM_VERB,
    KEEP_OBJECTIVES,
    MULLIGAN,
    MULLIGAN_VERB,
    NO_PIECE,
    OBJECTIVES_SEEN,
    OPENING_HAND,
    REVEAL,
    REVEAL_VERB,
)
from games.star_wars_lcg.play.events.game import draw_one
from games.star_wars_lcg.play.goldfish.numbers import CARD_DRAWN
from games.star_wars_lcg.play.log import HAND_DRAWN, HAND_REPLACED
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table

# Positions of the setup frame.
SHUFFLE: Final = 0
CHOOSE_OBJECTIVES: Final = 1
FIRST_HANDS: Final = 2
ASK_MULLIGAN: Final = 3
REVEAL_OBJECTIVES: Final = 4
DONE: Final = 5


def step_setup(table: Table, frame: Frame) -> None:
    if frame.pc == DONE:
        table.pop()
    elif frame.a > LIGHT:
        frame.pc += 1
        frame.a = DARK
    else:
        _step_side(table, frame, table.sides[frame.a])


def _step_side(table: Table, frame: Frame, side: Side) -> None:
    if side.passive:  # its objectives are in play from the start
        frame.a += 1
        return
    if frame.pc == CHOOSE_OBJECTIVES:
        _choose_objectives(table, side)
        return
    if frame.pc == ASK_MULLIGAN:
        # LCG-SET-10; A-24: each player knows only their own first hand, and the Dark Side decides first.
        decision = Decision(MULLIGAN, side.seat, -1)
        decision.offer_pass()
        decision.offer(MULLIGAN_VERB, -1, 0)
        table.ask(decision)
        return
    if frame.pc == REVEAL_OBJECTIVES and (facedown := _facedown_objectives(side)):
        _ask_reveal(table, side, facedown)
        return
    if frame.pc == SHUFFLE:
        table.shuffle(side.objective_deck, table.objective_rng[side.seat])  # LCG-SET-06
    elif frame.pc == FIRST_HANDS:
        _draw_hand(table, side)  # LCG-SET-09
        if table.log is not None and side.hand.cards:
            table.note(HAND_DRAWN, side.seat, -1, len(side.hand.cards))
    frame.a += 1


def answer_setup(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    side = table.sides[decision.seat]
    if decision.kind == REVEAL:
        table.fire(Event(ENTERS_PLAY, side.seat, option.piece))
        return
    if decision.kind == KEEP_OBJECTIVES:
        table.move(table.pieces[option.piece], side.objective_deck, True)
    elif option.verb == MULLIGAN_VERB:
        side.mulliganed = True
        while side.hand.cards:
            table.move(side.hand.cards[-1], side.deck)
        _draw_hand(table, side)
        if table.log is not None:
            table.note(HAND_REPLACED, side.seat, -1, OPENING_HAND)
    if decision.kind == MULLIGAN and side.seat == table.watched:
        for piece in side.hand.cards:
            table.count_of_card(piece, CARD_DRAWN)
    frame.a += 1


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
    table.shuffle(side.deck, table.command_rng[side.seat])
    drawn: i64 = 0
    while drawn < OPENING_HAND and not table.is_over:
        draw_one(table, side)
        drawn += 1


def _facedown_objectives(side: Side) -> list[Piece]:
    """The objectives that are still to be revealed; not the cards that a revealed one has set aside under itself."""
    return [piece for piece in side.facedown.cards if piece.host == NO_PIECE]


def _ask_reveal(table: Table, side: Side, objectives: list[Piece]) -> None:
    """LCG-SET-11: one by one, in an order that the player chooses."""
    decision = Decision(REVEAL, side.seat, -1)
    for piece in objectives:
        decision.offer(REVEAL_VERB, piece.id, 0)
    table.ask(decision)
