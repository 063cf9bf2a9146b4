"""Firing a weapon by the text of a card, in a battle or out of one (CCG-WPN-02, CCG-WPN-03)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.constants import FIRE_DRAWN, SHOT
from games.star_wars_ccg.play.combat.aims import firer_of, has_used_weapon, is_out_of_action, is_with
from games.star_wars_ccg.play.constants import HUNT_FRAME, NONE, SHOOT_FRAME, WEAPON_CHOICE
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.weapons import fire, offer_weapon


def shots_of(table: Table, weapon: Piece, *, is_paid: bool = False) -> Decision:
    """The shots that a weapon has now: where it is, and where else it reaches.  is_paid: whatever its use costs."""
    seat: i64 = weapon.controller
    decision = Decision(WEAPON_CHOICE, seat, weapon.id)
    shot = weapon.card.shot
    place: i64 = table.place_at(weapon)
    firer = firer_of(table, weapon)
    if shot is None or place < 0 or (firer is not None and is_out_of_action(table, firer)):
        return decision
    offer_weapon(table, seat, weapon, place, decision, is_paid=is_paid)
    if shot.into is not None:
        for where in table.row.cards:
            if where.id != place and table.fits(where, shot.into, Resolution(weapon.id, seat)):
                offer_weapon(table, seat, weapon, where.id, decision, is_paid=is_paid)
    return decision


def begin_shot(table: Table, weapon: Piece, source: i64) -> None:
    """source: the id of the card by whose text it is fired."""
    frame = Frame(SHOOT_FRAME, 0, weapon.controller, weapon.id)
    frame.d = source
    table.frames.append(frame)


def keep_drawn_fire(table: Table, decision: Decision, source: i64) -> None:
    """Leave only the shots at cards that draw the fire of what the source lets be fired, if there are any."""
    shelter: i64 = table.pieces[source].card.shelter if source >= 0 else NONE
    if shelter < 0 or table.changes.flag_row(shelter + FIRE_DRAWN) is None:
        return
    drawn = [option for option in decision.options if table.has_flag(shelter + FIRE_DRAWN, table.pieces[option.amount])]
    if drawn:
        decision.options = drawn


def thrown_text(table: Table, weapon: Piece) -> Ability | None:
    """The text of a weapon that aims at nobody in particular, if it may be fired now: it is used outside a battle, too."""
    firer = firer_of(table, weapon)
    if firer is None or weapon.card.shot is not None or not weapon.card.actions or table.place_at(weapon) < 0:
        return None
    if table.is_blank(weapon) or is_out_of_action(table, firer):
        return None
    if has_used_weapon(table, firer) or has_used_weapon(table, weapon):
        return None
    scope = Resolution(weapon.id, weapon.controller)
    for text in weapon.card.actions:
        ability = text.ability
        if ability.program.ops and ability.program.ops[0].code == c.THROW and table.can_pay_all(ability.costs, scope):
            return ability
    return None


def is_ready(table: Table, weapon: Piece) -> bool:
    """Whether a weapon may be fired now, and its use paid."""
    return thrown_text(table, weapon) is not None or bool(shots_of(table, weapon).options)


def step_shot(table: Table, frame: Frame) -> None:
    """Ask for one of the shots."""
    thrown = thrown_text(table, table.pieces[frame.b]) if frame.c == 0 else None
    if thrown is not None:
        frame.c = 1
        table.use_ability(thrown, frame.b, frame.a)
        return
    decision = shots_of(table, table.pieces[frame.b])
    keep_drawn_fire(table, decision, frame.d)
    if frame.c > 0 or not decision.options:
        table.frames.pop()
        table.end_period(SHOT)
        return
    frame.c = 1
    decision.offer_pass()
    table.ask(decision)


def answer_shot(table: Table, option: Option) -> None:
    table.frames.pop()
    if option.verb == PASS_VERB:
        table.end_period(SHOT)
    else:
        fire(table, table.pieces[option.piece], table.pieces[option.amount])


def passes_arms_test(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:
    if number == c.IS_REPEATING:
        shot = here.card.shot
        return shot is not None and shot.repeats
    if number == c.IS_MANNED:
        shot_of = here.card.shot
        if shot_of is None or firer_of(table, here) is None:
            return False
        return not shot_of.only_with or is_with(table, here, shot_of)
    if number == c.IS_LOADED:
        return here.controller == scope.seat and bool(shots_of(table, here, is_paid=True).options)
    if number in (c.IS_ATTACKING, c.IS_ATTACKED):
        return is_in_attack(table, number, here)
    if number == c.IS_HABITABLE:
        lodger = table.pieces[scope.slots[0][0]] if scope.slots and scope.slots[0] else None
        habitat = None if lodger is None else lodger.card.habitat
        return habitat is not None and table.fits(here, habitat, scope)
    raise ValueError(f"there is no test {number}")


def is_in_attack(table: Table, number: i64, here: Piece) -> bool:
    """Whether a card is the creature that attacks now, or what is attacked now."""
    for frame in table.frames:
        if frame.kind == HUNT_FRAME:
            if number == c.IS_ATTACKING:
                return frame.c >= 0 and here.id == frame.b
            return here.id == (frame.c if frame.c >= 0 else frame.b)
    return False
