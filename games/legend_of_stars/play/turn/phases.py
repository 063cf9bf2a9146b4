"""A turn step by step: setup, main, lead, attack and end phase (LOS-TRN-01).

Registers of the frame:
    a: the seat whose turn it is.
    b: the seat whose effect ends next, in the end phase.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.legend_of_stars.abilities.constants import TURN, TURN_BEGAN, TURN_ENDS
from games.legend_of_stars.play import log
from games.legend_of_stars.play.constants import (
    ATTACK_CHOICE,
    ATTACK_PHASE,
    BY_TURN_LIMIT,
    DISCARD_CHOICE,
    DISCARD_VERB,
    END_PHASE,
    EXPIRE_CHOICE,
    EXPIRE_VERB,
    HAND_SIZE,
    LANES,
    LEAD_CHOICE,
    LEAD_PHASE,
    MAIN_CHOICE,
    MAIN_PHASE,
    NOBODY,
    SETUP_PHASE,
)
from games.legend_of_stars.play.side import Side
from games.legend_of_stars.play.state import Table
from games.legend_of_stars.play.turn.battle import begin_attack, offer_attacks, open_window
from games.legend_of_stars.play.turn.lead import move_character, offer_moves
from games.legend_of_stars.play.turn.main import answer_main, offer_main

# Steps of the frame.
BEGIN: Final = 0
DRAW: Final = 1
MAIN: Final = 2
LEAD: Final = 3
FIGHT: Final = 4
LAST_WINDOW: Final = 5
AT_END: Final = 6
EXPIRE: Final = 7
DISCARD: Final = 8
NEXT: Final = 9


def step_turn(table: Table, frame: Frame) -> None:
    step: i64 = frame.pc
    side = table.sides[frame.a]
    if step == BEGIN:
        frame.pc = DRAW
        begin_turn(table, side)
    elif step == DRAW:
        frame.pc = MAIN
        draw_for_turn(table, side)
    elif step == MAIN:
        table.phase = MAIN_PHASE
        decision = Decision(MAIN_CHOICE, frame.a, -1)
        offer_main(table, decision)
        ask_or_go_on(table, frame, decision)
    elif step == LEAD:
        table.phase = LEAD_PHASE
        decision = Decision(LEAD_CHOICE, frame.a, -1)
        offer_moves(table, decision)
        ask_or_go_on(table, frame, decision)
    elif step == FIGHT:
        table.phase = ATTACK_PHASE
        decision = Decision(ATTACK_CHOICE, frame.a, -1)
        offer_attacks(table, decision)
        ask_or_go_on(table, frame, decision)
    elif step == LAST_WINDOW:
        frame.pc = AT_END
        open_window(table, 1 - frame.a)  # LOS-FLS-01, LOS-FLS-03, A-05
    elif step == AT_END:
        frame.pc = EXPIRE
        frame.b = 1 - frame.a
        table.phase = END_PHASE
        table.announce(TURN_ENDS, frame.a)  # LOS-END-01: "at the end of the turn"
    elif step == EXPIRE:
        expire(table, frame)
    elif step == DISCARD:
        discard_to_limit(table, frame, side)
    else:
        next_turn(table, frame, side)


def ask_or_go_on(table: Table, frame: Frame, decision: Decision) -> None:
    """Ask for the next action of a phase; without one the phase is over."""
    if decision.options:
        decision.offer_pass()
        table.ask(decision)
    else:
        frame.pc += 1


def begin_turn(table: Table, side: Side) -> None:
    """Regain all energies and supports (LOS-TRN-02)."""
    table.turn += 1
    side.turns += 1
    table.active = side.seat
    table.phase = SETUP_PHASE
    for piece in side.energy.cards:
        piece.is_gained = False
    for piece in side.supports.cards:
        piece.is_gained = False
    for each in table.sides:
        each.spent = 0
        each.played = 0
        each.damage = 0
        each.attacks = 0
    if table.log is not None:
        table.note(log.TURN_BEGINS, side.seat)
    table.announce(TURN_BEGAN, side.seat)


def draw_for_turn(table: Table, side: Side) -> None:
    """Draw 1, but not in the first player's first turn (LOS-TRN-02, LOS-TRN-03)."""
    if side.seat == table.first and side.turns == 1:
        if table.log is not None:
            table.note(log.NO_DRAW, side.seat)
    else:
        table.draw(side, 1)


def answer_turn(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    kind: i64 = decision.kind
    if kind == DISCARD_CHOICE:
        piece = table.pieces[option.piece]
        table.move(piece, table.sides[frame.a].trash)
        if table.log is not None:
            table.note(log.TRASHED, frame.a, piece.id)
    elif kind == EXPIRE_CHOICE:
        end_effect(table, frame, option.piece)
    elif option.verb == PASS_VERB:
        frame.pc += 1
    elif kind == MAIN_CHOICE:
        answer_main(table, table.sides[frame.a], option)
    elif kind == LEAD_CHOICE:
        piece = table.pieces[option.piece]
        piece.moved = table.turn
        move_character(table, piece, option.amount)
        if option.amount < LANES and table.first_front == 0:
            table.first_front = table.sides[frame.a].turns
    else:
        begin_attack(table, option)


# --- the end phase -----------------------------------------------------------------------------------------------------


def expire(table: Table, frame: Frame) -> None:
    """Effects that last until the end of the turn end one by one, the other player's first, in turn (LOS-END-01, LOS-PRI-04)."""
    if table.changes.by_key:
        found = ending_effects(table, frame.b)
        if not found:
            frame.b = 1 - frame.b
            found = ending_effects(table, frame.b)
        if len(found) > 1:
            decision = Decision(EXPIRE_CHOICE, frame.b, -1)
            for source in found:
                decision.options.append(table.offers[EXPIRE_VERB][source])
            table.ask(decision)
            return
        if found:
            end_effect(table, frame, found[0])
            return
    frame.pc = DISCARD
    table.end_period(TURN)


def ending_effects(table: Table, seat: i64) -> list[int]:
    """The cards of a seat with an effect that ends with the turn, by id."""
    found: list[int] = []
    if not table.changes.ends_any(TURN):
        return found
    for key in table.changes.by_key:
        for change in table.changes.by_key[key]:
            if change.ends == TURN and change.scope.seat == seat and change.scope.source not in found:
                found.append(change.scope.source)
    found.sort()
    return found


def end_effect(table: Table, frame: Frame, source: i64) -> None:
    """End the effect of a card; the other player's next one follows."""
    if table.log is not None:
        table.note(log.EXPIRED, frame.b, source)
    table.end_changes(source, TURN)
    frame.b = 1 - frame.b


def discard_to_limit(table: Table, frame: Frame, side: Side) -> None:
    """The turn player goes down to seven cards in hand (LOS-ZON-06, LOS-END-02)."""
    if len(side.hand.cards) <= HAND_SIZE:
        frame.pc = NEXT
        return
    decision = Decision(DISCARD_CHOICE, side.seat, -1)
    for piece in side.hand.cards:
        decision.options.append(table.offers[DISCARD_VERB][piece.id])
    table.ask(decision)


def next_turn(table: Table, frame: Frame, side: Side) -> None:
    if 0 <= table.turn_limit <= side.turns:
        table.end(NOBODY, BY_TURN_LIMIT)
        return
    table.count_turn()
    other = table.sides[1 - side.seat]
    frame.pc = BEGIN
    if not other.passive:
        frame.a = other.seat
