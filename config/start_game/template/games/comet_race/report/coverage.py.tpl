"""How well a run plays each card: all of them in full."""

from __future__ import annotations

from games.comet_race.catalogue.pool import CardFacts, Pool
from games.contracts.report import CardCoverage


def card_coverage(code: str, pool: Pool) -> CardCoverage | None:
    """The coverage of one copy of a card; None for an unknown code."""
    card = pool.cards.get(code)
    return coverage_of(card, 1) if card else None


def coverage_of(card: CardFacts, copies: int) -> CardCoverage:
    return CardCoverage(card.code, card.name, copies, "full")
