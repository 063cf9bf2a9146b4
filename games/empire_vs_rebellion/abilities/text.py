"""Declared abilities in plain words, made from their structure, in every language we ship."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from games.contracts.catalogue import AbilityLine
from games.empire_vs_rebellion.catalogue.fields import CATEGORIES, SLOTS
from games.empire_vs_rebellion.catalogue.names import CARD_NAMES
from games.texts import LANGUAGES, Words, words

Effect = Mapping[str, Any]

_SLOTS: Final = {choice.code: choice.names for choice in SLOTS}
_CATEGORIES: Final = {choice.code: choice.names for choice in CATEGORIES}
_AND: Final = words("; then ", "。その後、", "；然後")
_EITHER: Final = words(" or ", "、または", "，或")
_BOTH: Final = words(" and/or ", "、および／または", "，且／或")
_COMMA: Final = words(", ", "、", "、")
_MAY: Final = words("you may {what}", "{what}（任意）", "可以{what}")

# What each operation says; a second line for an exhausted card, for any number, or for what is counted.
_DISCARD: Final[Mapping[str, Words]] = {
    "own": words("discard {n} of your resource cards", "自分のリソースカードを{n}枚捨てる", "棄掉己方{n}張資源牌"),
    "opponent": words("discard {n} of the opponent's resource cards", "相手のリソースカードを{n}枚捨てる", "棄掉對手{n}張資源牌"),
    "any": words(
        "discard {n} exhausted resource card of either side", "どちらかの消耗したリソースカードを{n}枚捨てる", "棄掉任一方{n}張已橫置資源牌"
    ),
}
_ANY_DISCARD: Final = words("discard any number of your resource cards", "自分のリソースカードを何枚でも捨てる", "棄掉己方任意張資源牌")
_TO_RESERVE: Final = words(" (a character goes to the reserve)", "（キャラクターは予備へ）", "（角色牌進入儲備堆）")
_EXHAUST: Final[Mapping[str, Words]] = {
    "own": words("exhaust {n} of your cards", "自分のカードを{n}枚消耗させる", "橫置己方{n}張牌"),
    "opponent": words("exhaust {n} of the opponent's cards", "相手のカードを{n}枚消耗させる", "橫置對手{n}張牌"),
    "any": words("exhaust {n} ready card of either side", "どちらかのレディのカードを{n}枚消耗させる", "橫置任一方{n}張豎置的牌"),
}
_UP_TO: Final = words("up to {n}", "最大{n}", "最多{n}")
_DECK: Final[Mapping[str, Words]] = {
    "own": words("your deck", "自分の山札", "己方牌堆"),
    "opponent": words("the opponent's deck", "相手の山札", "對手牌堆"),
    "any": words("either deck", "どちらかの山札", "任一方牌堆"),
}
_PLAIN: Final[Mapping[str, Words]] = {
    "play": words("play the top card of your deck", "山札の一番上をプレイする", "打出牌堆頂的牌"),
    "search_and_play": words(
        "search your deck for a card, play it and shuffle", "山札から1枚探してプレイし、切り直す", "搜尋牌堆打出1張並洗牌"
    ),
    "add_character": words(
        "add a character of your reserve to your deck", "予備のキャラクター1枚を山札に加える", "將儲備堆1張角色牌加入牌堆"
    ),
    "set_back_character": words(
        "a character of the deck goes to the reserve", "山札のキャラクター1枚を予備に戻す", "牌堆1張角色牌移到儲備堆"
    ),
    "look": words(
        "look at the top {n} of {deck}: one is discarded, one stays",
        "{deck}の上{n}枚を見て1枚を捨て、1枚を戻す",
        "查看{deck}頂{n}張，棄1張，其餘放回",
    ),
    "search": words(
        "search {deck} for {n} cards: one is discarded, one goes on top after a shuffle",
        "{deck}から{n}枚探し、1枚を捨て、切り直して1枚を上に置く",
        "搜尋{deck}的{n}張牌，棄1張，洗牌後將另1張放到頂",
    ),
    "put_on_top": words(
        "a card of either discard pile goes on top of its deck", "どちらかの捨て札1枚をその山札の上に置く", "將任一方棄牌堆1張放到其牌堆頂"
    ),
    "discard_top_then_lower": words(
        "discard the top of your deck, and all the opponent's cards of lower value",
        "山札の一番上を捨て、それより値の低い相手のカードをすべて捨てる",
        "棄掉己方牌堆頂，並棄掉對手所有點數較低的牌",
    ),
    "gain_influence": words("gain {n} influence", "影響力を{n}得る", "獲得{n}個影響力"),
    "change_total": words("total +{n}", "合計+{n}", "總點數+{n}"),
    "swap_winner": words(
        "where no total exceeds the target, winner and loser change places",
        "どちらも任務値を超えなければ、勝者と敗者が入れ替わる",
        "雙方皆未超過任務點數時，贏家與輸家互換",
    ),
    "choose_for_opponent": words("you choose the opponent's strategy", "相手の戦略を自分が選ぶ", "由你選擇對手的戰略牌"),
    "forbid": words("abilities of {category} cards cannot be resolved", "{category}の能力は解決できない", "{category}的能力無法結算"),
    "order_events": words("look at the next {n} events and order them", "次のイベント{n}枚を見て並べ替える", "查看接下來{n}張事件牌並排列"),
    "take_back_strategies": words("take back the used strategies", "使用済みの戦略をすべて取り戻す", "取回所有已使用的戰略牌"),
    "discard_unused_strategy": words(
        "one unused strategy of the loser, chosen by the winner, is discarded",
        "敗者の未使用の戦略1枚を勝者が選んで捨てる",
        "由贏家選擇輸家1張未使用的戰略牌棄掉",
    ),
    "random_strategy": words("the strategy is drawn at random", "戦略は無作為に決まる", "戰略牌隨機決定"),
    "reveal_strategy_first": words(
        "the strategy is chosen and shown before the opponent's", "相手より先に戦略を選んで公開する", "先於對手選擇並公開戰略牌"
    ),
    "peek": words("see what lies on top of your deck; {then}", "山札の一番上を見る。{then}", "查看己方牌堆頂；{then}"),
    "if_lost": words("if you lose the event, {then}", "イベントに負けたら{then}", "若輸掉事件，{then}"),
}
_PLAY_AS_MANY: Final = words("play the same number from the top of your deck", "同じ枚数を山札の上からプレイする", "從牌堆頂打出相同張數")
_PLAY_FROM: Final[Mapping[str, Words]] = {
    "discard": words("play a card of your discard pile", "捨て札から1枚プレイする", "打出己方棄牌堆1張牌"),
    "reserve": words("play a character of your reserve", "予備のキャラクターを1枚プレイする", "打出儲備堆1張角色牌"),
}
_LOSE: Final[Mapping[str, Words]] = {
    "own": words("discards {n} influence", "影響力を{n}捨てる", "棄掉{n}個影響力"),
    "opponent": words("the opponent discards {n} influence", "相手は影響力を{n}捨てる", "對手棄掉{n}個影響力"),
}
_STRATEGY: Final[Mapping[str, Words]] = {
    "own": words("discard your chosen strategy and choose another", "選んだ戦略を捨て、別の戦略を選ぶ", "棄掉已選戰略牌並另選1張"),
    "opponent": words(
        "the opponent discards the chosen strategy and chooses another",
        "相手は選んだ戦略を捨て、別の戦略を選ぶ",
        "對手棄掉已選戰略牌並另選1張",
    ),
}
_BUT_NOT: Final = words(" (but for {names})", "（{names}を除く）", "（{names}除外）")


def ability_lines(facts: Mapping[str, Any]) -> tuple[AbilityLine, ...]:
    """What is declared in a card's `facts`, by the moment it works.

    >>> (line,) = ability_lines({"abilities": {"action": [{"effects": [{"op": "gain_influence", "n": 1}]}]}})
    >>> line.slot, line.texts["en"]
    ('action', 'gain 1 influence')
    """
    abilities = facts.get("abilities") or {}
    return tuple(
        AbilityLine(slot, _SLOTS[slot], {language: _said(ability["effects"], language) for language in LANGUAGES})
        for slot in _SLOTS
        for ability in abilities.get(slot, ())
    )


def _said(effects: Iterable[Effect], language: str, joint: Words = _AND) -> str:
    return joint[language].join(_one(effect, language) for effect in effects)


def _one(effect: Effect, language: str) -> str:
    if effect["op"] in ("choose", "and_or"):
        joint = _EITHER if effect["op"] == "choose" else _BOTH
        return joint[language].join(_said(option, language) for option in effect["options"])
    n: Any = effect.get("n")
    if effect.get("optional") and effect["op"] == "exhaust":
        n = _UP_TO[language].format(n=n)
    text = _template(effect)[language].format(
        n=n,
        deck=_DECK[effect.get("whose", "own")][language],
        category=_CATEGORIES[effect["category"]][language] if "category" in effect else "",
        then=_said(effect.get("then", ()), language),
    )
    if "but_not" in effect:
        text += _BUT_NOT[language].format(names=_COMMA[language].join(CARD_NAMES[code] for code in effect["but_not"]))
    if effect.get("to_reserve"):
        text += _TO_RESERVE[language]
    may = effect.get("optional") and effect["op"] != "exhaust" and n is not None
    return _MAY[language].format(what=text) if may else text


def _template(effect: Effect) -> Words:
    code = effect["op"]
    whose = effect.get("whose", "own")
    if code == "discard":
        return _ANY_DISCARD if effect["n"] is None else _DISCARD[whose]
    if code == "play" and effect.get("per"):
        return _PLAY_AS_MANY
    by_whose = {"exhaust": _EXHAUST, "lose_influence": _LOSE, "change_strategy": _STRATEGY}.get(code)
    if by_whose:
        return by_whose[whose]
    return _PLAY_FROM[effect["from"]] if code == "play_from" else _PLAIN[code]
