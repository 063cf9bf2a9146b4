"""What a run's numbers are called, and its policies in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.contracts.report import MetricSpec
from games.policies.search import NAME, SEARCH, search_text
from games.texts import LANGUAGES, Words, in_language, joined, words

CLOCK_UNIT: Final = words("own turn", "自分のターン", "己方回合")
_CARDS: Final = words("cards", "枚", "張")
_POINTS: Final = words("points", "点", "點")
_TIMES: Final = words("times", "回", "次")
_TENTHS: Final = words("tenths of trade", "交易力の10分の1", "十分之一交易值")


def _curve(name: str, labels: Words, unit: Words, help: Words | None = None) -> MetricSpec:
    return MetricSpec(name, "curve", labels, unit, help)


METRICS: Final = (
    MetricSpec("won", "share", words("Won", "勝利", "獲勝")),
    MetricSpec("turn_limit", "share", words("The turn limit was reached", "ターン上限に達した", "達到回合上限")),
    MetricSpec("first_player", "share", words("Of all games: won as first player", "全ゲームのうち先手で勝利", "所有對局中先手獲勝")),
    MetricSpec("second_player", "share", words("Of all games: won as second player", "全ゲームのうち後手で勝利", "所有對局中後手獲勝")),
    MetricSpec("clock", "histogram", words("Turn that decided the game", "決着したターン", "決定勝負的回合"), CLOCK_UNIT),
    MetricSpec("clock_won", "histogram", words("Turn of the win", "勝利したターン", "獲勝的回合"), CLOCK_UNIT),
    MetricSpec("clock_first", "histogram", words("Turn of the win as first player", "先手で勝利したターン", "先手獲勝的回合"), CLOCK_UNIT),
    MetricSpec(
        "clock_second", "histogram", words("Turn of the win as second player", "後手で勝利したターン", "後手獲勝的回合"), CLOCK_UNIT
    ),
    MetricSpec("reshuffles", "histogram", words("Reshuffles of the deck", "デッキの切り直し", "牌庫重洗次數"), _TIMES),
    MetricSpec(
        "starters_left",
        "histogram",
        words("Scouts and Vipers left at the end", "最後に残った偵察船と戦闘機", "結束時剩下的偵察船與戰鬥機"),
        _CARDS,
    ),
    MetricSpec("deck_size_end", "histogram", words("Own cards at the end", "最後の自分のカード", "結束時己方的牌"), _CARDS),
    MetricSpec(
        "turns_without_purchase",
        "histogram",
        words("Turns without a card acquired", "カードを取得しなかったターン", "未取得牌的回合"),
        words("turns", "ターン", "回合"),
    ),
    MetricSpec(
        "turns_without_combat",
        "histogram",
        words("Turns without combat", "戦闘力がなかったターン", "沒有戰鬥值的回合"),
        words("turns", "ターン", "回合"),
    ),
    _curve("trade", words("Trade gained", "得た交易力", "獲得的交易值"), _POINTS),
    _curve("trade_wasted", words("Trade wasted", "無駄になった交易力", "浪費的交易值"), _POINTS),
    _curve("combat", words("Combat gained", "得た戦闘力", "獲得的戰鬥值"), _POINTS),
    _curve("authority", words("Authority gained", "得た権威点", "獲得的權威值"), _POINTS),
    _curve("bought", words("Cards acquired", "取得したカード", "取得的牌"), _CARDS),
    _curve("trade_spent", words("Trade spent", "使った交易力", "花費的交易值"), _POINTS),
    _curve("ally_abilities", words("Ally abilities used", "使った友軍能力", "使用的友軍能力"), _TIMES),
    _curve("deck_size", words("Own cards", "自分のカード", "己方的牌"), _CARDS),
    _curve(
        "deck_cost",
        words("Mean cost of the own cards", "自分のカードの平均コスト", "己方牌的平均費用"),
        _TENTHS,
        words("In tenths: 23 is a mean cost of 2.3.", "10分の1単位。23は平均コスト2.3です。", "以十分之一計：23 即平均費用 2.3。"),
    ),
    _curve(
        "enemy_authority",
        words("The opponent's authority at the end of the turn", "ターン終了時の相手の権威点", "回合結束時對手的權威值"),
        _POINTS,
    ),
    MetricSpec("bought", "card", words("Acquired", "取得した", "取得")),
    MetricSpec("played", "card", words("Played", "プレイした", "打出")),
    MetricSpec("scrapped", "card", words("Scrapped", "廃棄した", "報廢")),
)

TURNS_UNIT: Final = words("turns of both players", "両者のターン", "雙方回合")
TURNS_AT: Final = words("turn {} of both players", "両者合わせて{}ターン目", "雙方合計第 {} 回合")
MATCH_METRICS: Final = (
    MetricSpec("side_0_wins", "share", words("Side 1 won", "サイド1の勝利", "第 1 方獲勝")),
    MetricSpec("side_1_wins", "share", words("Side 2 won", "サイド2の勝利", "第 2 方獲勝")),
    MetricSpec("first_player_wins", "share", words("The first player won", "先手の勝利", "先手獲勝")),
    MetricSpec("turn_limit", "share", words("The turn limit was reached", "ターン上限に達した", "達到回合上限")),
    MetricSpec(
        "side_0_wins_deck_0",
        "share",
        words("Side 1 won, first trade deck", "サイド1の勝利（1つ目）", "第 1 方獲勝（第 1 副）"),
        among="turns_deck_0",
    ),
    MetricSpec(
        "side_0_wins_deck_1",
        "share",
        words("Side 1 won, second trade deck", "サイド1の勝利（2つ目）", "第 1 方獲勝（第 2 副）"),
        among="turns_deck_1",
    ),
    MetricSpec("clock", "histogram", words("Turns until the game was decided", "決着までのターン数", "決定勝負的回合數"), TURNS_UNIT),
    MetricSpec("turns_deck_0", "histogram", words("Turns, first trade deck", "ターン数（1つ目）", "回合數（第 1 副）"), TURNS_UNIT),
    MetricSpec("turns_deck_1", "histogram", words("Turns, second trade deck", "ターン数（2つ目）", "回合數（第 2 副）"), TURNS_UNIT),
)

POLICY_NAMES: Final[Mapping[str, Words]] = {
    "default": words("Default: rated by what a card gives", "標準：カードの効果で評価", "預設：依卡牌效果評分"),
    "do-nothing": words("Do nothing: buys no card", "何もしない：カードを買わない", "什麼都不做：不買牌"),
    "explorer": words("Explorer: buys only Explorers", "探索船：探索船だけを買う", "探索者：只買探索者"),
    "random": words("Any legal option at random", "合法な選択肢からランダム", "隨機選擇任一合法選項"),
    "expensive": words("Expensive: buys the dearest card", "高価：最もコストの高いカードを買う", "昂貴：買最貴的牌"),
    "velocity": words("Velocity: draws cards and scraps poor ones", "速度：カードを引き、弱いカードを廃棄", "速度：抽牌並報廢弱牌"),
    "attack": words("Attack: buys combat", "攻撃：戦闘力を買う", "攻擊：買戰鬥值"),
    "rules": words("By a rule file of one's own", "自作のルールファイル", "自訂規則檔"),
    "defense": words("Defense: buys bases and authority", "防御：基地と権威点を買う", "防禦：買基地與權威值"),
    SEARCH: NAME,
}
RULES_LABEL: Final = words("Rule file (JSON)", "ルールファイル（JSON）", "規則檔（JSON）")
RULES_HELP: Final = words(
    "What to buy, scrap and discard, and when; used by the policy that goes by a rule file.",
    "何を取得・廃棄・捨て札にするか。ルールファイルの方針で使います。",
    "何時取得、報廢與棄掉哪些牌；由規則檔方針使用。",
)
_SEARCHED: Final = words(
    "Searched is which card to buy, and whether; all else is as by default, but that it attacks before it buys.",
    "探索するのは何を買うか（または買わないか）だけです。ほかは標準の方針と同じですが、買う前に攻撃します。",
    "只搜尋買哪張牌或不買；其餘同預設方針，但先攻擊再買牌。",
)
_SHARED: Final = words(
    "It uses abilities about the hand first, plays bases, ships that draw, then the others, uses all abilities, then buys and attacks. "
    "It scraps Scouts and Vipers, and never a bought card for another's ability.",
    "手札に関わる能力を先に使い、基地、カードを引く宇宙船、その他の順にプレイし、能力をすべて使ってから取得し、攻撃します。"
    "廃棄するのは偵察船と戦闘機で、取得したカードを他のカードの能力で廃棄しません。",
    "先使用與手牌有關的能力，依序打出基地、抽牌的船艦與其他牌，使用所有能力後再取得牌並攻擊；"
    "報廢偵察船與戰鬥機，不為其他牌的能力報廢買來的牌。",
)
_OPPONENT: Final = words(
    "The opponent has {authority} authority, no cards, and never acts: bases are never lost, no card is discarded or taken from the row, "
    "and authority, destroyed bases, outposts and discards are worth nothing. It measures speed only and overrates bases and slow engines.",
    "相手の権威点は{authority}で、カードを持たず行動しません。基地は失われず、捨て札も交易列の横取りもなく、権威点・基地の破壊・軍事基地・捨て札には"
    "価値がありません。速さだけを測り、基地と遅いデッキを高く見積もります。",
    "對手有 {authority} 點權威值，沒有牌且從不行動：基地不會失去，不會被棄牌，交易列也不會被取走；權威值、摧毀基地、前哨站與棄牌皆無價值。"
    "只衡量速度，會高估基地與緩慢的牌組。",
)
_LOSES: Final = words(
    "Every {row_loss} turns the trade row loses a card at random.",
    "{row_loss}ターンごとに交易列から無作為に1枚が失われます。",
    "每 {row_loss} 回合交易列隨機失去一張牌。",
)
BLANK_TEXT: Final = words(
    "In the trade deck a blank goes to the scrap heap as soon as it is turned up, and the next card takes its place in the row: "
    "the game is that of the trade deck without this copy. So a card that nobody buys shows what it costs to have it lie in the row. "
    "A blank for a Scout or a Viper is a ship that does nothing.",
    "メインデッキの空白のカードは、公開されるとすぐ廃棄場に置かれ、次のカードが交易列に入ります。つまり、その1枚がない"
    "メインデッキのゲームです。誰も買わないカードでは、交易列をふさぐ損が表れます。偵察船や戦闘機の空白は、何もしない船です。",
    "交易牌庫中的空白牌一翻開就進入報廢堆，由下一張牌補上交易列：等於少了這張牌的交易牌庫。因此沒人購買的牌會顯示它佔用交易列的代價。"
    "偵察船或戰鬥機的空白牌是沒有作用的船。",
)


@dataclass(frozen=True, slots=True)
class RulesSaid:
    """What a report says of a rule file.  absent: the names of cards that its rules name and that are not in the game."""

    name: str = ""
    absent: tuple[Words, ...] = ()


def policy_text(options: Mapping[str, Any], rules: RulesSaid = RulesSaid()) -> Words:
    """The policy and the passive opponent in a few plain sentences."""
    policy = _policy(options, rules)
    parts: list[Words] = [{language: text.replace("{", "{{").replace("}", "}}") for language, text in policy.items()}]
    if options["policy"] != "random":
        parts.append(_SHARED)
    parts.append(_OPPONENT)
    if options["row_loss"]:
        parts.append(_LOSES)
    values = {name: str(value) for name, value in options.items()}
    # Japanese and Chinese sentences end in a full-width stop and need no space.
    return {language: ("" if language != "en" else " ").join(part[language] for part in parts).format_map(values) for language in LANGUAGES}


_CALLED: Final = words("{policy} (“{rules}”)", "{policy}（「{rules}」）", "{policy}（「{rules}」）")
_ABSENT: Final = words(
    "Its rules name cards that are not in this game: {cards}.",
    "このゲームにないカードもルールにあります：{cards}。",
    "規則中有此遊戲沒有的牌：{cards}。",
)
_MOST_NAMED: Final = 5


def _policy(options: Mapping[str, Any], rules: RulesSaid, side: str = "") -> Words:
    """The policy's name with that of its rule file, and of the search what it does."""
    name = options[f"policy{side}"]
    called = POLICY_NAMES[name]
    if rules.name:
        called = {language: _CALLED[language].format(policy=text, rules=rules.name) for language, text in called.items()}
    sentences = [_sentence(called)]
    if rules.absent:
        sentences.append({language: _ABSENT[language].format(cards=_named(rules.absent, language)) for language in LANGUAGES})
    if name == SEARCH:
        sentences.append(search_text(options[f"playouts{side}"], _SEARCHED))
    return joined(sentences)


def _named(cards: Sequence[Words], language: str) -> str:
    names = (", " if language == "en" else "、").join(in_language(names, language) for names in cards[:_MOST_NAMED])
    return f"{names}…" if len(cards) > _MOST_NAMED else names


def _sentence(name: Words) -> Words:
    return {language: f"{text}." if language == "en" else f"{text}。" for language, text in name.items()}


_SIDES: Final = words(
    "Side 1 - {first} Side 2 - {second} Both start with {authority} authority; games of sides that differ come in pairs that draw the same "
    "numbers, and the sides change places.",
    "サイド1：{first}サイド2：{second}両者の権威点は{authority}から始まります。方針が異なるときは同じ乱数で2ゲームを一組とし、席を入れ替えます。",
    "第 1 方：{first}第 2 方：{second}雙方權威值從 {authority} 開始；方針不同時，每兩局使用相同亂數並交換座位。",
)


def match_text(options: Mapping[str, Any], rules: Sequence[RulesSaid]) -> Words:
    """Both policies in a few plain sentences."""
    names = [_policy(options, said, f"_{side}") for side, said in enumerate(rules)]
    texts = {}
    for language in LANGUAGES:
        text = _SIDES[language].format(first=names[0][language], second=names[1][language], authority=options["authority"])
        texts[language] = text + (" " if language == "en" else "") + _SHARED[language]
    return texts
