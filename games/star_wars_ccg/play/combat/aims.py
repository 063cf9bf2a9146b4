"""Who fires a weapon, at what cost, and at whom it may be aimed (CCG-WPN-03, CCG-WPN-04, CCG-WPN-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    AS_TARGET,
    CANNOT_FIRE,
    CRASHED,
    CUTS_NO_ALIENS,
    DEFENCE,
    DRAWS_BOWS,
    FEROCITY,
    FIRE_COST,
    FIRES_DEAR,
    FIRES_FAR,
    FIRES_FREE,
    GUARD,
    ION_PROOF,
    MANY_HANDS,
    MISSING,
    POWER,
    POWERED,
    REFIRES,
    TWO_HANDS,
    UNCUT,
    UNTOUCHABLE,
)
from games.star_wars_ccg.play.combat.participants import participants
from games.star_wars_ccg.play.constants import CAPITAL, CHARACTER, CREATURE, LOCATION, SITE, STARSHIP, VEHICLE, WEAPON
from games.star_wars_ccg.play.effects.card_texts import Shot
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table

# What each further shot costs that is fired at the same target again and again.
REFIRE_COST: Final = 2
# The weapons of a character that uses two, and the shots of one whose bearer may fire it twice.
TWICE: Final = 2


def is_out_of_action(table: Table, bearer: Piece) -> bool:
    """Whether nothing on a card is fired: its weapons are silenced, or it has crashed or is missing."""
    return (
        bearer.card.porter > 0 or table.has_flag(CANNOT_FIRE, bearer) or table.has_flag(CRASHED, bearer) or table.has_flag(MISSING, bearer)
    )


def has_used_weapon(table: Table, bearer: Piece) -> bool:
    """CCG-WPN-02: whether a card has fired its one weapon, in this battle or before it in this turn."""
    return bearer.has_fired or bearer.fired == table.turn


def has_free_hand_for(table: Table, firer: Piece) -> bool:
    """CCG-WPN-02: whether a card may use one more weapon: the first, or any if it uses several."""
    if not has_used_weapon(table, firer) or firer.card.kind == CAPITAL or table.has_flag(MANY_HANDS, firer):
        return True
    return has_second_hand(table, firer)


def has_second_hand(table: Table, firer: Piece) -> bool:
    """Whether a character that uses two weapons has used one at most."""
    if table.changes.flag_row(TWO_HANDS) is None or not table.has_flag(TWO_HANDS, firer):
        return False
    return len([id for id in firer.attached if has_used_weapon(table, table.pieces[id])]) < TWICE


def firer_of(table: Table, weapon: Piece) -> Piece | None:
    """The card that fires a weapon: its bearer, itself if it is printed on a card, or a character present with artillery; None for none."""
    if weapon.card.type != WEAPON:
        return weapon
    if weapon.host < 0:
        return None
    host = table.pieces[weapon.host]
    if host.card.type != LOCATION:
        return host
    shot = weapon.card.shot
    return None if shot is None or not shot.crews else gunner_of(table, weapon, shot)


def gunner_of(table: Table, weapon: Piece, shot: Shot) -> Piece | None:
    """A character that can fire artillery: of those that have not fired yet one without a weapon of its own, if there is one."""
    scope = Resolution(weapon.id, weapon.controller)
    found: Piece | None = None
    for piece in table.sides[weapon.controller].at_locations.cards:
        if piece.card.type != CHARACTER or has_used_weapon(table, piece) or is_out_of_action(table, piece):
            continue
        if fits_one(table, piece, shot, scope) and (found is None or (is_armed(table, found) and not is_armed(table, piece))):
            found = piece
    return found


def fits_one(table: Table, piece: Piece, shot: Shot, scope: Resolution) -> bool:
    """Whether a character may fire artillery: it is present, or fires it from afar."""
    is_far = table.changes.flag_row(FIRES_FAR) is not None and table.has_flag(FIRES_FAR, piece)
    is_far = is_far and is_same_planet(table, piece, table.pieces[scope.source])
    for crew in shot.crews:  # noqa: SIM110  a loop is faster when compiled
        if table.fits(piece, crew.whoever if is_far else crew.present, scope):
            return True
    return False


def is_same_planet(table: Table, piece: Piece, other: Piece) -> bool:
    """Whether two cards are at sites of one planet."""
    if table.place_at(piece) < 0 or table.place_at(other) < 0:
        return False
    first = table.pieces[table.place_at(piece)]
    second = table.pieces[table.place_at(other)]
    return first.card.kind == SITE and second.card.kind == SITE and first.system == second.system


def is_armed(table: Table, piece: Piece) -> bool:
    """Whether a card bears a weapon, or has one printed."""
    if piece.card.type != WEAPON and piece.card.shot is not None:
        return True
    for id in piece.attached:  # noqa: SIM110  a loop is faster when compiled
        if table.pieces[id].card.type == WEAPON:
            return True
    return False


def is_with(table: Table, weapon: Piece, shot: Shot) -> bool:
    """Whether one of the cards is there without which the weapon is not fired."""
    if table.changes.flag_row(POWERED) is not None and table.has_flag(POWERED, weapon):
        return True
    scope = Resolution(weapon.id, weapon.controller)
    for filter in shot.only_with:  # noqa: SIM110  a loop is faster when compiled
        if table.fitting(filter, scope):
            return True
    return False


def use_cost(table: Table, weapon: Piece) -> i64:
    """The Force that firing costs; NONE if that is not known."""
    shot = weapon.card.shot
    if shot is None:
        return weapon.card.use_cost
    cost: i64 = shot.use_cost if weapon.shots == 0 or shot.again < 0 else shot.again
    if shot.lessened:
        cost -= table.number(ABILITY, table.pieces[weapon.host])
    if shot.by_power:
        host = table.pieces[weapon.host]
        cost = 1 if table.has_flag(DRAWS_BOWS, host) else max(cost - table.number(POWER, host), 1)
    if weapon.shots > 0 and table.changes.flag_row(REFIRES) is not None and table.has_flag(REFIRES, weapon):
        cost = REFIRE_COST
    if table.changes.flag_row(FIRES_FREE) is not None and table.has_flag(FIRES_FREE, weapon):
        return 0
    cost += table.value(FIRE_COST, weapon)
    if table.changes.flag_row(FIRES_DEAR) is not None and table.has_flag(FIRES_DEAR, weapon):
        cost *= 2
    return max(cost, 0)


def cost_at(table: Table, weapon: Piece, target: Piece) -> i64:
    """What it costs more to fire a weapon at this card."""
    more: i64 = 0
    if weapon.card.shot is not None and not table.has_flag(FIRES_FREE, weapon):
        for dear in weapon.card.shot.dearer:
            if table.fits(target, dear.target, Resolution(weapon.id, weapon.controller)):
                more += dear.amount
    return more


def targets_at(table: Table, seat: i64, place: i64) -> list[Piece]:
    """The cards of a seat at a location that weapons may be aimed at: in a battle those that take part in it."""
    if place == table.battle.place:
        return participants(table, seat)
    found: list[Piece] = []
    for piece in table.sides[seat].at_locations.cards:
        if piece.card.type in (CHARACTER, VEHICLE, STARSHIP) and table.place_at(piece) == place:
            found.append(piece)
    return found


def may_be_hit(table: Table, weapon: Piece, target: Piece) -> bool:
    """CCG-WPN-03: what gives presence, unless the weapon prints its targets; and nothing that a text protects from it."""
    shot = weapon.card.shot
    if shot is None:
        return table.gives_presence(target)
    scope = Resolution(weapon.id, weapon.controller)
    if not table.fits_as(target, shot.target, scope) and (shot.also is None or not table.fits(target, shot.also, scope)):
        return False
    if shot.dearer and use_cost(table, weapon) + cost_at(table, weapon, target) > table.free_force(weapon.controller):
        return False
    return not is_protected(table, weapon, target)


def is_protected(table: Table, weapon: Piece, target: Piece) -> bool:
    """Whether a text keeps this weapon from being fired at a card, or the card is missing."""
    if table.has_flag(UNTOUCHABLE, target) or table.has_flag(MISSING, target):
        return True
    if is_kind_barred(table, weapon, target):
        return True
    bearer = table.pieces[weapon.host] if weapon.host >= 0 else weapon
    spared = bearer.card.never_shoots
    if spared is not None and not table.is_blank(bearer) and table.fits(target, spared, Resolution(bearer.id, bearer.controller)):
        return True
    if not target.card.safe_from or table.is_blank(target):
        return False
    scope = Resolution(target.id, target.controller)
    for filter in target.card.safe_from:  # noqa: SIM110  a loop is faster when compiled
        if table.fits(weapon, filter, scope):
            return True
    return False


def is_kind_barred(table: Table, weapon: Piece, target: Piece) -> bool:
    """Whether a text keeps lightsabers or ion cannons from being fired at a card."""
    if weapon.card.is_ion:
        return table.changes.flag_row(ION_PROOF) is not None and table.has_flag(ION_PROOF, target)
    if not weapon.card.is_saber:
        return False
    if table.has_flag(UNCUT, target):
        return True
    firer = firer_of(table, weapon) if target.card.is_alien and table.changes.flag_row(CUTS_NO_ALIENS) is not None else None
    return firer is not None and table.has_flag(CUTS_NO_ALIENS, firer)


def number_against(table: Table, weapon: Piece, target: Piece) -> i64:
    """The number that the destiny must exceed; of a weapon that stands there what its own text or that of the other says."""
    shot = weapon.card.shot
    if shot is None:
        return number_of(table, target)
    if shot.fixed > 0:
        return shot.fixed
    if target.card.type == WEAPON and shown_number(table, target) > 0:
        return shown_number(table, target)
    if shot.also is not None and table.fits(target, shot.also, Resolution(weapon.id, weapon.controller)):
        return shot.also_number
    if shot.compares >= 0:
        return table.number(shot.compares, target)
    return number_of(table, target)


def shown_number(table: Table, target: Piece) -> i64:
    """The number as which any weapon may be fired at a card, by its own text or that of another; 0 for none."""
    number: i64 = target.card.target_number
    if number > 0 or table.changes.number_row(AS_TARGET) is None:
        return number
    return table.value(AS_TARGET, target)


def number_of(table: Table, target: Piece) -> i64:
    """CCG-WPN-05: a character's ability (0 for a droid, A-32) or armor that it has gained, a creature's ferocity, or maneuver or armor."""
    if target.card.type == CREATURE and not table.is_community:
        return max(table.value(FEROCITY, target), 0)
    number: i64 = table.number(DEFENCE, target)
    if target.card.type == CHARACTER:
        ability: i64 = table.number(ABILITY, target)
        number = max(number, ability)
    number += table.value(GUARD, target)
    return max(number, 0)
