"""The ops of cards: what each one does, and the answers to its decisions."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.engine.ops import Op, Program
from games.star_realms.abilities.constants import (
    ALL_FACTIONS,
    BASE,
    CHOOSE,
    CHOOSE_ALLY,
    CHOOSE_FACTION,
    COPY,
    COPY_ABILITY,
    COPY_BASE,
    COSTS,
    DESTROY_VERB,
    DRAW,
    EACH_PLAYER,
    FLIP,
    GAIN_ALLY,
    GAIN_AUTHORITY,
    GAIN_COMBAT,
    GAIN_TRADE,
    IF,
    INSTEAD_VERB,
    LOOK,
    LOSE_AUTHORITY,
    NEXT_ACQUIRED,
    NEXT_CHEAPER,
    OTHER_PLAYER,
    PICK_OP,
    RETURN_AT_END,
    SCRAP_THIS,
    SHIP_PLAYED,
    SHUFFLE_IN,
)
from games.star_realms.play import log
from games.star_realms.play.constants import COPIED_ABILITY, FACTION, ONCE_A_TURN, OPTION, PICK
from games.star_realms.play.effects.copy import ask_copy, ask_copy_ability, ask_copy_base, copy_card
from games.star_realms.play.effects.count import amount_of, count_in_play, counter_of
from games.star_realms.play.effects.gain import gain_authority, gain_combat, gain_trade, lose_authority
from games.star_realms.play.effects.move import flip, scrap
from games.star_realms.play.effects.pick import apply_pick, ask_pick
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table


def perform(table: Table, op: Op, frame: Frame) -> None:  # noqa: PLR0912  one branch an op
    side = table.sides[frame.e]
    code: i64 = op.code
    if code == GAIN_COMBAT:
        gain_combat(table, side, amount_of(table, side, op, frame))
    elif code == GAIN_TRADE:
        gain_trade(table, side, amount_of(table, side, op, frame))
    elif code == GAIN_AUTHORITY:
        gain_authority(table, side, amount_of(table, side, op, frame))
    elif code == DRAW:
        table.draw(side, amount_of(table, side, op, frame))
    elif code == PICK_OP:
        ask_pick(table, side, op, frame)
    elif code == CHOOSE:  # SR-ABL-04
        decision = Decision(OPTION, side.seat, frame.b)
        number: i64 = 0
        while number < len(op.subs):
            # A mandatory effect is offered only if it is possible.
            if op.kind == 0 or can_be_done(side, op.subs[number]):
                decision.options.append(table.choices[number])
            number += 1
        table.ask(decision)
    elif code == IF:
        if counter_of(table, side, op, frame) >= op.amount:
            table.run_inside(op.subs[0], frame)
    elif code == NEXT_ACQUIRED:
        side.next.append(op)
    elif code == GAIN_ALLY:
        number = 0
        while number < op.amount:
            side.allies.append(op.selector.traits)
            number += 1
        if table.log is not None:
            table.note(log.COUNTS_AS, side.seat, frame.b, op.selector.traits)
    elif code == COPY:
        ask_copy(table, side, frame)
    else:
        perform_rare(table, side, op, frame)


def perform_rare(table: Table, side: Side, op: Op, frame: Frame) -> None:  # noqa: PLR0912  one branch an op
    """Ops that only cards of later boxes have."""
    code: i64 = op.code
    if code == LOSE_AUTHORITY:
        amount: i64 = amount_of(table, side, op, frame)
        if table.log is not None and amount > 0:
            table.note(log.LOST_AUTHORITY, side.seat, -1, amount)
        lose_authority(table, side, amount)
    elif code == SCRAP_THIS:
        if table.pieces[frame.b].zone == side.in_play.id:
            scrap(table, side, table.pieces[frame.b])
    elif code in (CHOOSE_FACTION, CHOOSE_ALLY):
        decision = Decision(FACTION, side.seat, frame.b)
        faction: i64 = 1
        while faction < ALL_FACTIONS:
            decision.options.append(table.choices[faction])
            faction *= 2
        table.ask(decision)
    elif code == COPY_BASE:
        ask_copy_base(table, side, frame)
    elif code == COPY_ABILITY:
        ask_copy_ability(table, side, frame)
    elif code == RETURN_AT_END:
        side.returning.append(frame.b)
    elif code == EACH_PLAYER:
        first: i64 = side.seat
        # if both could lose, the active player wins, so the other player loses authority first.
        if op.kind == 1:
            first = 1 - first
        each_player(table, op, frame, first)
    elif code == OTHER_PLAYER:
        seat: i64 = frame.e
        frame.e = 1 - seat
        table.run_inside(op.subs[0], frame)
        frame.e = seat
    elif code == LOOK:
        number: i64 = 0
        while number < op.amount and side.deck.cards:
            table.move(side.deck.cards[-1], side.looked_at)
            number += 1
    elif code == FLIP:
        flip(table, side, table.pieces[frame.b])
    elif code == SHUFFLE_IN:
        table.move_all(side.discard, side.deck)
        table.deck_rngs[side.seat].shuffle(side.deck.cards)
        if table.log is not None:
            table.note(log.SHUFFLED, side.seat)
    elif code == NEXT_CHEAPER:
        number = 0
        while number < op.amount:
            side.cheaper.append(op.selector.traits)
            number += 1


def each_player(table: Table, op: Op, frame: Frame, first: i64) -> None:
    """Run the program for both players.  Of two pushed programs the top one runs first."""
    program = op.subs[0]
    seat: i64 = frame.e
    frame.e = first if program.is_straight else 1 - first
    table.run_inside(program, frame)
    frame.e = 1 - frame.e
    if not table.is_over:
        table.run_inside(program, frame)
    frame.e = seat


def apply_faction(table: Table, side: Side, op: Op, frame: Frame, faction: i64) -> None:
    """Apply a chosen faction: to the card, or as an ally of its player."""
    if table.log is not None:
        table.note(log.COUNTS_AS, side.seat, frame.b, faction)
    if op.code == CHOOSE_ALLY:
        side.allies.append(faction)
    else:
        piece = table.pieces[frame.b]
        piece.factions |= faction
        piece.counts_as |= faction
        if piece.face is piece.card and side.watchers > 0:  # not for a copy, which was already played
            table.announce(SHIP_PLAYED, side.seat, piece.id)


def can_be_done(side: Side, program: Program) -> bool:
    """Whether the player has a base, if the program starts by destroying one."""
    first = program.ops[0]
    return first.code != PICK_OP or first.kind != DESTROY_VERB or count_in_play(side, BASE, 0) > 0


def answer_program(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    """Apply an answer to the op that asked; the frame's pc already points behind it."""
    op = table.programs[frame.a].ops[frame.pc - 1]
    if decision.kind == PICK:
        if option.verb == PASS_VERB:
            frame.d = 0
            return
        piece = table.pieces[option.piece]
        frame.d -= 1
        if frame.d > 0:
            frame.pc -= 1
        if option.verb == INSTEAD_VERB:
            piece.open = piece.open & ~ONCE_A_TURN
            gain_authority(table, table.sides[frame.e], piece.face.instead)
            return
        frame.c += piece.card.cost if op.counter == COSTS else 1
        apply_pick(table, table.sides[frame.e], piece, op)
    elif decision.kind == OPTION:
        table.run_inside(op.subs[option.amount], frame)
    elif decision.kind == FACTION:
        apply_faction(table, table.sides[frame.e], op, frame, option.amount)
    elif decision.kind == COPIED_ABILITY:
        table.run_inside(table.programs[option.amount], frame)
    else:
        copy_card(table, table.sides[frame.e], table.pieces[frame.b], table.cards[option.amount])
