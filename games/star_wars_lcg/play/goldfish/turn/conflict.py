"""An engagement against a passive defender: objective, attackers, edge, strikes, bonus (LCG-CON, LCG-ENG, LCG-EDG, LCG-STR, LCG-UNO).

The defender declares no units.  So the attacker has the edge (LCG-EDG-03) and strikes alone (LCG-STR-03), and there is no enemy unit for
unit damage and tactics.

engagement frame: register a = the objective, b = the unit with Shielding whose shield is placed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.star_wars_lcg.play.goldfish import log
from games.star_wars_lcg.play.goldfish.constants import (
    ATTACK,
    ATTACK_VERB,
    BY_BLAST,
    BY_UNOPPOSED,
    EDGE_VERB,
    ENGAGE,
    ENGAGE_VERB,
    OBJECTIVES,
    PASS_VERB,
    PLACE_EDGE,
    SHIELD,
    SHIELD_VERB,
    STRIKE,
    STRIKE_VERB,
)
from games.star_wars_lcg.play.goldfish.scoring import damage_objective
from games.star_wars_lcg.play.goldfish.state import Piece, Side, Table

# Positions of the engagement frame: the steps of LCG-ENG-01.
ATTACKERS: Final = 0
SHIELDING: Final = 1
DEFENDERS: Final = 2
EDGE: Final = 3
EDGE_FINISH: Final = 4
STRIKES: Final = 5
UNOPPOSED: Final = 6

ENGAGEMENT_FRAME: Final = 3  # the kind of the frame; `play.game` lists the others


def ask_engage(table: Table, side: Side) -> None:
    decision = Decision(ENGAGE, side.seat, -1)
    decision.offer_pass()  # LCG-CON-01, LCG-CON-04
    if _has_ready_unit(side):  # LCG-ENG-02
        for objective in table.sides[1 - side.seat].objectives.cards:
            if not objective.engaged:  # LCG-CON-02
                decision.offer(ENGAGE_VERB, objective.id, 0)
    table.ask(decision)


def begin_engagement(table: Table, objective: Piece) -> None:
    objective.engaged = True  # LCG-CON-02, LCG-ENG-03
    if table.log is not None:
        table.note(log.ENGAGED, table.active, objective.id)
    table.push(Frame(ENGAGEMENT_FRAME, ATTACKERS, objective.id))


def step_engagement(table: Table, frame: Frame) -> None:
    side = table.sides[table.active]
    pc: i64 = frame.pc
    if pc == STRIKES:
        _ask_strike(table, side, frame)
    elif pc == ATTACKERS:
        _ask_attackers(table, side)
    elif pc == SHIELDING:
        _ask_shield(table, side, frame)
    elif pc == DEFENDERS:
        # LCG-ENG-05: a passive player declares no units; LCG-EDG-02: without one, that player cannot place edge cards.
        if table.log is not None:
            table.note(log.UNDEFENDED, side.seat, frame.a)
        frame.pc = EDGE
    elif pc == EDGE:
        # LCG-EDG-03: the attacker may still place any cards from hand (LCG-EDG-06), until the first pass.
        decision = Decision(PLACE_EDGE, side.seat, frame.a)
        decision.offer_pass()
        for piece in side.hand.cards:
            decision.offer(EDGE_VERB, piece.id, 0)
        table.ask(decision)
    elif pc == EDGE_FINISH:
        if table.log is not None:
            table.note(log.EDGE_WON, side.seat, frame.a, len(side.edge_stack.cards))
        while side.edge_stack.cards:
            table.move(side.edge_stack.cards[0], side.discard)  # LCG-EDG-13
        frame.pc = STRIKES
    else:
        _reward_unopposed(table, side, frame)


def answer_engagement(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    side = table.sides[decision.seat]
    kind: i64 = decision.kind
    if option.verb == PASS_VERB:
        if kind == ATTACK:
            frame.pc = DEFENDERS
        elif kind == SHIELD:
            frame.pc = ATTACKERS
        else:
            frame.pc = EDGE_FINISH
        return
    piece = table.pieces[option.piece]
    if kind == STRIKE:
        _strike(table, side, frame, piece)
    elif kind == ATTACK:
        piece.participating = True  # LCG-ENG-06, LCG-ENG-07
        if table.log is not None:
            table.note(log.ATTACKED, side.seat, piece.id, 0, frame.a)
        if piece.card.shielding:
            frame.b = piece.id
            frame.pc = SHIELDING
    elif kind == SHIELD:
        piece.shield = True
        frame.pc = ATTACKERS
        if table.log is not None:
            table.note(log.SHIELDED, side.seat, piece.id, 0, frame.b)
    else:
        table.move(piece, side.edge_stack)
        if table.log is not None:
            table.note(log.EDGE_PLACED, side.seat, piece.id)


def _has_ready_unit(side: Side) -> bool:
    for piece in side.units.cards:  # noqa: SIM110  a generator would be slow when compiled
        if piece.focus == 0:
            return True
    return False


def _ask_attackers(table: Table, side: Side) -> None:
    """Ask for the next attacker: one or more ready units attack (LCG-ENG-04)."""
    decision = Decision(ATTACK, side.seat, table.frames[-1].a)
    declared: i64 = 0
    for piece in side.units.cards:
        if piece.participating:
            declared += 1
        elif piece.focus == 0:
            decision.offer(ATTACK_VERB, piece.id, 0)
    if declared > 0:
        decision.offer_pass()
    table.ask(decision)


def _ask_shield(table: Table, side: Side, frame: Frame) -> None:
    """Ask where the shield goes: an own participating unit or the engaged objective, without a shield (LCG-KEY-06, A-11)."""
    decision = Decision(SHIELD, side.seat, frame.b)
    decision.offer_pass()
    for piece in side.units.cards:
        if piece.participating and not piece.shield:  # LCG-SHD-01
            decision.offer(SHIELD_VERB, piece.id, 0)
    objective = table.pieces[frame.a]
    if not objective.shield:
        decision.offer(SHIELD_VERB, objective.id, 0)
    table.ask(decision)


def _ask_strike(table: Table, side: Side, frame: Frame) -> None:
    """Ask which ready participating unit strikes; one must (LCG-STR-02)."""
    decision = Decision(STRIKE, side.seat, frame.a)
    for piece in side.units.cards:
        if piece.participating and piece.focus == 0:
            decision.offer(STRIKE_VERB, piece.id, 0)
    if decision.options:
        table.ask(decision)
    else:
        frame.pc = UNOPPOSED  # LCG-STR-12


def _strike(table: Table, side: Side, frame: Frame, unit: Piece) -> None:
    """One strike (LCG-STR-04).  Only blast damage has a target here, so the order of icon types (LCG-STR-05) is no decision."""
    tokens: i64 = 2 if unit.committed else 1  # LCG-STR-11
    unit.focus += tokens
    blast: i64 = unit.card.blast + unit.card.edge_blast  # LCG-STR-06, LCG-STR-07: with the edge all icons count
    if table.log is not None:
        table.note(log.STRUCK, side.seat, unit.id, blast, tokens)
    objective = table.pieces[frame.a]
    if blast > 0 and _stands(table, objective):  # LCG-STR-10; A-09: a destroyed objective takes no more
        damage_objective(table, objective, blast, BY_BLAST)


def _reward_unopposed(table: Table, side: Side, frame: Frame) -> None:
    objective = table.pieces[frame.a]
    survived = False
    for piece in side.units.cards:
        if piece.participating:
            survived = True  # LCG-UNO-01
            piece.participating = False  # LCG-ENG-07
    table.pop()  # LCG-ENG-08
    if not _stands(table, objective):  # LCG-UNO-03
        if table.log is not None:
            table.note(log.NO_BONUS, side.seat, objective.id)
    elif survived:
        damage_objective(table, objective, 1, BY_UNOPPOSED)  # LCG-UNO-02


def _stands(table: Table, objective: Piece) -> bool:
    return table.zones[objective.zone].kind == OBJECTIVES
