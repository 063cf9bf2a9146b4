"""Abilities in plain words: our own few, made from the operations, in each language.

line: one ability: its slot, the factions of which it needs an ally, what it gives as (resource, number), and the rest as a text.
What is not put into operations is said to be missing, and never told in the publisher's words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.contracts import LANGUAGES, AbilityLine, Words, words
from games.star_realms.facts import FACTIONS, OPERATIONS, RESOURCES, SLOTS

Effect = Mapping[str, Any]

_SLOTS = {choice.code: choice.names for choice in SLOTS}
_RESOURCES = {choice.code: choice.names for choice in RESOURCES}
_FACTIONS = {choice.code: choice.names for choice in FACTIONS}
_OPERATIONS = {choice.code: choice.names for choice in OPERATIONS}

_FILTERS = {
    "card": words("card", "カード", "牌"),
    "ship": words("ship", "宇宙船", "船艦"),
    "base": words("base", "基地", "基地"),
    "ship_or_base": words("ship or base", "宇宙船か基地", "船艦或基地"),
}
_ZONES = {"hand": words("hand", "手札", "手牌"), "discard": words("discard pile", "捨て札", "棄牌堆")}
_PLACES = {
    "discard": words("to the discard pile", "捨て札へ", "放到棄牌堆"),
    "hand": words("to the hand", "手札へ", "放到手牌"),
    "top_of_deck": words("onto the deck", "山札の上へ", "放到牌庫頂"),
}
_MAY = words("may {what}", "{what}（任意）", "可{what}")
_OPTIONAL = words("{what} (optional)", "{what}（任意）", "{what}（可選）")  # of what is no verb
_OR = words(" or ", "か", "或")
_COLON = words("{when}: {what}", "{when}：{what}", "{when}：{what}")
_CHOICE = words("choose: {what}", "次から選ぶ：{what}", "選擇：{what}")
_BETWEEN_OPTIONS = words(" / ", "／", "／")
_AND = words("; ", "、", "，")

# Each operation with its numbers; second, where the card sets no bound.
_LINES: Mapping[str, tuple[Words, Words]] = {
    "draw": (words("draw {n}", "{n}枚引く", "抽{n}張"), words("draw any number", "何枚でも引く", "抽任意張")),
    "self_discard": (
        words("discard {n}", "手札を{n}枚捨てる", "棄{n}張手牌"),
        words("discard any number", "手札を何枚でも捨てる", "棄任意張手牌"),
    ),
    "opponent_discard": (
        words("opponent discards {n}", "相手が{n}枚捨てる", "對手棄{n}張"),
        words("opponent discards the hand", "相手が手札をすべて捨てる", "對手棄掉全部手牌"),
    ),
    "scrap": (
        words("scrap {n} from {zones}", "{zones}から{n}枚廃棄", "報廢{zones}的{n}張"),
        words("scrap any number from {zones}", "{zones}から何枚でも廃棄", "報廢{zones}的任意張"),
    ),
    "scrap_trade_row": (
        words("scrap {n} of the trade row", "交易列の{n}枚を廃棄", "報廢交易列的{n}張"),
        words("scrap any number of the trade row", "交易列の何枚でも廃棄", "報廢交易列的任意張"),
    ),
    "discard_then_draw_that_many": (
        words("discard up to {n}, draw as many", "{n}枚まで捨て、同じ枚数を引く", "棄最多{n}張，抽同樣張數"),
        words("discard any number, draw as many", "何枚でも捨て、同じ枚数を引く", "棄任意張，抽同樣張數"),
    ),
}
_PLAIN: Mapping[str, Words] = {
    "gain": words("{n} {resource}", "{resource}{n}", "{n}點{resource}"),
    "pay": words("pay {n} {resource}", "{resource}{n}を払う", "支付{n}點{resource}"),
    "if": words("with {n} or more bases in play", "場に基地が{n}つ以上", "場上有{n}個以上基地"),
    "trigger": words("for each ship played", "宇宙船をプレイするたび", "每打出1艘船艦"),
    "destroy_base": words("destroy a base", "基地1つを破壊", "摧毀1個基地"),
    "draw_per_scrapped_this_way": words("draw 1 for each scrapped so", "廃棄1枚につき1枚引く", "每報廢1張抽1張"),
    "draw_per_card_played_this_turn": words(
        "draw 1 for each {factions} card of this turn", "このターンの{factions}1枚につき1枚引く", "本回合每張{factions}牌抽1張"
    ),
    "copy_ship_played_this_turn": words("copy a ship of this turn", "このターンの宇宙船1隻をコピー", "複製本回合的1艘船艦"),
    "counts_as_ally": words("always an ally of {factions}", "常に{factions}の友軍", "永遠視為{factions}友軍"),
    "gain_ally": words("counts as a {factions} ally", "{factions}の友軍になる", "視為{factions}友軍"),
    "next_acquired_to_top": words(
        "next {filter} acquired: onto the deck", "次に取得する{filter}は山札の上へ", "下一張取得的{filter}放到牌庫頂"
    ),
    "next_acquired_to_hand": words("next {filter} acquired: to the hand", "次に取得する{filter}は手札へ", "下一張取得的{filter}放到手牌"),
    "next_acquired_to_play": words("next {filter} acquired: into play", "次に取得する{filter}は場へ", "下一張取得的{filter}直接進場"),
    "text": words("(an effect that is not told here)", "（ここに書かれていない効果）", "（此處未列出的效果）"),
}
_FREE = words("acquire a {filter} free {to}", "{filter}1枚を無料で取得し{to}", "免費取得1張{filter}，{to}")
_FREE_UP_TO = words(
    "acquire a {filter} of cost {most} or less free {to}",
    "コスト{most}以下の{filter}1枚を無料で取得し{to}",
    "免費取得1張費用{most}以下的{filter}，{to}",
)


def ability_lines(facts: Mapping[str, Any]) -> tuple[AbilityLine, ...]:
    """The abilities of a card's `facts` (or of its other side) in the order of the slots.

    >>> effects = [{"op": "gain", "resource": "trade", "n": 3}, {"op": "draw", "n": 1}]
    >>> (line,) = ability_lines({"abilities": {"scrap": [{"effects": effects}]}})
    >>> line.slot, line.gains, line.texts["en"]
    ('scrap', (('trade', 3),), 'draw 1')
    """
    abilities = facts.get("abilities") or {}
    return tuple(_line(slot, ability) for slot in _SLOTS for ability in abilities.get(slot, ()))


def _line(slot: str, ability: Mapping[str, Any]) -> AbilityLine:
    effects = ability["effects"]
    gains = tuple((effect["resource"], int(effect["n"])) for effect in effects if effect["op"] == "gain")
    rest = [effect for effect in effects if effect["op"] != "gain"]
    return AbilityLine(
        slot=slot,
        labels=_SLOTS[slot],
        factions=tuple(ability.get("factions", ())),
        gains=gains,
        texts={language: _said(rest, language) for language in LANGUAGES},
    )


def _said(effects: Iterable[Effect], language: str) -> str:
    return _AND[language].join(dict.fromkeys(_one(effect, language) for effect in effects))


def _one(effect: Effect, language: str) -> str:
    text = _plainly(effect, language)
    if not effect.get("optional"):
        return text
    return (_OPTIONAL if effect["op"].startswith("next_") else _MAY)[language].format(what=text)


def _plainly(effect: Effect, language: str) -> str:
    if effect["op"] == "choose":
        options = _BETWEEN_OPTIONS[language].join(_said(option, language) for option in effect["options"])
        return _CHOICE[language].format(what=options)
    line = _template(effect)[language].format(**_values(effect, language))
    return _COLON[language].format(when=line, what=_said(effect["then"], language)) if "then" in effect else line


def _template(effect: Effect) -> Words:
    code = effect["op"]
    if code in _LINES:
        bound, boundless = _LINES[code]
        return boundless if effect["n"] is None else bound
    if code == "acquire_free":
        return _FREE if effect["max_cost"] is None else _FREE_UP_TO
    return _PLAIN.get(code) or _OPERATIONS[code]


def _values(effect: Effect, language: str) -> dict[str, Any]:
    return {
        "n": effect.get("bases_in_play_at_least", effect.get("n")),
        "resource": _name(_RESOURCES, effect.get("resource"), language),
        "filter": _name(_FILTERS, effect.get("filter"), language),
        "to": _name(_PLACES, effect.get("to"), language),
        "most": effect.get("max_cost"),
        "zones": _listed(_ZONES, effect.get("zones", ()), language),
        "factions": _listed(_FACTIONS, effect.get("factions", ()), language),
    }


def _name(of: Mapping[str, Words], code: str | None, language: str) -> str:
    name = of[code][language] if code else ""
    # English writes the three resources small in a sentence, as it does other nouns.
    return name.lower() if of is _RESOURCES and language == "en" else name


def _listed(of: Mapping[str, Words], codes: Iterable[str], language: str) -> str:
    return _OR[language].join(of[code][language] for code in codes)
