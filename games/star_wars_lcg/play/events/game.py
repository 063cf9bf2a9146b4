"""The Force, the Death Star dial, hands and decks (LCG-FRC, LCG-BAL-03, LCG-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import (
    CANNOT_COMMIT,
    CANNOT_DRAW,
    COMMITTED,
    DARK,
    DIAL_ADVANCED,
    DIAL_TURNED_BACK,
    DRAWN,
    FORCE_STRUGGLE_WON,
    LOOKED,
    OBJECTIVE_DECK,
    SHUFFLED,
    UNCOMMITTED,
)
from games.star_wars_lcg.play.constants import BY_DECK_OUT, BY_DIAL, DIAL_FULL
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table

DIAL_LEAST: Final = 1  # an effect does not turn the dial back below it


def carry_out_game(table: Table, event: Event) -> None:
    kind: i64 = event.kind
    if kind == COMMITTED:
        _commit(table, event, table.pieces[event.piece])
    elif kind == UNCOMMITTED:
        _uncommit(table, event, table.pieces[event.piece])
    elif kind == FORCE_STRUGGLE_WON:
        table.balance = event.seat  # LCG-FRC-08
        table.changed()
    elif kind == DIAL_ADVANCED:
        turn_dial(table, table.dial + event.amount)
    elif kind == DIAL_TURNED_BACK:
        turn_dial(table, max(DIAL_LEAST, table.dial - event.amount))
    elif kind == DRAWN:
        _draw(table, event, table.sides[event.seat])
    elif kind == SHUFFLED:
        _shuffle(table, event)
    elif kind == LOOKED:
        table.show(table.pieces[event.piece], event.seat)


def turn_dial(table: Table, to: i64) -> None:
    """LCG-BAL-03, LCG-END-02: the Dark Side wins at once at 12."""
    table.dial = max(to, 0)
    table.changed()
    if table.dial >= DIAL_FULL:
        table.end(DARK, BY_DIAL)


def _commit(table: Table, event: Event, piece: Piece) -> None:
    side = table.sides[piece.controller]
    if piece.committed or side.force_cards == 0 or not table.is_unit(piece) or table.has_flag(CANNOT_COMMIT, piece):
        table.fail(event)  # LCG-FRC-02, LCG-FRC-03
    else:
        piece.committed = True
        side.force_cards -= 1
        table.changed()


def _uncommit(table: Table, event: Event, piece: Piece) -> None:
    if piece.committed:
        piece.committed = False
        table.sides[piece.controller].force_cards += 1  # LCG-GEN-09
        table.changed()
    else:
        table.fail(event)


def _draw(table: Table, event: Event, side: Side) -> None:
    if table.has_seat_flag(CANNOT_DRAW, side.seat):
        table.fail(event)  # LCG-GEN-01
        return
    drawn: i64 = 0
    while drawn < event.amount and not table.is_over:
        draw_one(table, side)
        drawn += 1


def draw_one(table: Table, side: Side) -> None:
    """Draw from the command deck (LCG-GEN-06); only a draw from the empty deck loses the game (LCG-END-03, A-07)."""
    deck = side.deck.cards
    if deck:
        table.move(deck[-1], side.hand)
    else:
        table.end(1 - side.seat, BY_DECK_OUT)


def _shuffle(table: Table, event: Event) -> None:
    side = table.sides[event.seat]
    if event.other == OBJECTIVE_DECK:
        table.shuffle(side.objective_deck, table.objective_rng[side.seat])
    else:
        table.shuffle(side.deck, table.command_rng[side.seat])
