"""What filters ask about locations that are held, orbited, or farther from a Utinni Effect."""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    ABILITY_OF_FOE,
    AIMS_AT_ANOTHER,
    BEGAN_BATTLE,
    BRAIN,
    COST,
    DARK_HAND,
    GAINED_BROKER,
    GAINS_BROKER,
    HOSTS_TITLES,
    ICONS_LEAD,
    IS_ABILITY_PAYABLE,
    IS_ACCOMPLISHED,
    IS_CHEAP,
    IS_DONE_TWICE,
    IS_FARTHER,
    IS_FROM_START,
    IS_IGNITED,
    IS_ORBITING,
    IS_OUTMATCHED,
    MAY_HIDE,
    OWES,
    WAS_HIT,
)
from games.star_wars_ccg.play.constants import DARK_SIDE, LIGHT_SIDE, LOCATION, LOCATIONS, SECTOR, SITE, STARSHIP, ZONES_A_SEAT
from games.star_wars_ccg.play.row import place_in_row, system_card
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table

# How far a system is from its sites, in steps; and farther than any way.
SKY: Final = 400
NO_WAY: Final = 999
# Beyond the keys of texts that are used once in a game.
FINISHED_KEYS: Final = 10_000_000


def is_outmatched(table: Table, here: Piece, seat: i64) -> bool:
    """Whether a player has more than twice the opponent's power at a location, where the opponent has some."""
    if here.zone % ZONES_A_SEAT != LOCATIONS:
        return False
    theirs: i64 = table.power_at(1 - seat, here.id)
    return theirs > 0 and table.power_at(seat, here.id) > 2 * theirs


def is_farther(table: Table, here: Piece, scope: Resolution) -> bool:
    """Whether a location is no step towards a Utinni Effect for its target."""
    effect = table.pieces[scope.source]
    goal: i64 = table.place_at(effect)
    if effect.aim < 0 or goal < 0 or here.card.type != LOCATION:
        return False
    target = table.pieces[effect.aim]
    start: i64 = table.place_at(target)
    if start < 0:
        return False
    distance: i64 = steps_to(table, here.id, goal, target)
    return distance >= NO_WAY or distance > steps_to(table, start, goal, target)


def steps_to(table: Table, place: i64, goal: i64, target: Piece) -> i64:
    """How far a location is from the site of a Utinni Effect: on the ground in sites, from space by altitude."""
    here = table.pieces[place]
    if place == goal:
        return 0
    if here.system != table.pieces[goal].system:
        return NO_WAY
    if target.card.type != STARSHIP:
        steps: i64 = place_in_row(table, place) - place_in_row(table, goal)
        return NO_WAY if here.card.kind != SITE else max(steps, -steps)
    system: i64 = system_card(table, here.system)
    if here.card.kind == SITE or here.card.has_asteroids or system < 0:
        return NO_WAY
    if here.card.kind == SECTOR:
        down: i64 = place_in_row(table, place) - place_in_row(table, system)
        return SKY - max(down, -down)
    return SKY


def is_orbiting(table: Table, here: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether the system of a location orbits one that fits."""
    if here.card.type != LOCATION:
        return False
    for where in table.row.cards:
        if where.card.roams and where.system == here.system and where.aim >= 0 and table.fits(table.pieces[where.aim], filter, scope):
            return True
    return False


def hosts_titles(table: Table, where: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether cards of two titles that fit are at a location."""
    title: i64 = -1
    for side in table.sides:
        for piece in side.at_locations.cards:
            if table.place_at(piece) == where.id and piece.card.title != title and table.fits(piece, filter, scope):
                if title >= 0:
                    return True
                title = piece.card.title
    return False


def may_aim_at(table: Table, effect: Piece, target: Piece) -> bool:
    """Whether a Utinni Effect on the table may aim at this card in place of its target."""
    if effect.card.aims is None or effect.aim < 0 or effect.aim == target.id or not table.zones[effect.zone].in_play:
        return False
    return table.fits(target, effect.card.aims, Resolution(effect.id, effect.controller))


def finished_key(effect: Piece) -> i64:
    """By what a player remembers that a Utinni Effect of this title was completed (`Side.done`)."""
    return -FINISHED_KEYS - effect.card.title


def retarget(table: Table, effect: Piece, target: Piece) -> None:
    effect.aim = target.id
    effect.origin = table.place_at(target)
    table.changed()


def ability_of_foe(table: Table, scope: Resolution) -> i64:
    """The opponent's ability where the ability's card is."""
    place: i64 = table.place_of(table.pieces[scope.source])
    return table.ability_at(1 - scope.seat, place) if place >= 0 else 0


def is_payable(table: Table, here: Piece, seat: i64) -> bool:
    return table.number(ABILITY, here) <= table.free_force(seat)


def passes_guard(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
    if number == WAS_HIT:
        return here.id == table.lost_hit
    if number == IS_FROM_START:
        return here.entered == 0
    if number == IS_OUTMATCHED:
        return is_outmatched(table, here, scope.seat)
    if number == IS_ABILITY_PAYABLE:
        return is_payable(table, here, scope.seat)
    if number == IS_FARTHER:
        return is_farther(table, here, scope)
    if number == GAINED_BROKER:
        return table.has_flag(GAINS_BROKER, here)
    if number == IS_CHEAP:
        return table.number(COST, here) < icons_of(table, LIGHT_SIDE)
    if number == IS_IGNITED:
        return here.id == table.ignited
    if number == IS_ACCOMPLISHED:
        return finished_key(here) in table.sides[scope.seat].done
    if number == IS_DONE_TWICE:
        return table.sides[scope.seat].done.count(finished_key(here)) > 1
    if number == BEGAN_BATTLE:
        return table.battle.place >= 0 and here.id == table.battle.cause
    if number == AIMS_AT_ANOTHER:
        return may_aim_at(table, here, table.pieces[scope.source])
    raise ValueError(f"there is no test {number}")


def passes_guard_with(table: Table, number: i64, filter: Filter, here: Piece, scope: Resolution) -> bool:
    if number == IS_ORBITING:
        return is_orbiting(table, here, filter, scope)
    if number == HOSTS_TITLES:
        return hosts_titles(table, here, filter, scope)
    raise ValueError(f"there is no test {number} with a filter")


def counted_guard(table: Table, number: i64, scope: Resolution) -> i64:
    if number == OWES:
        return max(table.battle.damage[scope.seat], table.battle.attrition[scope.seat], 0) if table.battle.place >= 0 else 0
    if number == ICONS_LEAD:
        return icons_of(table, DARK_SIDE) - icons_of(table, LIGHT_SIDE)
    if number == BRAIN:
        return brain(table)
    if number in (DARK_HAND, DARK_HAND + 1):
        return hand_of(table, DARK_SIDE if number == DARK_HAND else LIGHT_SIDE)
    if number == MAY_HIDE:
        return 0 if table.battle.follows else 1
    if number == ABILITY_OF_FOE:
        return ability_of_foe(table, scope)
    raise ValueError(f"there is no amount {number}")


# --- hands and icons of both sides -------------------------------------------------------------------------------------


def hand_of(table: Table, force_side: i64) -> i64:
    side = table.sides[0 if table.sides[0].force_side == force_side else 1]
    return side.pool_hand if side.passive else len(side.hand.cards)


def icons_of(table: Table, force_side: i64) -> i64:
    return table.all_icons(0 if table.sides[0].force_side == force_side else 1)


def brain(table: Table) -> i64:
    """The root of three times the Dark Side's lead in cards of hands, twice its lead in Force icons, and pi; at least 1."""
    hands: i64 = hand_of(table, DARK_SIDE) - hand_of(table, LIGHT_SIDE)
    icons: i64 = icons_of(table, DARK_SIDE) - icons_of(table, LIGHT_SIDE)
    inside: i64 = 3 * hands + 2 * icons
    return max((isqrt(4 * inside + 12) + 1) // 2, 1) if inside > -3 else 1  # of four times that and pi, to the nearest half
