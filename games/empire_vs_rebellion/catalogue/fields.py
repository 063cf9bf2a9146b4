"""The printed facts of Star Wars: Empire vs. Rebellion; terms as its Traditional Chinese rulebook has them (EVR-CMP).

There is no Japanese edition: those terms are ours.  Struggle, dominance and objective value are the published English words.
"""

from __future__ import annotations

from typing import Any

from games.contracts.catalogue import Choice, Field, Search
from games.texts import words

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

WHOSE = (
    Choice("own", words("Own", "自分", "己方")),
    Choice("opponent", words("The opponent's", "相手", "對手")),
    Choice("any", words("Either side's", "どちらか", "任一方")),
)

# When a card works: as an ability used in the struggle (EVR-STG-06), or at the moment that a strategy or event names.
SLOTS = (Choice("action", words("Ability", "能力", "能力")), *TIMINGS, *EFFECT_TIMINGS)

# One thing a card does, as an operation with its numbers.
OPERATIONS = (
    Choice("discard", words("Discards resource cards in play", "場のリソースカードを捨てる", "棄掉場上資源牌")),
    Choice("exhaust", words("Exhausts resource cards", "リソースカードを消耗させる", "橫置資源牌")),
    Choice("play", words("Plays from the top of the deck", "山札の上からプレイ", "從牌堆頂打出")),
    Choice("play_from", words("Plays from another pile", "別のパイルからプレイ", "從其他牌堆打出")),
    Choice("search_and_play", words("Searches the deck for a card to play", "山札から探してプレイ", "搜尋牌堆並打出")),
    Choice("add_character", words("Adds a character of the reserve", "予備のキャラクターを加える", "加入儲備角色")),
    Choice("set_back_character", words("Sets a character back to the reserve", "キャラクターを予備に戻す", "角色回到儲備堆")),
    Choice("look", words("Looks at the top of a deck", "山札の上を見る", "查看牌堆頂")),
    Choice("search", words("Searches a deck", "山札を探す", "搜尋牌堆")),
    Choice("peek", words("Looks at the own top card", "自分の山札の一番上を見る", "查看己方牌堆頂")),
    Choice("put_on_top", words("Puts a discard on top of its deck", "捨て札を山札の上に置く", "將棄牌放到牌堆頂")),
    Choice("discard_top_then_lower", words("Discards the lower cards", "低い値のカードを捨てる", "棄掉較低的牌")),
    Choice("gain_influence", words("Gains influence", "影響力を得る", "獲得影響力")),
    Choice("lose_influence", words("Influence is discarded", "影響力を捨てる", "棄掉影響力")),
    Choice("change_strategy", words("Changes a strategy", "戦略を変える", "更換戰略牌")),
    Choice("choose", words("A choice of effects", "効果を選ぶ", "選擇效果")),
    Choice("and_or", words("One effect or several", "1つ以上の効果", "一個或多個效果")),
    Choice("if_lost", words("If the event is lost", "イベントに負けたら", "若輸掉事件")),
    Choice("change_total", words("Changes the total", "合計を変える", "改變總點數")),
    Choice("swap_winner", words("The loser wins", "敗者が勝つ", "輸家獲勝")),
    Choice("choose_for_opponent", words("Chooses for the opponent", "相手の戦略を選ぶ", "替對手選擇")),
    Choice("forbid", words("Forbids abilities", "能力を禁じる", "禁止能力")),
    Choice("order_events", words("Orders the events to come", "次のイベントを並べ替える", "排列事件牌")),
    Choice("take_back_strategies", words("Takes strategies back", "戦略を取り戻す", "取回戰略牌")),
    Choice("discard_unused_strategy", words("Discards an unused strategy", "未使用の戦略を捨てる", "棄掉未使用的戰略牌")),
    Choice("random_strategy", words("A strategy at random", "戦略が無作為になる", "隨機戰略牌")),
    Choice("reveal_strategy_first", words("A strategy is shown first", "戦略を先に公開する", "先公開戰略牌")),
)


def _effect_shape(depth: int) -> dict[str, Any]:
    """An effect that may hold others `depth` deep."""
    members: dict[str, Any] = {
        "op": {"enum": [choice.code for choice in OPERATIONS]},
        "n": {"type": ["integer", "null"], "minimum": 1},  # null: any number of them
        "discards": {"type": "integer", "minimum": 1},
        "whose": {"enum": [choice.code for choice in WHOSE]},
        "category": {"enum": [choice.code for choice in CATEGORIES]},
        "but_not": {"type": "array", "items": {"type": "string", "maxLength": 120}, "minItems": 1},
        "from": {"enum": ["discard", "reserve"]},
        "per": {"const": "counted"},
        **{name: {"const": True} for name in ("optional", "exhausted", "to_reserve")},
    }
    if depth:
        inside = {"type": "array", "items": _effect_shape(depth - 1), "minItems": 1}
        members |= {"options": {"type": "array", "items": inside, "minItems": 2}, "then": inside}
    return {"type": "object", "required": ["op"], "additionalProperties": False, "properties": members}


# slot -> what the card does then
ABILITIES_SHAPE: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        choice.code: {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "required": ["effects"],
                "additionalProperties": False,
                "properties": {"effects": {"type": "array", "items": _effect_shape(2), "minItems": 1}},
            },
        }
        for choice in SLOTS
    },
}

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
    ),
    Field("effects", "list", words("Effects", "効果", "效果"), letter="fx", choices=OPERATIONS),
    Field("abilities", "record", words("Abilities", "能力", "能力"), shape=ABILITIES_SHAPE),
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
        "fx:exhaust -t:strategy",
        "-t:resource influence>=1",
    ),
)
