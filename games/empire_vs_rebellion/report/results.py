"""Counting one finished game into a run's tally."""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.play.counts import (
    CARD_NAMES,
    CARD_PLAYED,
    CURVES,
    FINAL,
    MATCH_CARD_NAMES,
    MATCH_CURVES,
    MATCH_ROUND_NUMBERS,
    PLAYED,
    POINTS,
    POINTS_0,
    POINTS_1,
    ROUND_NUMBERS,
    SPENT,
    USED,
)
from games.empire_vs_rebellion.play.state import Table
from games.engine.tally import Tally


def outcome(table: Table) -> str:
    """The result of a finished goldfish game: "won" or "events_out"."""
    return "won" if table.winner == table.watched else "events_out"


def count_game(table: Table, index: int, tally: Tally) -> None:
    tally.games += 1
    tally.count(outcome(table))
    tally.observe("clock", table.round)
    tally.first("clock", table.round, index)
    won = table.winner == table.watched
    if won:
        tally.observe("clock_won", table.round)
    rows = table.rows
    lost: i64 = 0
    place: i64 = 0
    size: i64 = len(rows)
    while place < size:
        tally.observe("event_points", rows[place + POINTS])
        tally.observe("final_total", rows[place + FINAL])
        tally.observe("cards_an_event", rows[place + PLAYED])
        tally.observe("abilities_an_event", rows[place + USED])
        tally.observe("influence_an_event", rows[place + SPENT])
        if rows[place + POINTS] > 0:
            tally.count("events_won")
        else:
            lost += 1
        place += ROUND_NUMBERS
    bust: i64 = table.busts
    if bust > 0:
        tally.count("events_bust", bust)
    if lost > bust:
        tally.count("events_short", lost - bust)
    tally.observe("rounds_lost", lost)
    tally.observe("tokens_gained", table.tokens_gained)
    if table.guards > 0:
        tally.count("guard_hit")
    tally.curve_rows(CURVES, rows)
    tally.card_rows(table.codes, CARD_NAMES, table.card_counts)
    tally.cards_seen(table.card_counts, CARD_PLAYED, won, table.round)


def match_outcome(table: Table) -> str:
    """The result of a finished match: "side_0_won", "side_1_won", "draw" in a tutorial (A-18); otherwise one side always wins (A-19)."""
    if table.winner < 0:
        return "draw"
    return "side_0_won" if table.winner == 0 else "side_1_won"


def count_match(table: Table, index: int, tally: Tally) -> None:
    tally.games += 1
    if table.winner < 0:
        tally.count("draw")
    else:
        tally.count("side_0_wins" if table.winner == 0 else "side_1_wins")
        tally.observe("loser_points", table.sides[1 - table.winner].points)
    if table.winner == table.first:
        tally.count("first_player_wins")
    if table.guards > 0:
        tally.count("guard_hit")
    tally.observe("clock", table.round)
    tally.first("clock", table.round, index)
    rows = table.rows
    place: i64 = 0
    size: i64 = len(rows)
    while place < size:
        first: i64 = rows[place + POINTS_0]
        second: i64 = rows[place + POINTS_1]
        tally.observe("round_points_0", first)
        tally.observe("round_points_1", second)
        if first > 0:
            tally.count("events_won_0")
        elif second > 0:
            tally.count("events_won_1")
        place += MATCH_ROUND_NUMBERS
    tally.curve_rows(MATCH_CURVES, rows)
    tally.card_rows(table.codes, MATCH_CARD_NAMES, table.card_counts)
