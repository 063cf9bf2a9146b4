"""The charts of a deck: what it costs, what it pays with, what it fights with, and whether the two match (LCG-RES-07).

All count cards as listed, copies included; the affiliation card counts where it says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from games.contracts.decks import Chart, Decklist
from games.decks.charts import Rows, copies_by_choice, histogram
from games.star_wars_lcg.catalogue.fields import CARD_TYPES, ENHANCEMENT, FACTIONS, FIELDS, OBJECTIVE, UNIT
from games.star_wars_lcg.catalogue.pool import NEUTRAL, CardFacts, Pool
from games.star_wars_lcg.decks.legality import choose, generates
from games.texts import Words, words

Counted = list[tuple[CardFacts, int]]

_FIELD: Final = {field.name: field.labels for field in FIELDS}
_COMBAT: Final = ("unit_damage", "blast_damage", "tactics", "edge_unit_damage", "edge_blast_damage", "edge_tactics")
_FACTIONS: Final = tuple(faction for faction, _ in FACTIONS)
_X: Final[Words] = {"en": "X"}


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """Every chart of a deck, empty rows left out; of an empty deck, charts without rows."""
    choice = choose(decklist, pool)
    cards: Counted = [(pool.cards[code], copies) for code, copies in choice.cards.items()]
    leaders: Counted = [(pool.cards[code], copies) for code, copies in choice.leaders.items()]
    return (
        Chart(
            "costs",
            words("Cards by cost", "コスト別のカード", "依費用分類的卡牌"),
            _histogram((card for card in cards if "cost" in _printed(card[0])), lambda card: card.cost),
        ),
        Chart(
            "objective_resources",
            words("Objectives by resources", "リソース別の目標", "依資源分類的目標"),
            _histogram((card for card in cards if card[0].type == OBJECTIVE), lambda card: card.resources),
        ),
        Chart(
            "card_resources",
            words("Units and enhancements that generate resources", "リソースを生み出すユニットと強化", "能產生資源的單位與強化"),
            _histogram(
                (card for card in cards if card[0].type in (UNIT, ENHANCEMENT) and generates(card[0])), lambda card: card.resources, least=1
            ),
        ),
        Chart(
            "force_icons",
            words("Cards by Force icons", "フォースアイコン別のカード", "依原力圖示分類的卡牌"),
            _histogram((card for card in cards if card[0].type != OBJECTIVE), lambda card: card.force_icons or 0),
        ),
        Chart("combat_icons", words("Combat icons", "戦闘アイコン", "戰鬥圖示"), _combat_icons(cards)),
        Chart(
            "card_types",
            words("Card types", "カードの種類", "卡牌種類"),
            copies_by_choice(CARD_TYPES, ((card.type, copies) for card, copies in cards)),
        ),
        Chart(
            "affiliations",
            words("Cards by affiliation", "所属別のカード", "依所屬分類的卡牌"),
            copies_by_choice(_FACTIONS, ((card.faction, copies) for card, copies in cards)),
        ),
        _resource_match(cards, leaders),
    )


def _printed(card: CardFacts) -> frozenset[str]:
    return _PRINTED.get(card.type, frozenset())


_PRINTED: Final = {
    kind.code: frozenset(field.name for field in FIELDS if not field.types or kind.code in field.types) for kind in CARD_TYPES
}


def _histogram(cards: Iterable[tuple[CardFacts, int]], value: Callable[[CardFacts], int | None], least: int = 0) -> Rows:
    """Copies by value; a printed X last."""
    return histogram(((value(card), copies) for card, copies in cards), least=least, unknown=_X)


def _combat_icons(cards: Counted) -> tuple[tuple[Words, float], ...]:
    totals: Counter[str] = Counter()
    for card, copies in cards:
        for icon in _COMBAT:
            totals[icon] += (getattr(card, icon) or 0) * copies
    return tuple((_FIELD[icon], totals[icon]) for icon in _COMBAT) if totals.total() else ()


def _resource_match(cards: Counted, leaders: Counted) -> Chart:
    """LCG-RES-07 to RES-10: per affiliation, the cards that need a match and the cards that can give one."""
    need: Counter[str] = Counter()
    give: Counter[str] = Counter()
    for card, copies in [*cards, *leaders]:
        if card.faction == NEUTRAL:
            continue
        if (card.cost or 0) >= 1:
            need[card.faction] += copies
        if generates(card):
            give[card.faction] += copies
    rows: list[tuple[Words, float]] = []
    for faction, _ in FACTIONS:
        if need[faction.code] or give[faction.code]:
            rows.append((_joined(faction.names, words("cards to match", "一致が必要", "需要相符")), need[faction.code]))
            rows.append((_joined(faction.names, words("generators", "リソース源", "資源來源")), give[faction.code]))
    return Chart(
        "resource_match",
        words("Resource match", "リソース一致", "資源相符"),
        tuple(rows),
        words(
            "A card of cost 1 or more needs one card of its own affiliation among those that pay for it.",
            "コスト1以上のカードをプレイするには、支払うカードのうち1枚が同じ所属でなければなりません。",
            "打出費用 1 以上的卡牌時，付費的卡牌中必須有 1 張與其所屬相同。",
        ),
    )


def _joined(first: Words, second: Words) -> Words:
    return {language: f"{first.get(language, first['en'])}: {second[language]}" for language in second}
