"""The charts of a deck: costs, resources, combat icons, card types, and the resource match (LCG-RES-07).

They count copies.  Only the resource match counts the affiliation card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from games.contracts.decks import Chart, Decklist
from games.decks.charts import Rows, copies_by_choice, histogram
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.catalogue.fields import CARD_TYPES, ENHANCEMENT, FACTIONS, FIELDS, ICONS, NEUTRAL, OBJECTIVE, UNIT
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.contents import deck_contents
from games.star_wars_lcg.decks.legality import generates
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, filled

Counted = list[tuple[CardFacts, int]]

_FIELD: Final = {field.name: field.labels for field in FIELDS}
_FACTIONS: Final = tuple(faction for faction, _ in FACTIONS)
_X: Final[Words] = {"en": "X"}


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """Every chart of a deck, without empty rows; the charts of an empty deck have no rows."""
    contents = deck_contents(decklist, pool)
    cards: Counted = [(pool.cards[code], copies) for code, copies in contents.cards.items()]
    affiliations: Counted = [(pool.cards[code], copies) for code, copies in contents.affiliations.items()]
    return (
        Chart(
            "costs",
            TEXTS["charts.costs"],
            _histogram((card for card in cards if "cost" in _printed(card[0])), lambda card: card.cost),
            headline=_average_cost(cards),
        ),
        Chart(
            "objective_resources",
            TEXTS["charts.objective_resources"],
            _histogram((card for card in cards if card[0].type == OBJECTIVE), lambda card: card.resources),
        ),
        Chart(
            "card_resources",
            TEXTS["charts.card_resources"],
            _histogram(
                (card for card in cards if card[0].type in (UNIT, ENHANCEMENT) and generates(card[0])), lambda card: card.resources, least=1
            ),
        ),
        Chart(
            "force_icons",
            TEXTS["charts.force_icons"],
            _histogram((card for card in cards if card[0].type != OBJECTIVE), lambda card: card.force_icons or 0),
        ),
        Chart("combat_icons", TEXTS["charts.combat_icons"], _combat_icons(cards)),
        Chart(
            "card_types",
            TEXTS["charts.card_types"],
            copies_by_choice(CARD_TYPES, ((card.type, copies) for card, copies in cards)),
        ),
        Chart(
            "affiliations",
            TEXTS["charts.affiliations"],
            copies_by_choice(_FACTIONS, ((card.faction, copies) for card, copies in cards)),
        ),
        _resource_match(cards, affiliations),
    )


def _printed(card: CardFacts) -> frozenset[str]:
    return _PRINTED.get(card.type, frozenset())


_PRINTED: Final = {
    kind.code: frozenset(field.name for field in FIELDS if not field.types or kind.code in field.types) for kind in CARD_TYPES
}


def _histogram(cards: Iterable[tuple[CardFacts, int]], value: Callable[[CardFacts], int | None], least: int = 0) -> Rows:
    """Copies by value, those with a printed X last."""
    return histogram(((value(card), copies) for card, copies in cards), least=least, unknown=_X)


def _average_cost(cards: Counted) -> Words | None:
    """The average of the printed costs; a printed X is left out."""
    costs = [(card.cost, copies) for card, copies in cards if card.cost is not None]
    number = sum(copies for _, copies in costs)
    if not number:
        return None
    return filled(TEXTS["chart_notes.average_cost"], average=f"{sum(cost * copies for cost, copies in costs) / number:.2f}")


def _combat_icons(cards: Counted) -> tuple[tuple[Words, float], ...]:
    totals: Counter[str] = Counter()
    for card, copies in cards:
        for icon in ICONS:
            totals[icon] += (getattr(card, icon) or 0) * copies
    return tuple((_FIELD[icon], totals[icon]) for icon in ICONS) if totals.total() else ()


def _resource_match(cards: Counted, affiliations: Counted) -> Chart:
    """For each affiliation, the cards that need a resource match and the cards that supply one (LCG-RES-07 to LCG-RES-10)."""
    need: Counter[str] = Counter()
    give: Counter[str] = Counter()
    for card, copies in [*cards, *affiliations]:
        if card.faction == NEUTRAL:
            continue
        if (card.cost or 0) >= 1:
            need[card.faction] += copies
        if generates(card):
            give[card.faction] += copies
    rows: list[tuple[Words, float]] = []
    for faction, _ in FACTIONS:
        if need[faction.code] or give[faction.code]:
            rows.append((filled(TEXTS["chart_rows.need"], faction=faction.names), need[faction.code]))
            rows.append((filled(TEXTS["chart_rows.give"], faction=faction.names), give[faction.code]))
    return Chart(
        "resource_match",
        TEXTS["charts.resource_match"],
        tuple(rows),
        TEXTS["chart_notes.resource_match"],
    )
