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
    table.card_counts[place + CARD_SEEN] += 1
    if won:
        table.card_counts[place + CARD_WON] += 1
    if total > event.target:
        table.card_counts[place + CARD_BUST] += 1
        table.busts += 1
    points: i64 = event.points if won else 0
    rows = table.rows
    rows.append(points)
    rows.append(side.points + points)
    rows.append(total)
    rows.append(side.played)
    rows.append(side.used)
    rows.append(side.spent)


def count_match_round(table: Table, event: Card) -> None:
    """Add a row of `counts.MATCH_ROUND_NUMBERS` numbers for a match."""
    winner: i64 = table.winner
    place: i64 = CARD_NUMBERS * event.index
    table.card_counts[place + CARD_SEEN] += 1
    if winner >= 0:
        table.card_counts[place + (CARD_WON if winner == 0 else CARD_BUST)] += 1
    rows = table.rows
    for side in table.sides:
        rows.append(event.points if side.seat == winner else 0)
    for side in table.sides:
        rows.append(side.points + event.points if side.seat == winner else side.points)
