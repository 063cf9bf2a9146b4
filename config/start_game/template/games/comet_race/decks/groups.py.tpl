"""The groups of a deck (ships and crew, cheap cards first) and its one chart."""

from __future__ import annotations

from games.comet_race.catalogue.pool import CardFacts, Pool
from games.comet_race.decks.formats import MAIN
from games.comet_race.decks.legality import count
from games.comet_race.texts import TEXTS
from games.texts.collation import name_key
from games.contracts.decks import Chart, DeckGroup, Decklist, Slot
from games.decks.charts import histogram
from games.decks.groups import grouped

GROUPS = tuple((code, names, None) for code, names in TEXTS.section("groups").items())


def groups(decklist: Decklist, pool: Pool, language: str = "en") -> tuple[DeckGroup, ...]:
    """The groups of the list that are not empty."""

    def card_of(slot: Slot) -> CardFacts | None:
        return pool.cards.get(pool.card_code(slot.code) or "") if isinstance(slot.code, str) else None

    def group_of(slot: Slot) -> str | None:
        card = card_of(slot)
        return card.type if card else None

    def sort_key(slot: Slot) -> tuple[object, ...]:
        card = card_of(slot)
        return (card.cost, name_key(card.names, language), card.code) if card else ()

    return tuple(grouped(decklist, names=GROUPS, group_of=group_of, sort_key=sort_key))


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """The one chart: the cards of a deck by cost."""
    copies = count(decklist, pool).cards[MAIN]
    return (Chart("cost", TEXTS["charts.cost"], histogram((pool.cards[code].cost, number) for code, number in copies.items())),)
