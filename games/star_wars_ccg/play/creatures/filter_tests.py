"""The filters and amounts from FIRST_PERIL on: attacks of creatures, asteroids, and how weapons reach and repeat."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.combat.aims import firer_of, number_of
from games.star_wars_ccg.play.combat.drains import is_idle
from games.star_wars_ccg.play.constants import (
    ANSWER_FRAME,
    AT_LOCATIONS,
    CHARACTER,
    FIRE_FRAME,
    HUNT_FRAME,
    STARSHIP,
    VEHICLE,
    WEAPON,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def attack_now(table: Table) -> Frame | None:
    """The frame of the attack under way."""
    return table.last_frame(HUNT_FRAME)


def passes_peril(table: Table, number: i64, here: Piece) -> bool:
    if number == c.IS_SLOWER:
        return is_slower(table, here)
    if number == c.IS_IN_ATTACK:
        frame = attack_now(table)
        return frame is not None and is_in_attack(table, frame, here)
    if number == c.IS_STRUCK:
        return here.drained == table.turn
    if number == c.ENHANCES:
        return enhances(table, here)
    raise ValueError(f"there is no test {number}")


def is_slower(table: Table, here: Piece) -> bool:
    """Whether a card has less maneuver than the card that fires a weapon now."""
    for frame in table.frames:
        if frame.kind == FIRE_FRAME:
            firer = firer_of(table, table.pieces[frame.a])
            if firer is None or not (firer.card.has_maneuver and here.card.has_maneuver):
                return False
            return table.number(c.DEFENCE, here) < table.number(c.DEFENCE, firer)
    return False


def is_in_attack(table: Table, frame: Frame, here: Piece) -> bool:
    """Whether a card attacks or is attacked: the creature and its prey, or the creature and whoever stands against it."""
    if here.id in (frame.b, frame.c):
        return True
    if frame.c >= 0 or here.controller != frame.a or here.card.type not in (CHARACTER, VEHICLE, STARSHIP):
        return False
    place: i64 = table.pieces[frame.b].place
    return place >= 0 and here.zone % ZONES_A_SEAT == AT_LOCATIONS and table.place_at(here) == place


def enhances(table: Table, here: Piece) -> bool:
    """Whether a card whose text adds to Force drains is where the turn player has just made one, and a weapon was used for it."""
    place: i64 = -1
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_PAID:
            place = frame.d
    if place < 0 or here.controller != table.active or table.place_at(here) != place or table.is_blank(here):
        return False
    if table.is_community and here.card.type == WEAPON:
        return not is_idle(table, here, table.pieces[place])
    return here.card.adds_to_drains()


def counted_peril(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.CHARGED:
        return table.pieces[scope.source].stage
    if number == c.ABILITY_HERE:
        here: i64 = table.place_of(table.pieces[scope.source])
        return table.ability_at(scope.seat, here) if here >= 0 else 0
    if number == c.TARGETS_NUMBER:
        total: i64 = 0
        for id in scope.slots[0] if scope.slots else []:
            total += number_of(table, table.pieces[id])
        return total
    raise ValueError(f"there is no amount {number}")
