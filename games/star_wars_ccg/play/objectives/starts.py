"""What comes on the table with an Objective or a Starting Interrupt, before the first hand is drawn (CCG-SET-07 to CCG-SET-09, A-28)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import BANNED
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.captives.holding import bind
from games.star_wars_ccg.play.constants import (
    ARM_VERB,
    CHARACTER,
    FREE,
    LOCATION,
    NONE,
    OBJECTIVE,
    OUTSIDE,
    STARSHIP,
    START_CHOICE,
    START_FRAME,
    START_VERB,
    VEHICLE,
)
from games.star_wars_ccg.play.counts import CARD_DEPLOYED, CARD_NUMBERS
from games.star_wars_ccg.play.effects.card_texts import StartStep, StartWay
from games.star_wars_ccg.play.row import can_place, cover, may_join, places_in, put_in_row, same_places, systems_on_table
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.boarding import room_for
from games.star_wars_ccg.play.turn.deploy import all_places, arm
from games.star_wars_ccg.play.turn.interrupts import begin_entry


def begin_start(table: Table, source: Piece) -> None:
    """Let the cards come with which this card starts; an Objective that lacks one of them is out of the game (CCG-SET-09)."""
    if has_all(table, source, source.card.start_ways[0]):
        table.frames.append(Frame(START_FRAME, 0, source.id))
        return
    table.move(source, table.sides[source.owner].aside)
    if table.log is not None:
        table.note(log.PUT_OUT, source.owner, source.id)


def starting_interrupts(table: Table, side: Side) -> list[Piece]:
    """One card of each Starting Interrupt of the Reserve Deck that can be used, those that the deck marks if it marks some."""
    found: list[Piece] = []
    indexes: list[int] = []
    for piece in side.reserve.cards:
        if piece.card.start_ways and piece.card.index not in indexes and ways_of(table, piece):
            indexes.append(piece.card.index)
            found.append(piece)
    marked: list[Piece] = [piece for piece in found if piece.card.index in side.marked]
    return marked or sorted(found, key=index_of)


def ways_of(table: Table, piece: Piece) -> list[int]:
    """The numbers of the ways that are open now."""
    found: list[int] = []
    number: i64 = 0
    for way in piece.card.start_ways:
        if table.all_hold(way.conditions, Resolution(piece.id, piece.owner)) and has_all(table, piece, way):
            found.append(number)
        number += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    return found


def begin_interrupt(table: Table, piece: Piece, number: i64) -> None:
    """Lay a Starting Interrupt aside while its cards come."""
    side = table.sides[piece.owner]
    table.move(piece, side.aside)
    if table.log is not None:
        table.note(log.STARTS_WITH, side.seat, piece.id)
    if piece.card.start_ways[number].draws > 0:
        side.first_hand = piece.card.start_ways[number].draws
    frame = Frame(START_FRAME, 0, piece.id)
    frame.d = number
    table.frames.append(frame)


def has_all(table: Table, source: Piece, way: StartWay) -> bool:
    """Whether the Reserve Deck has a card for each own step that is not optional; where a card goes need not be there yet."""
    for step in way.steps:  # noqa: SIM110  a loop is faster when compiled
        if not step.is_optional and not step.is_foreign and not found_for(table, source, step):
            return False
    return True


def chooser_of(source: Piece, step: StartStep) -> i64:
    """The seat whose cards come in a step."""
    return 1 - source.owner if step.is_foreign else source.owner


def found_for(table: Table, source: Piece, step: StartStep) -> list[Piece]:
    """One card of each kind that a step may bring, those that the deck marks if it marks some."""
    side = table.sides[chooser_of(source, step)]
    scope = Resolution(source.id, side.seat)
    found: list[Piece] = []
    indexes: list[int] = []
    for piece in side.reserve.cards:
        fits = piece.card.index in step.substitutes or table.fits(piece, step.what, scope)
        if fits and piece.card.index not in indexes and not is_spoken_for(table, side, piece, step):
            indexes.append(piece.card.index)
            found.append(piece)
    marked: list[Piece] = [piece for piece in found if piece.card.index in side.marked]
    return marked or sorted(found, key=index_of)


def is_spoken_for(table: Table, side: Side, piece: Piece, step: StartStep) -> bool:
    """Whether a character that would begin as a captive is one that its own player's Objective brings."""
    if step.bonds == FREE or not step.is_foreign:
        return False
    for goal in side.area.cards:
        for other in goal.card.start_ways[0].steps if goal.card.type == OBJECTIVE and goal.card.start_ways else []:
            if not other.is_foreign and piece.card.type == CHARACTER and table.fits(piece, other.what, Resolution(goal.id, side.seat)):
                return True
    return False


def is_on_table(table: Table, source: Piece, filter: Filter) -> bool:
    return bool(table.fitting(filter, Resolution(source.id, source.owner)))


def index_of(piece: Piece) -> int:
    return piece.card.index


def step_start(table: Table, frame: Frame) -> None:
    source = table.pieces[frame.a]
    way = source.card.start_ways[frame.d]
    if frame.b >= len(way.steps):
        table.frames.pop()
        if source.card.type != OBJECTIVE:
            table.move(source, table.pile(source.owner, way.home))
        return
    step = way.steps[frame.b]
    decision = Decision(START_CHOICE, chooser_of(source, step), source.id)
    if frame.c < step.most and (step.given is None or is_on_table(table, source, step.given)):
        for piece in found_for(table, source, step):
            offer_start(table, decision, piece, step)
    if not decision.options:
        frame.b += 1
        frame.c = 0
    elif len(decision.options) == 1 and not step.is_optional:
        bring(table, frame, table.pieces[decision.options[0].piece], decision.options[0].amount)
    else:
        if step.is_optional:
            decision.offer_pass()
        table.ask(decision)


def offer_start(table: Table, decision: Decision, piece: Piece, step: StartStep) -> None:
    """Offer a card that may come now; one that goes on others once for each of them, with 1 more than its id as the amount."""
    if step.into_hand or step.is_shown:
        decision.offer(START_VERB, piece.id, 0)
    elif is_banned(table, piece) or not table.all_hold(piece.card.deploy_conditions, Resolution(piece.id, piece.owner)):
        return
    elif piece.card.bearings and not piece.card.goes_to_area:
        for option in all_places(table, table.sides[piece.owner], piece):
            if option.verb == ARM_VERB and not table.is_barred(piece.card) and is_at(table, table.pieces[option.piece], step):
                decision.offer(START_VERB, piece.id, option.piece + 1)
    elif has_room(table, piece) and (
        step.at is None or piece.card.type != LOCATION or systems_for(table, piece, step.at, source_of(table))
    ):
        decision.offer(START_VERB, piece.id, 0)


def is_banned(table: Table, piece: Piece) -> bool:
    """Whether a card on the table keeps a card of a Starting Interrupt off it; an Objective's own cards come with it (CCG-SET-08)."""
    return table.pieces[source_of(table)].card.type != OBJECTIVE and table.has_flag(BANNED, piece)


def is_at(table: Table, bearer: Piece, step: StartStep) -> bool:
    """Whether a card that comes on a bearer comes to where a step has it."""
    if step.at is None:
        return True
    scope = Resolution(source_of(table), bearer.controller)
    place: i64 = table.place_of(bearer)
    return table.fits(bearer, step.at, scope) or (place >= 0 and table.fits(table.pieces[place], step.at, scope))


def answer_start(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == PASS_VERB:
        frame.b += 1
        frame.c = 0
    else:
        bring(table, frame, table.pieces[option.piece], option.amount)


def has_room(table: Table, piece: Piece) -> bool:
    if piece.card.type == LOCATION:
        return can_place(table, piece.card)
    return not table.is_barred(piece.card)


def bring(table: Table, frame: Frame, piece: Piece, bearer: i64) -> None:
    """Put a card on the table without cost: a location into the row, a character to its place, anything else into the own area.

    bearer: the id of the card on which it goes, and 1; 0 for none.
    """
    source = table.pieces[frame.a]
    side = table.sides[piece.owner]
    step = source.card.start_ways[frame.d].steps[frame.b]
    frame.c += 1
    if step.is_shown:
        source.aim = piece.id
        table.show_all(piece)
        if table.log is not None:
            table.note(log.SHOWN, side.seat, piece.id)
        return
    if step.into_hand:
        table.show_all(piece)
        table.move(piece, side.hand)
        if table.log is not None:
            table.note(log.TAKEN, side.seat, piece.id)
        return
    if table.log is not None:
        table.note(log.STARTS_WITH, side.seat, piece.id, 0, source.id)
    table.count(CARD_NUMBERS * piece.card.index + CARD_DEPLOYED)
    piece.entered = table.turn
    if step.is_aim:
        source.aim = piece.id
    if piece.card.type == LOCATION:
        lay_location(table, piece, step.at, source.id)
    elif step.bonds != FREE:
        bind(table, piece, table.pieces[place_for(table, source, step)], step.bonds)
    elif piece.card.type in (CHARACTER, VEHICLE, STARSHIP):
        stand_or_board(table, source, step, piece)
    elif bearer > 0:
        table.move(piece, side.at_locations)
        arm(table, piece, table.pieces[bearer - 1])
    else:
        table.move(piece, side.area)
    if step.bonds == FREE:
        begin_entry(table, piece)


def stand_or_board(table: Table, source: Piece, step: StartStep, piece: Piece) -> None:
    """Put a character, vehicle or starship aboard what a step names, or at the location that it names."""
    host: i64 = host_for(table, source, step, piece)
    place: i64 = place_for(table, source, step) if host < 0 else NONE
    table.move(piece, table.sides[piece.owner].at_locations)
    if host < 0:
        table.stand(piece, place)
    else:
        table.board_ship(piece, table.pieces[host], room_for(table, table.pieces[host], piece))


def host_for(table: Table, source: Piece, step: StartStep, piece: Piece) -> i64:
    """The own starship or vehicle that a step names, with room for a card; NONE without one."""
    if step.at is None:
        return NONE
    scope = Resolution(source.id, source.owner)
    for other in table.sides[piece.owner].at_locations.cards:
        if other.card.type in (STARSHIP, VEHICLE) and table.fits(other, step.at, scope) and room_for(table, other, piece) != OUTSIDE:
            return other.id
    return NONE


def place_for(table: Table, source: Piece, step: StartStep) -> i64:
    """The location that a step names, or the first of the row."""
    scope = Resolution(source.id, source.owner)
    for where in table.row.cards:
        if step.at is None or table.fits(where, step.at, scope):
            return where.id
    return table.row.cards[0].id if table.row.cards else NONE


def source_of(table: Table) -> i64:
    """The id of the card by whose text cards come now."""
    for frame in table.frames:
        if frame.kind == START_FRAME:
            return frame.a
    return NONE


def systems_for(table: Table, piece: Piece, at: Filter | None, source: i64) -> list[int]:
    """The systems to which a location can go; with `at` those of a location that fits for the card `source`, other than itself."""
    card = piece.card
    systems: list[int] = [card.system]
    if card.generic > 0:
        systems = [each for each in systems_on_table(table) if may_join(table, card, each) or same_places(table, card, each)]
    if at is None:
        return systems
    scope = Resolution(source, piece.owner)
    fitting: list[int] = [where.system for where in table.row.cards if table.fits(where, at, scope)]
    return [each for each in systems if each in fitting]


def lay_location(table: Table, piece: Piece, at: Filter | None, source: i64) -> None:
    """At the end of its block; a generic site goes to the system that its player has laid last."""
    card = piece.card
    system: i64 = systems_for(table, piece, at, source)[-1]
    same = same_places(table, card, system)
    if same and len(same) >= card.generic:
        cover(table, piece, table.pieces[same[0]])
    else:
        put_in_row(table, piece, system, places_in(table, card, system)[-1])
