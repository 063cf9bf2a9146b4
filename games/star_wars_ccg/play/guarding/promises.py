"""Cards that come without cost in a later turn of their owner, or have to come by then."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import HAND
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table


def oblige(table: Table, seat: i64, piece: Piece) -> None:
    """The owner deploys a card with this title by the end of the next turn of a seat, or loses one."""
    turn: i64 = table.turn + (2 if table.active == seat else 1)
    table.sides[piece.owner].obliged += [piece.card.title, turn]


def meet_obligation(side: Side, piece: Piece) -> None:
    """Strike out the obligation that a card with this title has met by coming."""
    place: i64 = 0
    while place < len(side.obliged):
        if side.obliged[place] == piece.card.title:
            side.obliged = side.obliged[:place] + side.obliged[place + 2 :]
            return
        place += 2


def collect_obligations(table: Table, side: Side) -> None:
    """At the end of a turn, lose a card of the hand for each obligation that was not met in time."""
    place: i64 = 0
    while place < len(side.obliged):
        if side.obliged[place + 1] != table.turn:
            place += 2
            continue
        title: i64 = side.obliged[place]
        side.obliged = side.obliged[:place] + side.obliged[place + 2 :]
        for piece in side.hand.cards.copy():
            if piece.card.title == title:
                table.lose(piece)
                if table.log is not None:
                    table.note(log.LOST_CARD, piece.owner, piece.id, HAND)
                break


def promise(table: Table, piece: Piece) -> None:
    """One card with this title comes without cost in the next turn of its owner."""
    turn: i64 = table.turn + (2 if table.active == piece.owner else 1)
    table.sides[piece.owner].promised += [piece.card.title, turn]


def promised(table: Table, side: Side, piece: Piece) -> i64:
    """The place of the promise by which a card comes without cost now; below 0 without one."""
    place: i64 = 0
    while place < len(side.promised):
        if side.promised[place] == piece.card.title and side.promised[place + 1] == table.turn:
            return place
        place += 2
    return -1


def keep_promise(table: Table, side: Side, piece: Piece) -> None:
    """Strike out the promise and the obligation that a card has met by coming; each holds once."""
    meet_obligation(side, piece)
    place: i64 = promised(table, side, piece)
    if place >= 0:
        side.promised = side.promised[:place] + side.promised[place + 2 :]
