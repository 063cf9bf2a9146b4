"""Squadrons, which take the place of own starships at one location; those go to the Used Pile with all that is on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import COMES_WHOLE, POWER
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import AT_VERB, NONE, REPLACE_CHOICE, REPLACE_FRAME, REPLACE_VERB, STARSHIP
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table

# What a squadron that replaces nothing costs less than its power.
LESS: Final = 3


def offer_squadron(table: Table, side: Side, piece: Piece, found: list[Option]) -> None:
    """Add the locations where a squadron takes the place of own starships, with amount 1, and those where a text lets it come without."""
    for where in table.row.cards:
        if not table.may_deploy_at(piece, where.id):
            continue
        if len(replaceable(table, side, piece, where.id)) >= piece.card.replaced_number:
            found.append(Option(AT_VERB, where.id, 1))
        if comes_whole(table, piece, where.id) and table.has_footing(side.seat, where.id):
            found.append(Option(AT_VERB, where.id, 0))


def comes_whole(table: Table, piece: Piece, place: i64) -> bool:
    """Whether a text lets a squadron be deployed at a place without starships that it replaces."""
    if table.changes.flag_row(COMES_WHOLE) is None:
        return False
    table.bound = place
    found = table.has_flag(COMES_WHOLE, piece)
    table.bound = NONE
    return found


def replaceable(table: Table, side: Side, piece: Piece, place: i64) -> list[Piece]:
    """The own starships at a location whose place a squadron can take."""
    filter = piece.card.replaced
    scope = Resolution(piece.id, piece.controller)
    return [
        other
        for other in side.at_locations.cards
        if other.place == place and other.card.type == STARSHIP and filter is not None and table.fits(other, filter, scope)
    ]


def squadron_cost(table: Table, piece: Piece, option: Option) -> i64:
    """Nothing if it replaces others; by a text that lets it come without, its power less 3."""
    if option.amount == 1:
        return 0
    table.bound = option.piece
    cost: i64 = table.number(POWER, piece) - LESS
    table.bound = NONE
    return max(cost, 0)


def begin_replacing(table: Table, piece: Piece) -> None:
    table.frames.append(Frame(REPLACE_FRAME, 0, piece.id, piece.card.replaced_number))


def step_replace(table: Table, frame: Frame) -> None:
    """Ask which starship goes next, if there is a choice."""
    squadron = table.pieces[frame.a]
    side = table.sides[squadron.controller]
    found = replaceable(table, side, squadron, squadron.place)
    if frame.b <= 0 or not found:
        table.frames.pop()
        return
    if len(found) <= frame.b:
        frame.b -= 1
        replace_one(table, found[0])
        return
    decision = Decision(REPLACE_CHOICE, side.seat, squadron.id)
    for ship in found:
        decision.offer(REPLACE_VERB, ship.id, 0)
    table.ask(decision)


def answer_replace(table: Table, frame: Frame, option: Option) -> None:
    frame.b -= 1
    replace_one(table, table.pieces[option.piece])


def replace_one(table: Table, ship: Piece) -> None:
    """Put a starship that a squadron replaces on its owner's Used Pile, with all that is on and aboard it."""
    for each in reversed(table.with_attached(ship)):
        piece = table.pieces[each.id]
        table.move(piece, table.sides[piece.owner].used)
    if table.log is not None:
        table.note(log.RETRIEVED, ship.owner, ship.id)
