"""A system that roams, such as the Death Star (CCG-LOC-14): its parsec, its orbit and its moves; and what is blown away (CCG-LOC-06)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.decision import Option
from games.engine.events.resolution import Resolution
from games.engine.table.changes import FLAG, GAIN, Change
from games.star_wars_ccg.abilities.constants import (
    AT_BLOWN,
    BANNED,
    BLANKED,
    BLAST_LOSS,
    GAME,
    HYPERSPEED,
    IGNITION_BONUS,
    SAIL_COST,
    UNCOUNTED,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import (
    DESTROYED,
    LOCATION,
    MOVE_COST,
    NONE,
    ORBIT_VERB,
    SAIL_VERB,
    SITE,
    STARSHIP,
    SYSTEM,
    WEAPON,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.row import parsec_of
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_happened
from games.star_wars_ccg.play.turn.losses import lose_force


def offer_voyages(table: Table, seat: i64, found: list[Option]) -> None:
    """The moves of the systems that roam for a side: to a parsec in deep space, or into the orbit of a planet within their hyperspeed."""
    for where in table.row.cards:
        if not where.card.roams or not steers(table, seat, where) or where.moved == table.turn or where.declared == DESTROYED:
            continue
        speed: i64 = table.number(HYPERSPEED, where)
        if speed == 0 or sail_cost(table, where) > table.free_force(seat):
            continue
        for other in table.row.cards:
            distance: i64 = parsec_of(other) - where.stage
            if is_planet(other) and -speed <= distance <= speed and other.id != where.aim:
                found.append(Option(ORBIT_VERB, where.id, other.id))
        parsec: i64 = max(where.stage - speed, 0)
        while parsec <= where.stage + speed:
            if parsec != where.stage or where.aim >= 0:
                found.append(Option(SAIL_VERB, where.id, parsec))
            parsec += 1


def steers(table: Table, seat: i64, where: Piece) -> bool:
    """Whether a seat moves a system that roams: by the half on which the text stands (CCG-LOC-05), else whoever controls its card."""
    return where.controller == seat if where.card.roams_for < 0 else where.card.roams_for == table.sides[seat].force_side


def sail_cost(table: Table, where: Piece) -> i64:
    """The Force that a move of a system that roams costs."""
    return MOVE_COST + table.value(SAIL_COST, where)


def is_planet(where: Piece) -> bool:
    """Whether a location is the card of a planet's system, and the planet is there."""
    return where.card.kind == SYSTEM and where.card.is_planet and where.declared != DESTROYED and where.card.parsec >= 0


def voyage(table: Table, option: Option) -> None:
    """Carry out a move that is paid for."""
    where = table.pieces[option.piece]
    where.moved = table.turn
    if option.verb == ORBIT_VERB:
        where.aim = option.amount
        where.stage = table.pieces[option.amount].card.parsec
        if table.log is not None:
            table.note(log.ORBITS, where.controller, where.id, where.stage, where.aim)
    else:
        where.aim = NONE
        where.stage = option.amount
        if table.log is not None:
            table.note(log.SAILED, where.controller, where.id, where.stage)
    table.changed()


def laser_at(table: Table, seat: i64, place: i64) -> i64:
    """The id of the own weapon that fires from orbit of a system; NONE without one."""
    for where in table.row.cards:
        if where.card.roams and where.aim == place and where.declared != DESTROYED:
            for id in where.attached:
                weapon = table.pieces[id]
                if weapon.card.type == WEAPON and weapon.card.fires_from_orbit and weapon.controller == seat:
                    return id
    return NONE


def sites_of(table: Table, system: i64) -> list[int]:
    """The ids of the sites of a system on the table."""
    return [where.id for where in table.row.cards if where.system == system and where.card.kind == SITE]


def counted_sites(table: Table, system: i64) -> i64:
    """The sites of a system that Epic Events count."""
    number: i64 = 0
    for id in sites_of(table, system):
        if not table.has_flag(UNCOUNTED, table.pieces[id]):
            number += 1
    return number


def is_exposed(table: Table, seat: i64, where: Piece) -> bool:
    """Whether a planet is orbited by the seat's superlaser, and the seat can pay for its sites."""
    if not is_planet(where) or laser_at(table, seat, where.id) < 0:
        return False
    return counted_sites(table, where.system) <= table.free_force(seat)


def ignition_total(table: Table, counted: Filter, scope: Resolution, target: Piece) -> i64:
    """The total of an attempt to blow away a planet: the opponent chooses the most sites that its choice allows.

    counted: the sites of the Death Star, then those of each Rebel base.
    """
    free: i64 = 0
    for piece in table.fitting(counted.any_of[0], scope):
        if not table.has_presence(1 - scope.seat, piece.id):
            free += 1
    against: i64 = counted_sites(table, target.system)
    for base in counted.any_of[1:]:
        of_base: i64 = 0
        for piece in table.fitting(base, scope):
            if not table.has_flag(UNCOUNTED, piece):
                of_base += 1
        against = max(against, of_base)
    destiny: i64 = max(scope.numbers[0], 0) if scope.numbers else 0
    table.ignited = target.id
    total: i64 = destiny + free - against + table.seat_value(IGNITION_BONUS, scope.seat, 0)
    table.ignited = NONE
    return total


def blow_away(table: Table, system: Piece) -> None:
    """Lose the sites of a system with all that is there, and what lies on its card; the card is turned over, and starships stay there.

    A site is lost with all that is there.
    """
    if system.card.kind == SITE:
        if table.log is not None:
            table.note(log.BLOWN_AWAY, system.controller, system.id)
        lose_site(table, system.id)
        begin_happened(table, AT_BLOWN, system.controller, system.id)
        return
    # What texts add is counted while the sites are still there.
    more: list[int] = [table.value(BLAST_LOSS + side.seat, system) for side in table.sides]
    lose_all_there(table, system)
    for where in table.row.cards:
        if where.aim == system.id:
            where.aim = NONE
    system.declared = DESTROYED
    system.aim = NONE
    of = Resolution(NONE, system.controller)
    table.change(Change(FLAG, BLANKED, GAIN, of, amount=Amount(1), piece=system.id, ends=GAME))
    table.changed()
    if table.log is not None:
        table.note(log.BLOWN_AWAY, system.controller, system.id)
    for side in table.sides:
        if more[side.seat] > 0:
            lose_force(table, side.seat, more[side.seat])
    begin_happened(table, AT_BLOWN, system.controller, system.id)


def lose_all_there(table: Table, system: Piece) -> None:
    """Lose the sites of a system, what lies on its card, and what is there other than starships."""
    for id in sites_of(table, system.system):
        lose_site(table, id)
    for id in system.attached.copy():
        piece = table.pieces[id]
        if piece.card.outlives_blast:
            table.detach(piece)
            table.move(piece, table.sides[piece.controller].area)
            piece.declared = 1
        else:
            lose_whole(table, piece)
    for side in table.sides:
        for piece in side.at_locations.cards.copy():
            if piece.place == system.id and piece.card.type != STARSHIP:
                lose_whole(table, piece)


def blow_away_ship(table: Table, ship: Piece) -> None:
    """Lose a starship with all that is aboard, and its sites; none of its sites comes again."""
    if table.log is not None:
        table.note(log.BLOWN_AWAY, ship.controller, ship.id)
    for where in table.row.cards.copy():
        if is_site_of(where, ship):
            lose_site(table, where.id)
    lose_whole(table, ship)
    of = Resolution(NONE, ship.controller)
    for piece in table.pieces:
        if is_site_of(piece, ship):
            table.change(Change(FLAG, BANNED, GAIN, of, amount=Amount(1), piece=piece.id, ends=GAME))
    begin_happened(table, AT_BLOWN, ship.controller, ship.id)


def is_site_of(where: Piece, ship: Piece) -> bool:
    return where.card.type == LOCATION and where.card.system >= 0 and where.card.system == ship.card.own_sites


def lose_site(table: Table, id: i64) -> None:
    """Lose a site with all that is there."""
    for side in table.sides:
        for piece in side.at_locations.cards.copy():
            if piece.place == id:
                lose_whole(table, piece)
    lose_whole(table, table.pieces[id])


def lose_whole(table: Table, piece: Piece) -> None:
    """Lose a card with everything that is attached to it; nobody leaves it before.  A location goes first: nothing falls back to it."""
    every = table.with_attached(piece)
    for each in every if piece.card.type == LOCATION else reversed(every):
        gone = table.pieces[each.id]
        if table.log is not None:
            table.note(log.LOST_CARD, gone.owner, gone.id, gone.zone % ZONES_A_SEAT)
        table.lose(gone)
