"""Where and for how much a text deploys a card, in place of the own deploy phase."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import PROGRAM_FRAME, Frame
from games.engine.ops import Op
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import AREA_VERB, LOCATION, PLACE_CHOICE, PLACE_FRAME, ROW_VERB
from games.star_wars_ccg.play.moving.announced import BROUGHT, announce
from games.star_wars_ccg.play.moving.reacts import scene_of_reaction
from games.star_wars_ccg.play.row import PLACES, can_place
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import offer_row, places_of, title_is_done


def places_for(table: Table, piece: Piece, where: Filter, less: i64, scope: Resolution) -> list[Option]:
    """The places that fit, where a card can be deployed now.  less: the Force that this costs less."""
    card = piece.card
    if not card.is_known or card.deploy_time >= 0 or (card.only_reacts and scene_of_reaction(table) < 0):
        return []
    is_fetched = piece.zone == table.sides[piece.owner].reserve.id and scope.source >= 0
    if is_fetched and table.has_flag(c.FETCHES_NOTHING, table.pieces[scope.source]):
        return []
    if table.is_kept_out(piece) or title_is_done(table.sides[scope.seat], card):
        return []
    if card.type == LOCATION:
        if not can_place(table, card):
            return []
        decision = Decision(PLACE_CHOICE, scope.seat, piece.id)
        offer_row(table, piece, decision)
        found = decision.options
    else:
        if not table.all_hold(card.deploy_conditions, Resolution(piece.id, scope.seat)):
            return []
        table.discount = less
        found = places_of(table, table.sides[scope.seat], piece)
        table.discount = 0
    return [option for option in found if fits_place(table, option, where, scope)]


def fits_place(table: Table, option: Option, where: Filter, scope: Resolution) -> bool:
    """Whether the location or the card that a place names fits; a new location goes to the system of one that does."""
    if where.printed is None and not where.tests and not where.any_of:
        return True
    if option.verb == AREA_VERB:
        return False
    if option.verb == ROW_VERB:
        for other in table.row.cards:  # noqa: SIM110  a loop is faster when compiled
            if other.system == option.amount // PLACES and table.fits(other, where, scope):
                return True
        return False
    return table.fits(table.pieces[option.piece], where, scope)


def can_come(table: Table, piece: Piece, where: Filter, less: i64, scope: Resolution) -> bool:
    """Whether a text can deploy this card now."""
    return bool(places_for(table, piece, where, less, scope))


def bring(table: Table, op: Op, scope: Resolution) -> None:
    """Ask where the card that was chosen goes; kind 1: in reaction."""
    if not isinstance(op, Verb) or op.number >= len(scope.slots):
        return
    for id in scope.slots[op.number]:
        piece = table.pieces[id]
        if not table.zones[piece.zone].in_play:
            if op.kind == 1:
                announce(table, scope.seat, id, scene_of_reaction(table), BROUGHT, more=op.amount + 1)
            else:
                table.show(piece, scope.seat)  # whoever has chosen it has seen it
                table.frames.append(Frame(PLACE_FRAME, 0, id, op.amount + 1))


def places_by_text(table: Table, piece: Piece, less: i64) -> list[Option]:
    """The places by the text under way, whose program is the next one below the question."""
    under: i64 = len(table.frames) - 2
    while table.frames[under].kind != PROGRAM_FRAME:
        under -= 1
    frame = table.frames[under]
    op = table.programs[frame.a].ops[frame.pc - 1]
    if not isinstance(op, Verb) or op.target is None:
        raise TypeError("a text that deploys a card says where")
    return places_for(table, piece, op.target.filter, less, table.scope())


def system_of_place(table: Table, here: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether a location has a system of its own, or lies beside a location that does and fits."""
    if here.card.generic <= 0:
        return True
    for other in table.row.cards:  # noqa: SIM110  a loop is faster when compiled
        if other.system == here.system and other.card.generic <= 0 and table.fits(other, filter, scope):
            return True
    return False


def is_bound_for(table: Table, here: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether a card is being deployed to a location, or on or aboard a card, that fits."""
    if table.zones[here.zone].in_play:
        return False
    for id in (table.bearer, table.bound):  # noqa: SIM110  a loop is faster when compiled
        if id >= 0 and table.fits(table.pieces[id], filter, scope):
            return True
    return False


def is_matched(table: Table, ship: Piece) -> bool:
    """Whether a matching pilot runs a vehicle or starship."""
    for id in ship.attached:  # noqa: SIM110  a loop is faster when compiled
        if is_matching(table, table.pieces[id]):
            return True
    return False


def is_matching(table: Table, pilot: Piece) -> bool:
    """Whether a card runs the vehicle or starship that it matches."""
    if pilot.host < 0 or not table.is_crew(pilot, table.pieces[pilot.host]):
        return False
    return table.pieces[pilot.host].card.index in pilot.card.matches or table.has_flag(c.MATCHES_ALL, pilot)
