"""Pick cards from zones, one after another; each card is moved as soon as it is picked.

A pick is one op.  Its frame counts: `Frame.d` is the number of cards still to pick, `Frame.c` the number of cards picked.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import (
    ADD_VERB,
    ANYONE,
    ASKS_OPPONENT,
    CHARACTER,
    DECK,
    DISCARD_VERB,
    ENTER_VERB,
    EVENT_VERB,
    EXHAUST_VERB,
    EXHAUSTED,
    ON_TOP_VERB,
    OPPONENT,
    READY,
    RESERVE,
    SET_BACK_VERB,
    STRATEGY_VERB,
    ZONES_A_SEAT,
)
from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import PICK, STRATEGY
from games.empire_vs_rebellion.play.effects.move import discard, discard_strategy, enter, to_reserve
from games.empire_vs_rebellion.play.side import Piece, Side
from games.empire_vs_rebellion.play.state import Table
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.engine.ops import Op


def ask_pick(table: Table, side: Side, op: Op, frame: Frame) -> None:
    """Ask for the next card.  The program goes on if there is no card to pick or no further card is wanted."""
    left: i64 = frame.d
    if left == 0:
        left = op.amount
        frame.c = 0
    elif left < 0:  # the last card was picked, or no further card is wanted
        frame.d = 0
        return
    asked: i64 = 1 - side.seat if op.selector.traits == ASKS_OPPONENT else side.seat
    decision = Decision(PICK, asked, frame.b)
    offer_pieces(table, side, op, decision)
    if not decision.options:
        frame.d = 0
        return
    if op.optional:
        decision.offer_pass()
    frame.d = left
    frame.pc -= 1
    table.ask(decision)


def offer_pieces(table: Table, side: Side, op: Op, decision: Decision) -> None:
    selector = op.selector
    verb: i64 = op.kind
    first: i64 = side.seat
    last: i64 = side.seat
    if selector.whose == OPPONENT:
        first = last = 1 - side.seat
    elif selector.whose == ANYONE:
        first = 0
        last = 1
    if verb == ENTER_VERB and not table.has_room(side):  # EVR-STG-09
        return
    types: i64 = selector.types
    offers = table.offers[verb]
    while first <= last:
        zone: i64 = 0
        bits: i64 = selector.zones
        while bits:
            if bits & 1:
                cards = table.zones[first * ZONES_A_SEAT + zone].cards
                if zone == DECK:  # sorted, so that the order of the deck stays hidden
                    for id in sorted([piece.id for piece in cards]):
                        if fits(table.pieces[id], types):
                            decision.options.append(offers[id])
                else:
                    for piece in cards:
                        if types == 0 or fits(piece, types):
                            decision.options.append(offers[piece.id])
            bits >>= 1
            zone += 1
        first += 1


def fits(piece: Piece, types: i64) -> bool:
    if types & READY and piece.exhausted:
        return False
    if types & EXHAUSTED and not piece.exhausted:
        return False
    return not types & CHARACTER or piece.card.is_character


def can_pick(table: Table, side: Side, op: Op) -> bool:
    decision = Decision(PICK, side.seat, -1)
    offer_pieces(table, side, op, decision)
    return bool(decision.options)


def answer_pick(table: Table, op: Op, frame: Frame, option: Option) -> None:
    if option.verb == PASS_VERB:
        frame.d = -1
        return
    frame.d -= 1
    if frame.d == 0:
        frame.d = -1
    frame.c += 1
    move_picked(table, op, table.pieces[option.piece], option.verb, frame.e)


def move_picked(table: Table, op: Op, piece: Piece, verb: i64, seat: i64) -> None:  # noqa: PLR0912  one branch a verb
    if verb == EVENT_VERB:
        table.move(piece, table.event_deck)
        return
    owner = table.sides[piece.owner]
    if verb == DISCARD_VERB:
        if piece.card.type == STRATEGY:
            discard_strategy(table, owner, piece)
        elif op.place == RESERVE and piece.card.is_character:
            to_reserve(table, owner, piece)
        else:
            discard(table, owner, piece)
    elif verb == EXHAUST_VERB:
        piece.exhausted = True
        if table.log is not None:
            table.note(log.EXHAUSTED, seat, piece.id)
    elif verb == ENTER_VERB:
        enter(table, owner, piece)
    elif verb == ON_TOP_VERB:
        is_open = piece.zone == owner.discard.id
        table.move(piece, owner.deck)
        # Both players know a card from the faceup discard pile; only the searching player knows a card that was searched for.
        table.forget_top(owner.seat)
        table.known[2 * seat + owner.seat] = piece.id
        if is_open:
            table.known[2 * (1 - seat) + owner.seat] = piece.id
        if table.log is not None:
            table.note(log.ON_TOP, seat, piece.id)
    elif verb == ADD_VERB:  # EVR-STG-14
        table.move(piece, owner.deck)
        table.shuffle_deck(owner.seat)
        if table.log is not None:
            table.note(log.ADDED, owner.seat, piece.id)
    elif verb == SET_BACK_VERB:
        if piece.zone == owner.deck.id:
            table.forget_top(owner.seat)
        to_reserve(table, owner, piece)
    elif verb == STRATEGY_VERB:
        table.move(piece, owner.chosen)
        if table.log is not None:
            table.note(log.STRATEGY_PLACED, owner.seat, piece.id, 0, owner.seat)
