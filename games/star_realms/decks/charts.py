"""The charts of a trade deck: whose cards, what they cost and what they give.  Of the core set's where none is listed."""

from __future__ import annotations

from collections.abc import Callable

from games.contracts.decks import Chart, Decklist
from games.decks.charts import Rows, copies_by_choice, histogram
from games.star_realms.catalogue.fields import FACTIONS, OPERATIONS, RESOURCES
from games.star_realms.catalogue.pool import CardFacts, Pool
from games.star_realms.decks.groups import KINDS, kind_of
from games.star_realms.decks.legality import piles
from games.texts import Words, words

_AT_MOST: Words = words(
    "The most that primary abilities give without a condition; ally and scrap abilities come on top.",
    "条件なしで基礎能力から得られる最大値。友軍能力と廃棄能力は含みません。",
    "主要能力無條件給予的最大值；友軍與報廢能力另計。",
)


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """Every chart of a trade deck, empty rows left out."""
    cards = [(pool.cards[code], copies) for code, copies in piles(decklist, pool).trade_deck.items()]
    return (
        Chart(
            "factions",
            words("Cards by faction", "勢力別のカード", "依陣營分類的卡牌"),
            copies_by_choice(FACTIONS, ((faction, copies) for card, copies in cards for faction in card.factions)),
            words("A card of two factions counts in both.", "2勢力のカードは両方に数えます。", "雙陣營的牌分別計入。"),
        ),
        Chart(
            "costs",
            words("Cards by cost", "コスト別のカード", "依費用分類的卡牌"),
            histogram((card.cost, copies) for card, copies in cards),
        ),
        Chart("roles", words("Ships, bases and outposts", "宇宙船・基地・軍事基地", "船艦、基地與前哨站"), _kinds(cards)),
        Chart("trade", words("Cards by trade", "交易力別のカード", "依交易值分類的卡牌"), _given(cards, lambda card: card.trade), _AT_MOST),
        Chart(
            "combat", words("Cards by combat", "戦闘力別のカード", "依戰鬥值分類的卡牌"), _given(cards, lambda card: card.combat), _AT_MOST
        ),
        Chart("gains", words("What the whole deck gives", "デッキ全体で得られるもの", "整副牌給予的總量"), _totals(cards), _AT_MOST),
        Chart(
            "scrap",
            words("Cards that scrap", "廃棄に関わるカード", "與報廢有關的卡牌"),
            _scrapping(cards),
        ),
    )


def _given(cards: list[tuple[CardFacts, int]], amount: Callable[[CardFacts], int | None]) -> Rows:
    return histogram(((amount(card), copies) for card, copies in cards if amount(card)), least=1)


def _totals(cards: list[tuple[CardFacts, int]]) -> Rows:
    totals = [(choice.names, sum((getattr(card, choice.code) or 0) * copies for card, copies in cards)) for choice in RESOURCES]
    return tuple((names, total) for names, total in totals if total)


def _kinds(cards: list[tuple[CardFacts, int]]) -> Rows:
    return tuple((names, number) for code, names in KINDS if (number := sum(copies for card, copies in cards if kind_of(card) == code)))


def _scrapping(cards: list[tuple[CardFacts, int]]) -> Rows:
    """SR-ABL-06 to SR-ABL-08: cards that go to the scrap heap themselves, and cards that send others there."""
    own = sum(copies for card, copies in cards if "scrap" in card.abilities)
    rows: list[tuple[Words, float]] = [(words("Has a scrap ability", "廃棄能力を持つ", "具有報廢能力"), own)]
    for operation in OPERATIONS:
        if operation.code in ("scrap", "scrap_trade_row"):
            rows.append((operation.names, sum(copies for card, copies in cards if operation.code in card.effects)))
    return tuple(row for row in rows if row[1])
