"""Each problem as one sentence, in each language we ship; see `games.decks.sentences.sentence` for what a template may name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, sentence, zone_name
from games.empire_vs_rebellion.catalogue.fields import FACTIONS
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.formats import ZONES
from games.texts import Words, in_language, words

TEMPLATES: Final[Mapping[str, Words]] = {
    **SLOT_SENTENCES,
    "unknown_faction": words(
        "'{side}' is not a faction; choose Rebel or Empire.",
        "「{side}」という軍はありません。反乱軍か帝国軍を選んでください。",
        "「{side}」不是陣營；請選擇反抗軍或帝國軍。",
    ),
    "factions_of_the_players": words(
        "Choose Rebel for one player and Empire for the other.",
        "一方のプレイヤーは反乱軍、もう一方は帝国軍を選んでください。",
        "請讓一位玩家選擇反抗軍，另一位選擇帝國軍。",
    ),
    "character_count": words(
        "Choose exactly {allowed} different characters (found {found} cards, {different} different).",
        "異なるキャラクターをちょうど{allowed}枚選んでください（現在{found}枚、{different}種類）。",
        "請選擇恰好 {allowed} 張不同的角色牌（目前 {found} 張，{different} 種）。",
    ),
    "not_a_character": words(
        "'{name}' is not a {faction} character.", "「{name}」は{faction}のキャラクターではありません。", "「{name}」不是{faction}的角色牌。"
    ),
    "resource_pool": words(
        "Resource cards must be the {faction} pool of 24 with 8 characters: {diff}.",
        "リソースカードは{faction}の24枚（うちキャラクター8枚）でなければなりません：{diff}。",
        "資源牌必須是{faction}的 24 張（含 8 張角色牌）：{diff}。",
    ),
    "resource_deck_size": words(
        "The resource deck must hold {allowed} cards; found {found}.",
        "リソースデッキは{allowed}枚でなければなりません（現在{found}枚）。",
        "資源牌堆必須有 {allowed} 張牌；目前 {found} 張。",
    ),
    "strategy_cards": words(
        "A player has all 5 {faction} strategy cards: {diff}.",
        "プレイヤーは{faction}の戦略カード5枚をすべて持ちます：{diff}。",
        "玩家持有{faction}全部 5 張戰略牌：{diff}。",
    ),
    "event_deck": words(
        "The event deck must hold all 24 events: {diff}.",
        "イベントデッキは24枚のイベントすべてでなければなりません：{diff}。",
        "事件牌堆必須包含全部 24 張事件牌：{diff}。",
    ),
    "influence_and_balance": words(
        "Each player starts with 2 influence, the supply holds 12 and the balance token shows one faction.",
        "各プレイヤーは影響力2個で始め、ストックは12個、均勢トークンはどちらかの軍を示します。",
        "每位玩家以 2 個影響力標記開始，供應堆有 12 個，均勢標記顯示其中一方陣營。",
    ),
    "reserve_pile": words(
        "The reserve pile must hold the 4 characters you did not choose: {diff}.",
        "予備パイルは選ばなかったキャラクター4枚でなければなりません：{diff}。",
        "儲備堆必須是你未選擇的 4 張角色牌：{diff}。",
    ),
    "tutorial_extras": words(
        "The tutorial uses no strategies, influence or characters.",
        "チュートリアルでは戦略・影響力・キャラクターを使いません。",
        "教學遊戲不使用戰略牌、影響力標記或角色牌。",
    ),
}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language` (English where it is missing); the code itself for a problem of no check here."""

    def value_of(name: str, value: str, language: str) -> str:
        if name == "faction":
            return next((in_language(choice.names, language) for choice in FACTIONS if choice.code == value), value)
        return zone_name(ZONES, value, language) if name == "zone" else value

    return sentence(problem, language, TEMPLATES, name_of=lambda code, language: name_of(code, language, pool), value_of=value_of)


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; the code itself where the pool does not know it.  Ordinary resource cards share names: their value is added."""
    card = pool.cards.get(pool.card_code(code) or "")
    if card is None:
        return code
    name = in_language(card.names, language)
    return name if card.is_character or card.value is None else f"{name} {card.value}"
