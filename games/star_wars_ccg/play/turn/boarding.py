"""Going aboard and leaving: vehicles and starships at a site, transfers, and the docking of starfighters (CCG-MVB, CCG-MVT, CCG-MVF)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities.constants import MAY_DRIVE
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import (
    ASTROMECH_SEAT,
    CAPITAL,
    CHARACTER,
    CORVETTE_BAY,
    DISEMBARK_VERB,
    DOCK_VERB,
    EMBARK_VERB,
    FREE,
    HANGAR,
    HOLD,
    OUTSIDE,
    PASSENGER_SEAT,
    PILOT_SEAT,
    SITE,
    STARFIGHTER,
    STARSHIP,
    TRANSFER_VERB,
    UNDOCK_VERB,
    VEHICLE,
)
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import may_load


def takes_all(table: Table, host: Piece, pieces: list[Piece]) -> bool:
    """Whether a starship has room for all these characters together, and for the captives with them."""
    pilots: i64 = 0
    astromechs: i64 = 0
    passengers: i64 = 0
    for piece in pieces:
        if piece.card.type != CHARACTER:
            continue
        if not table.may_board(piece, host):
            return False
        for id in piece.attached:
            if table.pieces[id].bonds != FREE:
                passengers += 1
        if table.may_crew(piece, host) and (table.is_pilot(piece) or may_drive(table, host, piece)):
            pilots += 1
        elif piece.card.is_astromech:
            astromechs += 1
        else:
            passengers += 1
    passengers += max(pilots - table.free_rooms(host, PILOT_SEAT), 0) + max(astromechs - table.free_rooms(host, ASTROMECH_SEAT), 0)
    return passengers <= table.free_rooms(host, PASSENGER_SEAT)


def room_for(table: Table, host: Piece, piece: Piece) -> i64:
    """The place aboard that a card takes: a free pilot's seat first, then an astromech's, then a passenger's; OUTSIDE if none is free."""
    card = piece.card
    rooms: list[int] = []
    if card.type == CHARACTER:
        if table.may_crew(piece, host) and (table.is_pilot(piece) or may_drive(table, host, piece)):
            rooms.append(PILOT_SEAT)
        if card.is_astromech:
            rooms.append(ASTROMECH_SEAT)
        rooms.append(PASSENGER_SEAT)
    elif card.type == VEHICLE:
        if may_stow(table, host, piece):
            rooms.append(HOLD)
    elif card.kind == STARFIGHTER:
        if host.card.kind == CAPITAL and fits_hangar(card, host.card):
            rooms.append(HANGAR)
        if card.is_stowed and host.card.type == STARSHIP and may_stow(table, host, piece):
            rooms.append(HOLD)
    elif card.is_corvette:
        rooms.append(CORVETTE_BAY)
    if host.id != piece.id and table.may_board(piece, host):
        for room in rooms:
            if table.free_rooms(host, room) > 0:
                return room
    return OUTSIDE


def fits_hangar(card: Card, host: Card) -> bool:
    """Whether a starship carries starfighters of this kind."""
    if host.only_ties and not card.is_tie:
        return False
    return (card.is_drone or not host.only_drones) and (card.is_federation or not host.only_federation)


def may_stow(table: Table, host: Piece, piece: Piece) -> bool:
    """Whether a host carries vehicles of this kind."""
    only = host.card.stows_only
    return only is None or table.fits(piece, only, Resolution(host.id, host.controller))


def may_drive(table: Table, host: Piece, piece: Piece) -> bool:
    """Whether the text of a card that is no pilot lets it drive this transport vehicle."""
    return host.card.is_transport and table.has_flag(MAY_DRIVE, piece)


def offer_boarding(table: Table, piece: Piece, found: list[Option]) -> None:
    """Offer the ways of a card aboard the vehicles and starships at its place, or out of its host."""
    kind: i64 = piece.card.type
    if kind not in (CHARACTER, VEHICLE, STARSHIP) or not may_load(table, piece):
        return
    if piece.host >= 0:
        offer_ways_out(table, piece, table.pieces[piece.host], found)
    elif piece.place >= 0:
        offer_ways_in(table, piece, found)


def offer_ways_in(table: Table, piece: Piece, found: list[Option]) -> None:
    """Offer to board the vehicles and starships at the same place that have room."""
    where = table.pieces[piece.place].card
    for host in table.sides[piece.controller].at_locations.cards:
        if host.place != piece.place or host.card.type not in (VEHICLE, STARSHIP) or room_for(table, host, piece) == OUTSIDE:
            continue
        if piece.card.type == STARSHIP:
            if where.kind != SITE:
                found.append(Option(DOCK_VERB, piece.id, host.id))  # CCG-MVF-01
        elif where.kind == SITE and (host.card.type == VEHICLE or where.is_exterior):  # CCG-MVB-01, CCG-MVB-03
            found.append(Option(EMBARK_VERB, piece.id, host.id))
        elif where.kind != SITE:
            found.append(Option(EMBARK_VERB, piece.id, host.id))  # whoever jumped off in space


def offer_ways_out(table: Table, piece: Piece, host: Piece, found: list[Option]) -> None:
    """Offer to leave the host for its location, or for another starship there."""
    if host.place < 0:
        return
    where = table.pieces[host.place].card
    if piece.card.type == STARSHIP:
        if table.is_run(piece):
            found.append(Option(UNDOCK_VERB, piece.id, host.place))
        return
    if where.kind == SITE and (host.card.type == VEHICLE or where.is_exterior):
        found.append(Option(DISEMBARK_VERB, piece.id, host.place))
    if host.card.type == STARSHIP:  # CCG-MVT-01
        for other in table.sides[piece.controller].at_locations.cards:
            if (
                other.id != host.id
                and other.card.type == STARSHIP
                and other.place == host.place
                and (other.card.has_docking or host.card.has_docking)
                and room_for(table, other, piece) != OUTSIDE
            ):
                found.append(Option(TRANSFER_VERB, piece.id, other.id))
