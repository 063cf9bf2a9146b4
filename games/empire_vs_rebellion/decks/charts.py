"""The charts of a list: the values in its resource deck, and the events that both players play for.

The resource deck has the characters chosen so far and the 16 other resource cards of the faction.
A list without a faction has only the charts of the events.
"""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Chart, Decklist
from games.decks.charts import Rows, copies_by_choice, histogram
from games.empire_vs_rebellion.catalogue.fields import CATEGORIES
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS
from games.empire_vs_rebellion.decks.legality import count, faction_of, resource_deck
from games.empire_vs_rebellion.texts import TEXTS
from games.texts import filled

MAX_CARDS: Final = 6  # the largest capacity of an event


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """Every chart of a list, without its empty rows."""
    faction = faction_of(decklist, pool)
    chosen = count(decklist, pool).cards[CHARACTERS]
    deck = [(pool.cards[code], copies) for code, copies in resource_deck(chosen, faction, pool).items()] if faction else []
    events = [pool.cards[code] for code in pool.events()]
    return (
        _chart("values", histogram((card.value, copies) for card, copies in deck)),
        _chart("exhausted_values", histogram((card.exhausted_value, copies) for card, copies in deck)),
        _chart("categories", copies_by_choice(CATEGORIES, ((card.category, copies) for card, copies in deck))),
        _chart("reach", _mean_totals(deck)),
        _chart("targets", _events_by_number([event.target_value for event in events])),
        _chart("capacities", _events_by_number([event.capacity for event in events])),
    )


def _chart(code: str, rows: Rows) -> Chart:
    return Chart(code, TEXTS[f"charts.{code}.title"], rows, TEXTS.get(f"charts.{code}.note"))


def _events_by_number(numbers: list[int | None]) -> Rows:
    return histogram(((number, 1) for number in numbers), least=min((number or 0 for number in numbers), default=0))


def _mean_totals(deck: list[tuple[CardFacts, int]]) -> Rows:
    """The average total of the first cards: each adds the mean value of the deck (EVR-DOM-05)."""
    size = sum(copies for _, copies in deck)
    mean = sum((card.value or 0) * copies for card, copies in deck) / max(size, 1)
    numbers = range(1, MAX_CARDS + 1) if size else ()
    label, label_of_one = TEXTS["charts.reach.cards"], TEXTS["charts.reach.one_card"]
    return tuple((label_of_one if cards == 1 else filled(label, n=cards), round(cards * mean, 2)) for cards in numbers)
