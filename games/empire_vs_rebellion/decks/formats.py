"""The one way to play with a choice of one's own, and what a list may name of it."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Format, ZoneSpec
from games.texts import words

FULL: Final = "full"

FORMATS = (
    Format(
        FULL,
        words("Full game", "フルゲーム", "完整遊戲"),
        words(
            "One faction's fixed cards, with 4 of its 8 characters chosen.",
            "1つの軍の固定カードに、8枚のキャラクターから4枚を選んで加える。",
            "一方陣營的固定卡牌，並從 8 張角色牌中選擇 4 張。",
        ),
    ),
)

CHARACTERS: Final = "characters"
RESOURCES: Final = "resources"
STRATEGIES: Final = "strategies"
EVENTS: Final = "events"
RESERVE: Final = "reserve"

ZONES = (
    ZoneSpec(CHARACTERS, words("Characters", "キャラクター", "角色牌"), "cards", maximum=1, query="is:character"),
    ZoneSpec(RESOURCES, words("Resource cards", "リソースカード", "資源牌"), "cards", maximum=1, fixed=True),
    ZoneSpec(STRATEGIES, words("Strategy cards", "戦略カード", "戰略牌"), "cards", maximum=1, fixed=True),
    ZoneSpec(EVENTS, words("Event deck", "イベントデッキ", "事件牌堆"), "cards", maximum=1, fixed=True),
    ZoneSpec(RESERVE, words("Reserve pile", "予備パイル", "儲備堆"), "cards", maximum=1, fixed=True),
)
