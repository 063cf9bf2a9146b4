"""The row of locations: where a new one may lie, what it covers, and which sites are adjacent (CCG-LOC)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.star_wars_ccg.abilities.constants import BY_SEAT, BY_SEAT_MOST, DRAIN, LAST_NUMBER, NOT_CONVERTED
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import DESTROYED, EXTERIOR_BLOCK, NONE, SECTOR, SITE, SYSTEM
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table

# A place in the row and a system as one number: more than the row has places.
PLACES: Final = 1000


def place_number(system: i64, place: i64) -> i64:
    """The amount of an option that places a location of `system` before the place-th of the row."""
    return system * PLACES + place


def systems_on_table(table: Table) -> list[int]:
    """The numbers of the systems that have a location on the table, in the order of the row."""
    found: list[int] = []
    for where in table.row.cards:
        system: i64 = where.system
        if system >= 0 and system not in found:
            found.append(system)
    return found


def system_card(table: Table, system: i64) -> i64:
    """The id of the system card of a system; NONE if it is not on the table (CCG-LOC-10)."""
    for where in table.row.cards:
        if where.system == system and where.card.kind == SYSTEM:
            return where.id
    return NONE


def parsec_of(where: Piece) -> i64:
    """The parsec number of a system; that of one that roams is where it is now (CCG-LOC-14).  NONE without one."""
    return where.stage if where.card.roams else where.card.parsec


def is_blown_away(table: Table, system: i64) -> bool:
    """Whether the card of a system has been turned over: no location of it comes on the table any more (CCG-LOC-06)."""
    place: i64 = system_card(table, system)
    return place >= 0 and table.pieces[place].declared == DESTROYED


def same_places(table: Table, card: Card, system: i64) -> list[int]:
    """The locations on the table that are the same place of a system as this card (CCG-LOC-04, CCG-SID-02)."""
    return [
        where.id for where in table.row.cards if where.card.title == card.title and where.system == system and where.declared != DESTROYED
    ]


def is_kept(table: Table, places: list[int]) -> bool:
    """Whether one of these locations is not covered by another."""
    if table.changes.flag_row(NOT_CONVERTED) is None:
        return False
    for id in places:  # noqa: SIM110  a loop is faster when compiled
        if table.has_flag(NOT_CONVERTED, table.pieces[id]):
            return True
    return False


def may_join(table: Table, card: Card, system: i64) -> bool:
    """Whether a new location fits a system: a sector needs its system's card (CCG-LOC-11), and there is one docking bay (CCG-LOC-08)."""
    if card.kind == SECTOR and system_card(table, system) < 0:
        return False
    if card.orbits >= 0 and system_card(table, card.orbits) < 0:
        return False
    if is_blown_away(table, system):
        return False
    if card.is_bay:
        for where in table.row.cards:
            if where.card.is_bay and where.system == system:
                return False
    return True


def places_in(table: Table, card: Card, system: i64) -> list[int]:
    """The places in the row where a new location of a system may lie: anywhere in its own block (CCG-LOC-02, CCG-LOC-07, CCG-LOC-13)."""
    block: i64 = card.block()
    low: i64 = len(table.row.cards)
    high: i64 = low
    beside: i64 = NONE
    is_there = False
    place: i64 = 0
    for other in table.row.cards:
        if other.system == system:
            if not is_there:
                is_there = True
                low = place
                high = place
            other_block: i64 = other.card.block()
            if other_block < block:
                low = place + 1
            if other_block <= block:
                high = place + 1
            if other.card.title == card.title:
                beside = place + 1
        place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    if beside >= 0:
        return [beside]
    if card.kind == SITE:
        if card.clings:
            return [low]
        if block == EXTERIOR_BLOCK and low < len(table.row.cards) and table.row.cards[low].card.clings and low < high:
            low += 1  # nothing comes between it and the interior sites
        return list(range(low, high + 1))
    return [low if card.kind == SECTOR else high]


def can_place(table: Table, card: Card) -> bool:
    """Whether this location may come on the table now."""
    if card.generic == 0:
        same = same_places(table, card, card.system)
        return not is_kept(table, same) and (bool(same) or may_join(table, card, card.system))
    for system in systems_on_table(table):
        if is_kept(table, same_places(table, card, system)):
            continue
        if system not in card.shunned and (same_places(table, card, system) or may_join(table, card, system)):
            return True
    return False


def put_in_row(table: Table, piece: Piece, system: i64, place: i64) -> None:
    """Put a location into the row; a system that orbits another gets the parsec of that."""
    piece.system = system
    table.insert(piece, table.row, place)
    if piece.card.orbits >= 0:
        piece.aim = system_card(table, piece.card.orbits)
        piece.stage = table.pieces[piece.aim].card.parsec
    if table.log is not None:
        table.note(log.PLACED, piece.owner, piece.id)


def cover(table: Table, piece: Piece, below: Piece) -> None:
    """CCG-LOC-04, CCG-UNI-03: the new card lies on the old one, and only it counts; the cards there stand at it."""
    piece.system = below.system
    piece.drained = below.drained
    piece.fought = below.fought
    if piece.card.roams and below.card.roams:
        piece.stage = below.stage
        piece.aim = below.aim
        piece.moved = below.moved
    for where in table.row.cards:
        if where.card.roams and where.aim == below.id:
            where.aim = piece.id
    for side in table.sides:
        for each in side.at_locations.cards:
            if each.place == below.id:
                each.place = piece.id
    for id in below.attached.copy():
        table.attach(table.pieces[id], piece)
    table.insert(piece, table.row, place_in_row(table, below.id))
    table.move(below, table.sides[below.owner].covered)
    if table.log is not None:
        table.note(log.COVERS, piece.owner, piece.id, 0, below.id)


def are_adjacent(table: Table, first: i64, second: i64) -> bool:
    """CCG-LOC-03, A-10: neighbours in the row that are sites of one system."""
    one = table.pieces[first]
    other = table.pieces[second]
    if one.card.kind != SITE or other.card.kind != SITE or one.system != other.system:
        return False
    between: i64 = place_in_row(table, first) - place_in_row(table, second)
    return between in (1, -1)


def place_in_row(table: Table, id: i64) -> i64:
    """The place of a location in the row, from 0."""
    place: i64 = 0
    while table.row.cards[place].id != id:
        place += 1
    return place


def sites_apart(table: Table, first: i64, second: i64) -> i64:
    """How many sites a site is away from another one of its system; NONE if they are not of one system."""
    one = table.pieces[first]
    other = table.pieces[second]
    if one.card.kind != SITE or other.card.kind != SITE or one.system != other.system:
        return NONE
    between: i64 = place_in_row(table, first) - place_in_row(table, second)
    return max(between, -between)


def nearest_outside(table: Table, start: i64) -> i64:
    """The id of the exterior site of the same system that is nearest to a site, of two the one before it; NONE without one."""
    found: i64 = NONE
    least: i64 = 0
    for where in table.row.cards:
        away: i64 = sites_apart(table, start, where.id)
        if away > 0 and where.card.is_exterior and (found < 0 or away < least):
            found = where.id
            least = away
    return found


def adjacent_sites(table: Table, place: i64) -> list[int]:
    return [where.id for where in table.row.cards if are_adjacent(table, place, where.id)]


def has_seats(number: i64) -> bool:
    """Whether a number of locations is one for each seat."""
    return DRAIN <= number < LAST_NUMBER or is_by_seat(number)


def is_by_seat(number: i64) -> bool:
    """Whether a location has the number for each seat: the first fifty of each hundred from BY_SEAT on."""
    return number >= BY_SEAT and number % 100 < BY_SEAT_MOST
