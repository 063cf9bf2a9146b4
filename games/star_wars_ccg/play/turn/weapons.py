"""The weapons segment: who may fire at whom, the weapon destiny, and hits (CCG-WPN)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.star_wars_ccg.abilities.constants import ABILITY, DEFENCE, WEAPON_BONUS
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import CAPITAL, CHARACTER, FIRE_VERB, WEAPON
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.participants import participants


def offer_weapons(table: Table, seat: i64, decision: Decision) -> None:
    """CCG-WPN-02, CCG-WPN-03: each bearer fires one weapon a battle, a capital starship each of its weapons once."""
    side = table.sides[seat]
    for bearer in participants(table, seat):
        if bearer.has_fired and bearer.card.kind != CAPITAL:
            continue
        for id in bearer.attached:
            weapon = table.pieces[id]
            card = weapon.card
            if card.type == WEAPON and not weapon.has_fired and 0 <= card.use_cost <= len(side.force.cards):
                for target in participants(table, 1 - seat):
                    if target.host < 0 and table.gives_presence(target) and not target.is_hit:
                        decision.offer(FIRE_VERB, weapon.id, target.id)


def fire(table: Table, weapon: Piece, target: Piece) -> None:
    """CCG-WPN-04 to CCG-WPN-06; without a card to draw there is no hit (A-12)."""
    side = table.sides[weapon.owner]
    bearer = table.pieces[weapon.host]
    bearer.has_fired = True
    weapon.has_fired = True
    table.use_force(side, weapon.card.use_cost)
    if not side.reserve.cards:
        return
    destiny: i64 = table.draw_destiny(side) + table.value(WEAPON_BONUS + side.seat, table.pieces[table.place_at(bearer)])
    if table.log is not None:
        table.note(log.WEAPON_DESTINY, side.seat, weapon.id, destiny, target.id)
    number: i64 = number_of(table, target)
    if destiny > number or (destiny == number and not table.must_exceed):
        target.is_hit = True
        table.changed()
        if table.log is not None:
            table.note(log.HIT, target.owner, target.id)


def number_of(table: Table, target: Piece) -> i64:
    """CCG-WPN-05: a character's ability (0 for a droid, A-32), a vehicle's or starship's maneuver or armor."""
    return table.number(ABILITY if target.card.type == CHARACTER else DEFENCE, target)
