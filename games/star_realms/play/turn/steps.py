"""The turn as the machine steps through it: begin, main phase, discard phase, draw phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.star_realms.abilities.constants import ACQUIRE_VERB, ATTACK_BASE_VERB, ATTACK_PART_VERB, ATTACK_VERB, PLAY_VERB, TO_DISCARD
from games.star_realms.play import log
from games.star_realms.play.constants import AMOUNT, MAIN_PHASE
from games.star_realms.play.effects.count import defense, price
from games.star_realms.play.effects.move import acquire, destroy
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table
from games.star_realms.play.turn.abilities import use
from games.star_realms.play.turn.attacks import ask_part, attack
from games.star_realms.play.turn.end_phases import discard_phase, draw_phase, next_turn
from games.star_realms.play.turn.main_phase import ask_main, play

# Steps of the turn frame: Frame.pc.
BEGIN: Final = 0
AT_MAIN: Final = 1
AT_DISCARD: Final = 2
AT_DRAW: Final = 3
AT_PART: Final = 4


def step_turn(table: Table, frame: Frame) -> None:
    pc: i64 = frame.pc
    side = table.sides[table.active]
    if pc == AT_MAIN:
        ask_main(table, side, frame)
    elif pc == AT_DISCARD:
        discard_phase(table, side)
        frame.pc = AT_DRAW
    elif pc == AT_DRAW:
        draw_phase(table, side)
        next_turn(table, side)
        frame.pc = BEGIN
    elif pc == AT_PART:
        ask_part(table, side)
    else:
        begin(table, side)
        frame.pc = AT_MAIN


def begin(table: Table, side: Side) -> None:
    """SR-TRN-01: begin a turn.  A-04: abilities of cards in play can be used again."""
    side.turns += 1
    table.phase = MAIN_PHASE
    for piece in side.in_play.cards:
        piece.open = piece.face.open
    if table.log is not None:
        table.note(log.TURN_BEGAN, side.seat, -1, side.turns)


def answer_turn(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    side = table.sides[table.active]
    verb: i64 = option.verb
    if verb == PASS_VERB:
        frame.pc = AT_DISCARD
    elif verb == PLAY_VERB:
        play(table, side, table.pieces[option.piece])
    elif decision.kind == AMOUNT:
        frame.pc = AT_MAIN
        attack(table, side, option.amount)
    elif verb == ACQUIRE_VERB:
        piece = table.pieces[option.piece]
        acquire(table, side, piece, price(side, piece), TO_DISCARD)
    elif verb == ATTACK_VERB:
        attack(table, side, side.combat)
    elif verb == ATTACK_BASE_VERB:
        piece = table.pieces[option.piece]
        combat: i64 = defense(table, piece)
        side.combat -= combat
        destroy(table, piece, combat)
    elif verb == ATTACK_PART_VERB:
        frame.pc = AT_PART
    else:
        piece = table.pieces[option.piece]
        use(table, side, piece, piece.face.abilities[option.amount])
