"""The weapons segment: who may fire at whom, the weapon destiny, and hits (CCG-WPN).

Registers of the frame of a weapon that is fired:
    a: the id of the weapon.
    b: the id of its target.
    c: its destinies together, with what is added.
    d: the last of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import Decision
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import SET
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    AT_AIM,
    AT_FIRED,
    AT_HIT,
    AT_SHOT,
    CANNOT_FIRE,
    DEFENCE,
    FORFEIT,
    GAME,
    MANY_HANDS,
    SHOT,
    WEAPON_BONUS,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import CAPITAL, CHARACTER, FIRE_FRAME, FIRE_VERB, WEAPON
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers
from games.star_wars_ccg.play.turn.participants import participants

# Steps of the frame.
AIM: Final = 0
DRAW: Final = 1
COMPARE: Final = 2
OVER: Final = 3


def offer_weapons(table: Table, seat: i64, decision: Decision) -> None:
    """CCG-WPN-02, CCG-WPN-03: each bearer fires one weapon a battle, a capital starship each of its weapons once."""
    side = table.sides[seat]
    for bearer in participants(table, seat):
        if table.has_flag(CANNOT_FIRE, bearer):
            continue
        if bearer.has_fired and bearer.card.kind != CAPITAL and not table.has_flag(MANY_HANDS, bearer):
            continue
        for id in bearer.attached:
            weapon = table.pieces[id]
            if weapon.card.type == WEAPON and not weapon.has_fired and 0 <= use_cost(table, weapon) <= len(side.force.cards):
                for target in participants(table, 1 - seat):
                    if target.host < 0 and not target.is_hit and may_be_hit(table, weapon, target):
                        decision.offer(FIRE_VERB, weapon.id, target.id)


def use_cost(table: Table, weapon: Piece) -> i64:
    """The Force that firing costs; NONE if that is not known."""
    shot = weapon.card.shot
    if shot is None:
        return weapon.card.use_cost
    cost: i64 = shot.use_cost - (table.number(ABILITY, table.pieces[weapon.host]) if shot.lessened else 0)
    return max(cost, 0)


def may_be_hit(table: Table, weapon: Piece, target: Piece) -> bool:
    """CCG-WPN-03: what gives presence, unless the weapon prints its targets."""
    shot = weapon.card.shot
    if shot is None:
        return table.gives_presence(target)
    return table.fits(target, shot.target, Resolution(weapon.id, weapon.controller))


def fire(table: Table, weapon: Piece, target: Piece) -> None:
    """CCG-WPN-04; without a card to draw there is no hit (A-12)."""
    side = table.sides[weapon.controller]
    table.pieces[weapon.host].has_fired = True
    weapon.has_fired = True
    table.use_force(side, use_cost(table, weapon))
    if not side.reserve.cards:
        return
    frame = Frame(FIRE_FRAME, AIM, weapon.id, target.id)
    table.frames.append(frame)
    while table.frames and table.frames[-1] is frame:
        step_fire(table, frame)


def step_fire(table: Table, frame: Frame) -> None:
    """CCG-WPN-04 to CCG-WPN-06, with what both players answer."""
    weapon = table.pieces[frame.a]
    target = table.pieces[frame.b]
    seat: i64 = weapon.controller
    if frame.pc == AIM:
        frame.pc = DRAW
        begin_answers(table, AT_AIM, 1 - seat, target.id)
    elif frame.pc == DRAW:
        frame.pc = COMPARE
        frame.c = weapon_destiny(table, frame, weapon, target)
        begin_answers(table, AT_SHOT, seat, target.id)
    elif frame.pc == COMPARE:
        frame.pc = OVER
        table.end_period(SHOT)
        if table.log is not None:
            table.note(log.WEAPON_DESTINY, seat, weapon.id, max(frame.c, 0), target.id)
        if is_hit_by(table, weapon, target, max(frame.c, 0)):
            strike(table, target)
            begin_answers(table, AT_HIT, seat, target.id)
    else:
        table.frames.pop()
        if weapon.host >= 0:
            begin_answers(table, AT_FIRED, 1 - seat, weapon.host)


def is_hit_by(table: Table, weapon: Piece, target: Piece, destiny: i64) -> bool:
    """CCG-WPN-05; a weapon may print that its hits void the forfeit value."""
    number: i64 = number_of(table, target)
    shot = weapon.card.shot
    if not (destiny > number or (destiny == number and shot is None and not table.must_exceed)):
        return False
    scope = Resolution(weapon.id, weapon.controller)
    if shot is not None and shot.voids_by is not None and table.fits(table.pieces[weapon.host], shot.voids_by, scope):
        table.change(Change(NUMBER, FORFEIT, SET, scope, amount=Amount(0), piece=target.id, ends=GAME))
    return True


def strike(table: Table, target: Piece) -> None:
    """CCG-GAM-07"""
    target.is_hit = True
    table.changed()
    if table.log is not None:
        table.note(log.HIT, target.controller, target.id)


def weapon_destiny(table: Table, frame: Frame, weapon: Piece, target: Piece) -> i64:
    """The destinies that the weapon draws, as many as there are cards for (A-12), with what texts add to them."""
    side = table.sides[weapon.controller]
    shot = weapon.card.shot
    if shot is None:
        return draw_for(table, frame, weapon)
    total: i64 = shot.added
    left: i64 = shot.destinies
    while left > 0 and side.reserve.cards:
        total += draw_for(table, frame, weapon)
        left -= 1
    for extra in shot.extras:
        if table.fits(target, extra.target, Resolution(weapon.id, weapon.controller)):
            total += extra.amount
    return total


def draw_for(table: Table, frame: Frame, weapon: Piece) -> i64:
    """Draw one destiny for a weapon, and keep it as the last one."""
    side = table.sides[weapon.controller]
    bonus: i64 = table.value(WEAPON_BONUS + side.seat, table.pieces[table.place_at(weapon)])
    frame.d = table.draw_destiny(side, side.weapon_destinies) + bonus
    return frame.d


def number_of(table: Table, target: Piece) -> i64:
    """CCG-WPN-05: a character's ability (0 for a droid, A-32) or armor that it has gained; otherwise maneuver or armor."""
    number: i64 = table.number(DEFENCE, target)
    return number if target.card.type != CHARACTER else max(number, table.number(ABILITY, target))
