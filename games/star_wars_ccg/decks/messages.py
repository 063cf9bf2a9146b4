"""Each problem of a deck as one sentence, in each language we ship.

A template names: {name} of the card at fault, or {names} of all, {found}, {allowed}, and the problem's own values,
the codes of sides, zones and icons among them as names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.star_wars_ccg.catalogue.fields import CARD_TYPES, EXPANSION_ICONS, ICONS, RARITIES, SIDES, SUBTYPES
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.formats import ZONES
from games.texts import Words, in_language, words

MOST_NAMES: Final = 8  # a sentence names so many cards, and counts the rest

TEMPLATES: Final[Mapping[str, Words]] = {
    "unknown_code": words("Unknown card: {name}.", "不明なカード：{name}。", "未知的卡牌：{name}。"),
    "wrong_zone": words(
        "'{name}' is listed in '{zone}', which is no part of a deck.",
        "「{name}」のある「{zone}」はデッキの部分ではありません。",
        "「{name}」列於「{zone}」，但牌組沒有這個部分。",
    ),
    "bad_quantity": words(
        "Copies of '{name}' must be a whole number from 1 up; found {quantity}.",
        "「{name}」の枚数は1以上の整数でなければなりません（{quantity}）。",
        "「{name}」的數量必須是 1 以上的整數（目前為 {quantity}）。",
    ),
    "deck_size": words(
        "A deck has exactly {allowed} cards; this one has {found}.",
        "デッキはちょうど{allowed}枚です（現在{found}枚）。",
        "牌組必須恰好 {allowed} 張；此牌組有 {found} 張。",
    ),
    "wrong_side": words(
        "'{name}' is a {side} card in a {deck_side} deck.",
        "「{name}」は{side}のカードですが、このデッキは{deck_side}です。",
        "「{name}」是{side}的卡牌；此牌組屬於{deck_side}。",
    ),
    "no_starting_location": words(
        "The deck needs a non-generic site or system (or an Objective) to start with.",
        "開始するために、ジェネリックでない位置か星系（または目標）がデッキに必要です。",
        "牌組需要一個非通用的地區或星系（或一張目標）才能開始。",
    ),
    "double_sided_copies": words(
        "'{name}' is double-sided; only {allowed} is allowed (found {found}).",
        "「{name}」は両面カードなので{allowed}枚までです（現在{found}枚）。",
        "「{name}」是雙面卡，只能放 {allowed} 張（目前 {found} 張）。",
    ),
    "too_many_objectives": words(
        "Only {allowed} Objective is allowed (found {found}): {names}.",
        "目標は{allowed}枚までです（現在{found}枚）：{names}。",
        "目標只能放 {allowed} 張（目前 {found} 張）：{names}。",
    ),
    "dark_jedi_test": words(
        "Jedi Tests are Light Side cards: {names}.",
        "ジェダイ テストはライトサイドのカードです：{names}。",
        "絕地試煉是光明面的卡牌：{names}。",
    ),
    "bad_starting_location": words(
        "'{name}' cannot be the starting location.",
        "「{name}」から開始することはできません。",
        "「{name}」不能作為起始地點。",
    ),
    "outside_deck": words(
        "There is no sideboard; {found} cards are listed outside the deck.",
        "サイドボードはありません。デッキ外に{found}枚あります。",
        "沒有備牌；牌組外列有 {found} 張卡。",
    ),
    "too_many_outside": words(
        "At most {allowed} cards may be listed outside the deck; found {found}.",
        "デッキ外のカードは{allowed}枚までです（現在{found}枚）。",
        "牌組外最多可列 {allowed} 張卡（目前 {found} 張）。",
    ),
    "too_many_starting_effects": words(
        "Only {allowed} Starting Effect is allowed (found {found}): {names}.",
        "スターティング・エフェクトは{allowed}枚までです（現在{found}枚）：{names}。",
        "起始效果只能放 {allowed} 張（目前 {found} 張）：{names}。",
    ),
    "missing_partner": words(
        "'{name}' needs '{card}' in the deck.",
        "「{name}」には「{card}」がデッキに必要です。",
        "「{name}」需要牌組中有「{card}」。",
    ),
    "only_outside": words(
        "These do not count towards the deck and must be listed outside it: {names}.",
        "デッキの枚数に数えないため、デッキ外に置くカード：{names}。",
        "下列卡牌不計入牌組張數，必須列於牌組外：{names}。",
    ),
    "game_aid": words(
        "A Game Aid is not a card to play with: {names}.",
        "補助カードはデッキに入れられません：{names}。",
        "輔助卡不能放入牌組：{names}。",
    ),
    "gone_card": words(
        "Retired, or a wording that has since been changed: {names}.",
        "廃止されたか、その後に書き換えられたカード：{names}。",
        "已退役，或之後已改版的卡牌：{names}。",
    ),
    "not_in_pool": words(
        "Of no set of this format: {names}.",
        "このフォーマットのセットにないカード：{names}。",
        "不屬於此賽制各組的卡牌：{names}。",
    ),
    "banned_icon": words(
        "This format does not use '{reason}': {names}.",
        "このフォーマットで使えない「{reason}」のカード：{names}。",
        "此賽制不使用「{reason}」：{names}。",
    ),
    "banned_rarity": words(
        "This format does not use cards of the rarity {reason}: {names}.",
        "このフォーマットで使えないレアリティ{reason}のカード：{names}。",
        "此賽制不使用稀有度為{reason}的卡牌：{names}。",
    ),
    "banned_card": words(
        "Banned in this format: {names}.",
        "このフォーマットの禁止カード：{names}。",
        "此賽制的禁用卡：{names}。",
    ),
    "objective_lacks_card": words(
        "'{name}' starts with '{card}', which is not in the deck; the Objective would be discarded.",
        "「{name}」の開始に必要な「{card}」がデッキになく、この目標は捨てられます。",
        "「{name}」起始所需的「{card}」不在牌組中，該目標將被棄置。",
    ),
    "one_starting_location": words(
        "Add a second starting location beside '{name}' in case the opponent picks the same one.",
        "相手が同じ場所を選んだ場合のため、「{name}」のほかにも開始できる場所を加えましょう。",
        "請在「{name}」之外再加入一個起始地點，以防對手選擇相同地點。",
    ),
    "spare_unique_copies": words(
        "'{name}' is unique: {found} copies, at most {allowed} on the table.",
        "「{name}」はユニークです：{found}枚のうち、場に出せるのは{allowed}枚まで。",
        "「{name}」是唯一卡：共 {found} 張，場上最多 {allowed} 張。",
    ),
    "sector_without_system": words(
        "'{name}' needs {system} on the table, and this deck does not bring it.",
        "「{name}」には場に{system}が必要ですが、このデッキにはありません。",
        "「{name}」需要場上有{system}，但此牌組沒有。",
    ),
    "starships_without_system": words(
        "{found} starships need a system on the table, and this deck does not bring one: {names}.",
        "宇宙船{found}枚には場に星系が必要ですが、このデッキにはありません：{names}。",
        "{found} 張星艦需要場上有星系，但此牌組沒有：{names}。",
    ),
    "low_destiny": words(
        "Low average destiny ({average}; from {least} it would be fair).",
        "運命数の平均が低め（{average}、目安は{least}以上）。",
        "平均命運值偏低（{average}；建議 {least} 以上）。",
    ),
    "few_force_icons": words(
        "Few Force icons on the deck's own locations ({found}; from {allowed} it would be fair).",
        "自分のロケーションのフォースアイコンが少なめ（{found}、目安は{allowed}以上）。",
        "己方地點的原力圖示偏少（{found}；建議 {allowed} 以上）。",
    ),
    # Why a list cannot be dealt, legal or not.
    "too_few_cards": words(
        "The first hand takes {allowed} cards; besides those that start on the table this deck has {found}.",
        "最初の手札は{allowed}枚です。開始時に場に出すカードのほかに{found}枚しかありません。",
        "起始手牌需要 {allowed} 張；除起始卡外此牌組只有 {found} 張。",
    ),
    "too_many_cards": words(
        "A deck of {found} cards is more than can be dealt here; the most is {allowed}.",
        "{found}枚のデッキはここでは配れません（上限{allowed}枚）。",
        "{found} 張的牌組超出此處可發牌的上限 {allowed} 張。",
    ),
}

_COMMA: Final = words(", ", "、", "、")
_MORE: Final = words(" and {count} more", "、ほか{count}枚", "等共另 {count} 張")
_ANY_SYSTEM: Final = words("a system", "星系", "一個星系")
_NAMED: Final = {choice.code: choice.names for choices in (SUBTYPES, CARD_TYPES, EXPANSION_ICONS, ICONS) for choice in choices}
_RARITIES: Final = {**{choice.code: choice.names for choice in RARITIES}, "V": words("virtual card", "バーチャルカード", "虛擬卡")}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language` (English where it is missing); the code itself for a problem of no check here."""
    if problem.code not in TEMPLATES:
        return problem.code
    values = {name: _named(name, value, problem.code, language) for name, value in problem.values}
    return in_language(TEMPLATES[problem.code], language).format_map(
        {
            "name": name_of(problem.cards[0], language, pool) if problem.cards else "",
            "names": _names(problem, language, pool),
            "found": problem.found,
            "allowed": problem.allowed,
            "system": in_language(_ANY_SYSTEM, language),
            **values,
        }
    )


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; the code itself where the pool does not know it."""
    card = pool.card(code)
    return in_language(card.names, language) if card is not None else code


def _names(problem: Problem, language: str, pool: Pool) -> str:
    named = list(dict.fromkeys(name_of(code, language, pool) for code in problem.cards))
    text = in_language(_COMMA, language).join(named[:MOST_NAMES])
    rest = len(named) - MOST_NAMES
    return text + in_language(_MORE, language).format(count=rest) if rest > 0 else text


def _named(name: str, value: str, code: str, language: str) -> str:
    if name in ("side", "deck_side"):
        return next((in_language(side.names, language) for side in SIDES if side.code == value), value)
    if name == "zone":
        return next((in_language(zone.names, language) for zone in ZONES if zone.code == value), value)
    if name == "reason":
        known = _RARITIES if code == "banned_rarity" else _NAMED
        return in_language(known[value], language) if value in known else value
    return value
