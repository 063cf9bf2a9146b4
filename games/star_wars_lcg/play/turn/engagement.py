"""Engagements: objective, attackers, defenders, strikes in turn, the unopposed bonus (LCG-CON, LCG-ENG, LCG-UNO, LCG-KEY-06).

engagement frame: a = the objective, b = the seat that strikes next (-1: the one with the edge), c = 1 if the attack was unopposed.
shielding frame: a = the unit with Shielding.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    ALL_ATTACK,
    ATTACKERS_MOST,
    BY_UNOPPOSED,
    CANNOT_ATTACK,
    CANNOT_BE_ENGAGED,
    CANNOT_DEFEND,
    CANNOT_STRIKE,
    DAMAGED,
    DECLARED_ATTACKER,
    DECLARED_DEFENDER,
    ENGAGED,
    ENGAGEMENT_ENDS,
    ENGAGEMENT_PERIOD,
    IS_UNOPPOSED,
    MUST_ATTACK,
    MUST_DEFEND,
    NO_UNOPPOSED,
    SHIELDED,
    STRIKER_CHOSEN,
    STRIKES_ANYWAY,
    STRIKES_FIRST,
    SURVIVED,
    TWO_DEFENDERS,
    UNOPPOSED_BONUS,
)
from games.star_wars_lcg.abilities.constants import (
    DEFENDERS_DECLARED as ALL_DEFENDERS,
)
from games.star_wars_lcg.play.cards import SHIELDING
from games.star_wars_lcg.play.constants import (
    ATTACK,
    ATTACK_VERB,
    DEFEND,
    DEFEND_VERB,
    EDGE_FRAME,
    ENGAGE,
    ENGAGE_VERB,
    ENGAGEMENT_FRAME,
    NO_PIECE,
    NOBODY,
    PASS_VERB,
    SHIELD_PIECE,
    SHIELD_VERB,
    SHIELDING_FRAME,
    STRIKE,
    STRIKE_FRAME,
    STRIKE_VERB,
)
from games.star_wars_lcg.play.counts import DEFENDED, ENGAGEMENTS
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.edge import participates
from games.star_wars_lcg.play.turn.windows import open_window

# Positions of the engagement frame: the steps of LCG-ENG-01, with a window after each of LCG-WND-06.
ATTACKERS: Final = 0
ATTACKERS_DECLARED: Final = 1
ATTACKERS_SHIELD: Final = 2
ATTACK_WINDOW: Final = 3
DEFENDERS: Final = 4
DEFENDERS_DECLARED: Final = 5
DEFENDERS_SHIELD: Final = 6
DEFENCE_WINDOW: Final = 7
EDGE_BATTLE: Final = 8
EDGE_WINDOW: Final = 9
STRIKES: Final = 10
STRIKE_WINDOW: Final = 11
UNOPPOSED: Final = 12
SURVIVORS: Final = 13
ENDING: Final = 14
ENDED: Final = 15


def ask_engage(table: Table, side: Side) -> None:
    decision = Decision(ENGAGE, side.seat, -1)
    decision.offer_pass()  # LCG-CON-01, LCG-CON-04
    for objective in table.sides[1 - side.seat].objectives.cards:
        if may_be_engaged(table, side, objective):
            decision.offer(ENGAGE_VERB, objective.id, 0)
    table.ask(decision)


def may_be_engaged(table: Table, side: Side, objective: Piece) -> bool:
    """A current objective or a mission (LCG-ENG-03), once in a conflict phase (LCG-CON-02), and only with an attacker (LCG-ENG-02)."""
    if objective.engaged or table.has_flag(CANNOT_BE_ENGAGED, objective) or table.value(ATTACKERS_MOST, objective) <= 0:
        return False
    table.engaged = objective.id  # what cannot attack may depend on the objective
    found = False
    for piece in side.units.cards:
        if may_attack(table, piece):
            found = True
            break
    table.engaged = NO_PIECE
    return found


def may_attack(table: Table, piece: Piece) -> bool:
    """LCG-ENG-04"""
    return piece.ready() and not piece.participating and not table.has_flag(CANNOT_ATTACK, piece)


def may_defend(table: Table, piece: Piece) -> bool:
    """LCG-ENG-05"""
    return piece.ready() and not piece.participating and not table.has_flag(CANNOT_DEFEND, piece)


def begin_engagement(table: Table, objective: i64) -> None:
    table.engaged = objective
    table.edge = NOBODY
    table.declared = []
    table.resolved_fates = []
    for side in table.sides:
        side.fates = 0
    table.went_on()
    table.push(Frame(ENGAGEMENT_FRAME, ATTACKERS, objective, -1))


def step_engagement(table: Table, frame: Frame) -> None:
    """Take the steps of the engagement until somebody is asked, another frame is on top, or the engagement is over."""
    while True:
        _take_step(table, frame)
        if table.decision is not None or table.is_over or table.frames[-1] is not frame:
            return


def _take_step(table: Table, frame: Frame) -> None:  # noqa: PLR0912  one branch for each step of the engagement
    attacker: i64 = table.active
    pc: i64 = frame.pc
    frame.pc = pc + 1
    if pc in (ATTACK_WINDOW, DEFENCE_WINDOW, EDGE_WINDOW):
        open_window(table)
    elif pc == ATTACKERS:
        _ask_attackers(table, frame, table.sides[attacker])
    elif pc == ATTACKERS_DECLARED:
        _fire_declared(table, attacker, DECLARED_ATTACKER)
    elif pc == DEFENDERS:
        _ask_defenders(table, table.sides[1 - attacker])
    elif pc == DEFENDERS_DECLARED:
        _fire_declared(table, 1 - attacker, DECLARED_DEFENDER)
    elif pc in (ATTACKERS_SHIELD, DEFENDERS_SHIELD):
        _shield(table, frame, pc)
    elif pc == EDGE_BATTLE:
        table.push(Frame(EDGE_FRAME, 0, attacker))
    elif pc == STRIKES:
        _next_strike(table, frame)
    elif pc == STRIKE_WINDOW:
        frame.pc = STRIKES
        open_window(table)
    elif pc == UNOPPOSED:
        _reward_unopposed(table, frame)
    elif pc == SURVIVORS:
        _fire_survivors(table)
    elif pc == ENDING:
        table.pass_by(ENGAGEMENT_ENDS, attacker, frame.a)
    else:
        _end_engagement(table)


def answer_engagement(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    kind: i64 = decision.kind
    if option.verb == PASS_VERB:
        return
    if kind == STRIKE:  # the position of this frame is at the window after the strike
        if table.hears(STRIKER_CHOSEN):
            table.fire(Event(STRIKER_CHOSEN, decision.seat, option.piece))
        else:
            table.push(Frame(STRIKE_FRAME, 0, option.piece))
        return
    # LCG-ENG-06, LCG-ENG-07: one by one, and asked again.
    frame.pc -= 1
    table.pieces[option.piece].participating = True
    table.declared.append(option.piece)
    table.went_on()


# --- declarations ----------------------------------------------------------------------------------------------------


def _ask_attackers(table: Table, frame: Frame, side: Side) -> None:
    """Ask for the next attacker: one or more ready units attack (LCG-ENG-04)."""
    decision = Decision(ATTACK, side.seat, frame.a)
    declared: i64 = len(table.declared)
    has_room = declared < table.value(ATTACKERS_MOST, table.pieces[frame.a])
    everyone = table.has_flag(ALL_ATTACK, table.pieces[frame.a])
    found = [piece for piece in side.units.cards if has_room and may_attack(table, piece)]
    must = [piece for piece in found if everyone or table.has_flag(MUST_ATTACK, piece)]
    if declared > 0 and not must:
        decision.offer_pass()
    for piece in must or found:
        decision.offer(ATTACK_VERB, piece.id, 0)
    table.ask(decision)


def _ask_defenders(table: Table, side: Side) -> None:
    """Ask for the next defender: any number of ready units, or none (LCG-ENG-05)."""
    if side.passive and not side.units.cards and table.log is None:
        return
    decision = Decision(DEFEND, side.seat, table.engaged)
    found: list[Piece] = []
    if table.stands(table.engaged):
        found = [piece for piece in side.units.cards if may_defend(table, piece)]
    must = [piece for piece in found if table.has_flag(MUST_DEFEND, piece)]
    declared: i64 = len(table.declared)
    needs_two = declared < 2 and _needs_two(table, 1 - side.seat)
    if needs_two and declared == 0 and len(found) < 2:
        must = []
        found = []
    if not must and not (needs_two and declared == 1 and found):
        decision.offer_pass()
    for piece in must or found:
        decision.offer(DEFEND_VERB, piece.id, 0)
    table.ask(decision)


def _needs_two(table: Table, attacker: i64) -> bool:
    """Whether an attacker requires at least two defenders."""
    for piece in table.sides[attacker].units.cards:  # noqa: SIM110  a generator would be slow when compiled
        if piece.participating and table.has_flag(TWO_DEFENDERS, piece):
            return True
    return False


def _fire_declared(table: Table, seat: i64, kind: i64) -> None:
    """All attackers (with the engagement itself) or all defenders are declared together."""
    events: list[Event] = []
    if kind == DECLARED_ATTACKER:
        table.count_in_turn(ENGAGEMENTS, 1)
        events.append(Event(ENGAGED, seat, table.engaged))
    elif table.declared:
        table.count_in_turn(DEFENDED, 1)
    for id in table.declared:
        events.append(Event(kind, seat, id))
    if kind == DECLARED_DEFENDER and table.hears(ALL_DEFENDERS):
        events.append(Event(ALL_DEFENDERS, seat, table.engaged))
    table.fire_plain(events)


def _shield(table: Table, frame: Frame, pc: i64) -> None:
    """Each declared unit with Shielding may place its shield (LCG-KEY-06)."""
    if not table.declared:
        return
    piece = table.pieces[table.declared.pop(0)]
    frame.pc = pc
    if table.is_unit(piece) and piece.participating and table.has_mark(SHIELDING, piece):
        table.push(Frame(SHIELDING_FRAME, 0, piece.id))


def step_shielding(table: Table, frame: Frame) -> None:
    """Ask where the shield goes: a participating unit of the player or the engaged objective, without a shield (LCG-KEY-06, A-11)."""
    if frame.pc == 1:
        table.pop()
        return
    frame.pc = 1
    unit = table.pieces[frame.a]
    decision = Decision(SHIELD_PIECE, unit.controller, unit.id)
    decision.offer_pass()
    for piece in table.sides[unit.controller].units.cards:
        if piece.participating and not piece.shielded():  # LCG-SHD-01
            decision.offer(SHIELD_VERB, piece.id, 0)
    if table.stands(table.engaged) and not table.pieces[table.engaged].shielded():
        decision.offer(SHIELD_VERB, table.engaged, 0)
    table.ask(decision)


def answer_shielding(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    if option.verb != PASS_VERB:
        table.fire(Event(SHIELDED, decision.seat, option.piece, frame.a))


# --- strikes in turn -------------------------------------------------------------------------------------------------


def strikers(table: Table, seat: i64) -> list[Piece]:
    """The ready participating units of a seat (LCG-STR-02)."""
    return [piece for piece in table.sides[seat].units.cards if can_strike(table, piece)]


def can_strike(table: Table, piece: Piece) -> bool:
    if not piece.ready() or table.has_flag(CANNOT_STRIKE, piece):
        return False
    return piece.participating or table.has_flag(STRIKES_ANYWAY, piece)


def _next_strike(table: Table, frame: Frame) -> None:
    """The seat with the edge strikes first, then they alternate (LCG-STR-01); one without ready units is left out (LCG-STR-03)."""
    seat: i64 = frame.b
    if seat < 0:
        seat = table.edge
        if table.has_seat_flag(STRIKES_FIRST, 1 - seat) and not table.has_seat_flag(STRIKES_FIRST, seat):
            seat = 1 - seat
    found = strikers(table, seat)
    if not found:
        seat = 1 - seat
        found = strikers(table, seat)
    if not found:  # LCG-STR-12
        frame.pc = UNOPPOSED
        return
    frame.b = 1 - seat
    decision = Decision(STRIKE, seat, frame.a)
    for piece in found:
        decision.offer(STRIKE_VERB, piece.id, 0)
    table.ask(decision)


# --- the end of an engagement ----------------------------------------------------------------------------------------


def is_unopposed(table: Table) -> bool:
    """LCG-UNO-01, A-10: only units of the attacker still participate."""
    if not participates(table.sides[table.active]):
        return False
    return not participates(table.sides[1 - table.active]) or table.has_seat_flag(IS_UNOPPOSED, table.active)


def _reward_unopposed(table: Table, frame: Frame) -> None:
    """Deal the bonus of an unopposed engagement (LCG-UNO-02, LCG-UNO-03)."""
    frame.c = 1 if is_unopposed(table) else 0
    if frame.c and table.stands(frame.a) and not table.has_flag(NO_UNOPPOSED, table.pieces[frame.a]):
        bonus: i64 = table.seat_value(UNOPPOSED_BONUS, table.active, 1)
        table.fire(Event(DAMAGED, table.active, frame.a, amount=bonus, other=BY_UNOPPOSED))


def _fire_survivors(table: Table) -> None:
    frame = table.frames[-1]
    seat: i64 = table.active
    events: list[Event] = []
    for piece in table.sides[seat].units.cards:
        if piece.participating:
            events.append(Event(SURVIVED, seat, piece.id, amount=frame.c))
    for piece in table.sides[1 - seat].units.cards:
        if piece.participating:
            events.append(Event(SURVIVED, 1 - seat, piece.id))
    table.fire_plain(events)


def _end_engagement(table: Table) -> None:
    """End the engagement: no unit participates any more (LCG-ENG-07, LCG-ENG-08)."""
    for side in table.sides:
        for piece in side.units.cards:
            piece.participating = False
    table.engaged = NO_PIECE
    table.edge = NOBODY
    table.end_period(ENGAGEMENT_PERIOD)
    table.went_on()
    table.pop()
