"""Carry out the ops of a card, and apply the answers to their decisions."""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import (
    AND_OR,
    CHANGE_STRATEGY,
    CHANGE_TOTAL,
    CHOOSE,
    COUNTED,
    DISCARD_TOP,
    GAIN_INFLUENCE,
    IF_LOST,
    INFILTRATE,
    LOOK,
    LOSE_INFLUENCE,
    PICK_OP,
    PLAY_TOP,
    PUT_BACK,
    RANDOM_NEXT,
    REVEAL_NEXT,
    SWAP_WINNER,
    TAKE_BACK_STRATEGIES,
)
from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import PICK, ROUND, TOTAL, WHICH_DECK
from games.empire_vs_rebellion.play.effects.choose import ask_parts
from games.empire_vs_rebellion.play.effects.look import ask_look, look, put_back, side_of
from games.empire_vs_rebellion.play.effects.move import discard_strategy, discard_top_then_lower, play_top, take_back
from games.empire_vs_rebellion.play.effects.pick import answer_pick, ask_pick
from games.empire_vs_rebellion.play.state import Table
from games.engine.bits import bit
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.engine.modifiers import ADD, Modifier
from games.engine.ops import Op


def perform(table: Table, op: Op, frame: Frame) -> None:  # noqa: PLR0912, PLR0915  one branch an op
    side = table.sides[frame.e]
    code: i64 = op.code
    if code == PICK_OP:
        ask_pick(table, side, op, frame)
    elif code == PLAY_TOP:
        number: i64 = frame.c if op.counter == COUNTED else op.amount
        while number > 0 and table.has_room(side):  # EVR-STG-09
            play_top(table, side)
            number -= 1
    elif code == GAIN_INFLUENCE:
        table.gain_influence(side, op.amount, frame.b)
    elif code == LOSE_INFLUENCE:
        table.lose_influence(side_of(table, side, op), op.amount)
    elif code == LOOK:
        ask_look(table, side, op)
    elif code == PUT_BACK:
        put_back(table, side, op.kind)
    elif code == CHANGE_STRATEGY:
        target = side_of(table, side, op)
        if target.chosen.cards:
            discard_strategy(table, target, target.chosen.cards[0])
            target.is_shown = False  # the new one is facedown
            target.is_known = False
            table.run_inside(op.subs[0], frame)
    elif code == CHOOSE:
        ask_parts(table, side, op, frame, 0)
    elif code == AND_OR:
        ask_parts(table, side, op, frame, frame.d)
    elif code == DISCARD_TOP:
        discard_top_then_lower(table, side)
    elif code == IF_LOST:
        if table.loser == side.seat:
            table.run_inside(op.subs[0], frame)
    elif code == CHANGE_TOTAL:
        table.modifiers.add(Modifier(TOTAL, ADD, op.amount, piece=side.seat, source=frame.b, duration=ROUND))
    elif code == SWAP_WINNER:
        winner: i64 = table.winner
        table.winner = table.loser
        table.loser = winner
        if table.log is not None:
            table.note(log.SWAPPED, table.winner, frame.b)
    elif code == INFILTRATE:
        table.sides[1 - side.seat].infiltrated = True
        if table.log is not None:
            table.note(log.EFFECT_NEXT, side.seat, -1, code)
    elif code == RANDOM_NEXT:
        side.at_random = True
        if table.log is not None:
            table.note(log.EFFECT_NEXT, side.seat, -1, code)
    elif code == REVEAL_NEXT:
        side.reveals = True
        if table.log is not None:
            table.note(log.EFFECT_NEXT, side.seat, -1, code)
    elif code == TAKE_BACK_STRATEGIES:
        take_back(table, side, frame.b)
    else:
        raise ValueError(f"no op {code}")


def answer_program(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    """Apply the answer to a decision of a program.  `pc` is at the op if it is a pick or AND_OR, and after it for any other op."""
    ops = table.programs[frame.a].ops
    kind: i64 = decision.kind
    side = table.sides[frame.e]
    if kind == PICK:
        answer_pick(table, ops[frame.pc], frame, option)
    elif kind == WHICH_DECK:
        op = ops[frame.pc - 1]
        look(table, side, side if option.amount == 0 else table.sides[1 - side.seat], op.amount)
    else:
        standing = ops[frame.pc] if frame.pc < len(ops) and ops[frame.pc].code == AND_OR else ops[frame.pc - 1]
        if standing.code == CHOOSE:
            table.run_inside(standing.subs[option.amount], frame)
        elif option.verb == PASS_VERB:
            frame.d = 0
            frame.pc += 1
        else:
            frame.d |= bit(option.amount)
            table.run_inside(standing.subs[option.amount], frame)
