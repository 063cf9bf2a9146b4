"""Exact odds of the opening: characters among the first cards, and the victory points of the first event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.contracts.report import Odds
from games.decks.odds import exactly
from games.empire_vs_rebellion.play.side import Piece
from games.empire_vs_rebellion.texts import TEXTS
from games.texts import filled

MAX_CARDS: Final = 6  # the largest capacity of an event


def opening_odds(deck: Sequence[Piece], events: Sequence[Piece]) -> tuple[Odds, ...]:
    """The chances of characters on top of the resource deck (EVR-STG-04), and the points of the first event (EVR-PLN-01)."""
    characters = sum(piece.card.is_character for piece in deck)
    odds = []
    for cards in range(1, min(MAX_CARDS, len(deck)) + 1):
        chance = 1 - exactly(0, characters, pile=len(deck), draws=cards)
        label = TEXTS["odds.first_card" if cards == 1 else "odds.first_cards"]
        odds.append(Odds(f"character_{cards}", filled(label, n=cards), float(chance)))
    for points in sorted({piece.card.points for piece in events}):
        share = sum(piece.card.points == points for piece in events) / len(events)
        label = TEXTS["odds.event_point" if points == 1 else "odds.event_points"]
        odds.append(Odds(f"event_{points}", filled(label, n=points), share))
    return tuple(odds)
