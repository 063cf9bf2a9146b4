"""Abilities in plain words: our own few, made from the operations, in each language.

line: one ability: its slot, the factions of which it needs an ally, what it gives as (resource, number), and the rest as a text.
What is not put into operations is said to be missing, and never told in the publisher's words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.contracts.catalogue import AbilityLine
from games.star_realms.catalogue.fields import FACTIONS, OPERATIONS, RESOURCES, SLOTS
from games.texts import LANGUAGES, Words, words

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
_ZONES = {
    "hand": words("hand", "手札", "手牌"),
    "discard": words("discard pile", "捨て札", "棄牌堆"),
    "trade_row": words("trade row", "交易列", "交易列"),
}
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
_IN_BRACKETS = words("({what})", "（{what}）", "（{what}）")  # what belongs together, where more follows
_AND = words("; ", "、", "，")

# An amount that is so much for each of something.
_PER: Mapping[str, Words] = {
    "counted": words("{what} for each", "1枚につき{what}", "每張{what}"),
    "costs": words("{what} for each point of its cost", "そのコスト1につき{what}", "其費用每點{what}"),
    "missing": words("{what} for each fewer than 2", "2枚に足りない1枚につき{what}", "每少於2張1張{what}"),
    "scrapped": words(
        "{what} for each own card scrapped this turn", "このターン廃棄した自分のカード1枚につき{what}", "本回合每報廢1張己方的牌{what}"
    ),
    "trimmed": words(
        "{what} for each card scrapped from hand or discard pile this turn",
        "このターン手札か捨て札から廃棄した1枚につき{what}",
        "本回合每從手牌或棄牌堆報廢1張{what}",
    ),
    "in_play": words("{what} for each {of} in play", "場の{of}1枚につき{what}", "場上每張{of}{what}"),
    "same_faction": words(
        "{what} for each card of that faction in play", "場のその勢力のカード1枚につき{what}", "場上每張該陣營的牌{what}"
    ),
}
_CONDITIONS: Mapping[str, Words] = {
    "bases_in_play_at_least": words("with {n} or more bases in play", "場に基地が{n}つ以上", "場上有{n}個以上基地"),
    "opponent_bases_at_least": words("if the opponent has {n} or more bases", "相手に基地が{n}つ以上", "對手有{n}個以上基地"),
    "bases_played_at_least": words("if a base was played this turn", "このターン基地をプレイしていれば", "本回合打出過基地時"),
    "trimmed_at_least": words(
        "if a card was scrapped from hand or discard pile this turn",
        "このターン手札か捨て札から廃棄していれば",
        "本回合曾從手牌或棄牌堆報廢時",
    ),
    "counted_at_least": words("if so", "そうしたら", "若如此做"),
}
_TRIGGERS: Mapping[str, Words] = {
    "play_ship": words("for each {factions}ship played", "{factions}宇宙船をプレイするたび", "每打出1艘{factions}船艦"),
    "scrap_own": words("for each card scrapped from hand or discard pile", "手札か捨て札から1枚廃棄するたび", "每從手牌或棄牌堆報廢1張"),
    "first_authority": words("for the first authority gained in a turn", "ターン中に最初に権威点を得たとき", "每回合首次獲得權威值時"),
    "scrap_ability": words(
        "for each scrap ability of a ship or base used", "宇宙船か基地の廃棄能力を使うたび", "每使用船艦或基地的報廢能力"
    ),
}

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
    "lose_authority": words("lose {n} authority", "権威点を{n}失う", "失去{n}點權威值"),
    "scrap_this": words("scrap this card", "このカードを廃棄", "報廢此牌"),
    "destroy_own_base": words("destroy an own base", "自分の基地1つを破壊", "摧毀1個己方基地"),
    "return_base": words("return a base to its owner's hand", "基地1つを持ち主の手札に戻す", "將1個基地移回其持有者手牌"),
    "take_back": words("discard pile to hand: {n}", "捨て札から{n}枚を手札に", "從棄牌堆拿回{n}張"),
    "put_back": words("{n} of the hand onto the deck", "手札{n}枚を山札の上へ", "{n}張手牌放到牌庫頂"),
    "take_from_opponent": words(
        "take a card of the opponent's discard pile", "相手の捨て札1枚を自分の捨て札へ", "將對手棄牌堆1張移到己方棄牌堆"
    ),
    "take_explorer": words("take an Explorer {to}", "探索船1枚を{to}", "取得1張探索者，{to}"),
    "shuffle_discard_in": words("shuffle the discard pile into the deck", "捨て札を山札に混ぜる", "將棄牌堆洗入牌庫"),
    "set_aside": words("set a card of the trade row aside for oneself", "交易列の1枚を自分用に脇に置く", "將交易列1張放到一旁供自己取得"),
    "choose_faction": words("choose its faction when played", "プレイ時に勢力を選ぶ", "打出時選擇其陣營"),
    "gain_chosen_ally": words("counts as an ally of a chosen faction", "選んだ勢力の友軍になる", "視為所選陣營的友軍"),
    "copy_base": words("copy a base in play until the turn ends", "ターン終了まで場の基地をコピー", "複製場上1個基地直到回合結束"),
    "copy_ally_ability": words("copy an ally ability used this turn", "このターン使った友軍能力をコピー", "複製本回合用過的1個友軍能力"),
    "return_at_end": words(
        "back to the discard pile at the end of the turn", "ターン終了時に廃棄場から捨て札へ戻る", "回合結束時從報廢堆回到棄牌堆"
    ),
    "flip": words("into play with its other side up", "裏返して場に出す", "翻面進場"),
    "may": words("may", "任意", "可選"),
    "ward": words(
        "own bases: defense +{n}; the opponent's: -{n}",
        "自分の基地の防御力+{n}、相手の基地の防御力-{n}",
        "己方基地防禦值+{n}，對手基地防禦值-{n}",
    ),
    "gain_instead": words(
        "once a turn {n} authority instead of scrapping a card of hand or discard pile",
        "ターンに1回、手札か捨て札の廃棄の代わりに権威点{n}",
        "每回合一次，以獲得{n}點權威值代替報廢手牌或棄牌堆的牌",
    ),
    "scrapped_if_leaving": words("scrapped if it would leave play", "場を離れるなら廃棄", "若將離場則報廢"),
    "each_player": words("each player", "各プレイヤー", "每位玩家"),
    "other_player": words("the other player", "もう1人のプレイヤー", "另一位玩家"),
    "discount": words("costs 1 less for each {factions} card in play", "場の{factions}1枚につきコスト-1", "場上每張{factions}牌使費用減1"),
    "hand_if_played": words(
        "to the hand when acquired after a {factions} card was played",
        "{factions}をプレイしたターンの取得時は手札へ（任意）",
        "本回合打出過{factions}牌時，取得後可放到手牌",
    ),
    "docking": words(
        "back to the hand with a {factions} base in play", "場に{factions}の基地があれば手札に戻る", "場上有{factions}基地時回到手牌"
    ),
    "has_factions": words("is of {factions}", "{factions}に属する", "屬於{factions}"),
    "next_cheaper": words(
        "next {factions} card acquired costs {n} less", "次に取得する{factions}のコスト-{n}", "下一張取得的{factions}牌費用減{n}"
    ),
    "next_acquired_into_deck": words(
        "next {filter} acquired: shuffled into the deck", "次に取得する{filter}は山札に混ぜる", "下一張取得的{filter}洗入牌庫"
    ),
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
_SCRAP_OF = words("scrap {n} {factions} card from {zones}", "{zones}から{factions}のカードを{n}枚廃棄", "報廢{zones}的{n}張{factions}牌")
_ALLIES = words("counts as {n} {factions} allies", "{factions}の友軍{n}枚分になる", "視為{n}張{factions}友軍")
_ONTO_DECK = words(
    "{filter} of the discard pile onto the deck: {n}", "捨て札の{filter}{n}枚を山札の上へ", "棄牌堆的{n}張{filter}放到牌庫頂"
)
_ONTO_DECK_UP_TO = words(
    "{filter} of cost {most} or less of the discard pile onto the deck: {n}",
    "捨て札のコスト{most}以下の{filter}{n}枚を山札の上へ",
    "棄牌堆的{n}張費用{most}以下{filter}放到牌庫頂",
)
_LOOK = words(
    "look at the top {n}, discard {discards}, the rest back",
    "山札の上{n}枚を見て{discards}枚を捨て、残りを戻す",
    "查看牌庫頂{n}張，棄{discards}張，其餘放回",
)
_LOOK_ANY = words(
    "look at the top {n}, discard any, the rest back", "山札の上{n}枚を見て何枚でも捨て、残りを戻す", "查看牌庫頂{n}張，棄任意張，其餘放回"
)
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
    plain = [effect["op"] == "gain" and "per" not in effect for effect in effects]
    gains = tuple((effect["resource"], int(effect["n"])) for effect, is_plain in zip(effects, plain, strict=True) if is_plain)
    rest = [effect for effect, is_plain in zip(effects, plain, strict=True) if not is_plain]
    # "for each point of its cost" is said where it is gained, though it is the pick before it that counts so.
    costs = any(effect.get("costs") for effect in effects)
    return AbilityLine(
        slot=slot,
        labels=_SLOTS[slot],
        factions=tuple(ability.get("factions", ())),
        gains=gains,
        texts={language: _said(rest, language, costs) for language in LANGUAGES},
    )


def _said(effects: Iterable[Effect], language: str, costs: bool = False) -> str:
    listed = list(effects)
    last = len(listed) - 1
    return _AND[language].join(dict.fromkeys(_one(effect, language, costs, is_last=place == last) for place, effect in enumerate(listed)))


def _one(effect: Effect, language: str, costs: bool, *, is_last: bool) -> str:
    text = _plainly(effect, language, is_last)
    if "per" in effect:
        counter = "costs" if costs and effect["per"] == "counted" else effect["per"]
        text = _PER[counter][language].format(what=text, of=_of(effect, language))
    if not effect.get("optional"):
        return text
    return (_OPTIONAL if effect["op"].startswith("next_") else _MAY)[language].format(what=text)


def _of(effect: Effect, language: str) -> str:
    """Cards of a type or faction, "base" or "Trade Federation card"."""
    if effect.get("factions"):
        return _CARD_OF[language].format(factions=_listed(_FACTIONS, effect["factions"], language))
    return _FILTERS[effect.get("filter", "card")][language]


_CARD_OF = words("{factions} card", "{factions}", "{factions}牌")


def _plainly(effect: Effect, language: str, is_last: bool) -> str:
    """What belongs to a choice or a condition is bracketed where more follows in its line."""

    def together(what: str) -> str:
        return what if is_last else _IN_BRACKETS[language].format(what=what)

    if effect["op"] == "choose":
        options = _BETWEEN_OPTIONS[language].join(_said(option, language) for option in effect["options"])
        return _CHOICE[language].format(what=together(options))
    line = _template(effect)[language].format(**_values(effect, language))
    return _COLON[language].format(when=line, what=together(_said(effect["then"], language))) if "then" in effect else line


def _template(effect: Effect) -> Words:  # noqa: PLR0911  one line a kind of operation
    code = effect["op"]
    if code == "scrap" and effect.get("factions"):
        return _SCRAP_OF
    if code == "gain_ally" and effect.get("n", 1) > 1:
        return _ALLIES
    if code in _LINES:
        bound, boundless = _LINES[code]
        return boundless if effect["n"] is None else bound
    if code == "acquire_free":
        return _FREE if effect["max_cost"] is None else _FREE_UP_TO
    if code == "put_on_deck":
        return _ONTO_DECK if effect["max_cost"] is None else _ONTO_DECK_UP_TO
    if code == "look_at_deck":
        return _LOOK_ANY if effect["discards"] is None else _LOOK
    if code == "if":
        return next(words for name, words in _CONDITIONS.items() if name in effect)
    if code == "trigger":
        return _TRIGGERS[effect["on"]]
    return _PLAIN.get(code) or _OPERATIONS[code]


def _values(effect: Effect, language: str) -> dict[str, Any]:
    factions = _listed(_FACTIONS, effect.get("factions", ()), language)
    if effect["op"] == "trigger" and factions and language == "en":
        factions += " "
    return {
        "n": next((effect[name] for name in _CONDITIONS if name in effect), effect.get("n")),
        "resource": _name(_RESOURCES, effect.get("resource"), language),
        "filter": _name(_FILTERS, effect.get("filter"), language),
        "to": _name(_PLACES, effect.get("to"), language),
        "most": effect.get("max_cost"),
        "discards": effect.get("discards"),
        "zones": _listed(_ZONES, effect.get("zones", ()), language),
        "factions": factions,
    }


def _name(of: Mapping[str, Words], code: str | None, language: str) -> str:
    name = of[code][language] if code else ""
    # English writes the three resources small in a sentence, as it does other nouns.
    return name.lower() if of is _RESOURCES and language == "en" else name


def _listed(of: Mapping[str, Words], codes: Iterable[str], language: str) -> str:
    return _OR[language].join(of[code][language] for code in codes)
