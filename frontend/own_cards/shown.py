"""Own cards prepared for display: their names and facts in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.cards.facts import Row, fact_rows
from frontend.cards.shown import ShownCard


@dataclass(frozen=True, slots=True)
class ShownOwnCard:
    """A card with the rows of its facts."""

    card: ShownCard
    rows: tuple[Row, ...]
    short_code: str  # the code in its set


def show_own_cards(catalogue: LocalizedCatalogue) -> list[ShownOwnCard]:
    """The own cards of the catalogue, by name."""
    shown = []
    for record in catalogue.own:
        card = catalogue.card_by_code(record["code"])
        if card is not None:
            rows = tuple(fact_rows(card.facts, game=catalogue.game, language=catalogue.language))
            shown.append(ShownOwnCard(card, rows, record["code"].split("-", 2)[2]))
    return sorted(shown, key=lambda each: (each.card.name, each.short_code))
