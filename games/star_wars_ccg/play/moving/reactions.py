"""The ops from FIRST_ANSWERED on: reactions of cards that come, go, or are kept from it."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.texts import drawn_now, half_retrieved
from games.star_wars_ccg.play.combat.battle_destinies import is_power_compared
from games.star_wars_ccg.play.constants import ANSWER_FRAME, COME_FRAME, MOVE_FRAME, NONE, PLACE_FRAME, TRANSIT_VERB
from games.star_wars_ccg.play.moving.announced import (
    AWAY,
    BROUGHT,
    BY_OWN_TEXT,
    CALLED_OFF,
    FROM_HAND,
    cancel_reaction,
    was_called_off,
)
from games.star_wars_ccg.play.moving.bars import is_barred
from games.star_wars_ccg.play.moving.ops import place_of_it, price_of
from games.star_wars_ccg.play.moving.reacts import arrive, may_react, react, scene_of_reaction
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers, reply_of
from games.star_wars_ccg.play.turn.moves import carry, may_go
from games.star_wars_ccg.play.turn.travel import offer_travel


def perform_reaction(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    if code == c.CANCEL_REACT:
        cancel_reaction(table)
    elif isinstance(op, Verb) and op.pieces is not None:
        for piece in table.pieces_of(op.pieces, scope):
            here = table.pieces[piece.id]
            if code == c.REACT_WITH:
                if may_react(table, here, scope.seat):
                    react(table, here, scene_of_reaction(table))
            elif code == c.JOIN_IT:
                table.frames.append(Frame(MOVE_FRAME, 0, here.id, c.MOVE_TO_IT))
            elif can_flee(table, here, scope.seat, op.kind == 1):
                table.frames.append(Frame(MOVE_FRAME, 0, here.id, c.MOVE_AWAY | (c.MOVE_FREE if op.kind == 1 else 0)))


def step_reaction(table: Table, frame: Frame) -> None:
    """The card comes or goes, unless that was cancelled."""
    table.frames.pop()
    piece = table.pieces[frame.a]
    how: i64 = frame.c
    if frame.d == 1:
        table.replies.append(reply_of(table, piece, CALLED_OFF))
        if how == BY_OWN_TEXT and table.frames[-1].kind == COME_FRAME:
            table.frames.pop()
        if table.log is not None:
            table.note(log.CANCELLED, piece.controller, piece.id)
    elif how == FROM_HAND:
        table.confined = frame.b
        begin_answers(table, c.AT_REACT, 1 - piece.controller, piece.id)
        table.frames.append(Frame(PLACE_FRAME, 0, piece.id))
    elif how == BROUGHT:
        begin_answers(table, c.AT_REACT, 1 - piece.controller, piece.id)
        table.frames.append(Frame(PLACE_FRAME, 0, piece.id, frame.e))
    elif how == AWAY:
        carry(table, frame.e, piece, frame.b, 0)
    elif how != BY_OWN_TEXT:
        arrive(table, piece, frame.b)


# --- what filters ask --------------------------------------------------------------------------------------------------


def passes_reaction(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:
    if number == c.CAN_FLEE:
        return can_flee(table, here, scope.seat)
    if number == c.HAS_MOVED:
        return here.moved == table.turn
    if number == c.CAN_JOIN_IT:
        return can_join_it(table, here)
    raise ValueError(f"there is no test {number}")


def can_flee(table: Table, piece: Piece, seat: i64, is_free: bool = False) -> bool:
    """Whether a card can move away, in reaction, from the battle that the opponent has begun."""
    place: i64 = table.battle.place
    if table.active == seat or place < 0 or piece.place != place or piece.host >= 0 or scene_of_reaction(table) != place:
        return False
    if is_barred(table, c.REACT_FROM, piece, place) or was_called_off(table, piece):
        return False
    return has_way(table, piece, NONE, is_free)


def can_join_it(table: Table, piece: Piece) -> bool:
    place: i64 = place_of_it(table)
    return place >= 0 and piece.place >= 0 and piece.host < 0 and piece.place != place and has_way(table, piece, place)


def has_way(table: Table, piece: Piece, to: i64, is_free: bool = False) -> bool:
    """Whether a card can make its one move now, and its player pay for it.  to: the id of the location where it must go; NONE for any."""
    found: list[Option] = []
    offer_travel(table, piece, found)
    frame = Frame(MOVE_FRAME, 0, piece.id, c.MOVE_FREE if is_free else 0)
    for option in found:
        is_way = option.amount == to if to >= 0 else option.verb != TRANSIT_VERB
        if is_way and may_go(table, option) and price_of(table, frame, option) <= table.free_force(piece.controller):
            return True
    return False


# --- what is counted ---------------------------------------------------------------------------------------------------


def counted_answer(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911  one branch an amount
    """The amounts from CALLED_OFF_BY on."""
    if number == c.CALLED_OFF_BY:
        for frame in table.frames:
            if frame.kind == ANSWER_FRAME and frame.a == c.AT_CALLED_OFF:
                return 1 if frame.e - 1 == 1 - scope.seat else 0
        return 0
    if number == c.ANY_DRAWN:
        return drawn_now(table)
    if number == c.HALF_RETRIEVED:
        return half_retrieved(table, scope.seat)
    if number == c.IN_POWER_SEGMENT:
        return 1 if is_power_compared(table) else 0
    if number == c.HALF_RETRIEVED_DOWN:
        return half_retrieved(table, scope.seat, is_down=True)
    if number == c.BEARER_DEFENCE:
        return table.pieces[scope.source].stage
    if number == c.WON_NOW:
        has_won_duel = table.contest.kind != 0 and table.contest.winner == scope.seat
        return 1 if has_won_duel or (table.battle.place >= 0 and table.battle.winner == scope.seat) else 0
    if number == c.TARGET_MIGHT:
        id: i64 = scope.slots[0][0] if scope.slots and scope.slots[0] else NONE
        return table.number(c.ABILITY, table.pieces[id]) + table.number(c.POWER, table.pieces[id]) if id >= 0 else 0
    raise ValueError(f"there is no amount {number}")
