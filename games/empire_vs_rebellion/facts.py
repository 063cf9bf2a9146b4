"""The printed facts of Star Wars: Empire vs. Rebellion; terms as its Traditional Chinese rulebook has them (EVR-CMP).

There is no Japanese edition: those terms are ours.  Struggle, dominance and objective value are the published English words.
"""

from __future__ import annotations

from games.contracts import Choice, Field, Search, words

FACTIONS = (
    Choice("rebel", words("Rebel", "反乱軍", "反抗軍")),
    Choice("empire", words("Empire", "帝国軍", "帝國軍")),
)

CARD_TYPES = (
    Choice("resource", words("Resource", "リソース", "資源牌")),
    Choice("strategy", words("Strategy", "戦略", "戰略牌")),
    Choice("event", words("Event", "イベント", "事件牌")),
)
RESOURCE, STRATEGY, EVENT = (choice.code for choice in CARD_TYPES)

# What events name when they forbid abilities; a character is of a category of its own (EVR-CMP-02).
CATEGORIES = (
    Choice("diplomacy", words("Diplomacy", "外交", "外交")),
    Choice("the-force", words("The Force", "フォース", "原力")),
    Choice("military", words("Military", "軍事", "軍事")),
    Choice("recon", words("Recon", "偵察", "偵察")),
    Choice("character", words("Character", "キャラクター", "角色牌")),
)

# The step of the dominance phase, or the phase after it, in which a strategy card works.
TIMINGS = (
    Choice("on_reveal", words("When revealed", "公開時", "揭示戰略牌時")),
    Choice("determine_victory", words("When the winner is determined", "勝敗判定時", "判定勝負時")),
    Choice("outcome", words("After the outcome", "結果の後", "結算勝利點數後")),
    Choice("next_round", words("Next round", "次のラウンド", "下一回合")),
)

# Whom or when an event's effect concerns (EVR-PLN-02, EVR-DOM-12); an event without an effect has none.
EFFECT_TIMINGS = (
    Choice("this_round", words("This round", "このラウンド", "本回合")),
    Choice("winner", words("The event's winner", "イベントの勝者", "贏得事件的玩家")),
    Choice("loser", words("The event's loser", "イベントの敗者", "輸掉事件的玩家")),
    Choice("loser_next_round", words("The event's loser, next round", "イベントの敗者（次のラウンド）", "輸掉事件的玩家，下一回合")),
)

FIELDS: tuple[Field, ...] = (
    Field("category", "enum", words("Category", "種別", "類別"), letter="category", choices=CATEGORIES, types=(RESOURCE,)),
    # EVR-CMP-04: a character's value falls while it is exhausted; an ordinary card's stays
    Field("value", "number", words("Resource value", "リソース値", "資源點數"), letter="value", types=(RESOURCE,), sums=True),
    Field(
        "exhausted_value",
        "number",
        words("Exhausted resource value", "消耗時のリソース値", "橫置後的資源點數"),
        letter="exhausted",
        types=(RESOURCE,),
        sums=True,
    ),
    Field("character", "flag", words("Character", "キャラクター", "角色"), letter="character", types=(RESOURCE,)),
    Field("timing", "enum", words("Works", "効果の時期", "生效時機"), letter="timing", choices=TIMINGS, types=(STRATEGY,)),
    # EVR-CMP-03: what an event shows
    Field("objective_value", "number", words("Objective value", "任務値", "任務點數"), letter="objective", types=(EVENT,)),
    Field("capacity", "number", words("Capacity", "収容上限", "容納上限"), letter="capacity", types=(EVENT,)),
    Field("victory_points", "number", words("Victory points", "勝利点", "勝利點數"), letter="vp", types=(EVENT,), sums=True),
    Field("influence", "number", words("Influence", "影響力", "影響力標記"), letter="influence", types=(EVENT,), sums=True),
    Field(
        "effect_on",
        "enum",
        words("Effect on", "効果の対象", "效果對象"),
        letter="effect",
        choices=EFFECT_TIMINGS,
        types=(EVENT,),
        aliases=("fx",),
    ),
    Field("has_text", "flag", words("Has a text of its own", "固有のテキストあり", "有專屬文字"), letter="has_text"),
)

SEARCH = Search(
    letters={"kind": "type"},
    examples=(
        "vader",
        "f:rebel is:character",
        "category:military|recon value>=3",
        "value>exhausted_value",
        "t:event vp>=2 objective<=9",
        "t:strategy timing:on_reveal",
        "-t:resource influence>=1",
    ),
)
