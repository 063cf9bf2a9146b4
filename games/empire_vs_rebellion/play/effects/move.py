"""Move cards: play, discard, set back, and return strategies."""

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
    """EVR-STG-16: to its owner's discard pile."""
    table.move(piece, owner.discard)
    if table.log is not None:
        table.note(log.DISCARDED, owner.seat, piece.id)


def to_reserve(table: Table, owner: Side, piece: Piece) -> None:
    table.move(piece, owner.reserve)
    if table.log is not None:
        table.note(log.TO_RESERVE, owner.seat, piece.id)


def enter(table: Table, owner: Side, piece: Piece) -> None:
    """EVR-STG-04, A-16: faceup and ready."""
    table.move(piece, owner.area)
    owner.played += 1
    table.card_counts[CARD_NUMBERS * piece.card.index + CARD_PLAYED] += 1
    if table.log is not None:
        table.note(log.PLAYED, owner.seat, piece.id)


def play_top(table: Table, side: Side) -> None:
    """EVR-STG-04; A-02: where there is no card nothing is played."""
    if table.fill_deck(side):
        piece = side.deck.cards[-1]
        table.forget_top(side.seat)
        enter(table, side, piece)


def discard_strategy(table: Table, owner: Side, piece: Piece) -> None:
    """EVR-CLN-06: when all five are discarded, all are shuffled into a new strategy deck at once."""
    table.move(piece, owner.used_strategies)
    if table.log is not None:
        table.note(log.STRATEGY_USED, owner.seat, piece.id)
    if len(owner.used_strategies.cards) >= STRATEGY_CARDS:
        take_back(table, owner)


def take_back(table: Table, side: Side, source: i64 = -1) -> None:
    """source: the event that says so, if one does."""
    table.move_all(side.used_strategies, side.strategies)
    table.strategy_rngs[side.seat].shuffle(side.strategies.cards)
    if table.log is not None:
        table.note(log.STRATEGIES_BACK, side.seat, source)


def discard_top_then_lower(table: Table, side: Side) -> None:
    """The printed ready value of the discarded card against the current values of the opponent's."""
    if not table.fill_deck(side):
        return
    piece = side.deck.cards[-1]
    table.forget_top(side.seat)
    discard(table, side, piece)
    other = table.sides[1 - side.seat]
    for each in other.area.cards.copy():
        if each.value() < piece.card.value:
            discard(table, other, each)
