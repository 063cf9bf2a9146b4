"""What helps to choose four characters: the values of the resource deck that they make, and the events that it is played for.

Characters chosen so far and the 16 other resource cards of the faction; of a list without a faction, the events alone.
"""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Chart, Decklist
from games.decks.charts import Rows, copies_by_choice, histogram
from games.empire_vs_rebellion.catalogue.fields import CATEGORIES
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS
from games.empire_vs_rebellion.decks.legality import count, faction_of, resource_deck
from games.texts import words

MOST_CARDS: Final = 6  # no event has a larger capacity


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """Every chart of a choice, empty rows left out."""
    faction = faction_of(decklist, pool)
    chosen = count(decklist, pool).cards[CHARACTERS]
    deck = [(pool.cards[code], copies) for code, copies in resource_deck(chosen, faction, pool).items()] if faction else []
    events = [pool.cards[code] for code in pool.events()]
    return (
        Chart(
            "values",
            words("Resource deck by value", "リソース値別のリソースデッキ", "資源牌堆依資源點數"),
            histogram((card.value, copies) for card, copies in deck),
        ),
        Chart(
            "exhausted_values",
            words("Resource deck by value when exhausted", "消耗時の値別のリソースデッキ", "資源牌堆依橫置後的資源點數"),
            histogram((card.exhausted_value, copies) for card, copies in deck),
            words(
                "Using an ability exhausts its card; only a character's value falls.",
                "能力を使うとカードは消耗します。値が下がるのはキャラクターだけです。",
                "使用能力會橫置該牌；只有角色牌的點數會降低。",
            ),
        ),
        Chart(
            "categories",
            words("Resource deck by category", "種別ごとのリソースデッキ", "資源牌堆依類別"),
            copies_by_choice(CATEGORIES, ((card.category, copies) for card, copies in deck)),
        ),
        Chart(
            "reach",
            words("Average total of the first cards, all ready", "最初の数枚の平均合計（未消耗）", "前幾張牌的平均總點數（豎置）"),
            _reach(deck),
        ),
        Chart(
            "targets",
            words("Events by objective value", "任務値別のイベント", "依任務點數分類的事件"),
            histogram(((event.target_value, 1) for event in events), least=min((event.target_value or 0 for event in events), default=0)),
        ),
        Chart(
            "capacities",
            words("Events by capacity", "収容上限別のイベント", "依容納上限分類的事件"),
            histogram(((event.capacity, 1) for event in events), least=min((event.capacity or 0 for event in events), default=0)),
        ),
    )


def _reach(deck: list[tuple[CardFacts, int]]) -> Rows:
    """EVR-DOM-05: each card from the top adds the mean value of the deck."""
    size = sum(copies for _, copies in deck)
    mean = sum((card.value or 0) * copies for card, copies in deck) / max(size, 1)
    numbers = range(1, MOST_CARDS + 1) if size else ()
    return tuple(
        (words("1 card" if cards == 1 else f"{cards} cards", f"{cards}枚", f"{cards} 張"), round(cards * mean, 2)) for cards in numbers
    )
