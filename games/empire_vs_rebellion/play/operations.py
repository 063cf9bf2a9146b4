"""What the ops of the cards do.

A pick is one op: so many cards out of some zones, one after the other, each moved as soon as it is picked; `Frame.d` is how many are
still to pick, `Frame.c` how many were picked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import (
    ADD_VERB,
    AND_OR,
    ANYONE,
    CHANGE_STRATEGY,
    CHANGE_TOTAL,
    CHARACTER,
    CHOOSE,
    COUNTED,
    DECK,
    DISCARD_TOP,
    DISCARD_VERB,
    ENTER_VERB,
    EVENT_VERB,
    EXHAUST_VERB,
    EXHAUSTED,
    GAIN_INFLUENCE,
    IF_LOST,
    INFILTRATE,
    LOOK,
    LOSE_INFLUENCE,
    NOBODY,
    ON_TOP,
    ON_TOP_VERB,
    OPPONENT,
    OPTION,
    PICK,
    PICK_OP,
    PLAY_TOP,
    PUT_BACK,
    RANDOM_NEXT,
    READY,
    RESERVE,
    REVEAL_NEXT,
    ROUND,
    SET_BACK_VERB,
    STRATEGY,
    STRATEGY_CARDS,
    STRATEGY_VERB,
    SWAP_WINNER,
    TAKE_BACK_STRATEGIES,
    TOTAL,
    WHICH_DECK,
    WHOLE_DECK,
    ZONES_A_SEAT,
)
from games.empire_vs_rebellion.play.counts import CARD_NUMBERS, CARD_PLAYED
from games.empire_vs_rebellion.play.state import Piece, Side, Table
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.engine.modifiers import ADD, Modifier
from games.engine.ops import Op, Program

NEEDS_ROOM: Final = 1  # the place of a LOOK that is not done at capacity
EVENTS: Final = 2  # the place of a LOOK at the event deck
ASKS_OPPONENT: Final = 1  # the traits of a PICK_OP's selector


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
        table.lose_influence(whose(table, side, op), op.amount)
    elif code == LOOK:
        ask_look(table, side, op)
    elif code == PUT_BACK:
        put_back(table, side, op.kind)
    elif code == CHANGE_STRATEGY:
        target = whose(table, side, op)
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


def whose(table: Table, side: Side, op: Op) -> Side:
    return table.sides[1 - side.seat] if op.selector.whose == OPPONENT else side


# --- picking ---------------------------------------------------------------------------------------------------------


def ask_pick(table: Table, side: Side, op: Op, frame: Frame) -> None:
    """Ask for the next card; where there is none, or no more is wanted, the program goes on."""
    left: i64 = frame.d
    if left == 0:
        left = op.amount
        frame.c = 0
    elif left < 0:  # the last was picked, or no more is wanted
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
                if zone == DECK:  # its order stays hidden
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
        # A card of an open discard pile is known to both; one that was searched for, to who searched.
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


# --- what happens to cards -------------------------------------------------------------------------------------------


def discard(table: Table, owner: Side, piece: Piece) -> None:
    """EVR-STG-16: to its owner's discard pile."""
    table.move(piece, owner.discard)
    if table.log is not None:
        table.note(log.DISCARDED, owner.seat, piece.id)


def to_reserve(table: Table, owner: Side, piece: Piece) -> None:
    table.move(piece, owner.reserve)
    if table.log is not None:
        table.note(log.TO_RESERVE, owner.seat, piece.id)


def enter(table: Table, owner: Side, piece: Piece) -> None:
    """EVR-STG-04, A-16: faceup and ready."""
    table.move(piece, owner.area)
    owner.played += 1
    table.card_counts[CARD_NUMBERS * piece.card.index + CARD_PLAYED] += 1
    if table.log is not None:
        table.note(log.PLAYED, owner.seat, piece.id)


def play_top(table: Table, side: Side) -> None:
    """EVR-STG-04; A-02: where there is no card nothing is played."""
    if table.fill_deck(side):
        piece = side.deck.cards[-1]
        table.forget_top(side.seat)
        enter(table, side, piece)


def discard_strategy(table: Table, owner: Side, piece: Piece) -> None:
    """EVR-CLN-06: when all five are discarded, all are shuffled into a new strategy deck at once."""
    table.move(piece, owner.used_strategies)
    if table.log is not None:
        table.note(log.STRATEGY_USED, owner.seat, piece.id)
    if len(owner.used_strategies.cards) >= STRATEGY_CARDS:
        take_back(table, owner)


def take_back(table: Table, side: Side, source: i64 = -1) -> None:
    """source: the event that says so, if one does."""
    table.move_all(side.used_strategies, side.strategies)
    table.strategy_rngs[side.seat].shuffle(side.strategies.cards)
    if table.log is not None:
        table.note(log.STRATEGIES_BACK, side.seat, source)


def discard_top_then_lower(table: Table, side: Side) -> None:
    """The printed ready value of the discarded card against the current values of the opponent's."""
    if not table.fill_deck(side):
        return
    piece = side.deck.cards[-1]
    table.forget_top(side.seat)
    discard(table, side, piece)
    other = table.sides[1 - side.seat]
    for each in other.area.cards.copy():
        if each.value() < piece.card.value:
            discard(table, other, each)


# --- looking at cards ------------------------------------------------------------------------------------------------


def ask_look(table: Table, side: Side, op: Op) -> None:
    """The top cards, or the whole, of a deck go to those looked at."""
    if op.place == EVENTS:
        number: i64 = op.amount
        while number > 0 and table.event_deck.cards:
            table.move(table.event_deck.cards[-1], side.looked_at)
            number -= 1
        side.looked_at.cards.reverse()  # the top card stays the last
        if table.log is not None:
            table.note(log.LOOKED, side.seat, -1, len(side.looked_at.cards), NOBODY)
        return
    if op.place == NEEDS_ROOM and not table.has_room(side):
        return
    if op.selector.whose == ANYONE:
        other = table.sides[1 - side.seat]
        if table.has_card(side) and table.has_card(other):
            decision = Decision(WHICH_DECK, side.seat, -1)
            decision.options.append(table.choices[0])
            decision.options.append(table.choices[1])
            table.ask(decision)
        else:
            look(table, side, side if table.has_card(side) else other, op.amount)
    else:
        look(table, side, whose(table, side, op), op.amount)


def look(table: Table, side: Side, target: Side, amount: i64) -> None:
    if not table.fill_deck(target):
        return
    if amount >= WHOLE_DECK:
        table.move_all(target.deck, side.looked_at)
    else:
        # also half-way; who looks at cards in the middle of a deck sees the top one last.
        seen: list[Piece] = []
        while amount > 0 and table.fill_deck(target):
            piece = target.deck.cards[-1]
            table.move(piece, side.looked_at)
            seen.append(piece)
            amount -= 1
        seen.reverse()
        side.looked_at.cards = seen
    table.forget_top(target.seat)
    if table.log is not None:
        table.note(log.LOOKED, side.seat, -1, len(side.looked_at.cards), target.seat)


def put_back(table: Table, side: Side, kind: i64) -> None:
    cards = side.looked_at.cards
    if not cards:
        return
    if cards[0].owner < 0:
        table.move_all(side.looked_at, table.event_deck)
        return
    target = table.sides[cards[0].owner]
    if kind == ON_TOP:
        top = cards[-1]
        table.move_all(side.looked_at, target.deck)
        table.known[2 * side.seat + target.seat] = top.id
        return
    # A card that was picked lies on the deck already, which is otherwise empty: it stays on top.
    picked: i64 = table.known[2 * side.seat + target.seat]
    under = side.looked_at.cards
    table.deck_rngs[target.seat].shuffle(under)
    on_top = target.deck.cards
    for piece in under:
        piece.zone = target.deck.id
    target.deck.cards = under + on_top
    side.looked_at.cards = []
    table.forget_top(target.seat)
    if on_top:
        table.known[2 * side.seat + target.seat] = picked


# --- choices between effects -----------------------------------------------------------------------------------------


def ask_parts(table: Table, side: Side, op: Op, frame: Frame, done: i64) -> None:
    """done: bits of the parts carried out; the first must be one that is possible (EVR-STG-07), a further one may be left out."""
    decision = Decision(OPTION, side.seat, frame.b)
    number: i64 = 0
    while number < len(op.subs):
        if not (done >> number) & 1 and can_be_done(table, side, op.subs[number]):
            decision.options.append(table.choices[number])
        number += 1
    if not decision.options:
        frame.d = 0
        return
    if done:
        decision.offer_pass()
    if op.code == AND_OR:
        frame.pc -= 1
    table.ask(decision)


def can_be_done(table: Table, side: Side, program: Program) -> bool:
    op = program.ops[0]
    return op.code != PICK_OP or can_pick(table, side, op)


def answer_program(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    """The answer to what a program asked: `pc` stands at a pick or an "and/or", behind any other op."""
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
            one: i64 = 1
            frame.d |= one << option.amount
            table.run_inside(standing.subs[option.amount], frame)
