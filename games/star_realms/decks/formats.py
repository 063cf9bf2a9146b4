"""Whose cards the trade deck is made of."""

from __future__ import annotations

from typing import Final

from games.contracts.catalogue import Record
from games.contracts.decks import Decklist, Format, ReadyList, Slot, ZoneSpec
from games.star_realms.catalogue.fields import BASE, COMMANDER, GAMBIT, SHIP
from games.star_realms.catalogue.pool import EXPLORER, SCOUT, VIPER, Pool
from games.texts import words

CORE: Final = "core"
CUSTOM: Final = "custom"

FORMATS = (
    Format(
        CORE,
        words("Core set", "基本セット", "基本版"),
        words(
            "The base game: a trade deck of exactly 80 cards, 10 Explorers, and 8 Scouts and 2 Vipers for each player.",
            "基本ゲーム：ちょうど80枚のメインデッキ、探索船10枚、各プレイヤーに偵察船8枚と戦闘機2枚。",
            "基本遊戲：恰好 80 張的交易牌庫、10 張探索者，每位玩家 8 張偵察船與 2 張戰鬥機。",
        ),
    ),
    Format(
        CUSTOM,
        words("Custom trade deck", "カスタム", "自訂交易牌庫"),
        words(
            "Any ships and bases as the trade deck, gambits and command decks; what differs from the base game is a warning.",
            "任意の宇宙船と基地をメインデッキにし、ギャンビットと司令官デッキも使える。基本ゲームとの違いは警告のみ。",
            "以任意船艦與基地組成交易牌庫，可用謀略與指揮官牌組；與基本遊戲不同之處僅作警告。",
        ),
    ),
)

TRADE_DECK: Final = "trade_deck"
STARTING_DECK: Final = "starting_deck"
EXPLORERS: Final = "explorers"
GAMBITS: Final = "gambits"
COMMANDER_ZONE: Final = "commander"

# A list that names none of a zone means the core set's (section 6: "or the core pool; the rest is fixed").
ZONES = (
    ZoneSpec(TRADE_DECK, words("Trade deck", "メインデッキ", "交易牌庫"), "cards", query="role:trade-deck (t:ship or t:base)"),
    ZoneSpec(STARTING_DECK, words("Starting deck", "初期デッキ", "起始牌庫"), "cards", fixed=True),
    ZoneSpec(EXPLORERS, words("Explorers", "探索船の山", "探索者牌堆"), "cards", fixed=True),
    ZoneSpec(GAMBITS, words("Gambits", "ギャンビット", "謀略"), "cards", maximum=2, query="t:gambit is:complete"),
    ZoneSpec(COMMANDER_ZONE, words("Commander", "司令官", "指揮官"), "cards", maximum=1, query="t:commander"),
)


def bars(card: Record, format: str, facts: Record) -> bool:
    """Is a card neither of a trade deck nor of what every game begins with?  SR-CMP-01, SR-CMP-03; command decks are of no base game."""
    if format == CUSTOM and (card["type"] in (GAMBIT, COMMANDER) or card["facts"].get("role") == "personal-deck"):
        return False
    sold = card["type"] in (SHIP, BASE) and card["facts"].get("role") == "trade-deck"
    return not sold and card["code"] not in (SCOUT, VIPER, EXPLORER)


def ready_lists(pool: Pool) -> tuple[ReadyList, ...]:
    """SR-CMP-01: a list that names nothing is the core set; one that names a commander alone is that command deck beside it."""
    commanders = [card for card in pool.cards.values() if card.type == COMMANDER]
    return (
        ReadyList(CORE, words("The core set", "基本セット", "基本版"), Decklist(())),
        *(ReadyList(card.code, card.names, Decklist((Slot(card.code, 1, COMMANDER_ZONE),))) for card in commanders),
    )
