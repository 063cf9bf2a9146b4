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


def match_outcome(table: Table) -> str:
    """What a finished match was: "side_0_wins", "side_1_wins" or "turn_limit"."""
    if table.winner == 0:
        return "side_0_wins"
    return "side_1_wins" if table.winner == 1 else "turn_limit"


def turns_of(table: Table) -> int:
    """Both players' turns."""
    return table.sides[0].turns + table.sides[1].turns


def count_match(table: Table, index: int, tally: Tally, pool: i64) -> None:
    """pool: which of two trade decks it was, -1 if there is one."""
    turns: i64 = table.sides[0].turns + table.sides[1].turns
    tally.games += 1
    if table.winner < 0:
        tally.count("turn_limit")
    else:
        tally.count("side_0_wins" if table.winner == 0 else "side_1_wins")
        if table.winner == table.first:
            tally.count("first_player_wins")
        if pool >= 0 and table.winner == 0:
            tally.count("side_0_wins_deck_0" if pool == 0 else "side_0_wins_deck_1")
    if pool >= 0:
        tally.observe("turns_deck_0" if pool == 0 else "turns_deck_1", turns)
    tally.observe("clock", turns)
    tally.first("clock", turns, index)
