"""Count a finished game of the watched seat in the tally of a run."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.tally import CLOCK_UNDECIDED, Tally
from games.star_wars_lcg.abilities.constants import DEPLOYMENT
from games.star_wars_lcg.play.constants import BY_DECK_OUT, BY_DIAL, BY_OBJECTIVE_DECK_OUT, BY_TURN_LIMIT
from games.star_wars_lcg.play.goldfish.numbers import BLAST_DAMAGE, CARD_DRAWN, CARD_NAMES, CURVES, DIAL_FROM_TEXTS, ROW
from games.star_wars_lcg.play.goldfish.turns import close_row
from games.star_wars_lcg.play.state import Table


def outcome(table: Table) -> str:
    """The outcome of a finished game for the watched seat: "won", "lost_to_dial", "lost_to_deck_out", "lost_to_text" or "turn_limit"."""
    ending: i64 = table.ending
    if table.winner == table.watched:
        how = "won"
    elif ending == BY_DIAL:
        how = "lost_to_dial"
    elif ending in (BY_DECK_OUT, BY_OBJECTIVE_DECK_OUT):
        how = "lost_to_deck_out"
    elif ending == BY_TURN_LIMIT:
        how = "turn_limit"
    else:
        how = "lost_to_text"
    return how


def clock(table: Table) -> int:
    """The number of the watched seat's last turn, from 1: the game ended in it, or in the opponent's turn after it."""
    return table.sides[table.watched].turns


def count_game(table: Table, index: int, tally: Tally) -> None:
    """Add game `index` to the tally."""
    side = table.sides[table.watched]
    turn = clock(table)
    how = outcome(table)
    tally.games += 1
    tally.count(how)
    tally.observe("clock", turn)
    tally.first("clock", turn, index)
    if how == "turn_limit":
        tally.observe(CLOCK_UNDECIDED, turn)
    if how == "won":
        tally.observe("clock_won", turn)
    if side.mulliganed:
        tally.count("mulliganed")
    if table.ending in (BY_DECK_OUT, BY_OBJECTIVE_DECK_OUT):
        tally.observe("deck_out", turn)
    for number, destroyed in enumerate(table.destroyed_turns, 1):
        tally.observe(f"objective_{number}_turn", destroyed)
        tally.observe(f"objective_{number}_dial", table.destroyed_dials[number - 1])
    _count_turns(table, tally)
    _count_cards(table, tally, how == "won", turn)


def _count_turns(table: Table, tally: Tally) -> None:
    """Count every turn that ended, and the last turn; if that ended before its deployment phase, only its damage and dial."""
    rows = table.turn_rows
    whole: i64 = len(rows) // ROW
    if table.active == table.watched:
        if table.phase >= DEPLOYMENT:
            whole += 1
        close_row(table)
    end: i64 = whole * ROW
    if len(rows) == end:
        tally.curve_rows(CURVES, rows)
        return
    tally.curve_rows(CURVES, rows[:end])
    for each in range(BLAST_DAMAGE, DIAL_FROM_TEXTS + 1):
        tally.curve(CURVES[each], whole + 1, rows[end + each])


def _count_cards(table: Table, tally: Tally, won: bool, turn: int) -> None:
    tally.card_rows(table.codes, CARD_NAMES, table.card_numbers)
    tally.cards_seen(table.card_numbers, CARD_DRAWN, won, turn)
