"""The weapons segment: who may fire at whom, the weapon destiny, and hits (CCG-WPN).

Registers of the frame of a weapon that is fired:
    a: the id of the weapon.
    b: the id of its target.
    c: its destinies together, with what is added.
    d: the last of them.
    e: the id of the card at which it was aimed before, and 1; 0 for none.
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
    DRAWS_LESS,
    FIRES_TWICE,
    FORFEIT,
    GAME,
    MANY_HANDS,
    POWER,
    REACHES,
    SHOT,
    SHOT_BONUS,
    SHOT_EACH,
    WEAPON_BONUS,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import CAPITAL, CHARACTER, FIRE_FRAME, FIRE_VERB, LOCATION, SALVO_VERB, VEHICLE, WEAPON
from games.star_wars_ccg.play.effects.card_texts import Shot
from games.star_wars_ccg.play.epics.orbits import laser_at
from games.star_wars_ccg.play.row import are_adjacent
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import bearing_cost
from games.star_wars_ccg.play.turn.interrupts import begin_answers
from games.star_wars_ccg.play.turn.participants import leave_table, participants

# Steps of the frame.
AIM: Final = 0
DRAW: Final = 1
COMPARE: Final = 2
OVER: Final = 3

# How far a weapon is that is fired together with others (`Piece.declared`).
CHOSEN: Final = 1
DRAWN: Final = 2
# The shots of a weapon whose bearer may fire it twice.
TWICE: Final = 2


def offer_weapons(table: Table, seat: i64, decision: Decision) -> None:
    """CCG-WPN-02, CCG-WPN-03: each bearer fires one weapon a battle, a capital starship each of its weapons once."""
    for bearer in participants(table, seat):
        if table.has_flag(CANNOT_FIRE, bearer):
            continue
        is_free = not bearer.has_fired or bearer.card.kind == CAPITAL or table.has_flag(MANY_HANDS, bearer)
        for id in bearer.attached:
            offer_weapon(table, seat, table.pieces[id], is_free, decision)
    for id in table.pieces[table.battle.place].attached:
        if table.pieces[id].controller == seat:  # one that stands at the location by itself
            offer_weapon(table, seat, table.pieces[id], True, decision)
    laser: i64 = laser_at(table, seat, table.battle.place)
    if laser >= 0:
        offer_weapon(table, seat, table.pieces[laser], True, decision)


def offer_weapon(table: Table, seat: i64, weapon: Piece, is_free: bool, decision: Decision) -> None:
    """The targets of one weapon.  is_free: whether its bearer may still fire a weapon."""
    if weapon.card.type != WEAPON or not (0 <= use_cost(table, weapon) <= table.free_force(seat)):
        return
    shot = weapon.card.shot
    is_left = is_free and not weapon.has_fired
    is_double = table.changes.flag_row(FIRES_TWICE) is not None and table.has_flag(FIRES_TWICE, table.pieces[weapon.host])
    if is_double and 0 < weapon.shots < TWICE:
        is_left = True
    if not is_left and (shot is None or not shot.repeats or not weapon.has_fired):
        return
    if shot is not None and shot.only_with and not is_with(table, weapon, shot):
        return
    if weapon.controller != weapon.owner and bearing_cost(table, weapon, table.pieces[weapon.host]) < 0:
        return  # whoever has stolen it only holds it
    offer_targets(table, seat, weapon, is_double, decision)


def offer_targets(table: Table, seat: i64, weapon: Piece, is_double: bool, decision: Decision) -> None:
    """is_double: whether its bearer may fire it twice, combined."""
    for target in participants(table, 1 - seat):
        if target.host < 0 and not target.is_hit and may_be_hit(table, weapon, target):
            decision.offer(FIRE_VERB, weapon.id, target.id)
            if is_double and weapon.shots == 0 and TWICE * use_cost(table, weapon) <= table.free_force(seat):
                decision.offer(SALVO_VERB, weapon.id, target.id)
    if table.changes.flag_row(REACHES) is not None and table.has_flag(REACHES, weapon):
        for target in table.sides[1 - seat].at_locations.cards:
            if is_in_reach(table, target) and not target.is_hit and may_be_hit(table, weapon, target):
                decision.offer(FIRE_VERB, weapon.id, target.id)
    for id in table.pieces[table.battle.place].attached:
        target = table.pieces[id]
        if target.controller != seat and not target.is_hit and stands_as_target(table, weapon, target):
            decision.offer(FIRE_VERB, weapon.id, target.id)


def is_in_reach(table: Table, target: Piece) -> bool:
    """Whether a card stands at a site next to that of the battle."""
    is_kind = target.card.type in (CHARACTER, VEHICLE)
    return is_kind and target.host < 0 and target.place >= 0 and are_adjacent(table, target.place, table.battle.place)


def is_with(table: Table, weapon: Piece, shot: Shot) -> bool:
    """Whether one of the cards is there without which the weapon is not fired."""
    scope = Resolution(weapon.id, weapon.controller)
    for filter in shot.only_with:  # noqa: SIM110  a loop is faster when compiled
        if table.fitting(filter, scope):
            return True
    return False


def stands_as_target(table: Table, weapon: Piece, target: Piece) -> bool:
    """Whether a weapon may fire at a card that stands at the location and is neither character, vehicle nor starship."""
    if target.card.target_number > 0:
        return True
    shot = weapon.card.shot
    return shot is not None and shot.also is not None and table.fits(target, shot.also, Resolution(weapon.id, weapon.controller))


def use_cost(table: Table, weapon: Piece) -> i64:
    """The Force that firing costs; NONE if that is not known."""
    shot = weapon.card.shot
    if shot is None:
        return weapon.card.use_cost
    cost: i64 = shot.use_cost - (table.number(ABILITY, table.pieces[weapon.host]) if shot.lessened else 0)
    if shot.by_power:
        cost = max(cost - table.number(POWER, table.pieces[weapon.host]), 1)
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
    load(table, weapon)
    if not side.reserve.cards:
        return
    frame = Frame(FIRE_FRAME, AIM, weapon.id, target.id)
    table.frames.append(frame)
    while table.frames and table.frames[-1] is frame:
        step_fire(table, frame)


def load(table: Table, weapon: Piece) -> None:
    """Pay for a shot, and count it."""
    if table.pieces[weapon.host].card.type != LOCATION:
        table.pieces[weapon.host].has_fired = True
    weapon.has_fired = True
    weapon.shots += 1
    table.use_force(table.sides[weapon.controller], use_cost(table, weapon))


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
    elif frame.pc == COMPARE and weapon.declared == CHOSEN:
        gather(table, frame, weapon, target)
    elif frame.pc == COMPARE:
        frame.pc = OVER
        table.end_period(SHOT)
        if table.log is not None:
            table.note(log.WEAPON_DESTINY, seat, weapon.id, max(frame.c, 0), target.id)
        shot = weapon.card.shot
        if shot is not None and frame.d == shot.backfires and table.pieces[weapon.host].card.type != LOCATION:
            leave_table(table, table.pieces[weapon.host])
        elif is_hit_by(table, weapon, target, max(frame.c, 0)):
            hit(table, weapon, target)
            if frame.e > 0 and target.is_hit:  # it stands in for another
                stands_for: i64 = table.number(FORFEIT, table.pieces[frame.e - 1])
                of = Resolution(weapon.id, seat)
                table.change(Change(NUMBER, FORFEIT, SET, of, amount=Amount(stands_for), piece=target.id, ends=GAME))
    else:
        table.frames.pop()
        if weapon.host >= 0:
            begin_answers(table, AT_FIRED, 1 - seat, weapon.host)


def gather(table: Table, frame: Frame, weapon: Piece, target: Piece) -> None:
    """Add the destinies of a shot to those of the others with which it counts; their frame is the next one."""
    table.frames.pop()
    table.end_period(SHOT)
    volley = table.frames[-1]
    volley.e += frame.c - bonus_against(table, weapon, target)
    if volley.c > 0:
        volley.c -= 1
    else:
        weapon.declared = DRAWN


def hit(table: Table, weapon: Piece, target: Piece) -> None:
    """CCG-WPN-05; a weapon may print what happens in place of a hit."""
    shot = weapon.card.shot
    if shot is not None and shot.instead is not None:
        scope = Resolution(weapon.id, weapon.controller)
        scope.open_slot(0)
        scope.slots[0] = [target.id]
        table.resolve(shot.instead.program, scope)
        return
    strike(table, target)
    begin_answers(table, AT_HIT, weapon.controller, target.id)


def is_hit_by(table: Table, weapon: Piece, target: Piece, destiny: i64) -> bool:
    """CCG-WPN-05; a weapon may print that its hits void the forfeit value."""
    number: i64 = number_against(table, weapon, target)
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
    total: i64 = bonus_against(table, weapon, target)
    left: i64 = 1 if shot is None else shot.destinies
    while left > 0 and side.reserve.cards:
        total += draw_for(table, frame, weapon)
        left -= 1
    return total


def bonus_against(table: Table, weapon: Piece, target: Piece) -> i64:
    """What texts add to the destinies of a weapon together."""
    shot = weapon.card.shot
    if shot is None:
        return 0
    total: i64 = shot.added + table.value(SHOT_BONUS, weapon)
    for extra in shot.extras:
        if table.fits(target, extra.target, Resolution(weapon.id, weapon.controller)):
            total += extra.amount
    return total


def draw_for(table: Table, frame: Frame, weapon: Piece) -> i64:
    """Draw one destiny for a weapon, and keep it as the last one."""
    side = table.sides[weapon.controller]
    bonus: i64 = table.value(WEAPON_BONUS + side.seat, table.pieces[table.place_at(weapon)]) + table.value(SHOT_EACH, weapon)
    if weapon.host >= 0:
        bonus -= table.value(DRAWS_LESS, table.pieces[weapon.host])
    frame.d = table.draw_destiny(side, side.weapon_destinies) + bonus
    return frame.d


def number_against(table: Table, weapon: Piece, target: Piece) -> i64:
    """The number that the destiny must reach; of a weapon that stands there what its own text or that of the other says."""
    if target.card.type != WEAPON:
        return number_of(table, target)
    shot = weapon.card.shot
    return target.card.target_number if target.card.target_number > 0 or shot is None else shot.also_number


def number_of(table: Table, target: Piece) -> i64:
    """CCG-WPN-05: a character's ability (0 for a droid, A-32) or armor that it has gained; otherwise maneuver or armor."""
    number: i64 = table.number(DEFENCE, target)
    return number if target.card.type != CHARACTER else max(number, table.number(ABILITY, target))
