"""The weapons segment: who may fire at whom, the weapon destiny, and hits (CCG-WPN)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import Decision
from games.engine.events.resolution import Resolution
from games.engine.modifiers import SET
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities.constants import ABILITY, DEFENCE, FORFEIT, GAME, MANY_HANDS, WEAPON_BONUS
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import CAPITAL, CHARACTER, FIRE_VERB, WEAPON
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.participants import participants


def offer_weapons(table: Table, seat: i64, decision: Decision) -> None:
    """CCG-WPN-02, CCG-WPN-03: each bearer fires one weapon a battle, a capital starship each of its weapons once."""
    side = table.sides[seat]
    for bearer in participants(table, seat):
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
    return table.fits(target, shot.target, Resolution(weapon.id, weapon.owner))


def fire(table: Table, weapon: Piece, target: Piece) -> None:
    """CCG-WPN-04 to CCG-WPN-06; without a card to draw there is no hit (A-12)."""
    side = table.sides[weapon.owner]
    bearer = table.pieces[weapon.host]
    bearer.has_fired = True
    weapon.has_fired = True
    table.use_force(side, use_cost(table, weapon))
    if not side.reserve.cards:
        return
    destiny: i64 = weapon_destiny(table, weapon, target)
    if table.log is not None:
        table.note(log.WEAPON_DESTINY, side.seat, weapon.id, destiny, target.id)
    number: i64 = number_of(table, target)
    shot = weapon.card.shot
    if destiny > number or (destiny == number and shot is None and not table.must_exceed):
        target.is_hit = True
        if shot is not None and shot.voids_by is not None and table.fits(bearer, shot.voids_by, Resolution(weapon.id, weapon.owner)):
            table.change(Change(NUMBER, FORFEIT, SET, Resolution(weapon.id, weapon.owner), amount=Amount(0), piece=target.id, ends=GAME))
        table.changed()
        if table.log is not None:
            table.note(log.HIT, target.owner, target.id)


def weapon_destiny(table: Table, weapon: Piece, target: Piece) -> i64:
    """The destinies that the weapon draws, as many as there are cards for (A-12), with what texts add to them."""
    side = table.sides[weapon.owner]
    bonus: i64 = table.value(WEAPON_BONUS + side.seat, table.pieces[table.place_at(weapon)])
    shot = weapon.card.shot
    if shot is None:
        return table.draw_destiny(side, side.weapon_destinies) + bonus
    total: i64 = shot.added
    left: i64 = shot.destinies
    while left > 0 and side.reserve.cards:
        total += table.draw_destiny(side, side.weapon_destinies) + bonus
        left -= 1
    for extra in shot.extras:
        if table.fits(target, extra.target, Resolution(weapon.id, weapon.owner)):
            total += extra.amount
    return max(total, 0)


def number_of(table: Table, target: Piece) -> i64:
    """CCG-WPN-05: a character's ability (0 for a droid, A-32), a vehicle's or starship's maneuver or armor."""
    return table.number(ABILITY if target.card.type == CHARACTER else DEFENCE, target)
