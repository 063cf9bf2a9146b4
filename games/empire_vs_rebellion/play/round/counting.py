"""Count one round for the report."""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.counts import CARD_BUST, CARD_NUMBERS, CARD_SEEN, CARD_WON
from games.empire_vs_rebellion.play.state import Table


def count_round(table: Table, event: Card) -> None:
    """Add a row of `counts.ROUND_NUMBERS` numbers for a goldfish."""
    seat: i64 = table.watched
    side = table.sides[seat]
    won = table.winner == seat
    place: i64 = CARD_NUMBERS * event.index
    total: i64 = table.total(seat)
    table.count(place + CARD_SEEN)
    if won:
        table.count(place + CARD_WON)
    if total > event.target:
        table.count(place + CARD_BUST)
        table.busts += 1
    points: i64 = event.points if won else 0
    table.add_row([points, side.points + points, total, side.played, side.used, side.spent])


def count_match_round(table: Table, event: Card) -> None:
    """Add a row of `counts.MATCH_ROUND_NUMBERS` numbers for a match."""
    if not table.is_counted:
        return
    winner: i64 = table.winner
    place: i64 = CARD_NUMBERS * event.index
    table.count(place + CARD_SEEN)
    if winner >= 0:
        table.count(place + (CARD_WON if winner == 0 else CARD_BUST))
    won_0: i64 = event.points if winner == 0 else 0
    won_1: i64 = event.points if winner == 1 else 0
    table.add_row([won_0, won_1, table.sides[0].points + won_0, table.sides[1].points + won_1])
