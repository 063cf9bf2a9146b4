"""Move cards: play them, discard them, return them to the reserve, take strategies back."""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import (
    STRATEGY_CARDS,
)
from games.empire_vs_rebellion.play.counts import CARD_NUMBERS, CARD_PLAYED
from games.empire_vs_rebellion.play.side import Piece, Side
from games.empire_vs_rebellion.play.state import Table


def discard(table: Table, owner: Side, piece: Piece) -> None:
    """Move a card to its owner's discard pile (EVR-STG-16)."""
    table.move(piece, owner.discard)
    if table.log is not None:
        table.note(log.DISCARDED, owner.seat, piece.id)


def to_reserve(table: Table, owner: Side, piece: Piece) -> None:
    table.move(piece, owner.reserve)
    if table.log is not None:
        table.note(log.TO_RESERVE, owner.seat, piece.id)


def enter(table: Table, owner: Side, piece: Piece) -> None:
    """Move a card into play, faceup and ready (EVR-STG-04, A-16)."""
    table.move(piece, owner.area)
    owner.played += 1
    table.count(CARD_NUMBERS * piece.card.index + CARD_PLAYED)
    if table.log is not None:
        table.note(log.PLAYED, owner.seat, piece.id)


def play_top(table: Table, side: Side) -> None:
    """Play the top card of the deck, if there is one (EVR-STG-04, A-02)."""
    if table.fill_deck(side):
        piece = side.deck.cards[-1]
        table.forget_top(side.seat)
        enter(table, side, piece)


def discard_strategy(table: Table, owner: Side, piece: Piece) -> None:
    """Move a strategy to the used ones.  Once all five are used, all are shuffled into a new strategy deck (EVR-CLN-06)."""
    table.move(piece, owner.used_strategies)
    if table.log is not None:
        table.note(log.STRATEGY_USED, owner.seat, piece.id)
    if len(owner.used_strategies.cards) >= STRATEGY_CARDS:
        take_back(table, owner)


def take_back(table: Table, side: Side, source: i64 = -1) -> None:
    """Take all used strategies back.  source: the event with this effect, if any."""
    table.move_all(side.used_strategies, side.strategies)
    table.strategy_rngs[side.seat].shuffle(side.strategies.cards)
    if table.log is not None:
        table.note(log.STRATEGIES_BACK, side.seat, source)


def discard_top_then_lower(table: Table, side: Side) -> None:
    """Discard the top card of the deck, then all cards of the opponent with a value below its printed ready value."""
    if not table.fill_deck(side):
        return
    piece = side.deck.cards[-1]
    table.forget_top(side.seat)
    discard(table, side, piece)
    other = table.sides[1 - side.seat]
    for each in other.area.cards.copy():
        if each.value() < piece.card.value:
            discard(table, other, each)
