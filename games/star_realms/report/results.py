"""Counts of a finished goldfish game or match, added to the run's tally."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.tally import CLOCK_UNDECIDED, Tally
from games.star_realms.play.counts import BOUGHT, CARD_NAMES, CARD_PLAYED, COMBAT, CURVES, TURN_NUMBERS
from games.star_realms.play.state import Table
from games.star_realms.play.turn.counted import count_turn


def outcome(table: Table) -> str:
    """The outcome of a finished goldfish game: "won" or "turn_limit"."""
    return "won" if table.winner == table.watched else "turn_limit"


def clock(table: Table) -> int:
    """The player's turn, from 1, in which the game was decided."""
    return table.sides[table.watched].turns


def count_game(table: Table, index: int, tally: Tally) -> None:
    side = table.sides[table.watched]
    turn: i64 = side.turns
    tally.games += 1
    tally.count(outcome(table))
    tally.observe("clock", turn)
    tally.first("clock", turn, index)
    won = table.winner == table.watched
    if won:
        tally.observe("clock_won", turn)
        tally.count("first_player" if table.first == table.watched else "second_player")
        tally.observe("clock_first" if table.first == table.watched else "clock_second", turn)
        count_turn(table, side)
    else:
        tally.observe(CLOCK_UNDECIDED, turn)
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
    rows = table.rows
    tally.observe("turns_without_purchase", turns_without(rows, BOUGHT))
    tally.observe("turns_without_combat", turns_without(rows, COMBAT))
    tally.curve_rows(CURVES, rows)
    tally.card_rows(table.codes, CARD_NAMES, table.card_counts)
    tally.cards_seen(table.card_counts, CARD_PLAYED, won, turn)


def turns_without(rows: list[int], number: i64) -> i64:
    """The number of turns in which this count was 0."""
    found: i64 = 0
    place: i64 = number
    while place < len(rows):
        if rows[place] == 0:
            found += 1
        place += TURN_NUMBERS
    return found


def match_outcome(table: Table) -> str:
    """The outcome of a finished match: "side_0_wins", "side_1_wins" or "turn_limit"."""
    if table.winner == 0:
        return "side_0_wins"
    return "side_1_wins" if table.winner == 1 else "turn_limit"


def turns_of(table: Table) -> int:
    """The turns of both players together."""
    return table.sides[0].turns + table.sides[1].turns


def count_match(table: Table, index: int, tally: Tally, pool: i64) -> None:
    """pool: which of two trade decks was played, -1 if the match has only one."""
    turns: i64 = table.sides[0].turns + table.sides[1].turns
    tally.games += 1
    if table.winner < 0:
        tally.count("turn_limit")
        tally.observe(CLOCK_UNDECIDED, turns)
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
