"""Each problem of a deck as one sentence, in each language we ship.

A template names: {name} and {number} of the set or card at fault, {found}, {allowed}, {diff} (what is missing and what is too much),
and the problem's own values, the codes of affiliations, sides and zones among them as names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, zone_name
from games.star_wars_lcg.catalogue.fields import SIDES
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.formats import ZONES
from games.texts import Words, in_language

TEMPLATES: Final[Mapping[str, Words]] = {
    **SLOT_SENTENCES,
    "unknown_code": {
        "en": "Unknown card or objective set: {name}.",
        "ja": "不明なカードまたは目標セット：{name}。",
        "zh-hant": "未知的卡牌或目標組：{name}。",
    },
    "challenge_card": {
        "en": "'{name}' belongs to a challenge deck and to no objective set.",
        "ja": "「{name}」はチャレンジデッキのカードで、どの目標セットにも属しません。",
        "zh-hant": "「{name}」屬於挑戰牌組，不屬於任何目標組。",
    },
    "affiliation_count": {
        "en": "Choose exactly one affiliation card (found {found}).",
        "ja": "所属カードをちょうど1枚選んでください（現在{found}枚）。",
        "zh-hant": "請選擇恰好 1 張所屬卡（目前 {found} 張）。",
    },
    "too_few_sets": {
        "en": "A constructed deck needs at least {allowed} objective sets; this one has {found}.",
        "ja": "構築デッキには目標セットが{allowed}個以上必要です（現在{found}個）。",
        "zh-hant": "構築牌組至少需要 {allowed} 個目標組；此牌組有 {found} 個。",
    },
    "incomplete_set": {
        "en": "Set {number} '{name}' is incomplete or has extra cards: {diff}.",
        "ja": "セット{number}「{name}」のカードに過不足があります：{diff}。",
        "zh-hant": "第 {number} 組「{name}」的卡牌不完整或有多餘：{diff}。",
    },
    "mixed_sides": {
        "en": "'{name}' is a {side} card; this is a {deck_side} deck.",
        "ja": "「{name}」は{side}のカードですが、このデッキは{deck_side}です。",
        "zh-hant": "「{name}」是{side}的卡牌；此牌組屬於{deck_side}。",
    },
    "too_many_copies": {
        "en": "Set '{name}' is included {found} times; the maximum is {allowed}.",
        "ja": "セット「{name}」が{found}個入っています（上限は{allowed}個）。",
        "zh-hant": "目標組「{name}」放入了 {found} 次；上限為 {allowed} 次。",
    },
    "limited_set": {
        "en": "Set '{name}' is limited to {allowed} per objective deck{by}; found {found}.",
        "ja": "セット「{name}」は目標デッキに{allowed}個までです{by}（現在{found}個）。",
        "zh-hant": "目標組「{name}」每個目標牌庫限 {allowed} 個{by}；目前有 {found} 個。",
    },
    "affiliation_only": {
        "en": "Set '{name}' can be used only with the {affiliation} affiliation card.",
        "ja": "セット「{name}」は所属カードが{affiliation}の場合にのみ使えます。",
        "zh-hant": "目標組「{name}」只能搭配{affiliation}所屬卡使用。",
    },
    "not_a_starter": {
        "en": "This is not one of the four starter decks: {diff}.",
        "ja": "4種のスターターデッキのいずれでもありません：{diff}。",
        "zh-hant": "這不是四副入門牌組之一：{diff}。",
    },
    "starter_in_constructed": {
        "en": "Starter decks ({found} sets) are for introductory play; constructed play needs {allowed}.",
        "ja": "スターターデッキ（{found}セット）は入門用です。構築戦には{allowed}セット必要です。",
        "zh-hant": "入門牌組（{found} 組）供入門遊玩；構築賽需要 {allowed} 組。",
    },
    "affiliation_requirement": {
        "en": "'{name}' demands exactly {own_count} {own} objectives (found {own_found}) and exactly {other_count} that are {other} or "
        "neutral (found {other_found}), {allowed} in all (found {found}).",
        "ja": "「{name}」には{own}の目標ちょうど{own_count}個（現在{own_found}個）と、{other}または中立の目標ちょうど{other_count}個"
        "（現在{other_found}個）、合計{allowed}個（現在{found}個）が必要です。",
        "zh-hant": "「{name}」要求恰好 {own_count} 個{own}目標（目前 {own_found} 個）與恰好 {other_count} 個{other}或中立目標"
        "（目前 {other_found} 個），共 {allowed} 個（目前 {found} 個）。",
    },
    "restricted_together": {
        "en": "The restricted list ({source}, from {since}) allows only one of these sets: {names}.",
        "ja": "制限リスト（{source}、{since}から）により、次のセットは1種類しか使えません：{names}。",
        "zh-hant": "依限制表（{source}，自 {since} 起），下列目標組只能使用其中 1 種：{names}。",
    },
    "many_sets": {
        "en": "{found} sets: legal, but larger decks are less consistent.",
        "ja": "{found}セット：適正ですが、大きなデッキは安定性が下がります。",
        "zh-hant": "{found} 組：合法，但牌組越大越不穩定。",
    },
    "no_resource_match": {
        "en": "No card in the deck generates {affiliation} resources; {found} cards may be unplayable.",
        "ja": "{affiliation}のリソースを生み出すカードがありません。{found}枚がプレイできないかもしれません。",
        "zh-hant": "牌組中沒有能產生{affiliation}資源的卡；{found} 張卡可能無法打出。",
    },
    "not_owned": {
        "en": "Your collection holds set '{name}' {allowed} times; this deck needs {found}.",
        "ja": "あなたのコレクションにはセット「{name}」が{allowed}個あります。このデッキには{found}個必要です。",
        "zh-hant": "你的收藏中有 {allowed} 個目標組「{name}」；此牌組需要 {found} 個。",
    },
    # Why a list cannot be played at all, legal or not.
    "too_few_objectives": {
        "en": "Setting up takes {allowed} objectives; this deck has {found}.",
        "ja": "準備には目標が{allowed}枚必要です（現在{found}枚）。",
        "zh-hant": "開局需要 {allowed} 張目標；此牌組有 {found} 張。",
    },
    "too_few_command_cards": {
        "en": "The first hand takes {allowed} cards besides the objectives; this deck has {found}.",
        "ja": "最初の手札には目標以外のカードが{allowed}枚必要です（現在{found}枚）。",
        "zh-hant": "起始手牌需要 {allowed} 張目標以外的牌；此牌組有 {found} 張。",
    },
    "too_many_cards": {
        "en": "A deck of {found} cards is more than can be played here; the most is {allowed}.",
        "ja": "カードが{found}枚のデッキはここではプレイできません（上限{allowed}枚）。",
        "zh-hant": "{found} 張牌的牌組超出此處可進行的上限 {allowed} 張。",
    },
}

_AFFILIATION_WANTED: Final[Words] = {"en": "{name} affiliation card wanted", "ja": "所属カード{name}が必要", "zh-hant": "需要{name}所屬卡"}
_NEAREST: Final[Words] = {"en": "nearest is {name}", "ja": "最も近いのは{name}", "zh-hant": "最接近的是{name}"}
_BY: Final[Words] = {"en": " ({source})", "ja": "（{source}）", "zh-hant": "（{source}）"}
_COMMA: Final[Words] = {"en": ", ", "ja": "、", "zh-hant": "、"}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language` (English where it is missing); the code itself for a problem of no check here."""
    if problem.code not in TEMPLATES:
        return problem.code
    values = dict(problem.values)
    words = {name: _named(name, value, language, pool) for name, value in values.items()}
    first = problem.cards[0] if problem.cards else ""
    return in_language(TEMPLATES[problem.code], language).format_map(
        {
            "name": name_of(first, language, pool),
            "names": in_language(_COMMA, language).join(name_of(code, language, pool) for code in problem.cards),
            "number": first,
            "found": problem.found,
            "allowed": problem.allowed,
            "diff": _diff(values, language, pool),
            "by": in_language(_BY, language).format(source=values["source"]) if "source" in values else "",
            **words,
        }
    )


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a set, card or affiliation; the code itself where the pool does not know it."""
    known = pool.sets.get(code) or pool.card(code) or pool.factions.get(code)
    names = known.names if known is not None else pool.challenge.get(code)
    return in_language(names, language) if names is not None else code


def _named(name: str, value: str, language: str, pool: Pool) -> str:
    if name in ("side", "deck_side"):
        return next((in_language(side.names, language) for side in SIDES if side.code == value), value)
    if name == "zone":
        return zone_name(ZONES, value, language)
    if name in ("affiliation", "own", "other") and (faction := pool.factions.get(value)) is not None:
        return in_language(faction.names, language)
    return value


def _diff(values: Mapping[str, str], language: str, pool: Pool) -> str:
    """What is missing (-) and too much (+), by name: "-1 Luke Skywalker, +2 Hate"."""
    parts = []
    if "starter" in values:
        parts.append(in_language(_NEAREST, language).format(name=_named("affiliation", values["starter"], language, pool)))
    for sign, counted in (("-", values.get("missing", "")), ("+", values.get("extra", ""))):
        for entry in counted.split():
            copies, _, code = entry.partition("x")
            parts.append(f"{sign}{copies} {name_of(code, language, pool)}")
    if "affiliation" in values:
        wanted = _named("affiliation", values["affiliation"], language, pool)
        parts.append(in_language(_AFFILIATION_WANTED, language).format(name=wanted))
    return in_language(_COMMA, language).join(parts)
