"""The phases of a turn: balance, refresh, draw, deployment, conflict and Force (LCG-TRN-02).

turn frame: a = objectives passed over in this refresh phase (A-21), b = 1 if the phase before has ended.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    BALANCE,
    COMMITTED,
    CONFLICT,
    DAMAGED,
    DARK,
    DEPLOYMENT,
    DIAL_ADVANCED,
    DISCARDED,
    DRAW,
    DRAWN,
    ENTERS_PLAY,
    FORCE,
    LIGHT,
    NO_FORCE_PHASE,
    PAST_PHASE,
    PHASE_BEGINS,
    PHASE_ENDS,
    PHASE_PERIOD,
    REFRESH,
    REFRESHED,
    ROUND_PERIOD,
    STRUGGLE_BEGINS,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_PERIOD,
)
from games.star_wars_lcg.play.constants import (
    BALANCE_DAMAGE,
    BY_BALANCE,
    BY_OBJECTIVE_DECK_OUT,
    BY_TURN_LIMIT,
    COMMIT,
    DAMAGE_VERB,
    DIAL_BY_BALANCE,
    DIAL_BY_TURN,
    DISCARD_DOWN,
    DISCARD_ONE,
    DISCARD_VERB,
    ENGAGE,
    NOBODY,
    OBJECTIVES_IN_PLAY,
    PASS_VERB,
)
from games.star_wars_lcg.play.goldfish.turns import close_row, count_hand, count_stranded
from games.star_wars_lcg.play.log import CONFLICT_SKIPPED, PASSED_OVER
from games.star_wars_lcg.play.side import Side
from games.star_wars_lcg.play.state import LIGHT_ROUND, Table
from games.star_wars_lcg.play.turn.engagement import ask_engage, begin_engagement
from games.star_wars_lcg.play.turn.force import ask_commit, struggle
from games.star_wars_lcg.play.turn.refresh import refresh
from games.star_wars_lcg.play.turn.windows import open_window

# Positions of the turn frame: the steps of the turn in their order.
BEGIN: Final = 0
TO_BALANCE: Final = 1
TURN_DIAL: Final = 2
BALANCE_STEP: Final = 3
TO_REFRESH: Final = 4
REFRESH_STEP: Final = 5
REFILL: Final = 6
AFTER_REFRESH: Final = 7
REFRESH_WINDOW: Final = 8
TO_DRAW: Final = 9
DISCARD_STEP: Final = 10
DRAW_STEP: Final = 11
DRAW_WINDOW: Final = 12
TO_DEPLOYMENT: Final = 13
DEPLOYMENT_WINDOW: Final = 14
TO_CONFLICT: Final = 15
CONFLICT_WINDOW: Final = 16
ENGAGE_STEP: Final = 17
LAST_WINDOW: Final = 18
TO_FORCE: Final = 19
COMMIT_STEP: Final = 20
STRUGGLE_STEP: Final = 21
STRUGGLE_RESULT: Final = 22
FORCE_WINDOW: Final = 23
TO_END: Final = 24
END: Final = 25
NEXT_TURN: Final = 26

# For each step: the phase that begins with it, so that the one before it ends; or one of these.
IS_WINDOW: Final = -1
IS_OTHER: Final = -2


def _begins(pc: i64) -> i64:
    """The phase that begins at this step, IS_WINDOW for an action window, else IS_OTHER.

    Windows: refresh and draw have one at their end (LCG-WND-03), deployment is one (LCG-WND-04), the conflict phase has one at its start
    and one when nothing more is engaged (LCG-WND-05), the Force phase one after the struggle (LCG-WND-07); balance has none (LCG-WND-08).
    """
    if pc in (REFRESH_WINDOW, DRAW_WINDOW, DEPLOYMENT_WINDOW, CONFLICT_WINDOW, LAST_WINDOW, FORCE_WINDOW):
        return IS_WINDOW
    begins: i64 = IS_OTHER
    if pc == TO_BALANCE:
        begins = BALANCE
    elif pc == TO_REFRESH:
        begins = REFRESH
    elif pc == TO_DRAW:
        begins = DRAW
    elif pc == TO_DEPLOYMENT:
        begins = DEPLOYMENT
    elif pc == TO_CONFLICT:
        begins = CONFLICT
    elif pc == TO_FORCE:
        begins = FORCE
    return begins


def step_turn(table: Table, frame: Frame) -> None:
    """Take the steps of the turn until somebody is asked, another frame is on top, or the turn is over."""
    while True:
        _take_step(table, frame)
        if frame.pc == BEGIN or table.decision is not None or table.is_over or table.frames[-1] is not frame:
            return


def _take_step(table: Table, frame: Frame) -> None:  # noqa: PLR0912  one branch for each step of the turn
    side = table.sides[table.active]
    pc: i64 = frame.pc
    frame.pc = pc + 1
    begins: i64 = _begins(pc)
    if begins == IS_WINDOW:
        open_window(table)
    elif begins != IS_OTHER:
        _begin_phase(table, frame, side, begins)
    elif side.passive and pc in (DISCARD_STEP, DRAW_STEP, ENGAGE_STEP, COMMIT_STEP):
        return  # only the active player decides or draws in these steps
    elif pc == BEGIN:
        frame.b = 1
        _begin_turn(table, side)
    elif pc == TURN_DIAL:
        if side.seat == DARK:
            table.fire(Event(DIAL_ADVANCED, DARK, amount=1, other=DIAL_BY_TURN))  # LCG-BAL-01
    elif pc == BALANCE_STEP:
        _balance(table, side)
    elif pc == REFRESH_STEP:
        frame.a = 0
        refresh(table, side)
    elif pc == REFILL:
        _refill(table, frame, side)
    elif pc == AFTER_REFRESH:
        table.pass_by(REFRESHED, side.seat)  # LCG-REF-03, A-03: after step 3
    elif pc == DISCARD_STEP:
        if side.adviser is None or side.adviser.discards:
            _ask_discard(table, side, DISCARD_ONE)  # LCG-DRW-01
    elif pc == DRAW_STEP:
        _draw(table, frame, side)
    elif pc == ENGAGE_STEP:
        ask_engage(table, side)
    elif pc == COMMIT_STEP:
        ask_commit(table, side)  # LCG-FRC-01
    elif pc == STRUGGLE_STEP:
        table.pass_by(STRUGGLE_BEGINS, side.seat)
    elif pc == STRUGGLE_RESULT:
        struggle(table)
    elif pc == TO_END:
        table.pass_by(PHASE_ENDS, side.seat, amount=table.phase)
    elif pc == END:
        table.pass_by(TURN_ENDS, side.seat)
    else:
        _next_turn(table, frame)


def answer_turn(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    kind: i64 = decision.kind
    passed = option.verb == PASS_VERB
    if kind == ENGAGE and not passed:
        frame.pc = CONFLICT_WINDOW  # LCG-ENG-08, A-22: back to the first window
        begin_engagement(table, option.piece)
    elif kind == COMMIT and not passed:
        frame.pc = COMMIT_STEP
        table.fire(Event(COMMITTED, decision.seat, option.piece))
    elif kind == BALANCE_DAMAGE and not passed:
        table.fire(Event(DAMAGED, decision.seat, option.piece, amount=1, other=BY_BALANCE))  # LCG-BAL-04
    elif kind == DISCARD_DOWN:
        frame.pc = DRAW_STEP
        table.fire(Event(DISCARDED, decision.seat, option.piece))
    elif kind == DISCARD_ONE and not passed:
        table.fire(Event(DISCARDED, decision.seat, option.piece))


# --- turns and phases ------------------------------------------------------------------------------------------------


def _begin_turn(table: Table, side: Side) -> None:
    if 0 <= table.turn_limit <= table.sides[DARK].turns + table.sides[LIGHT].turns:
        table.end(NOBODY, BY_TURN_LIMIT)
        return
    side.turns += 1
    for each in table.sides:
        each.limited_played = False  # LCG-KEY-03
        each.spent = 0
        if each.plays:
            each.plays = []
    if table.past:
        table.past = []
    for piece in table.pieces:
        piece.fresh = False
    table.end_period(ROUND_PERIOD if side.seat == DARK else LIGHT_ROUND)
    table.pass_by(TURN_BEGINS, side.seat)


def _begin_phase(table: Table, frame: Frame, side: Side, phase: i64) -> None:
    """The phase before it ends first, as an event of its own."""
    if frame.b == 0:
        frame.b = 1
        frame.pc -= 1
        table.pass_by(PHASE_ENDS, side.seat, amount=table.phase)
        return
    table.end_period(PHASE_PERIOD)
    if side.seat == table.watched:
        if phase == DEPLOYMENT:
            count_hand(table, side)
        elif phase == CONFLICT:
            count_stranded(table, side)
    if phase == CONFLICT and side.seat == DARK and side.turns == 1:  # LCG-CON-03: with its windows
        frame.pc = TO_FORCE
        if table.log is not None:
            table.note(CONFLICT_SKIPPED, side.seat)
        return
    if phase == FORCE and table.has_seat_flag(NO_FORCE_PHASE, side.seat):
        frame.pc = END
        return
    frame.b = 0
    table.begin_phase(phase)
    table.remember(PAST_PHASE, phase)
    table.pass_by(PHASE_BEGINS, side.seat, amount=phase)


def _next_turn(table: Table, frame: Frame) -> None:
    """LCG-TRN-03"""
    if table.active == table.watched:
        close_row(table)
    table.end_period(PHASE_PERIOD)
    table.end_period(TURN_PERIOD)
    table.active = 1 - table.active
    table.went_on()
    frame.pc = BEGIN


# --- balance ---------------------------------------------------------------------------------------------------------


def _balance(table: Table, side: Side) -> None:
    if side.seat == DARK:
        if table.balance == DARK:
            table.fire(Event(DIAL_ADVANCED, DARK, amount=1, other=DIAL_BY_BALANCE))  # LCG-BAL-02
    elif table.balance == LIGHT and not side.passive:
        decision = Decision(BALANCE_DAMAGE, side.seat, -1)  # LCG-BAL-04, A-19: a "may"; otherwise LCG-BAL-05
        decision.offer_pass()
        for objective in table.sides[DARK].objectives.cards:
            if objective.owner == DARK:  # no mission of the Light Side
                decision.offer(DAMAGE_VERB, objective.id, 1)
        table.ask(decision)


# --- refresh: objectives ---------------------------------------------------------------------------------------------


def _refill(table: Table, frame: Frame, side: Side) -> None:
    """Replace objectives one at a time (LCG-REF-05, LCG-REF-06); an empty objective deck loses the game (LCG-END-03, A-06)."""
    deck = side.objective_deck.cards
    if current_objectives(table, side) >= OBJECTIVES_IN_PLAY:
        return
    if not deck:
        if side.passive:
            return
        table.end(1 - side.seat, BY_OBJECTIVE_DECK_OUT)
        return
    objective = deck[-1]
    if table.unique_in_play[table.card_of(objective).title] > 0:
        # LCG-UNQ-01 forbids a second card with this title.  It goes under the deck, and each card at most once.
        if frame.a < len(deck):
            frame.a += 1
            table.move(objective, side.objective_deck, True)
            if table.log is not None:
                table.note(PASSED_OVER, side.seat, objective.id)
            frame.pc = REFILL
        return
    frame.pc = REFILL
    table.fire(Event(ENTERS_PLAY, side.seat, objective.id))


def current_objectives(table: Table, side: Side) -> i64:
    """Objectives in play, without the opponent's missions among them."""
    count: i64 = 0
    for piece in side.objectives.cards:
        if piece.owner == side.seat:
            count += 1
    return count


# --- draw ------------------------------------------------------------------------------------------------------------


def _ask_discard(table: Table, side: Side, kind: i64) -> None:
    decision = Decision(kind, side.seat, -1)
    if kind == DISCARD_ONE:
        decision.offer_pass()
    for piece in side.hand.cards:
        decision.offer(DISCARD_VERB, piece.id, 0)
    table.ask(decision)


def _draw(table: Table, frame: Frame, side: Side) -> None:
    """Draw up to the reserve value, or discard down to it (LCG-DRW-02, LCG-DRW-03)."""
    missing: i64 = table.reserve_of(side.seat) - table.hand_size(side.seat)
    if missing < 0 and side.hand.cards:
        _ask_discard(table, side, DISCARD_DOWN)
    elif missing > 0:
        table.fire(Event(DRAWN, side.seat, amount=missing))
