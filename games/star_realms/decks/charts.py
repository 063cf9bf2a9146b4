"""The charts of a trade deck: factions, costs, card types and gains.  A list without a trade deck gets those of the core set."""

from __future__ import annotations

from collections.abc import Callable

from games.contracts.decks import Chart, Decklist
from games.decks.charts import Rows, copies_by_choice, histogram
from games.star_realms.catalogue.fields import FACTIONS, OPERATIONS, RESOURCES
from games.star_realms.catalogue.pool import CardFacts, Pool
from games.star_realms.decks.groups import KINDS, kind_of
from games.star_realms.decks.legality import piles
from games.star_realms.texts import TEXTS
from games.texts import Words


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """Every chart of a trade deck, without empty rows."""
    cards = [(pool.cards[code], copies) for code, copies in piles(decklist, pool).trade_deck.items()]
    return (
        _chart(
            "factions", copies_by_choice(FACTIONS, ((faction, copies) for card, copies in cards for faction in card.factions)), "factions"
        ),
        _chart("costs", histogram((card.cost, copies) for card, copies in cards)),
        _chart("roles", _kinds(cards)),
        _chart("trade", _given(cards, lambda card: card.trade), "at_most"),
        _chart("combat", _given(cards, lambda card: card.combat), "at_most"),
        _chart("gains", _totals(cards), "at_most"),
        _chart("scrap", _scrapping(cards)),
    )


def _chart(code: str, rows: Rows, note: str | None = None) -> Chart:
    return Chart(code, TEXTS[f"charts.{code}"], rows, TEXTS[f"chart_notes.{note}"] if note else None)


def _given(cards: list[tuple[CardFacts, int]], amount: Callable[[CardFacts], int | None]) -> Rows:
    return histogram(((amount(card), copies) for card, copies in cards if amount(card)), least=1)


def _totals(cards: list[tuple[CardFacts, int]]) -> Rows:
    totals = [(choice.names, sum((getattr(card, choice.code) or 0) * copies for card, copies in cards)) for choice in RESOURCES]
    return tuple((names, total) for names, total in totals if total)


def _kinds(cards: list[tuple[CardFacts, int]]) -> Rows:
    return tuple((names, number) for code, names in KINDS if (number := sum(copies for card, copies in cards if kind_of(card) == code)))


def _scrapping(cards: list[tuple[CardFacts, int]]) -> Rows:
    """SR-ABL-06 to SR-ABL-08: cards with a scrap ability, and cards that scrap others."""
    own = sum(copies for card, copies in cards if "scrap" in card.abilities)
    rows: list[tuple[Words, float]] = [(TEXTS["chart_rows.scrap_ability"], own)]
    for operation in OPERATIONS:
        if operation.code in ("scrap", "scrap_trade_row"):
            rows.append((operation.names, sum(copies for card, copies in cards if operation.code in card.effects)))
    return tuple(row for row in rows if row[1])
