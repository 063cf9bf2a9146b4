"""What a run's numbers are called, and its policies in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.contracts.report import MetricSpec
from games.policies.search import NAME, SEARCH, search_text
from games.texts import LANGUAGES, Words, joined, words

CLOCK_UNIT: Final = words("round", "ラウンド", "回合")
CLOCK_AT: Final = words("round {}", "第{}ラウンド", "第 {} 回合")
_CARDS: Final = words("cards", "枚", "張")
_POINTS: Final = words("points", "点", "點")
_TIMES: Final = words("times", "回", "次")
_EVENTS: Final = words("events", "枚", "個")
_TOKENS: Final = words("tokens", "個", "個")

#
_GUARD_HIT: Final = MetricSpec(
    "guard_hit", "share", words("A guard against endless play was hit", "無限プレイの制限に達した", "觸發防止無限進行的限制")
)

METRICS: Final = (
    MetricSpec("won", "share", words("Reached 7 victory points", "勝利点7点に到達", "達到 7 點勝利點數")),
    MetricSpec("events_out", "share", words("Saw all 24 events before", "その前にイベント24枚が尽きた", "之前已用完 24 張事件牌")),
    MetricSpec("events_won", "share", words("Events won", "獲得したイベント", "贏得的事件"), of="clock"),
    MetricSpec(
        "events_bust",
        "share",
        words("Events whose target value was exceeded", "任務値を超えたイベント", "超過任務點數的事件"),
        of="clock",
    ),
    _GUARD_HIT,
    MetricSpec(
        "events_short",
        "share",
        words("Events lost with too low a total", "合計が足りず逃したイベント", "因總點數不足而失去的事件"),
        of="clock",
    ),
    MetricSpec("clock", "histogram", words("Rounds to 7 victory points", "勝利点7点までのラウンド数", "達到 7 點所需回合"), CLOCK_UNIT),
    MetricSpec(
        "clock_won", "histogram", words("Rounds, where 7 were reached", "到達したゲームのラウンド数", "達到 7 點者的回合數"), CLOCK_UNIT
    ),
    MetricSpec(
        "event_points", "histogram", words("Victory points in a round", "1ラウンドの勝利点", "每回合勝利點數"), _POINTS, several=True
    ),
    MetricSpec(
        "final_total", "histogram", words("Total at the end of an event", "イベント終了時の合計", "事件結束時總點數"), _POINTS, several=True
    ),
    MetricSpec(
        "cards_an_event",
        "histogram",
        words("Cards played for an event", "イベントごとのプレイ枚数", "每個事件打出的牌"),
        _CARDS,
        several=True,
    ),
    MetricSpec(
        "abilities_an_event",
        "histogram",
        words("Abilities used for an event", "イベントごとの能力使用", "每個事件使用的能力"),
        _TIMES,
        several=True,
    ),
    MetricSpec(
        "influence_an_event",
        "histogram",
        words("Influence used for an event", "イベントごとの影響力使用", "每個事件使用的影響力"),
        _TOKENS,
        several=True,
    ),
    MetricSpec(
        "rounds_lost", "histogram", words("Events not won in a game", "ゲーム中に獲得できなかったイベント", "一局未贏得的事件"), _EVENTS
    ),
    MetricSpec("tokens_gained", "histogram", words("Influence gained in a game", "ゲームで得た影響力", "一局獲得的影響力"), _TOKENS),
    MetricSpec("points", "curve", words("Victory points in the round", "ラウンドの勝利点", "該回合勝利點數"), _POINTS),
    MetricSpec("score", "curve", words("Victory points so far", "累計勝利点", "累計勝利點數"), _POINTS),
    MetricSpec("total", "curve", words("Total", "合計", "總點數"), _POINTS),
    MetricSpec("cards_played", "curve", words("Cards played", "プレイした枚数", "打出的牌"), _CARDS),
    MetricSpec("abilities_used", "curve", words("Abilities used", "使った能力", "使用的能力"), _TIMES),
    MetricSpec("influence_used", "curve", words("Influence used", "使った影響力", "使用的影響力"), _TOKENS),
    MetricSpec("played", "card", words("Played", "プレイした", "打出")),
    MetricSpec("used", "card", words("Ability used", "能力を使用", "使用能力")),
    MetricSpec("turned_up", "card", words("Event turned up", "公開されたイベント", "翻開的事件")),
    MetricSpec("won", "card", words("Event won", "獲得したイベント", "贏得的事件"), of="turned_up"),
    MetricSpec("bust", "card", words("Target value exceeded", "任務値を超過", "超過任務點數"), of="turned_up"),
)

MATCH_METRICS: Final = (
    MetricSpec("side_0_wins", "share", words("Side 1 won", "サイド1の勝利", "第 1 方獲勝")),
    MetricSpec("side_1_wins", "share", words("Side 2 won", "サイド2の勝利", "第 2 方獲勝")),
    MetricSpec("first_player_wins", "share", words("The first starting player won", "最初の開始プレイヤーの勝利", "第一回合起始玩家獲勝")),
    MetricSpec("draw", "share", words("Draw (tutorial only)", "引き分け（チュートリアルのみ）", "平手（僅教學遊戲）")),
    _GUARD_HIT,
    MetricSpec("events_won_0", "share", words("Events won by side 1", "サイド1が獲得したイベント", "第 1 方贏得的事件"), of="clock"),
    MetricSpec("events_won_1", "share", words("Events won by side 2", "サイド2が獲得したイベント", "第 2 方贏得的事件"), of="clock"),
    MetricSpec("clock", "histogram", words("Rounds until the game was decided", "決着までのラウンド数", "決定勝負的回合數"), CLOCK_UNIT),
    MetricSpec("loser_points", "histogram", words("Victory points of the loser", "敗者の勝利点", "敗方勝利點數"), _POINTS),
    MetricSpec(
        "round_points_0",
        "histogram",
        words("Victory points a round, side 1", "1ラウンドの勝利点（サイド1）", "每回合勝利點數（第 1 方）"),
        _POINTS,
        several=True,
    ),
    MetricSpec(
        "round_points_1",
        "histogram",
        words("Victory points a round, side 2", "1ラウンドの勝利点（サイド2）", "每回合勝利點數（第 2 方）"),
        _POINTS,
        several=True,
    ),
    MetricSpec(
        "points_0",
        "curve",
        words("Victory points in the round, side 1", "ラウンドの勝利点（サイド1）", "該回合勝利點數（第 1 方）"),
        _POINTS,
    ),
    MetricSpec(
        "points_1",
        "curve",
        words("Victory points in the round, side 2", "ラウンドの勝利点（サイド2）", "該回合勝利點數（第 2 方）"),
        _POINTS,
    ),
    MetricSpec("score_0", "curve", words("Victory points so far, side 1", "累計勝利点（サイド1）", "累計勝利點數（第 1 方）"), _POINTS),
    MetricSpec("score_1", "curve", words("Victory points so far, side 2", "累計勝利点（サイド2）", "累計勝利點數（第 2 方）"), _POINTS),
    MetricSpec("played", "card", words("Played", "プレイした", "打出")),
    MetricSpec("used", "card", words("Ability used", "能力を使用", "使用能力")),
    MetricSpec("turned_up", "card", words("Event turned up", "公開されたイベント", "翻開的事件")),
    MetricSpec("won_0", "card", words("Event won by side 1", "サイド1が獲得", "第 1 方贏得"), of="turned_up"),
    MetricSpec("won_1", "card", words("Event won by side 2", "サイド2が獲得", "第 2 方贏得"), of="turned_up"),
)

POLICY_NAMES: Final[Mapping[str, Words]] = {
    "default": words(
        "Greedy: the action after which the event is won most likely",
        "標準：イベントに勝つ見込みが最も高くなる行動",
        "貪婪：選擇使贏得事件機率最高的行動",
    ),
    "plain": words(
        "Plain: cards until it is within 2 of the target value and ahead, no abilities and no influence",
        "素朴：任務値まで2以内で相手を上回るまでカードをプレイし、能力も影響力も使わない",
        "樸素：打牌直到與任務點數差距 2 以內且領先，不使用能力與影響力",
    ),
    "random": words("Any legal option at random", "合法な選択肢からランダム", "隨機選擇任一合法選項"),
    SEARCH: NAME,
}
_SEARCHED: Final = words(
    "Searched is every choice, each time to the end of the next round.",
    "すべての選択を、毎回次のラウンドの終わりまで試します。",
    "搜尋每個選擇，每次試玩到下一回合結束。",
)
STRATEGY_CHOICES: Final[Mapping[str, Words]] = {
    "none": words("none", "なし", "無"),
    "bureaucracy": words("Bureaucracy in every event", "毎回「官僚主義」", "每個事件皆用官僚"),
    "deception": words("Deception in every event", "毎回「謊言」", "每個事件皆用謊言"),
    "direct-assault": words("Direct Assault in every event", "毎回「直接攻撃」", "每個事件皆用直接攻擊"),
    "infiltration": words("Infiltration in every event", "毎回「潜入」", "每個事件皆用滲透"),
    "support": words("Support in every event", "毎回「支援」", "每個事件皆用支援"),
    "cycle": words("its own choice, each of the five once", "方針が選ぶ（5枚を一巡）", "由策略選擇（五張輪用）"),
}

_OPPONENT: Final = words(
    "The opponent stands {margin} under each event's target value, owns no cards and always passes; each event is a trial of its own with "
    "a full deck and 2 influence, and the balance token is {balance}. One event that is not won goes to the opponent, whose points do "
    "not stop the run. What works on the opponent's cards, deck, influence or strategy finds nothing and is not measured: Military, "
    "Chewbacca, Palpatine, Tarkin and Veers, and half of Luke, Boba Fett, Vader, Piett and IG-88, are worth less here than in play. "
    "Support and Infiltration do nothing within one event.",
    "相手の合計は常に各イベントの任務値より{margin}低く、カードを持たず、必ずパスします。イベントごとに全カードと影響力2個でやり直し、均勢トークンは{balance}"
    "です。勝てなかったイベントは相手のものになりますが、相手の点で終わることはありません。相手のカード・山札・影響力・戦略に働く能力は対象がなく測定しません："
    "軍事・チューバッカ・パルパティーン・ターキン・ヴィアーズ、およびルーク・ボバ・ヴェイダー・ピエット・IG-88の半分は実戦より低く出ます。"
    "支援と潜入は1イベント内では働きません。",
    "對手的總點數固定比每個事件的任務點數低 {margin}，沒有牌且總是放棄行動；每個事件都以完整牌堆與 2 個影響力重新開始，均勢標記{balance}。"
    "未贏得的事件歸對手，但其點數不會結束模擬。對對手的牌、牌堆、影響力或戰略牌的能力找不到目標，不予衡量："
    "軍事、丘巴卡、帕爾帕庭、塔金、維爾斯，以及路克、波巴費特、維達、皮特與 IG-88 的一半效果在此低於實際價值。"
    "支援與滲透在單一事件內沒有效果。",
)
_BALANCES: Final = {
    True: words("with the player", "プレイヤー側", "在玩家方"),
    False: words("with the opponent", "相手側", "在對手方"),
}
_STRATEGY: Final = words("Strategy: {strategy}.", "戦略：{strategy}。", "戰略：{strategy}。")
_STOP: Final = words(
    "A card is played while it adds more than {stop_margin}% to the chance of winning the event.",
    "イベントに勝つ見込みが{stop_margin}%より多く上がる間だけカードをプレイします。",
    "只在贏得事件的機率提升超過 {stop_margin}% 時打出牌。",
)
BLANK_TEXT: Final = words(
    "A blank in the resource deck is a card of value 0 without ability; played, it fills a place of the event's capacity. "
    "Cards of the reserve pile, strategies and events are not drawn from that deck and have no blank.",
    "リソースデッキの空白のカードは、値0で能力がなく、プレイすると収容上限の1枚分を占めます。"
    "予備パイル・戦略・イベントはこのデッキから引かないため、空白にしません。",
    "資源牌堆中的空白牌點數為 0、沒有能力；打出時佔用一個容量。儲備堆、戰略牌與事件牌不從此牌堆抽出，故不作空白。",
)


def policy_text(options: Mapping[str, Any]) -> Words:
    """The policy and the passive opponent in a few plain sentences."""
    texts = {}
    for language in LANGUAGES:
        values = {
            "margin": options["margin"],
            "stop_margin": options["stop_margin"],
            "balance": _BALANCES[options["balance"]][language],
            "strategy": STRATEGY_CHOICES[options["strategy"]][language],
        }
        parts = [_policy(options)]
        if options["policy"] not in ("plain", "random"):
            parts.append(_STOP)
        parts += [_STRATEGY, _OPPONENT]
        texts[language] = (" " if language == "en" else "").join(part[language].format_map(values) for part in parts)
    return texts


def _policy(options: Mapping[str, Any], side: str = "") -> Words:
    """The policy's name, and of the search what it does."""
    name = options[f"policy{side}"]
    sentence = _sentence(POLICY_NAMES[name])
    return joined([sentence, search_text(options[f"playouts{side}"], _SEARCHED)]) if name == SEARCH else sentence


def _sentence(name: Words) -> dict[str, str]:
    return {language: f"{text}." if language == "en" else f"{text}。" for language, text in name.items()}


_TUTORIAL: Final = words(
    "Tutorial: one struggle for Escape From Tatooine, without characters, strategies and influence; the Rebels act first.",
    "チュートリアル：キャラクター・戦略・影響力なしで、イベント1枚を1回の対戦で争います。反乱軍が先に行動します。",
    "教學遊戲：不使用角色牌、戰略牌與影響力，只爭奪一個事件；反抗軍先行動。",
)
_SIDES: Final = words(
    "Side 1 - {first} Side 2 - {second} Games come in pairs that draw the same numbers, and the balance token begins with the other side. "
    "The greedy player takes an opponent who has not passed to come within 2 of the target value. "
    "A side without a list of its own plays the other faction with its first four characters.",
    "サイド1：{first}サイド2：{second}同じ乱数で2ゲームを一組とし、均勢トークンの初期位置を入れ替えます。"
    "標準の方針は、まだパスしていない相手が任務値の2以内に達すると見なします。"
    "リストのない側は、もう一方の軍を最初のキャラクター4枚で使います。",
    "第 1 方：{first}第 2 方：{second}每兩局使用相同亂數，均勢標記起始方互換。貪婪策略假設尚未放棄行動的對手會達到與任務點數差距 2 以內。"
    "沒有清單的一方使用另一陣營的前四張角色牌。",
)


def match_text(options: Mapping[str, Any]) -> Words:
    """Both policies in a few plain sentences."""
    names = [_policy(options, side) for side in ("_0", "_1")]
    texts = {language: _SIDES[language].format(first=names[0][language], second=names[1][language]) for language in LANGUAGES}
    if options["tutorial"]:
        texts = {language: text + (" " if language == "en" else "") + _TUTORIAL[language] for language, text in texts.items()}
    return texts
