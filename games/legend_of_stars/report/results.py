"""Counting one finished game into a run's tally."""

from __future__ import annotations

from games.engine.tally import CLOCK_UNDECIDED, Tally
from games.legend_of_stars.play.constants import BY_DECK_OUT, BY_LIFE
from games.legend_of_stars.play.counts import CARD_DRAWN, CARD_NAMES, CURVES, MATCH_CURVES
from games.legend_of_stars.play.state import Table


def outcome(table: Table) -> str:
    """The result of a finished goldfish game: "won", "deck_out" or "turn_limit"."""
    if table.ending == BY_LIFE:
        return "won"
    return "deck_out" if table.ending == BY_DECK_OUT else "turn_limit"


def clock(table: Table) -> int:
    """The number of the deck's last turn, from 1."""
    return max(1, table.sides[table.watched].turns)


def count_game(table: Table, index: int, tally: Tally) -> None:
    side = table.sides[table.watched]
    turn = clock(table)
    how = outcome(table)
    won = how == "won"
    tally.games += 1
    tally.count(how)
    tally.observe("clock", turn)
    tally.first("clock", turn, index)
    if how == "turn_limit":
        tally.observe(CLOCK_UNDECIDED, turn)
    if won:
        tally.observe("clock_first" if table.first == table.watched else "clock_second", turn)
    if side.mulliganed:
        tally.count("mulliganed")
    if table.first_front > 0:
        tally.observe("first_front", table.first_front)
    if table.first_attack > 0:
        tally.observe("first_attack", table.first_attack)
    tally.observe("stranded", len(side.hand.cards))
    tally.curve_rows(CURVES, table.rows)
    tally.card_rows(table.codes, CARD_NAMES, table.card_counts)
    tally.cards_seen(table.card_counts, CARD_DRAWN, won, turn)


def match_outcome(table: Table) -> str:
    """The result of a finished match: "side_0_won", "side_1_won" or "draw" (LOS-WIN-03)."""
    if table.winner < 0:
        return "draw"
    return "side_0_won" if table.winner == 0 else "side_1_won"


def match_clock(table: Table) -> int:
    """The turns of both players."""
    return max(1, table.turn)


def count_match(table: Table, index: int, tally: Tally) -> None:
    tally.games += 1
    if table.winner < 0:
        tally.count("draw")
    else:
        tally.count("side_0_wins" if table.winner == 0 else "side_1_wins")
        tally.observe("winner_life", table.sides[table.winner].life)
    if table.winner == table.first:
        tally.count("first_player_wins")
    if table.ending == BY_DECK_OUT:
        tally.count("deck_out")
    for seat, name in enumerate(("mulliganed_0", "mulliganed_1")):
        if table.sides[seat].mulliganed:
            tally.count(name)
    tally.observe("clock", match_clock(table))
    tally.first("clock", match_clock(table), index)
    tally.observe("battles", table.battles)
    tally.observe("double_downs", table.double_downs)
    tally.observe("direct_attacks", table.direct_attacks)
    tally.curve_rows(MATCH_CURVES, table.rows)
    tally.card_rows(table.codes, CARD_NAMES, table.card_counts)
