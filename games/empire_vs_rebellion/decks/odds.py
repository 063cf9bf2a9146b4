"""Exact odds of the first event and the first cards: counted, not played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.contracts.report import Odds
from games.decks.odds import exactly
from games.empire_vs_rebellion.play.state import Piece
from games.texts import Words, words

_FIRST: Final = words("A character among the first {n} cards", "最初の{n}枚にキャラクター", "前 {n} 張中有角色牌")
_FIRST_CARD: Final = words("The first card is a character", "最初の1枚がキャラクター", "第一張為角色牌")
_EVENT: Final = words("The first event gives {n} victory points", "最初のイベントの勝利点が{n}", "第一個事件為 {n} 點勝利點數")
_EVENT_OF_ONE: Final = words("The first event gives 1 victory point", "最初のイベントの勝利点が1", "第一個事件為 1 點勝利點數")
MOST_CARDS: Final = 6


def opening_odds(deck: Sequence[Piece], events: Sequence[Piece]) -> tuple[Odds, ...]:
    """Characters on top of the resource deck (EVR-STG-04), and what the first event is worth (EVR-PLN-01)."""
    characters = sum(piece.card.is_character for piece in deck)
    odds = []
    for cards in range(1, min(MOST_CARDS, len(deck)) + 1):
        chance = 1 - exactly(0, characters, pile=len(deck), draws=cards)
        odds.append(Odds(f"character_{cards}", _said(_FIRST_CARD if cards == 1 else _FIRST, cards), float(chance)))
    for points in sorted({piece.card.points for piece in events}):
        share = sum(piece.card.points == points for piece in events) / len(events)
        odds.append(Odds(f"event_{points}", _said(_EVENT_OF_ONE if points == 1 else _EVENT, points), share))
    return tuple(odds)


def _said(sentence: Words, n: int) -> Words:
    return {language: text.format(n=n) for language, text in sentence.items()}
