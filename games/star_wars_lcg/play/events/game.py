"""The Force, the Death Star dial, hands and decks (LCG-FRC, LCG-BAL-03, LCG-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import (
    ALL,
    BALANCE_SET,
    CANNOT_COMMIT,
    CANNOT_DRAW,
    COMMITTED,
    DARK,
    DIAL_ADVANCED,
    DIAL_TO_ZERO,
    DIAL_TURNED_BACK,
    DRAW,
    DRAWN,
    FEW,
    FEW_DRAWS,
    LOOKED,
    OBJECTIVE_DECK,
    PAST_DREW,
    PAST_PHASE,
    SHUFFLED,
    TO_OTHER_SIDE,
    UNCOMMITTED,
)
from games.star_wars_lcg.play.constants import BY_DECK_OUT, BY_DIAL, DIAL_FULL
from games.star_wars_lcg.play.counts import CARD_DRAWN
from games.star_wars_lcg.play.goldfish.event_counts import count_dial
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table

DIAL_LEAST: Final = 1  # an effect does not turn the dial back below it


def carry_out_game(table: Table, event: Event) -> None:
    kind: i64 = event.kind
    if kind == COMMITTED:
        _commit(table, event, table.pieces[event.piece])
    elif kind == UNCOMMITTED:
        _uncommit(table, event, table.pieces[event.piece])
    elif kind == DIAL_ADVANCED:
        turn_dial(table, table.dial + event.amount, event.other)
    elif kind == DIAL_TURNED_BACK:
        least: i64 = 0 if event.other == DIAL_TO_ZERO else DIAL_LEAST
        turn_dial(table, max(least, table.dial - event.amount), -1)
    elif kind == DRAWN:
        _draw(table, event, table.sides[event.seat])
    elif kind == SHUFFLED:
        _shuffle(table, event)
    elif kind == BALANCE_SET:
        _set_balance(table, event)
    elif kind == LOOKED:
        table.show(table.pieces[event.piece], event.seat)


def turn_dial(table: Table, to: i64, source: i64) -> None:
    """Set the dial (LCG-BAL-03); at 12 the Dark Side wins at once (LCG-END-02).  source: `Event.other` of DIAL_ADVANCED."""
    before: i64 = table.dial
    table.dial = max(to, 0)
    if table.watched >= 0:
        count_dial(table, table.dial - before, source)
    table.changed()
    if table.dial_now() >= DIAL_FULL:
        table.end(DARK, BY_DIAL)


def _commit(table: Table, event: Event, piece: Piece) -> None:
    side = table.sides[piece.controller]
    if table.is_committed(piece) or side.force_cards == 0 or not table.is_unit(piece) or table.has_flag(CANNOT_COMMIT, piece):
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


def _set_balance(table: Table, event: Event) -> None:
    side: i64 = 1 - table.balance if event.other == TO_OTHER_SIDE else event.other
    if side == table.balance:
        table.fail(event)
    else:
        table.balance = side
        table.changed()


def _draw(table: Table, event: Event, side: Side) -> None:
    if side.passive or table.has_seat_flag(CANNOT_DRAW, side.seat):
        table.fail(event)  # LCG-GEN-01
        return
    if table.cards[0].asks_rare:
        event.amount = min(event.amount, allowed_draws(table, side.seat))
        if event.amount <= 0:
            table.fail(event)
            return
    drawn: i64 = 0
    while drawn < event.amount and not table.is_over:
        draw_one(table, side, drawn < event.other)
        drawn += 1
        if table.cards[0].asks_rare:
            table.remember(PAST_DREW, side.seat)


def allowed_draws(table: Table, seat: i64) -> i64:
    """How many cards the seat may still draw."""
    most: i64 = ALL
    if table.phase == DRAW and table.active == seat and table.has_seat_flag(FEW_DRAWS, seat):
        most = FEW
        place: i64 = len(table.past) - 2
        while place >= 0 and table.past[place] != PAST_PHASE:
            if table.past[place] == PAST_DREW and table.past[place + 1] == seat:
                most -= 1
            place -= 2
    return most


def draw_one(table: Table, side: Side, from_bottom: bool = False) -> None:
    """Draw from the command deck (LCG-GEN-06); only a draw from the empty deck loses the game (LCG-END-03, A-07)."""
    deck = side.deck.cards
    if deck:
        card = deck[0] if from_bottom else deck[-1]
        table.count_card(card, CARD_DRAWN, 1)
        table.move(card, side.hand)
    elif not side.passive:
        table.end(1 - side.seat, BY_DECK_OUT)


def _shuffle(table: Table, event: Event) -> None:
    side = table.sides[event.seat]
    if event.other == OBJECTIVE_DECK:
        table.shuffle(side.objective_deck, table.objective_rng[side.seat])
    else:
        table.shuffle(side.deck, table.command_rng[side.seat])
