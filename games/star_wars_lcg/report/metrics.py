"""What a run's numbers are called, and its policy in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.contracts.report import MetricSpec
from games.texts import Words, words

CLOCK_UNIT: Final = words("own turn", "自分のターン", "己方回合")
_RESOURCES: Final = words("resources", "リソース", "資源")
_CARDS: Final = words("cards", "枚", "張")
_DAMAGE: Final = words("damage", "ダメージ", "傷害")
_ICONS: Final = words("Force icons", "フォースアイコン", "原力圖示")
_POINTS: Final = words("points", "点", "點")
_TURNS: Final = CLOCK_UNIT


def _share(name: str, labels: Words, help: Words | None = None) -> MetricSpec:
    return MetricSpec(name, "share", labels, help=help)


def _histogram(name: str, labels: Words, unit: Words = _TURNS, help: Words | None = None) -> MetricSpec:
    return MetricSpec(name, "histogram", labels, unit, help)


def _curve(name: str, labels: Words, unit: Words, help: Words | None = None) -> MetricSpec:
    return MetricSpec(name, "curve", labels, unit, help)


def _card(name: str, labels: Words, help: Words | None = None) -> MetricSpec:
    return MetricSpec(name, "card", labels, help=help)


METRICS: Final = (
    _share("won", words("Won", "勝利", "獲勝")),
    _share("lost_to_dial", words("Lost: the dial reached 12", "敗北：ダイヤルが12に達した", "落敗：轉盤達到 12")),
    _share("lost_to_deck_out", words("Lost: had to draw from an empty deck", "敗北：空のデッキから引いた", "落敗：須從空牌組抽牌")),
    _share("mulliganed", words("Took the mulligan", "マリガンした", "重抽起始手牌")),
    _histogram("clock", words("Turn that decided the game", "決着したターン", "決定勝負的回合")),
    _histogram("clock_won", words("Turn of the win", "勝利したターン", "獲勝的回合")),
    _histogram("deck_out", words("Turn of decking out", "デッキ切れのターン", "牌組耗盡的回合")),
    *(
        metric
        for number in range(1, 6)
        for metric in (
            _histogram(
                f"objective_{number}_turn",
                words(
                    f"Turn in which enemy objective {number} was destroyed",
                    f"{number}つ目の敵の目標を破壊したターン",
                    f"摧毀第 {number} 個敵方目標的回合",
                ),
            ),
            _histogram(
                f"objective_{number}_dial",
                words(
                    f"The dial when enemy objective {number} was destroyed",
                    f"{number}つ目の敵の目標を破壊したときのダイヤル",
                    f"摧毀第 {number} 個敵方目標時的轉盤",
                ),
                _POINTS,
            ),
        )
    ),
    _curve(
        "resources_available",
        words("Resources available", "使えるリソース", "可用資源"),
        _RESOURCES,
        words(
            "Resource values of ready cards when the deployment phase begins, and of cards played in it.",
            "配備フェイズ開始時に準備状態のカードと、そのフェイズに出したカードのリソース値の合計。",
            "配置階段開始時就緒的卡牌，以及該階段打出的卡牌的資源值總和。",
        ),
    ),
    _curve(
        "resources_spent",
        words("Resources spent", "支払ったリソース", "花費的資源"),
        _RESOURCES,
        words("Costs paid.", "支払ったコスト。", "已支付的費用。"),
    ),
    _curve(
        "resources_wasted",
        words("Resources wasted", "無駄になったリソース", "浪費的資源"),
        _RESOURCES,
        words(
            "Available and not spent, the excess of a payment among them.",
            "使えたが支払わなかった分（払いすぎを含む）。",
            "可用而未花費者，含超付的部分。",
        ),
    ),
    _curve("units", words("Units in play", "場のユニット", "在場單位"), _CARDS),
    _curve("force_ready", words("Force icons on ready units", "準備状態のユニットのフォースアイコン", "就緒單位的原力圖示"), _ICONS),
    _curve(
        "force_committed",
        words("Force total (committed and ready)", "フォースの合計値（フォースに臨み、準備状態）", "原力總值（已投入且就緒）"),
        _ICONS,
    ),
    _curve("blast_damage", words("Blast damage", "爆破ダメージ", "爆破傷害"), _DAMAGE),
    _curve("unopposed_damage", words("Unopposed bonus", "無反攻ボーナス", "無阻攻擊加成"), _DAMAGE),
    _curve("balance_damage", words("Damage from the Balance of the Force", "フォースの均衡によるダメージ", "原力平衡造成的傷害"), _DAMAGE),
    _curve("damage", words("Damage so far", "累計ダメージ", "累計傷害"), _DAMAGE),
    _curve("dial", words("Death Star dial", "デススターダイヤル", "死星轉盤"), _POINTS),
    _curve("dial_from_turn", words("Dial: from turns, so far", "ダイヤル：ターンによる累計", "轉盤：回合累計"), _POINTS),
    _curve("dial_from_balance", words("Dial: from the Balance, so far", "ダイヤル：均衡による累計", "轉盤：平衡累計"), _POINTS),
    _curve(
        "dial_from_objectives",
        words("Dial: from destroyed objectives, so far", "ダイヤル：目標の破壊による累計", "轉盤：摧毀目標累計"),
        _POINTS,
    ),
    _curve("hand_size", words("Hand at the end of the turn", "ターン終了時の手札", "回合結束時的手牌"), _CARDS),
    _curve("hand_units", words("Units in hand before deployment", "配備前の手札のユニット", "配置前手牌中的單位"), _CARDS),
    _curve("hand_enhancements", words("Enhancements in hand before deployment", "配備前の手札の強化", "配置前手牌中的強化"), _CARDS),
    _curve("hand_events", words("Events in hand before deployment", "配備前の手札のイベント", "配置前手牌中的事件"), _CARDS),
    _curve("hand_fates", words("Fate cards in hand before deployment", "配備前の手札の宿命カード", "配置前手牌中的命運卡"), _CARDS),
    _curve("stranded_cost", words("Stranded: cost", "出せない：コスト不足", "滯留：費用不足"), _CARDS),
    _curve("stranded_match", words("Stranded: no resource match", "出せない：リソース不一致", "滯留：資源陣營不符"), _CARDS),
    _curve(
        "stranded_rule",
        words("Stranded: unique, Limited or nothing to enhance", "出せない：ユニーク・制限・強化先なし", "滯留：唯一、限制或無可強化"),
        _CARDS,
    ),
    _curve("stranded_text", words("Stranded: not played without its text", "出せない：テキスト未対応", "滯留：未支援文字效果"), _CARDS),
    _card("drawn", words("Drawn", "引いた", "抽到")),
    _card("played", words("Played", "出した", "打出")),
    _card(
        "stranded_cost",
        words("Stranded: cost", "コスト不足", "費用不足"),
        words("Turns it ended in hand for lack of resources.", "リソース不足で手札に残ったターン数。", "因資源不足而留在手中的回合數。"),
    ),
    _card(
        "stranded_match",
        words("Stranded: match", "リソース不一致", "陣營不符"),
        words(
            "Turns it ended in hand for lack of a resource match.",
            "リソース一致がなく手札に残ったターン数。",
            "因缺少資源陣營相符而留在手中的回合數。",
        ),
    ),
)
BLANK_TEXT: Final = words(
    "A blank in the command deck is an event without text, which is never played; a blank objective has damage capacity 5 and no "
    "resources.",
    "指令デッキの空白のカードは、テキストがなくプレイされないイベントです。空白の目標はダメージ許容量5でリソースがありません。",
    "指揮牌組中的空白牌是沒有文字、不會打出的事件牌；空白目標的傷害容量為 5，沒有資源。",
)


def policy_text(side: str, options: Mapping[str, Any]) -> Words:
    """The policy and the passive opponent in a few plain sentences."""
    parts = [_OPPONENT_OF[side], _OPPONENT, _POLICIES[options["policy"]]]
    if options["policy"] == "default":
        parts.append(_DISCARDS_DEAD if options["discard_dead"] else _DISCARDS_NOTHING)
        parts.append(_NEVER if options["mulligan"] == "never" else _MULLIGAN)
    parts += [_NO_TEXT, _BASELINES[side]]
    values = {name: str(value) for name, value in options.items()}
    # Japanese and Chinese sentences end in a full-width stop and need no space.
    return {
        language: ("" if language != "en" else " ").join(part[language] for part in parts).format_map(values)
        for language in ("en", "ja", "zh-hant")
    }


_OPPONENT_OF: Final = {
    "light": words(
        "The Dark Side opponent goes first and only advances the dial.",
        "ダークサイドの相手が先攻で、ダイヤルを進めるだけです。",
        "黑暗面對手先手，只會推進轉盤。",
    ),
    "dark": words(
        "This deck goes first against a Light Side opponent who does nothing.",
        "先攻で、何もしないライトサイドの相手と対戦します。",
        "本牌組先手，對手為什麼都不做的光明面玩家。",
    ),
}
_OPPONENT: Final = words(
    "The opponent has three objectives of damage capacity {opponent_capacity}, replaced in its refresh phase, a Force total of "
    "{opponent_force}, no units and no cards, and declines every choice: every engagement is undefended, so all figures are best cases.",
    "相手にはダメージ許容量{opponent_capacity}の目標が3つあり（回復フェイズに補充）、フォースの合計値は{opponent_force}で、"
    "ユニットもカードもなく、すべての選択を断ります。交戦はすべて無防備なので、数値は最良の場合です。",
    "對手有三個傷害容量 {opponent_capacity} 的目標（於其恢復階段補充），原力總值為 {opponent_force}，沒有單位與手牌，並放棄所有選擇；"
    "所有交戰皆無人防守，因此數字為最佳情況。",
)
_POLICIES: Final = {
    "default": words(
        "The policy keeps the three objectives with the most resources; plays the dearest unit it can pay for, then enhancements; "
        "holds back and commits the ready units needed to have the Balance after the struggle, none if it has it anyway; "
        "sends the fewest units that destroy an objective, the most damaged first, then one unit to each remaining objective for the "
        "bonus; places no edge cards; pays with what supplies the match first, exactly if it can, with small sources before large ones "
        "and with units last; and enhances its own cards where it has the choice.",
        "方針：リソースの多い目標3つを残し、払える最もコストの高いユニット、次に強化を出します。"
        "フォース戦後に均衡を得るのに必要な準備状態のユニットを残して臨ませ、必要がなければ臨ませません。"
        "目標を破壊できる最少のユニットで（ダメージの多い目標から）攻撃し、残りの目標にはボーナスのため1体ずつ送ります。"
        "エッジカードは置きません。支払いは一致するカードから、できればちょうど、リソース値の小さいカードから行い、ユニットは最後です。"
        "選べるときは自分のカードを強化します。",
        "方針：保留資源最多的三個目標；打出付得起的最貴單位，再打出強化；"
        "保留並投入原力對抗後取得平衡所需的就緒單位，已有平衡則不投入；"
        "以最少單位摧毀目標（先攻傷害最多者），再各派一個單位攻擊其餘目標以取得加成；"
        "不放置優勢牌；付費時先用陣營相符者，盡量剛好付足，先用資源值小的，最後才用單位；可選擇時強化自己的卡牌。",
    ),
    "random": words(
        "The policy takes any legal option at random.", "方針：合法な選択肢からランダムに選びます。", "方針：隨機選擇任一合法選項。"
    ),
    "do-nothing": words("The policy declines whatever it may decline.", "方針：断れるものはすべて断ります。", "方針：凡可放棄者一律放棄。"),
}
_MULLIGAN: Final = words(
    "It takes the mulligan with no unit of cost {keep_cost} or less in hand.",
    "手札にコスト{keep_cost}以下のユニットがなければマリガンします。",
    "手牌沒有費用 {keep_cost} 以下的單位時重抽。",
)
_DISCARDS_DEAD: Final = words(
    "In each draw phase it discards one card that is not played without its text.",
    "補充フェイズごとに、テキストなしでは使わないカードを1枚捨てます。",
    "每個補充階段棄一張沒有執行文字便不會打出的牌。",
)
_DISCARDS_NOTHING: Final = words("It discards nothing by choice.", "任意の捨て札はしません。", "不主動棄牌。")
_NEVER: Final = words("It never takes the mulligan.", "マリガンはしません。", "從不重抽。")
_NO_TEXT: Final = words(
    "Card texts are not carried out; events, fate cards and missions are not played.",
    "カードのテキストは使わず、イベント・宿命カード・ミッションはプレイしません。",
    "不執行卡牌文字；不打出事件、命運卡與任務。",
)
# T-LCG-33 and section 7 of the rule specification.
_BASELINES: Final = {
    "light": words(
        "For comparison: a deck that does nothing has 11 turns before the dial reaches 12, and 6 if the opponent takes the Balance "
        "in its first turn.",
        "比較のため：何もしないデッキは、ダイヤルが12に達するまでに11ターンあり、相手が最初のターンに均衡を得ると6ターンです。",
        "供比較：什麼都不做的牌組在轉盤達到 12 前有 11 回合；若對手第一回合便取得平衡，則只有 6 回合。",
    ),
    "dark": words(
        "For comparison: a deck that does nothing wins in turn 12, and one that only takes the Balance in turn 1 in turn 7.",
        "比較のため：何もしないデッキは第12ターンに、第1ターンに均衡を得るだけのデッキは第7ターンに勝ちます。",
        "供比較：什麼都不做的牌組在第 12 回合獲勝；只在第 1 回合取得平衡的牌組在第 7 回合獲勝。",
    ),
}
