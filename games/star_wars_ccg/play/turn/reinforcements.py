"""Cards that are deployed out of turn: to where the opponent battles or drains (CCG-BAT-04), or from the top of the Reserve Deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.bits import bit
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import REACT_TO
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import (
    ANSWER_FRAME,
    ASIDE,
    CHARACTER,
    DEPLOY_CHOICE,
    DEPLOY_VERB,
    DEVICE,
    NONE,
    PLACE_FRAME,
    RALLY_FRAME,
    REINFORCE_FRAME,
    STARSHIP,
    VEHICLE,
    WEAPON,
)
from games.star_wars_ccg.play.moving.announced import FROM_HAND, announce, was_called_off
from games.star_wars_ccg.play.moving.bars import is_barred
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import has_place

# What comes in reaction or in a rally.
COMES: Final = (CHARACTER, VEHICLE, STARSHIP, WEAPON, DEVICE)


def may_reinforce(table: Table, seat: i64, source: i64) -> bool:
    """Whether a seat can deploy a card to where the opponent has begun a battle or a Force drain; it does so once."""
    frame = table.last_frame(ANSWER_FRAME)
    if frame is None or table.active == seat or frame.d < 0 or (frame.pc >> seat) & 1 != 0:
        return False
    table.confined = frame.d
    found = bool(comers(table, table.sides[seat], source))
    table.confined = NONE
    return found


def comers(table: Table, side: Side, source: i64) -> list[int]:
    """The cards of the hand that can be deployed now.  source: the id of the card by whose text they come."""
    found: list[int] = []
    for piece in table.hand_of(side):
        card = piece.card
        may_come = card.type in COMES and card.is_known and card.deploy_time < 0
        may_come = may_come and not is_barred(table, REACT_TO, piece, table.confined) and not was_called_off(table, piece)
        if may_come and is_brought(table, side.seat, table.pieces[source], piece) and has_place(table, side, piece):
            found.append(piece.id)
    return found


def is_brought(table: Table, seat: i64, source: Piece, piece: Piece) -> bool:
    """Whether the text of the source lets this card come."""
    if not source.card.brings:
        return True
    for filter in source.card.brings:  # noqa: SIM110  a loop is faster when compiled
        if table.fits(piece, filter, Resolution(source.id, seat)):
            return True
    return False


def reinforce(table: Table, seat: i64, source: i64) -> None:
    frame = table.last_frame(ANSWER_FRAME)
    if frame is not None:
        frame.pc |= bit(seat)
        table.frames.append(Frame(REINFORCE_FRAME, 0, seat, frame.d, source))


def step_reinforce(table: Table, frame: Frame) -> None:
    table.confined = frame.b
    most: i64 = table.pieces[frame.c].card.brings_most
    ask_next(table, frame, [] if most > 0 and frame.d >= most else comers(table, table.sides[frame.a], frame.c))


def ask_next(table: Table, frame: Frame, ids: list[int]) -> None:
    """Ask which of these cards comes next, or end if none is left."""
    if not ids:
        end_arrivals(table, frame)
        return
    decision = Decision(DEPLOY_CHOICE, frame.a, NONE)
    for id in ids:
        decision.offer(DEPLOY_VERB, id, 0)
    decision.offer_pass()
    table.ask(decision)


def answer_comers(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == PASS_VERB:
        end_arrivals(table, frame)
    elif frame.kind == REINFORCE_FRAME:
        frame.d += 1
        announce(table, frame.a, option.piece, frame.b, FROM_HAND)
    else:
        table.frames.append(Frame(PLACE_FRAME, 0, option.piece))


def end_arrivals(table: Table, frame: Frame) -> None:
    """End the deployment; cards that were shown and have not come are lost."""
    table.frames.pop()
    table.confined = NONE
    if frame.kind == RALLY_FRAME:
        for id in shown(table, frame):
            table.lose(table.pieces[id])
            if table.log is not None:
                table.note(log.LOST_CARD, frame.a, id, ASIDE)
        table.check_life()


def rally(table: Table, seat: i64, number: i64) -> None:
    """Show the top cards of the Reserve Deck, at most three."""
    side = table.sides[seat]
    ids: list[int] = [0, 0, 0]
    for place in range(3):
        if place < number and side.reserve.cards:
            piece = side.reserve.cards[-1]
            table.show_all(piece)
            table.move(piece, side.aside)
            ids[place] = piece.id + 1
            if table.log is not None:
                table.note(log.SHOWN, seat, piece.id)
    frame = Frame(RALLY_FRAME, 0, seat, ids[0], ids[1])
    frame.d = ids[2]
    table.frames.append(frame)


def shown(table: Table, frame: Frame) -> list[int]:
    """The ids of the cards that still lie aside."""
    aside: i64 = table.sides[frame.a].aside.id
    return [id - 1 for id in (frame.b, frame.c, frame.d) if id > 0 and table.pieces[id - 1].zone == aside]


def step_rally(table: Table, frame: Frame) -> None:
    side = table.sides[frame.a]
    ids: list[int] = []
    for id in shown(table, frame):
        card = table.pieces[id].card
        if card.type in COMES and card.is_known and card.deploy_time < 0 and has_place(table, side, table.pieces[id]):
            ids.append(id)
    ask_next(table, frame, ids)
