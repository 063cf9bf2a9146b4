"""Counting one finished goldfish game of the watched seat into a run's tally."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.tally import Tally
from games.star_realms.counts import CARD_NAMES, CURVES
from games.star_realms.state import Table
from games.star_realms.turn import count_turn


def outcome(table: Table) -> str:
    """What a finished goldfish game was: "won" or "turn_limit"."""
    return "won" if table.winner == table.watched else "turn_limit"


def clock(table: Table) -> int:
    """The own turn, from 1, in which it was decided."""
    return table.sides[table.watched].turns


def count_game(table: Table, index: int, tally: Tally) -> None:
    side = table.sides[table.watched]
    turn: i64 = side.turns
    tally.games += 1
    tally.count(outcome(table))
    tally.observe("clock", turn)
    tally.first("clock", turn, index)
    if table.winner == table.watched:
        tally.count("first_player" if table.first == table.watched else "second_player")
        tally.observe("clock_first" if table.first == table.watched else "clock_second", turn)
        count_turn(table, side)
    tally.observe("reshuffles", side.reshuffles)
    starters: i64 = 0
    size: i64 = 0
    for zone in (side.deck, side.hand, side.discard, side.in_play):
        for piece in zone.cards:
            size += 1
            if not piece.card.is_for_sale:
                starters += 1
    tally.observe("starters_left", starters)
    tally.observe("deck_size_end", size)
    tally.curve_rows(CURVES, table.rows)
    tally.card_rows(table.codes, CARD_NAMES, table.card_counts)
