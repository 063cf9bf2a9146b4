"""A logged game in words: one step for each entry, with the clause behind it."""

from __future__ import annotations

from typing import Final

from games.contracts.report import Step
from games.engine.decision import Option
from games.engine.log import CHOSEN, Entry
from games.report.replay import steps_of
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.play import log
from games.star_wars_lcg.play.constants import (
    ATTACK,
    BALANCE_DAMAGE,
    BY_BALANCE,
    BY_BLAST,
    BY_DECK_OUT,
    BY_DIAL,
    BY_OBJECTIVE_DECK_OUT,
    BY_OBJECTIVES,
    BY_UNOPPOSED,
    COMMIT,
    DIAL_BALANCE,
    DIAL_OBJECTIVE,
    DIAL_TURN,
    DISCARD_DOWN,
    DISCARD_ONE,
    ENGAGE,
    ENHANCE,
    GENERATE_VERB,
    KEEP_OBJECTIVES,
    MULLIGAN,
    MULLIGAN_VERB,
    PASS_VERB,
    PAY,
    PAY_VERB,
    PLACE_EDGE,
    PLAY,
    REVEAL,
    SHIELD,
    STRIKE,
)
from games.star_wars_lcg.play.state import Table
from games.texts import LANGUAGES, Words, in_language, words

# {card}: the piece; {other}: a second piece, or a number; {amount}; {who}: the acting side; {light}, {dark}: their names.
PHASE_NAMES: Final = (
    words("setup", "準備", "設置"),
    words("balance phase", "均衡フェイズ", "平衡階段"),
    words("refresh phase", "回復フェイズ", "恢復階段"),
    words("draw phase", "補充フェイズ", "抽牌階段"),
    words("deployment phase", "配備フェイズ", "配置階段"),
    words("conflict phase", "紛争フェイズ", "衝突階段"),
    words("Force phase", "フォースフェイズ", "原力階段"),
)
SIDE_NAMES: Final = (words("the Dark Side", "ダークサイド", "黑暗面"), words("the Light Side", "ライトサイド", "光明面"))

# event -> (clause, text); those whose text depends on more are in the tables after it.
TEXTS: Final[dict[int, tuple[str, Words]]] = {
    log.OBJECTIVES_KEPT: (
        "LCG-SET-08",
        words(
            "Keeps three of four objectives; {card} goes under the objective deck.",
            "4枚の目標から3枚を残し、{card}を目標デッキの下に置く。",
            "從四張目標中保留三張；{card}置於目標牌組底。",
        ),
    ),
    log.HAND_DRAWN: ("LCG-SET-09", words("Draws {amount} cards.", "カードを{amount}枚引く。", "抽 {amount} 張牌。")),
    log.HAND_REPLACED: (
        "LCG-SET-10",
        words(
            "Takes the mulligan: shuffles the hand back and draws {amount} cards.",
            "マリガン：手札を戻して切り直し、{amount}枚引く。",
            "重抽：將手牌洗回，抽 {amount} 張。",
        ),
    ),
    log.HAND_KEPT: ("LCG-SET-10", words("Keeps the first hand.", "最初の手札を残す。", "保留起始手牌。")),
    log.OBJECTIVE_REVEALED: ("LCG-SET-11", words("Reveals the objective {card}.", "目標{card}を公開する。", "公開目標{card}。")),
    log.TURN_BEGAN: ("LCG-TRN-02", words("Turn {amount} of {who} begins.", "{who}の第{amount}ターン開始。", "{who}第 {amount} 回合開始。")),
    log.OPPONENT_TURN: (
        "LCG-TRN-03",
        words("Turn {amount} of the opponent, {who}.", "相手（{who}）の第{amount}ターン。", "對手（{who}）第 {amount} 回合。"),
    ),
    log.OBJECTIVE_DESTROYED: (
        "LCG-OBJ-01",
        words(
            "{card} is destroyed: objective {amount} in the victory pile of {who}.",
            "{card}を破壊：{who}の勝利パイルは{amount}枚。",
            "摧毀{card}：{who}的勝利牌堆有 {amount} 張。",
        ),
    ),
    log.FOCUS_REMOVED: (
        "LCG-REF-01",
        words("Focus tokens removed: {amount}.", "集中トークンを{amount}個取り除く。", "移除 {amount} 個集中標記。"),
    ),
    log.FOCUS_SKIPPED: (
        "LCG-REF-02",
        words(
            "First turn of the Light Side: no focus tokens are removed.",
            "ライトサイドの最初のターンなので、集中トークンを取り除かない。",
            "光明面的第一回合：不移除集中標記。",
        ),
    ),
    log.SHIELDS_REMOVED: (
        "LCG-REF-04",
        words("Shield tokens removed: {amount}.", "シールドトークンを{amount}個取り除く。", "移除 {amount} 個護盾標記。"),
    ),
    log.OBJECTIVE_REFILLED: (
        "LCG-REF-05",
        words("Puts the objective {card} into play.", "目標{card}を場に出す。", "將目標{card}放入場中。"),
    ),
    log.OBJECTIVE_PASSED_OVER: (
        "LCG-UNQ-01",
        words(
            "{card} is unique and already in play; it goes under the objective deck.",
            "{card}はユニークですでに場にあるため、目標デッキの下に置く。",
            "{card}為唯一且已在場；置於目標牌組底。",
        ),
    ),
    log.DREW: ("LCG-DRW-02", words("Cards drawn: {amount}.", "カードを{amount}枚引く。", "抽 {amount} 張牌。")),
    log.PLAYED: ("LCG-DEP-02", words("Plays {card} (cost {amount}).", "{card}（コスト{amount}）を出す。", "打出{card}（費用 {amount}）。")),
    log.GENERATED: (
        "LCG-RES-03",
        words(
            "{card} generates {amount} for {other}.",
            "{card}が{other}のためにリソース{amount}を生む。",
            "{card}為{other}產生 {amount} 資源。",
        ),
    ),
    log.PAID: ("LCG-RES-01", words("Pays {amount} for {card}.", "{card}に{amount}支払う。", "為{card}支付 {amount}。")),
    log.ATTACHED: ("LCG-ENH-02", words("{card} enhances {other}.", "{card}が{other}を強化する。", "{card}強化{other}。")),
    log.LEFT_WITH_HOST: (
        "LCG-ENH-05",
        words("{card} is discarded with {other}.", "{card}は{other}とともに捨てられる。", "{card}隨{other}棄置。"),
    ),
    log.CONFLICT_SKIPPED: (
        "LCG-CON-03",
        words(
            "First turn of the Dark Side: the conflict phase is skipped.",
            "ダークサイドの最初のターンなので、紛争フェイズを飛ばす。",
            "黑暗面的第一回合：略過衝突階段。",
        ),
    ),
    log.ENGAGED: ("LCG-ENG-03", words("Engages {card}.", "{card}と交戦する。", "與{card}交戰。")),
    log.ATTACKED: ("LCG-ENG-04", words("{card} attacks {other}.", "{card}が{other}を攻撃する。", "{card}攻擊{other}。")),
    log.SHIELDED: ("LCG-KEY-06", words("{other} gives {card} a shield.", "{other}が{card}にシールドを置く。", "{other}給予{card}護盾。")),
    log.UNDEFENDED: ("LCG-ENG-05", words("Nobody defends.", "防御側のユニットはない。", "無人防守。")),
    log.EDGE_PLACED: ("LCG-EDG-03", words("Places {card} as an edge card.", "{card}をエッジカードとして置く。", "放置{card}為優勢牌。")),
    log.EDGE_WON: ("LCG-EDG-03", words("Has the edge, undefended.", "無防備なのでエッジを得る。", "無人防守，取得優勢。")),
    log.STRUCK: (
        "LCG-STR-04",
        words(
            "{card} strikes with {amount} blast damage.", "{card}が爆破ダメージ{amount}で襲撃する。", "{card}以 {amount} 點爆破傷害打擊。"
        ),
    ),
    log.NO_BONUS: (
        "LCG-UNO-03",
        words("The objective is gone: no unopposed bonus.", "目標がもうないので、無反攻ボーナスはない。", "目標已不在：沒有無阻攻擊加成。"),
    ),
    log.COMMITTED: ("LCG-FRC-02", words("Commits {card} to the Force.", "{card}をフォースに臨ませる。", "將{card}投入原力。")),
    log.STRUGGLED: (
        "LCG-FRC-08",
        words(
            "Force struggle: Dark Side {amount}, Light Side {other}.",
            "フォース戦：ダークサイド{amount}、ライトサイド{other}。",
            "原力對抗：黑暗面 {amount}，光明面 {other}。",
        ),
    ),
    log.BALANCE_TURNED: (
        "LCG-FRC-08",
        words("The Balance of the Force is now with {who}.", "フォースの均衡は{who}に移る。", "原力平衡轉向{who}。"),
    ),
}
DISCARDS: Final = (
    ("LCG-DRW-01", words("Discards {card} by choice.", "任意で{card}を捨てる。", "選擇棄掉{card}。")),
    ("LCG-DRW-02", words("Discards {card} down to the reserve value.", "リザーブ値まで{card}を捨てる。", "棄掉{card}至預備值。")),
)
DIALS: Final = {
    DIAL_TURN: ("LCG-BAL-01", words("The dial advances by {amount}.", "ダイヤルが{amount}進む。", "轉盤推進 {amount}。")),
    DIAL_BALANCE: (
        "LCG-BAL-02",
        words(
            "The dial advances by {amount} more: the Balance is with the Dark Side.",
            "均衡がダークサイドにあるので、ダイヤルがさらに{amount}進む。",
            "平衡在黑暗面：轉盤再推進 {amount}。",
        ),
    ),
    DIAL_OBJECTIVE: (
        "LCG-OBJ-02",
        words(
            "The dial advances by {amount} for the destroyed objective.",
            "目標の破壊により、ダイヤルが{amount}進む。",
            "因摧毀目標，轉盤推進 {amount}。",
        ),
    ),
}
DAMAGES: Final = {
    BY_BLAST: (
        "LCG-STR-10",
        words("{card} takes {amount} blast damage.", "{card}に爆破ダメージ{amount}。", "{card}受到 {amount} 點爆破傷害。"),
    ),
    BY_UNOPPOSED: (
        "LCG-UNO-02",
        words(
            "Unopposed: {card} takes {amount} more damage.",
            "無反攻：{card}にさらに{amount}ダメージ。",
            "無阻攻擊：{card}再受 {amount} 點傷害。",
        ),
    ),
    BY_BALANCE: (
        "LCG-BAL-04",
        words(
            "Balance of the Force: {card} takes {amount} damage.",
            "フォースの均衡：{card}に{amount}ダメージ。",
            "原力平衡：{card}受到 {amount} 點傷害。",
        ),
    ),
}
ENDS: Final = {
    BY_OBJECTIVES: (
        "LCG-END-01",
        words("Three objectives are destroyed: {who} wins.", "目標が3つ破壊され、{who}の勝利。", "三個目標被摧毀：{who}獲勝。"),
    ),
    BY_DIAL: ("LCG-END-02", words("The dial reaches 12: {who} wins.", "ダイヤルが12に達し、{who}の勝利。", "轉盤達到 12：{who}獲勝。")),
    BY_DECK_OUT: (
        "LCG-END-03",
        words(
            "The command deck is empty at a draw: {who} wins.", "指令デッキが空で引けず、{who}の勝利。", "指揮牌組已空而須抽牌：{who}獲勝。"
        ),
    ),
    BY_OBJECTIVE_DECK_OUT: (
        "LCG-END-03",
        words("The objective deck is empty: {who} wins.", "目標デッキが空で、{who}の勝利。", "目標牌組已空：{who}獲勝。"),
    ),
}
# decision -> (clause, question)
QUESTIONS: Final[dict[int, tuple[str, Words]]] = {
    KEEP_OBJECTIVES: ("LCG-SET-08", words("Which objective goes under the deck?", "どの目標を下に置くか。", "哪張目標置底？")),
    MULLIGAN: ("LCG-SET-10", words("Mulligan?", "マリガンするか。", "是否重抽？")),
    REVEAL: ("LCG-SET-11", words("Which objective is revealed next?", "次に公開する目標は。", "接著公開哪張目標？")),
    BALANCE_DAMAGE: ("LCG-BAL-04", words("1 damage from the Balance?", "均衡による1ダメージは。", "平衡的 1 點傷害？")),
    DISCARD_ONE: ("LCG-DRW-01", words("Discard a card?", "カードを捨てるか。", "是否棄一張牌？")),
    DISCARD_DOWN: ("LCG-DRW-02", words("Which card is discarded?", "どのカードを捨てるか。", "棄哪張牌？")),
    PLAY: ("LCG-DEP-03", words("Which card is played?", "どのカードを出すか。", "打出哪張牌？")),
    PAY: ("LCG-RES-03", words("How is {subject} paid for?", "{subject}の支払いは。", "如何支付{subject}？")),
    ENHANCE: ("LCG-ENH-01", words("What does {subject} enhance?", "{subject}は何を強化するか。", "{subject}強化什麼？")),
    ENGAGE: ("LCG-CON-01", words("Which objective is engaged?", "どの目標と交戦するか。", "與哪個目標交戰？")),
    ATTACK: ("LCG-ENG-04", words("Who attacks {subject}?", "{subject}を攻撃するのは。", "誰攻擊{subject}？")),
    SHIELD: ("LCG-KEY-06", words("Where does {subject} put a shield?", "{subject}のシールドは。", "{subject}的護盾放在哪？")),
    PLACE_EDGE: ("LCG-EDG-03", words("Place an edge card?", "エッジカードを置くか。", "是否放置優勢牌？")),
    STRIKE: ("LCG-STR-02", words("Who strikes?", "襲撃するのは。", "由誰打擊？")),
    COMMIT: ("LCG-FRC-02", words("Who is committed to the Force?", "フォースに臨むのは。", "投入誰？")),
}
# verb -> option; the others are the name of their card
OPTION_WORDS: Final[dict[int, Words]] = {
    PASS_VERB: words("no", "いいえ", "否"),
    MULLIGAN_VERB: words("mulligan", "マリガンする", "重抽"),
    GENERATE_VERB: words("{card}: {amount}", "{card}：{amount}", "{card}：{amount}"),
    PAY_VERB: words("pay", "支払う", "支付"),
}
_CARD: Final = words("{card}", "{card}", "{card}")


def steps(table: Table, pool: Pool) -> tuple[Step, ...]:
    return steps_of(
        table,
        phases=PHASE_NAMES,
        text=lambda entry: _text(table, pool, entry),
        option=lambda entry, option: _option(table, pool, option),
        pieces=lambda entry: [each for each in _pieces(entry) if table.pieces[each].card.code in pool.cards],
    )


def _text(table: Table, pool: Pool, entry: Entry) -> tuple[str, Words]:
    clause, template = _template(entry)
    return clause, {language: _render(table, pool, entry, template, language) for language in LANGUAGES}


def _template(entry: Entry) -> tuple[str, Words]:
    if entry.event == CHOSEN:
        return QUESTIONS[entry.kind]
    if entry.event == log.DISCARDED:
        return DISCARDS[entry.amount]
    if entry.event == log.DIAL_ADVANCED:
        return DIALS[entry.other]
    if entry.event == log.DAMAGE_DEALT:
        return DAMAGES[entry.other]
    if entry.event == log.GAME_ENDED:
        return ENDS[entry.amount]
    return TEXTS[entry.event]


def _pieces(entry: Entry) -> list[int]:
    """The pieces that the step is about."""
    found = [] if entry.piece < 0 else [int(entry.piece)]
    if entry.event in _SECOND_PIECE and entry.other >= 0:
        found.append(int(entry.other))
    return found


_SECOND_PIECE: Final = frozenset({log.GENERATED, log.ATTACHED, log.LEFT_WITH_HOST, log.ATTACKED, log.SHIELDED})


def _render(table: Table, pool: Pool, entry: Entry, template: Words, language: str) -> str:
    def name(piece: int) -> str:
        return _name(table, pool, piece, language) if piece >= 0 else ""

    return in_language(template, language).format(
        card=name(entry.piece),
        other=name(entry.other) if entry.event in _SECOND_PIECE else entry.other,
        subject=name(entry.other) if entry.event == CHOSEN else "",
        amount=entry.amount,
        who=in_language(SIDE_NAMES[entry.seat], language),
    )


def _name(table: Table, pool: Pool, piece: int, language: str) -> str:
    """The card's name; the opponent's nameless objectives are numbered from 1 in the order they were laid out."""
    found = table.pieces[piece]
    facts = pool.cards.get(found.card.code)
    if facts is not None:
        return in_language(facts.names, language)
    first = min(each.id for each in table.pieces if each.card is found.card)
    return f"{in_language(_ENEMY_OBJECTIVE, language)} {found.id - first + 1}"


_ENEMY_OBJECTIVE: Final = words("enemy objective", "敵の目標", "敵方目標")


def _option(table: Table, pool: Pool, option: Option) -> Words:
    def card(language: str) -> str:
        return _name(table, pool, option.piece, language) if option.piece >= 0 else ""

    template = OPTION_WORDS.get(option.verb, _CARD)
    return {language: in_language(template, language).format(card=card(language), amount=option.amount) for language in LANGUAGES}
