"""Firing a weapon by the text of a card, in a battle or out of one (CCG-WPN-02, CCG-WPN-03).

Registers of the frame:
    a: the seat.
    b: the id of the weapon.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.play.combat.aims import firer_of, is_out_of_action
from games.star_wars_ccg.play.constants import SHOOT_FRAME, WEAPON_CHOICE
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.weapons import fire, offer_weapon


def shots_of(table: Table, weapon: Piece) -> Decision:
    """The shots that a weapon has now: where it is, and where else it reaches."""
    seat: i64 = weapon.controller
    decision = Decision(WEAPON_CHOICE, seat, weapon.id)
    shot = weapon.card.shot
    place: i64 = table.place_at(weapon)
    firer = firer_of(table, weapon)
    if shot is None or place < 0 or (firer is not None and is_out_of_action(table, firer)):
        return decision
    offer_weapon(table, seat, weapon, place, decision)
    if shot.into is not None:
        for where in table.row.cards:
            if where.id != place and table.fits(where, shot.into, Resolution(weapon.id, seat)):
                offer_weapon(table, seat, weapon, where.id, decision)
    return decision


def begin_shot(table: Table, weapon: Piece) -> None:
    table.frames.append(Frame(SHOOT_FRAME, 0, weapon.controller, weapon.id))


def step_shot(table: Table, frame: Frame) -> None:
    """Ask for one of the shots."""
    decision = shots_of(table, table.pieces[frame.b])
    if frame.c > 0 or not decision.options:
        table.frames.pop()
        return
    frame.c = 1
    decision.offer_pass()
    table.ask(decision)


def answer_shot(table: Table, option: Option) -> None:
    table.frames.pop()
    if option.verb != PASS_VERB:
        fire(table, table.pieces[option.piece], table.pieces[option.amount])
