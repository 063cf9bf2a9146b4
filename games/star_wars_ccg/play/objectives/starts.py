"""What comes on the table with an Objective, before the first hand is drawn (CCG-SET-08, CCG-SET-09, A-28).

Registers of the frame:
    a: the id of the card by whose text cards come.
    b: the number of the step.
    c: the cards that have come in this step.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import CHARACTER, LOCATION, NONE, STARSHIP, START_CHOICE, START_FRAME, START_VERB, VEHICLE
from games.star_wars_ccg.play.counts import CARD_DEPLOYED, CARD_NUMBERS
from games.star_wars_ccg.play.effects.card_texts import StartStep
from games.star_wars_ccg.play.row import can_place, cover, may_join, places_in, put_in_row, same_places, systems_on_table
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_entry


def begin_start(table: Table, source: Piece) -> None:
    """Let the cards come with which this card starts; an Objective that lacks one of them is out of the game (CCG-SET-09)."""
    if has_all(table, source):
        table.frames.append(Frame(START_FRAME, 0, source.id))
        return
    table.move(source, table.sides[source.owner].aside)
    if table.log is not None:
        table.note(log.PUT_OUT, source.owner, source.id)


def has_all(table: Table, source: Piece) -> bool:
    """Whether the Reserve Deck has a card for each step that is not optional; where a card goes need not be there yet."""
    for step in source.card.starting:  # noqa: SIM110  a loop is faster when compiled
        if not step.is_optional and not found_for(table, source, step):
            return False
    return True


def found_for(table: Table, source: Piece, step: StartStep) -> list[Piece]:
    """One card of each kind that a step may bring, those that the deck marks if it marks some."""
    side = table.sides[source.owner]
    scope = Resolution(source.id, side.seat)
    found: list[Piece] = []
    indexes: list[int] = []
    for piece in side.reserve.cards:
        if piece.card.index not in indexes and table.fits(piece, step.what, scope):
            indexes.append(piece.card.index)
            found.append(piece)
    marked: list[Piece] = [piece for piece in found if piece.card.index in side.marked]
    return marked or sorted(found, key=index_of)


def index_of(piece: Piece) -> int:
    return piece.card.index


def step_start(table: Table, frame: Frame) -> None:
    source = table.pieces[frame.a]
    if frame.b >= len(source.card.starting):
        table.frames.pop()
        return
    step = source.card.starting[frame.b]
    found = [piece for piece in found_for(table, source, step) if has_room(table, piece)] if frame.c < step.most else []
    if not found:
        frame.b += 1
        frame.c = 0
    elif len(found) == 1 and not step.is_optional:
        bring(table, frame, found[0])
    else:
        decision = Decision(START_CHOICE, source.owner, source.id)
        for piece in found:
            decision.offer(START_VERB, piece.id, 0)
        if step.is_optional:
            decision.offer_pass()
        table.ask(decision)


def answer_start(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == PASS_VERB:
        frame.b += 1
        frame.c = 0
    else:
        bring(table, frame, table.pieces[option.piece])


def has_room(table: Table, piece: Piece) -> bool:
    if piece.card.type == LOCATION:
        return can_place(table, piece.card)
    return not table.is_barred(piece.card)


def bring(table: Table, frame: Frame, piece: Piece) -> None:
    """Put a card on the table without cost: a location into the row, a character to its place, anything else into the own area."""
    source = table.pieces[frame.a]
    side = table.sides[source.owner]
    step = source.card.starting[frame.b]
    frame.c += 1
    if table.log is not None:
        table.note(log.STARTS_WITH, side.seat, piece.id)
    table.count(CARD_NUMBERS * piece.card.index + CARD_DEPLOYED)
    piece.entered = table.turn
    if piece.card.type == LOCATION:
        lay_location(table, piece)
    elif piece.card.type in (CHARACTER, VEHICLE, STARSHIP):
        place: i64 = place_for(table, source, step)
        table.move(piece, side.at_locations)
        table.stand(piece, place)
    else:
        table.move(piece, side.area)
    begin_entry(table, piece)


def place_for(table: Table, source: Piece, step: StartStep) -> i64:
    """The location that a step names, or the first of the row."""
    scope = Resolution(source.id, source.owner)
    for where in table.row.cards:
        if step.at is None or table.fits(where, step.at, scope):
            return where.id
    return table.row.cards[0].id if table.row.cards else NONE


def lay_location(table: Table, piece: Piece) -> None:
    """At the end of its block; a generic site goes to the system that its player has laid last."""
    card = piece.card
    systems: list[int] = [card.system]
    if card.generic > 0:
        systems = [each for each in systems_on_table(table) if may_join(table, card, each) or same_places(table, card, each)]
    system: i64 = systems[-1]
    same = same_places(table, card, system)
    if same and len(same) >= card.generic:
        cover(table, piece, table.pieces[same[0]])
    else:
        put_in_row(table, piece, system, places_in(table, card, system)[-1])
