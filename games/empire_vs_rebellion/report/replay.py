"""A logged game in words: one step for each entry, with the clause behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.report import Step
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import (
    ABILITY_VERB,
    ADD_VERB,
    BY_EVENTS,
    BY_ROUND_LIMIT,
    BY_TUTORIAL,
    CHOOSE_VERB,
    DISCARD_VERB,
    ENTER_VERB,
    EVENT,
    EVENT_VERB,
    EXHAUST_VERB,
    INFILTRATE,
    INFLUENCE_VERB,
    NOBODY,
    ON_TOP_VERB,
    OPTION,
    PICK,
    PLAY_VERB,
    RANDOM_NEXT,
    REVEAL_NEXT,
    SET_BACK_VERB,
    STRATEGY,
    STRATEGY_CHOICE,
    STRATEGY_VERB,
    STRUGGLE,
    WHICH_DECK,
)
from games.empire_vs_rebellion.play.state import Table
from games.engine.decision import PASS_VERB, Option
from games.engine.events import ACTIONS_DECISION
from games.engine.log import CHOSEN, Entry
from games.report.replay import steps_of, the_piece
from games.texts import LANGUAGES, Words, in_language, words

PHASE_NAMES: Final = (
    words("setup", "準備", "設置"),
    words("planning phase", "計画フェイズ", "規劃階段"),
    words("struggle phase", "対戦フェイズ", "對戰階段"),
    words("dominance phase", "決算フェイズ", "結算階段"),
)
PLAYER_NAMES: Final = (words("player 1", "プレイヤー1", "玩家 1"), words("player 2", "プレイヤー2", "玩家 2"))

# event -> (clause, text).  {card}: the piece; {amount}, {other}: numbers; {who}: the player it is about.
TEXTS: Final[Mapping[int, tuple[str, Words]]] = {
    log.EVENT_REVEALED: ("EVR-PLN-01", words("The event is {card}.", "イベントは{card}。", "翻開事件：{card}。")),
    log.STRATEGY_PLACED: (
        "EVR-PLN-03",
        words("{who} has {card} facedown as strategy.", "{who}は{card}を裏向きに置く。", "{who}將{card}面朝下放置。"),
    ),
    log.STRATEGY_SHOWN: ("EVR-DOM-02", words("{who} shows {card}.", "{who}は{card}を公開する。", "{who}揭示{card}。")),
    log.PLAYED: ("EVR-STG-04", words("{who} plays {card}.", "{who}は{card}をプレイする。", "{who}打出{card}。")),
    log.ABILITY: ("EVR-STG-06", words("{who} uses {card}.", "{who}は{card}の能力を使う。", "{who}使用{card}的能力。")),
    log.ABILITY_FORBIDDEN: (
        "EVR-PLN-02",
        words(
            "{who} exhausts {card}; this round its ability cannot be resolved.",
            "{who}は{card}を消耗する。このラウンドは能力を解決できない。",
            "{who}橫置{card}；本回合其能力無法結算。",
        ),
    ),
    log.READIED: (
        "EVR-STG-10",
        words(
            "{who} returns 1 influence and readies {card}.",
            "{who}は影響力1個を戻し{card}をレディにする。",
            "{who}歸還 1 個影響力，重置{card}。",
        ),
    ),
    log.EXHAUSTED: ("EVR-STG-15", words("{card} is exhausted.", "{card}は消耗する。", "{card}被橫置。")),
    log.DISCARDED: ("EVR-STG-16", words("{card} of {who} is discarded.", "{who}の{card}が捨てられる。", "棄掉{who}的{card}。")),
    log.TO_RESERVE: (
        "EVR-SET-04",
        words("{card} goes to the reserve pile of {who}.", "{card}は{who}の予備パイルへ。", "{card}進入{who}的儲備堆。"),
    ),
    log.ADDED: (
        "EVR-STG-14",
        words("{who} shuffles {card} into the resource deck.", "{who}は{card}をリソースデッキに混ぜる。", "{who}將{card}洗入資源牌堆。"),
    ),
    log.ON_TOP: ("EVR-STG-04", words("{card} goes on top of its deck.", "{card}は山札の上へ。", "{card}放到牌堆頂。")),
    log.LOOKED: ("EVR-STG-07", words("{who} looks at {amount} cards.", "{who}は{amount}枚を見る。", "{who}查看 {amount} 張牌。")),
    log.SHUFFLED: (
        "EVR-STG-13",
        words("The discard pile of {who} becomes a new deck.", "{who}の捨て札が新しい山札になる。", "{who}的棄牌堆洗成新牌堆。"),
    ),
    log.INFLUENCE_GAINED: (
        "EVR-DOM-11",
        words("{who} gains {amount} influence.", "{who}は影響力を{amount}個得る。", "{who}獲得 {amount} 個影響力。"),
    ),
    log.INFLUENCE_LOST: (
        "EVR-INF-02",
        words("{who} discards {amount} influence.", "{who}は影響力を{amount}個捨てる。", "{who}棄掉 {amount} 個影響力。"),
    ),
    log.STRATEGY_USED: ("EVR-CLN-04", words("{card} of {who} is used.", "{who}の{card}は使用済みになる。", "{who}的{card}已使用。")),
    log.STRATEGIES_BACK: (
        "EVR-CLN-05",
        words("{who} has all strategies back.", "{who}は戦略カードをすべて戻す。", "{who}取回戰略牌。"),
    ),
    log.TOTALS: ("EVR-DOM-05", words("Totals: {amount} and {other}.", "合計：{amount}と{other}。", "總點數：{amount} 與 {other}。")),
    log.VOID: (
        "EVR-DOM-03",
        words(
            "The total exceeds the target value: {card} has no effect.",
            "合計が任務値を超え、{card}は無効。",
            "總點數超過任務點數：{card}無效。",
        ),
    ),
    log.CANCELLED: (
        "EVR-STR-01",
        words("The two strategies cancel each other.", "2枚の戦略は打ち消し合う。", "兩張戰略牌互相抵銷。"),
    ),
    log.SWAPPED: ("A-06", words("{card}: now {who} wins the event.", "{card}：{who}がイベントに勝つ。", "{card}：改由{who}贏得事件。")),
    log.EVENT_WON: (
        "EVR-DOM-10",
        words(
            "{who} wins {card} for {amount} victory points.", "{who}は{card}を獲得（勝利点{amount}）。", "{who}贏得{card}（{amount} 點）。"
        ),
    ),
    log.NOBODY_WINS: ("EVR-DOM-09", words("Nobody wins {card}.", "{card}は誰も獲得しない。", "無人贏得{card}。")),
    log.BALANCE_TURNED: (
        "EVR-CLN-02",
        words("The balance token is turned to {who}.", "均勢トークンは{who}側を向く。", "均勢標記翻到{who}。"),
    ),
    log.PASSED: ("EVR-STG-11", words("{who} passes.", "{who}はパスする。", "{who}放棄行動。")),
    log.GUARD: (
        "A-19",
        words(
            "This struggle has gone on too long: only passing is left.", "対戦が長すぎるため、以後はパスのみ。", "對戰過久：只能放棄行動。"
        ),
    ),
}
# Where the amount is 1, in the languages in which that is said otherwise.
OF_ONE: Final = {
    log.LOOKED: {**TEXTS[log.LOOKED][1], "en": "{who} looks at 1 card."},
    log.EVENT_WON: {**TEXTS[log.EVENT_WON][1], "en": "{who} wins {card} for 1 victory point."},
}
NEXT_TEXTS: Final = {
    INFILTRATE: (
        "EVR-STR-02",
        words(
            "Next round {who} chooses the opponent's strategy.",
            "次のラウンド、{who}が相手の戦略を選ぶ。",
            "下一回合由{who}選擇對手的戰略牌。",
        ),
    ),
    RANDOM_NEXT: (
        "EVR-DOM-12",
        words(
            "Next round {who}'s strategy is drawn at random.",
            "次のラウンド、{who}の戦略は無作為に決まる。",
            "下一回合{who}的戰略牌隨機決定。",
        ),
    ),
    REVEAL_NEXT: (
        "EVR-DOM-12",
        words("Next round {who} shows a strategy first.", "次のラウンド、{who}は先に戦略を公開する。", "下一回合{who}先公開戰略牌。"),
    ),
}
AT_RANDOM: Final = words("{who} gets {card} at random as strategy.", "{who}の戦略は無作為に{card}になる。", "{who}的戰略牌隨機為{card}。")
BY_OTHER: Final = words("For {who} the opponent chooses {card}.", "{who}の戦略を相手が選ぶ：{card}。", "對手為{who}選擇{card}。")
WON: Final = words("{who} wins: 7 victory points or more.", "{who}の勝ち：勝利点7以上。", "{who}獲勝：達到 7 點勝利點數。")
TUTORIAL_WON: Final = words("{who} wins the struggle.", "{who}が対戦に勝つ。", "{who}贏得對戰。")
DRAW: Final = words("A draw.", "引き分け。", "平手。")
EVENTS_OUT: Final = words("All events have been seen.", "イベントが尽きた。", "事件牌已全部翻開。")
ROUND_LIMIT: Final = words(
    "The game has gone on for too many rounds: {who} is ahead.", "ラウンド数の上限：{who}が優勢。", "回合過多：{who}領先獲勝。"
)

QUESTIONS: Final[Mapping[int, tuple[str, Words]]] = {
    ACTIONS_DECISION: ("EVR-STG-02", words("{who} chooses an action.", "{who}は行動を選ぶ。", "{who}選擇行動。")),
    STRATEGY_CHOICE: ("EVR-PLN-03", words("{who} chooses a strategy.", "{who}は戦略を選ぶ。", "{who}選擇戰略牌。")),
    PICK: ("EVR-STG-07", words("{who} picks a card for {card}.", "{who}は{card}のためにカードを選ぶ。", "{who}為{card}選牌。")),
    OPTION: ("EVR-STG-07", words("{who} chooses an effect of {card}.", "{who}は{card}の効果を選ぶ。", "{who}選擇{card}的效果。")),
    WHICH_DECK: ("EVR-STG-07", words("{who} chooses a deck.", "{who}はデッキを選ぶ。", "{who}選擇牌堆。")),
}
FOR_OTHER: Final = words("{who} chooses the opponent's strategy.", "{who}は相手の戦略を選ぶ。", "{who}選擇對手的戰略牌。")
OPTION_WORDS: Final[Mapping[int, Words]] = {
    PASS_VERB: words("pass", "パス", "放棄行動"),
    PLAY_VERB: words("play a card", "カードをプレイ", "打出一張牌"),
    ABILITY_VERB: words("use {card}", "{card}の能力を使う", "使用{card}"),
    INFLUENCE_VERB: words("ready {card}", "{card}をレディにする", "重置{card}"),
    STRATEGY_VERB: words("{card}", "{card}", "{card}"),
    DISCARD_VERB: words("discard {card}", "{card}を捨てる", "棄掉{card}"),
    EXHAUST_VERB: words("exhaust {card}", "{card}を消耗する", "橫置{card}"),
    ENTER_VERB: words("play {card}", "{card}をプレイ", "打出{card}"),
    ON_TOP_VERB: words("{card} on top", "{card}を上に", "{card}放到頂"),
    ADD_VERB: words("add {card}", "{card}を加える", "加入{card}"),
    SET_BACK_VERB: words("set back {card}", "{card}を予備へ", "{card}回到儲備堆"),
    EVENT_VERB: words("{card} on top", "{card}を上に", "{card}放到頂"),
    CHOOSE_VERB: words("effect {number}", "効果{number}", "效果 {number}"),
}
DECKS: Final = (words("own deck", "自分の山札", "己方牌堆"), words("the opponent's deck", "相手の山札", "對手牌堆"))
DONE: Final = words("no more", "選ばない", "不再選擇")


def steps(table: Table, pool: Pool) -> tuple[Step, ...]:
    return steps_of(
        table,
        phases=PHASE_NAMES,
        text=lambda entry: _text(table, pool, entry),
        option=lambda entry, option: _option(table, pool, entry, option),
        pieces=the_piece,
    )


def _text(table: Table, pool: Pool, entry: Entry) -> tuple[str, Words]:
    event = entry.event
    template: Words
    if event == CHOSEN:
        return _question(table, pool, entry)
    if event == log.GAME_ENDED:
        if entry.amount == BY_EVENTS:
            return "EVR-RND-02", EVENTS_OUT
        if entry.amount == BY_TUTORIAL:
            return "EVR-TUT-04", _filled(TUTORIAL_WON if entry.seat >= 0 else DRAW, table, pool, entry)
        clause, template = ("A-19", ROUND_LIMIT) if entry.amount == BY_ROUND_LIMIT else ("EVR-END-01", WON)
        return clause, _filled(template, table, pool, entry)
    clause, template = NEXT_TEXTS[entry.amount] if event == log.EFFECT_NEXT else TEXTS[event]
    if entry.amount == 1:
        template = OF_ONE.get(event, template)
    clause = _clause(table, entry) or clause
    if event == log.STRATEGY_PLACED and entry.other != entry.seat:
        clause, template = ("EVR-DOM-12", AT_RANDOM) if entry.other == NOBODY else ("EVR-STR-02", BY_OTHER)
    return clause, _filled(template, table, pool, entry)


def _question(table: Table, pool: Pool, entry: Entry) -> tuple[str, Words]:
    clause, template = QUESTIONS[entry.kind]
    if entry.kind != STRATEGY_CHOICE:
        return _clause(table, entry) or clause, _filled(template, table, pool, entry, piece=entry.other)
    if entry.other != entry.seat:
        return "EVR-STR-02", _filled(FOR_OTHER, table, pool, entry, piece=-1)
    return clause, _filled(template, table, pool, entry, piece=-1)


def _clause(table: Table, entry: Entry) -> str:
    """Where the same thing happens by more than one clause: that of this time; "" for the usual one."""
    if entry.event == log.INFLUENCE_GAINED and entry.piece >= 0:
        return "EVR-DOM-04" if table.pieces[entry.piece].card.type == STRATEGY else "EVR-INF-01"
    if entry.event == log.STRATEGIES_BACK and (entry.piece >= 0 or entry.phase == STRUGGLE):
        return "EVR-DOM-12" if entry.piece >= 0 else "EVR-CLN-06"
    if entry.event == log.BALANCE_TURNED and entry.amount:
        return "EVR-CLN-03"
    if entry.event == CHOSEN and entry.other >= 0:
        return {EVENT: "EVR-DOM-12", STRATEGY: "EVR-DOM-04"}.get(table.pieces[entry.other].card.type, "")
    if entry.event == log.LOOKED and entry.other == NOBODY:
        return "EVR-DOM-12"
    return ""


def _filled(template: Words, table: Table, pool: Pool, entry: Entry, *, piece: int | None = None) -> Words:
    subject = entry.piece if piece is None else piece
    return {
        language: in_language(template, language).format(
            card=_card(table, pool, subject, language),
            amount=entry.amount,
            other=entry.other,
            who=in_language(PLAYER_NAMES[entry.seat], language) if entry.seat != NOBODY else "",
        )
        for language in LANGUAGES
    }


def _card(table: Table, pool: Pool, piece: int, language: str) -> str:
    """Its name; ordinary resource cards share names, so their value is said too."""
    if piece < 0:
        return ""
    facts = pool.cards[table.pieces[piece].card.code]
    name = in_language(facts.names, language)
    return f"{name} {facts.value}" if facts.value is not None and not facts.is_character else name


def _option(table: Table, pool: Pool, entry: Entry, option: Option) -> Words:
    template = OPTION_WORDS[option.verb]
    if entry.kind == WHICH_DECK:
        template = DECKS[option.amount]
    elif option.verb == PASS_VERB and entry.kind != ACTIONS_DECISION:
        template = DONE
    return {
        language: in_language(template, language).format(card=_card(table, pool, option.piece, language), number=option.amount + 1)
        for language in LANGUAGES
    }
