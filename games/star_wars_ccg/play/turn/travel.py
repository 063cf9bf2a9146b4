"""Ways from one location to another: on foot, by vehicle, through hyperspace, to land and take off, by transit and shuttle."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities.constants import (
    FASTER_FROM,
    FASTER_TO,
    HALF_OFF,
    HYPERSPEED,
    LANDSPEED,
    LOST_WAY,
    ON_THE_SPOT,
    RUNS_EMPTY,
    STEP_FROM,
)
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import (
    CAPITAL,
    CHARACTER,
    CREATURE,
    CRUISE_VERB,
    DRIVE_VERB,
    HYPERSPACE_VERB,
    LAND_VERB,
    NONE,
    SECTOR,
    SHUTTLE_DOWN_VERB,
    SHUTTLE_UP_VERB,
    SITE,
    STARFIGHTER,
    STARSHIP,
    SYSTEM,
    TAKE_OFF_VERB,
    TRANSIT_VERB,
    VEHICLE,
    WALK_VERB,
    WALKING_SPEED,
)
from games.star_wars_ccg.play.moving.bars import extra_price
from games.star_wars_ccg.play.row import adjacent_sites, parsec_of, place_in_row, sites_apart, system_card
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.boarding import room_for
from games.star_wars_ccg.play.turn.deploy import fits_site


def offer_travel(table: Table, piece: Piece, found: list[Option]) -> None:
    """The moves of a card that stands at a location by itself, once a turn (CCG-MOV-02)."""
    if piece.card.walks and piece.host >= 0 and piece.moved != table.turn:
        for place in adjacent_sites(table, piece.host):
            found.append(Option(WALK_VERB, piece.id, place))
        return
    if piece.place < 0 or piece.moved == table.turn or table.is_held(piece):
        return
    card = piece.card
    where = table.pieces[piece.place]
    if card.flies:
        offer_flights(table, piece, where, found)
    elif card.type in (CHARACTER, VEHICLE, CREATURE):
        offer_walks(table, piece, found)
        if card.sample >= 0 and table.is_run(piece):
            offer_glides(table, piece, where, found)
    elif card.type == STARSHIP and table.is_run(piece):
        offer_flights(table, piece, where, found)
    if where.card.is_bay and transit_cost(table, piece.controller, where) >= 0 and card.type in (CHARACTER, VEHICLE):  # CCG-MVD-01
        for other in table.row.cards:
            if other.id != where.id and other.card.is_bay:
                found.append(Option(TRANSIT_VERB, piece.id, other.id))


def offer_walks(table: Table, piece: Piece, found: list[Option]) -> None:
    """The ways of a character or a vehicle with its landspeed."""
    card = piece.card
    if table.has_flag(ON_THE_SPOT, piece):
        return
    if card.type in (CHARACTER, CREATURE):
        for place in sites_within(table, piece.place, walking_speed(table, piece), card, piece):
            if card.seeks is None or is_nearer(table, piece, place):
                found.append(Option(WALK_VERB, piece.id, place))
    elif table.is_run(piece) or table.has_flag(RUNS_EMPTY, piece):
        for place in sites_within(table, piece.place, table.number(LANDSPEED, piece), card, piece):
            found.append(Option(DRIVE_VERB, piece.id, place))


def is_nearer(table: Table, piece: Piece, place: i64) -> bool:
    """Whether a site brings a card nearer to what it seeks; any does if nothing of that is at the sites of its system."""
    seeks = piece.card.seeks
    if seeks is None:
        return True
    is_sought = False
    for found in table.fitting(seeks, Resolution(piece.id, piece.controller)):
        there: i64 = table.place_at(table.pieces[found.id])
        now: i64 = sites_apart(table, piece.place, there) if there >= 0 else NONE
        if now > 0:
            is_sought = True
            if sites_apart(table, place, there) < now:
                return True
    return not is_sought


def walking_speed(table: Table, piece: Piece) -> i64:
    """CCG-CHR-04: 1, unless the card prints another."""
    speed: i64 = table.number(LANDSPEED, piece)
    return speed if speed > 0 or table.changes.number_row(LANDSPEED) is not None else WALKING_SPEED


def sites_within(table: Table, start: i64, speed: i64, card: Card, piece: Piece | None) -> list[int]:
    """The sites that a character (CCG-MVC-01) or a vehicle (CCG-MVV-01, CCG-VEH-01) reaches over adjacent fitting sites.

    piece: whoever goes, for texts that ask for more landspeed; None for a mere distance.
    """
    reached: list[int] = [start]
    left: list[int] = [speed]
    at: i64 = 0
    while at < len(reached):
        place: i64 = reached[at]
        rest: i64 = left[at] - 1
        if piece is not None and table.barrers:
            rest -= extra_price(table, STEP_FROM, piece, place)
        at += 1
        if rest < 0:
            continue
        for site in adjacent_sites(table, place):
            where = table.pieces[site].card
            is_on_foot = card.type in (CHARACTER, CREATURE)
            fits = is_on_foot or fits_site(card.is_interior, card.is_exterior, where.is_interior, where.is_exterior)
            if fits and site not in reached:
                reached.append(site)
                left.append(rest)
    return reached[1:]


def offer_flights(table: Table, ship: Piece, where: Piece, found: list[Option]) -> None:
    """Offer the flights of a starship: take-off, landing, hyperspeed, and by the community's rules cruises."""
    card = ship.card
    if where.card.kind == SITE:
        system: i64 = system_card(table, where.system)
        if system >= 0:
            found.append(Option(TAKE_OFF_VERB, ship.id, system))  # CCG-MVL-01, CCG-MVL-02, CCG-MVL-04
        return
    if table.is_community:
        offer_cruises(table, ship, where, found)
    if where.card.kind != SYSTEM:
        return
    if card.kind == STARFIGHTER or card.lands:  # CCG-STA-04
        for other in table.row.cards:
            site = other.card
            is_open = site.is_exterior and (site.is_bay or not card.only_lands_at_bays)  # CCG-MVL-03
            if site.kind == SITE and is_open and other.system == where.system:
                found.append(Option(LAND_VERB, ship.id, other.id))
    speed: i64 = table.number(HYPERSPEED, ship) if card.hyperspeed > 0 else 0
    if speed > 0 and parsec_of(where) >= 0 and can_navigate(table, ship):  # CCG-MVH-01, CCG-MVH-03
        for other in table.row.cards:
            if other.id != where.id and other.card.kind == SYSTEM and parsec_of(other) >= 0:
                distance: i64 = parsec_of(other) - parsec_of(where)
                reach: i64 = speed if not table.barrers else speed + faster(table, ship, where.id, other.id)
                if distance <= reach and -distance <= reach:
                    found.append(Option(HYPERSPACE_VERB, ship.id, other.id))


def offer_glides(table: Table, piece: Piece, where: Piece, found: list[Option]) -> None:
    """The ways of a vehicle among clouds: from exterior sites to the cloud sectors of their system, from sector to sector, and back."""
    if where.card.is_cloudy:
        place: i64 = place_in_row(table, where.id)
        for beside in (place - 1, place + 1):
            if 0 <= beside < len(table.row.cards):
                next_one = table.row.cards[beside]
                if next_one.card.is_cloudy and next_one.system == where.system:
                    found.append(Option(CRUISE_VERB, piece.id, next_one.id))
    for other in table.row.cards:
        if other.system == where.system and other.id != where.id:
            if where.card.is_cloudy and other.card.kind == SITE and other.card.is_exterior:
                found.append(Option(LAND_VERB, piece.id, other.id))
            elif where.card.kind == SITE and where.card.is_exterior and other.card.is_cloudy:
                found.append(Option(TAKE_OFF_VERB, piece.id, other.id))


def faster(table: Table, ship: Piece, start: i64, end: i64) -> i64:
    """What cards add to the hyperspeed of a starship on its way between two systems."""
    return extra_price(table, FASTER_FROM, ship, start) + extra_price(table, FASTER_TO, ship, end)


def offer_cruises(table: Table, ship: Piece, where: Piece, found: list[Option]) -> None:
    """By the community's rules: from a system to the next of its sectors, from sector to sector, and back."""
    place: i64 = place_in_row(table, where.id)
    for beside in (place - 1, place + 1):
        if 0 <= beside < len(table.row.cards):
            other = table.row.cards[beside]
            is_sector = other.card.kind == SECTOR or (other.card.kind == SYSTEM and where.card.kind == SECTOR)
            if is_sector and other.system == where.system:
                found.append(Option(CRUISE_VERB, ship.id, other.id))


def transit_cost(table: Table, seat: i64, bay: Piece) -> i64:
    """The Force that a docking bay transit costs by the text of the departure bay (CCG-MVD-01); NONE if there is none."""
    side: i64 = table.sides[seat].force_side
    printed: i64 = bay.card.transits[side]
    return printed if printed >= 0 and not table.has_flag(HALF_OFF + side, bay) else bay.card.transit


def fixed_transit(table: Table, seat: i64, start: i64, end: i64) -> i64:
    """What a transit costs by the text of a docking bay at one of its ends, whatever the other one says; NONE without such a text."""
    side: i64 = table.sides[seat].force_side
    for place in (start, end):
        where = table.pieces[place]
        if where.card.fixed_transits[side] >= 0 and not table.has_flag(HALF_OFF + side, where):
            return where.card.fixed_transits[side]
    return NONE


def can_navigate(table: Table, ship: Piece) -> bool:
    """CCG-MVH-02: a nav computer as an icon or aboard; for a starfighter, an astromech serves as well."""
    is_lost = table.has_flag(LOST_WAY, ship)
    if ship.card.has_nav_computer and not is_lost:
        return True
    for id in ship.attached:
        inside = table.pieces[id].card
        if inside.has_nav_computer or ((is_lost or ship.card.kind == STARFIGHTER) and inside.is_astromech):
            return True
    return False


def offer_shuttles(table: Table, piece: Piece, found: list[Option]) -> None:
    """CCG-MVS-01: between an exterior site and a capital starship with docking at that system."""
    if piece.card.type not in (CHARACTER, VEHICLE) or piece.moved == table.turn:
        return
    if piece.host >= 0:
        ship = table.pieces[piece.host]
        if not can_shuttle(ship):
            return
        system: i64 = system_of(table, ship)
        for where in table.row.cards:
            if is_shuttle_site(table, where.id, system):
                found.append(Option(SHUTTLE_DOWN_VERB, piece.id, where.id))
    elif piece.place >= 0 and is_shuttle_site(table, piece.place, table.pieces[piece.place].system):
        for ship in table.sides[piece.controller].at_locations.cards:
            if can_shuttle(ship) and system_of(table, ship) == table.pieces[piece.place].system and room_for(table, ship, piece) > 0:
                found.append(Option(SHUTTLE_UP_VERB, piece.id, ship.id))


def can_shuttle(ship: Piece) -> bool:
    return ship.card.kind == CAPITAL and ship.card.has_docking and ship.place >= 0


def system_of(table: Table, ship: Piece) -> i64:
    """The system at whose system card a starship is; NONE elsewhere."""
    where = table.pieces[ship.place]
    return where.system if where.card.kind == SYSTEM else NONE


def is_shuttle_site(table: Table, place: i64, system: i64) -> bool:
    where = table.pieces[place]
    return where.system == system and where.card.kind == SITE and where.card.is_exterior
