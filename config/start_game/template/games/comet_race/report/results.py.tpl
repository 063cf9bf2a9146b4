"""Counts one finished game into a run's tally."""

from __future__ import annotations

from games.comet_race.play.state import Table
from games.engine.tally import CLOCK_UNDECIDED, Tally


def outcome(table: Table) -> str:
    """The result of a finished game: "won" or "turn_limit"."""
    return "won" if table.won else "turn_limit"


def clock(table: Table) -> int:
    """The turn, from 1, in which the game was decided."""
    return table.sides[0].turns


def count_game(table: Table, index: int, tally: Tally) -> None:
    """Count game `index` of the run."""
    turn = clock(table)
    tally.games += 1
    tally.count(outcome(table))
    tally.observe("clock", turn)
    tally.first("clock", turn, index)
    tally.observe("clock_won" if table.won else CLOCK_UNDECIDED, turn)
    for number, lanes in enumerate(table.lanes_by_turn):
        tally.curve("lanes", number + 1, lanes)
        tally.curve("hand", number + 1, table.hand_by_turn[number])
    side = table.sides[0]
    for piece in side.in_play.cards:
        tally.card(piece.card.code, "played")
    drawn = [piece.card.code for zone in (side.hand, side.in_play) for piece in zone.cards]
    for code in drawn:
        tally.card(code, "drawn")
    # A game saw the cards that were drawn, as `seen_as` in runs/goldfish.py says.
    for code in sorted(set(drawn)):
        tally.card_game(code, table.won, turn)
