"""Losing Force, one card at a time from hand or the Life Force (CCG-CTL-03, CCG-LIF-04, A-25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import AT_LOSS, AT_PAID, AT_STACKED, AT_TEXT_PAID, FORFEIT, HALVES, PAYS_LOSS
from games.star_wars_ccg.play.constants import FORCE, LIFE_FORCE, LOSE_HAND_VERB, LOSE_PILE_VERB, LOSS_CHOICE, LOSS_FRAME, NONE, RESERVE
from games.star_wars_ccg.play.side import Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_happened

# `Frame.c` of a loss that is stacked, facedown and faceup.
STACKED_LOSS: Final = 2
FACEUP_LOSS: Final = 4


def lose_force(table: Table, seat: i64, number: i64, pile: i64 = NONE, drained: i64 = NONE, *, source: i64 = NONE) -> None:
    """Let a seat lose this much Force.

    pile: the Reserve Deck or the Force Pile, as long as it has cards; NONE for no pile in particular.
    drained: the id of the location of a Force drain.  source: the id of the card whose text does it.
    """
    side = table.sides[seat]
    if side.passive:
        table.lose_passive(side, number)
        return
    halving: i64 = table.seat_value(HALVES, seat, 0)
    if halving > 0:
        number = number // 2 if halving > 1 else (number + 1) // 2
    if number > 0:
        frame = Frame(LOSS_FRAME, 0, seat, number, 1 if pile == RESERVE else 3 if pile == FORCE else 0)
        frame.e = drained + 1 if source < 0 else -1 - source
        table.frames.append(frame)
        begin_answers(table, AT_LOSS, seat, drained)


def force_to_lose(table: Table, seat: i64) -> i64:
    """The Force that a seat has to lose now, or the damage of the battle that it still has to pay."""
    frame = table.loss_of(seat)
    if frame is not None:
        return frame.b
    return table.battle.damage[seat] if table.battle.place >= 0 else 0


def buy_off(table: Table, side: Side) -> bool:
    """Use 1 Force to lose 1 less; False if nothing is left to lose or to use."""
    if table.free_force(side.seat) == 0 or force_to_lose(table, side.seat) <= 0:
        return False
    table.use_force(side, 1)
    frame = table.loss_of(side.seat)
    if frame is not None:
        frame.b -= 1
    else:
        table.battle.damage[side.seat] -= 1
    return True


def press(table: Table, side: Side) -> bool:
    """Use 1 Force, so that the opponent loses 1 more; False if nothing is lost now or left to use."""
    other: i64 = 1 - side.seat
    if table.free_force(side.seat) == 0 or force_to_lose(table, other) <= 0:
        return False
    table.use_force(side, 1)
    frame = table.loss_of(other)
    if frame is not None:
        frame.b += 1
    else:
        table.battle.damage[other] += 1
    return True


def offer_losses(table: Table, side: Side, decision: Decision) -> None:
    """Offer the top card of each pile of the Life Force, and each card of the hand (A-25)."""
    for kind in LIFE_FORCE:
        if table.pile(side.seat, kind).cards:
            decision.offer(LOSE_PILE_VERB, -1, kind)
    for piece in side.hand.cards:
        decision.offer(LOSE_HAND_VERB, piece.id, 0)


def worth_of_loss(table: Table, side: Side, option: Option) -> i64:
    """The Force that the loss of a card pays: 1, or its forfeit value by the text of a card."""
    row = table.changes.flag_row(PAYS_LOSS)
    if row is None:
        return 1
    piece = table.pile(side.seat, option.amount).cards[-1] if option.verb == LOSE_PILE_VERB else table.pieces[option.piece]
    worth: i64 = table.number(FORFEIT, table.pieces[piece.id]) if table.has_flag(PAYS_LOSS, table.pieces[piece.id]) else 1
    return max(worth, 1)


def take_loss(table: Table, side: Side, option: Option, battle: i64 = NONE) -> None:
    """Lose the card that a side has chosen.  battle: as for `Table.lose_force`."""
    if option.verb == LOSE_PILE_VERB:
        table.lose_force(table.pile(side.seat, option.amount).cards[-1], side, battle)
    else:
        table.lose_force(table.pieces[option.piece], side, battle)


def step_loss(table: Table, frame: Frame) -> None:
    if frame.b == 0:
        table.frames.pop()
        if frame.e > 0 and frame.d > 0:
            begin_happened(table, AT_PAID, frame.a, frame.e - 1, frame.d)
        elif frame.e < 0 and frame.d > 0:
            begin_happened(table, AT_TEXT_PAID, frame.a, -1 - frame.e, frame.a)
        return
    if table.check_life():
        return  # nothing is left to lose
    decision = Decision(LOSS_CHOICE, frame.a, -1)
    if frame.c == 1 and table.sides[frame.a].reserve.cards:
        decision.offer(LOSE_PILE_VERB, -1, RESERVE)
    elif frame.c == 3 and table.sides[frame.a].force.cards:
        decision.offer(LOSE_PILE_VERB, -1, FORCE)
    else:
        offer_losses(table, table.sides[frame.a], decision)
    table.ask(decision)


def answer_loss(table: Table, frame: Frame, option: Option) -> None:
    worth: i64 = min(worth_of_loss(table, table.sides[frame.a], option), frame.b)
    frame.b -= worth
    frame.d += worth
    if frame.c in (STACKED_LOSS, FACEUP_LOSS):
        stack_loss(table, table.sides[frame.a], option, -1 - frame.e, frame.c == FACEUP_LOSS)
    else:
        take_loss(table, table.sides[frame.a], option)


def lose_onto(table: Table, seat: i64, number: i64, source: i64, is_faceup: bool) -> None:
    """Let a seat lose this much Force, which nothing lowers and which lies on a card, facedown or faceup."""
    if table.sides[seat].passive:
        table.lose_passive(table.sides[seat], number)
        return
    frame = Frame(LOSS_FRAME, 0, seat, number, FACEUP_LOSS if is_faceup else STACKED_LOSS)
    frame.e = -1 - source
    table.frames.append(frame)


def stack_loss(table: Table, side: Side, option: Option, source: i64, is_faceup: bool) -> None:
    """Let a card lie on another, facedown or faceup; a card of the hand is shown in any case."""
    is_from_pile = option.verb == LOSE_PILE_VERB
    piece = table.pile(side.seat, option.amount).cards[-1] if is_from_pile else table.pieces[option.piece]
    if is_faceup or not is_from_pile:
        table.show_all(piece)
    table.move(piece, side.aside)
    if table.zones[table.pieces[source].zone].in_play:
        piece.under = source
        piece.facedown = not is_faceup
        begin_answers(table, AT_STACKED, 1 - piece.controller, piece.id)
    else:
        table.lose(piece)
    table.check_life()
