"""Each problem as one sentence, in each language we ship; see `games.decks.sentences.sentence` for what a template may name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, sentence, zone_name
from games.legend_of_stars.catalogue.fields import FIELDS
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.formats import ZONES
from games.texts import Words, in_language, words

TEMPLATES: Final[Mapping[str, Words]] = {
    **SLOT_SENTENCES,
    "too_few_cards": words(
        "A deck needs at least {allowed} cards; this one has {found}.",
        "デッキには{allowed}枚以上のカードが必要です（現在{found}枚）。",
        "牌組至少需要 {allowed} 張牌；此牌組有 {found} 張。",
    ),
    "too_many_copies": words(
        "'{name}' appears {found} times; the maximum is {allowed}.",
        "「{name}」が{found}枚入っています（上限は{allowed}枚）。",
        "「{name}」放入了 {found} 張；上限為 {allowed} 張。",
    ),
    "wrong_type": words(
        "'{name}' is a {type}; decks hold only characters, effects and supports.",
        "「{name}」は{type}です。デッキに入るのはキャラクター・エフェクト・サポートだけです。",
        "「{name}」是{type}；牌組只能有角色、效果與支援。",
    ),
    "limit_card": words(
        "'{name}' is a Limit Card since {since}; {allowed} copy is allowed, found {found}.",
        "「{name}」は{since}からリミットカードです。{allowed}枚まで（現在{found}枚）。",
        "「{name}」自 {since} 起為限制卡；限 {allowed} 張，目前 {found} 張。",
    ),
    "bad_card_data": words(
        "'{name}': {field} is missing or not allowed.",
        "「{name}」：{field}がないか、正しくありません。",
        "「{name}」：{field}缺少或不正確。",
    ),
    "starting_life": words(
        "Both players start with {allowed} life; found {found}.",
        "ライフは{allowed}で始めます（現在{found}）。",
        "雙方生命從 {allowed} 開始；目前為 {found}。",
    ),
    "opening_hand": words(
        "The first hand has at most {allowed} cards and at least 7; found {found}.",
        "最初の手札は7枚以上{allowed}枚以下です（現在{found}枚）。",
        "起始手牌為 7 至 {allowed} 張；目前 {found} 張。",
    ),
    "deck_after_drawing": words(
        "After the first hand the deck has {allowed} cards; found {found}.",
        "最初の手札を引いた後のデッキは{allowed}枚です（現在{found}枚）。",
        "抽起始手牌後牌組應有 {allowed} 張；目前 {found} 張。",
    ),
    "zone_not_empty": words(
        "Before the first turn only hand and deck hold cards; found {found} elsewhere.",
        "最初のターンの前にカードがあるのは手札とデッキだけです（他に{found}枚）。",
        "第一回合前只有手牌與牌組有牌；其他區域有 {found} 張。",
    ),
    "first_player_drew": words(
        "The first player does not draw in the first turn; drew {found}.",
        "先攻は最初のターンにカードを引きません（{found}枚引きました）。",
        "先攻玩家第一回合不抽牌；抽了 {found} 張。",
    ),
    "large_deck": words(
        "{found} cards: legal, but larger than the usual 50.",
        "{found}枚：適正ですが、通常の50枚より多くなっています。",
        "{found} 張：合法，但多於一般的 50 張。",
    ),
    "no_characters": words(
        "The deck has no characters and may be unable to win.",
        "キャラクターがないため、勝てないかもしれません。",
        "牌組沒有角色，可能無法獲勝。",
    ),
    "several_fields": words(
        "Only one field can be in play at a time; the deck has {found}.",
        "フィールドは同時に1枚しか場に置けません（デッキに{found}枚）。",
        "場地一次只能有 1 張在場；牌組有 {found} 張。",
    ),
    "costly_deck": words(
        "{found}% of the deck costs more than 4 energies.",
        "デッキの{found}%がコスト5以上です。",
        "牌組的 {found}% 費用超過 4 點能量。",
    ),
    "no_way_forward": words(
        "'{name}' can never reach the front row by its own icons.",
        "「{name}」は自分のリードアイコンでは前衛に出られません。",
        "「{name}」無法靠自己的圖示到達前排。",
    ),
    "limit_list_unknown": words(
        "The Limit Card list is not known; this deck was checked without it.",
        "リミットカードのリストが不明なため、それなしで確認しました。",
        "限制卡表未知；此牌組未依該表檢查。",
    ),
    # Why nothing can be dealt.
    "too_few_to_deal": words(
        "The first hand takes {allowed} cards; this deck has {found}.",
        "最初の手札には{allowed}枚必要です（現在{found}枚）。",
        "起始手牌需要 {allowed} 張牌；此牌組有 {found} 張。",
    ),
}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language` (English where it is missing); the code itself for a problem of no check here."""

    def value_of(name: str, value: str, language: str) -> str:
        if name == "field":
            return next((in_language(field.labels, language) for field in FIELDS if field.name == value), value)
        return zone_name(ZONES, value, language) if name == "zone" else value

    return sentence(problem, language, TEMPLATES, name_of=lambda code, language: name_of(code, language, pool), value_of=value_of)


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; the code itself where the pool does not know it."""
    card = pool.cards.get(pool.card_code(code) or "")
    return in_language(card.names, language) if card else code
