"""A logged game in words: one step for each entry, with the clause behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from games.contracts.report import Step
from games.engine.decision import PASS_VERB, Option
from games.engine.log import CHOSEN, Entry
from games.report.replay import steps_of, the_piece
from games.star_realms.catalogue.fields import FACTIONS as FACTION_CHOICES
from games.star_realms.catalogue.fields import SLOTS as SLOT_CHOICES
from games.star_realms.catalogue.pool import Pool
from games.star_realms.play import log
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import (
    ACQUIRE_VERB,
    AMOUNT,
    ASIDE_VERB,
    ATTACK_BASE_VERB,
    ATTACK_PART_VERB,
    ATTACK_VERB,
    BY_TURN_LIMIT,
    CHOOSE_VERB,
    COPIED_ABILITY,
    COPIED_CARD,
    COPY_VERB,
    DESTROY_VERB,
    DISCARD_VERB,
    DRAW_PHASE,
    FACTION,
    FACTIONS,
    HAND_VERB,
    INSTEAD_VERB,
    MAIN,
    NOBODY,
    OPTION,
    PICK,
    PLACE,
    PLAY_VERB,
    SCRAP_VERB,
    SETUP,
    STEAL_VERB,
    TAKE_VERB,
    TO_DECK,
    TO_HAND,
    TO_PLAY,
    TO_TOP,
    TOP_VERB,
    USE_VERB,
)
from games.star_realms.play.state import Table
from games.texts import LANGUAGES, Words, in_language, words

# {card}: the piece; {other}: a number or place; {amount}; {who}: the acting player.
PHASE_NAMES: Final = (
    words("setup", "準備", "設置"),
    words("main phase", "メインフェイズ", "主要階段"),
    words("discard phase", "ディスカードフェイズ", "棄牌階段"),
    words("draw phase", "ドローフェイズ", "抽牌階段"),
)
PLAYER_NAMES: Final = (words("player 1", "プレイヤー1", "玩家 1"), words("player 2", "プレイヤー2", "玩家 2"))
PLACE_NAMES: Final = {
    TO_TOP: words("onto the deck", "山札の上", "牌庫頂"),
    TO_HAND: words("to the hand", "手札", "手牌"),
    TO_PLAY: words("into play", "場", "場上"),
    TO_DECK: words("into the deck, which is shuffled", "山札に入れて切り直す", "洗入牌庫"),
}

# event -> (clause, text); those whose text depends on more are made below.
TEXTS: Final[Mapping[int, tuple[str, Words]]] = {
    log.TURN_BEGAN: ("SR-TRN-01", words("Turn {amount} of {who} begins.", "{who}の第{amount}ターン開始。", "{who}第 {amount} 回合開始。")),
    log.PLAYED: ("SR-PLY-01", words("Plays {card}.", "{card}をプレイする。", "打出{card}。")),
    log.GAINED_TRADE: ("SR-ABL-03", words("Gains {amount} trade.", "交易力を{amount}得る。", "獲得 {amount} 點交易值。")),
    log.GAINED_COMBAT: ("SR-ABL-03", words("Gains {amount} combat.", "戦闘力を{amount}得る。", "獲得 {amount} 點戰鬥值。")),
    log.GAINED_AUTHORITY: ("SR-ABL-03", words("Gains {amount} authority.", "権威点を{amount}得る。", "獲得 {amount} 點權威值。")),
    log.LOST_AUTHORITY: ("SR-WIN-01", words("Loses {amount} authority.", "権威点を{amount}失う。", "失去 {amount} 點權威值。")),
    log.DREW: ("SR-SET-07", words("Draws {amount}.", "{amount}枚引く。", "抽 {amount} 張。")),
    log.SHUFFLED: (
        "SR-END-04",
        words("Shuffles the discard pile into a new deck.", "捨て札を切り直して新しい山札にする。", "將棄牌堆洗成新牌庫。"),
    ),
    log.ACQUIRED: (
        "SR-ACQ-01",
        words("Acquires {card} for {amount} trade.", "交易力{amount}で{card}を取得する。", "以 {amount} 點交易值取得{card}。"),
    ),
    log.SCRAPPED: ("SR-ABL-08", words("Scraps {card}.", "{card}を廃棄する。", "報廢{card}。")),
    log.DISCARDED: ("A-18", words("Discards {card}.", "{card}を捨てる。", "棄掉{card}。")),
    log.DESTROYED: (
        "SR-ATK-02",
        words(
            "{card} of {who} is destroyed (combat spent: {amount}).",
            "{who}の{card}が破壊される（戦闘力{amount}）。",
            "{who}的{card}被摧毀（花費戰鬥值 {amount}）。",
        ),
    ),
    log.ATTACKED: (
        "SR-ATK-04",
        words("Attacks the opponent with {amount} combat.", "戦闘力{amount}で相手を攻撃する。", "以 {amount} 點戰鬥值攻擊對手。"),
    ),
    log.TURN_ENDED: (
        "SR-END-02",
        words(
            "Discard phase: {amount} trade and {other} combat are lost; ships and hand are discarded.",
            "ディスカードフェイズ：交易力{amount}と戦闘力{other}を失い、宇宙船と手札を捨てる。",
            "棄牌階段：失去 {amount} 點交易值與 {other} 點戰鬥值；船艦與手牌棄掉。",
        ),
    ),
    log.EVENT_REVEALED: ("SR-ACQ-05", words("The event {card} is revealed.", "イベント{card}が公開される。", "翻開事件{card}。")),
    log.SET_ASIDE: ("SR-ACQ-05", words("Sets {card} aside for itself.", "{card}を自分用に脇に置く。", "將{card}放到一旁備用。")),
    log.STOLEN: ("SR-ACQ-02", words("Takes {card} of the opponent.", "相手の{card}を得る。", "取得對手的{card}。")),
    log.ROW_CARD_LOST: (
        "SR-ACQ-05",
        words("{card} leaves the trade row.", "{card}が交易列から失われる。", "{card}離開交易列。"),
    ),
}
USES: Final = ("SR-ABL-01", "SR-ABL-05", "SR-ABL-05", "SR-ABL-06")
USED_TEXT: Final = words("Uses {card}: {other}.", "{card}を使う：{other}。", "使用{card}：{other}。")
COPIED_TEXT: Final = words("{card} copies {other}.", "{card}が{other}をコピーする。", "{card}複製{other}。")
COUNTS_TEXT: Final = words(
    "Counts as having in play, until the turn ends: {other}.",
    "ターン終了まで場にあるものとして扱う：{other}。",
    "直到回合結束視為在場上有：{other}。",
)
RETURNED_TEXT: Final = words("{card} goes {other}.", "{card}：{other}。", "{card}：{other}。")
WON: Final = words(
    "{who} wins: the opponent has 0 authority or less.", "{who}の勝ち：相手の権威点が0以下。", "{who}獲勝：對手權威值為 0 以下。"
)
LIMIT: Final = words("The turn limit is reached.", "ターン上限に達した。", "達到回合上限。")

QUESTIONS: Final[Mapping[int, tuple[str, Words]]] = {
    MAIN: ("SR-TRN-02", words("Chooses what to do.", "行動を選ぶ。", "選擇行動。")),
    OPTION: ("SR-ABL-04", words("Chooses an effect of {card}.", "{card}の効果を選ぶ。", "選擇{card}的效果。")),
    PICK: ("SR-ABL-01", words("Picks a card for {card}.", "{card}のためにカードを選ぶ。", "為{card}選牌。")),
    PLACE: ("SR-ACQ-02", words("Chooses where {card} goes.", "{card}の置き場所を選ぶ。", "選擇{card}放到哪裡。")),
    AMOUNT: ("SR-ATK-04", words("Chooses how much combat to spend.", "使う戦闘力を選ぶ。", "選擇花費多少戰鬥值。")),
    FACTION: ("SR-ABL-02", words("Chooses a faction for {card}.", "{card}の勢力を選ぶ。", "為{card}選擇陣營。")),
    COPIED_ABILITY: ("SR-ABL-02", words("Chooses an ally ability to copy.", "コピーする友軍能力を選ぶ。", "選擇要複製的友軍能力。")),
    COPIED_CARD: ("SR-ABL-02", words("Chooses what {card} copies.", "{card}がコピーするカードを選ぶ。", "選擇{card}複製的牌。")),
}
# Of picks that the rulebook has a clause for, by what is done to the card; an opponent's discard is said below.
PICKS: Final = {SCRAP_VERB: "SR-ABL-07", DISCARD_VERB: "SR-END-01", DESTROY_VERB: "SR-ATK-03", TAKE_VERB: "SR-ACQ-04"}
OPTION_WORDS: Final[Mapping[int, Words]] = {
    PASS_VERB: words("done", "終える", "結束"),
    PLAY_VERB: words("play {card}", "{card}をプレイ", "打出{card}"),
    USE_VERB: words("use {card} ({ability})", "{card}を使う（{ability}）", "使用{card}（{ability}）"),
    ACQUIRE_VERB: words("acquire {card}", "{card}を取得", "取得{card}"),
    ATTACK_BASE_VERB: words("destroy {card}", "{card}を破壊", "摧毀{card}"),
    ATTACK_VERB: words("attack with {amount}", "戦闘力{amount}で攻撃", "以 {amount} 點攻擊"),
    ATTACK_PART_VERB: words("attack with a part", "戦闘力の一部で攻撃", "以部分戰鬥值攻擊"),
    CHOOSE_VERB: words("effect {number}", "効果{number}", "效果 {number}"),
    SCRAP_VERB: words("scrap {card}", "{card}を廃棄", "報廢{card}"),
    DISCARD_VERB: words("discard {card}", "{card}を捨てる", "棄掉{card}"),
    DESTROY_VERB: words("destroy {card}", "{card}を破壊", "摧毀{card}"),
    TAKE_VERB: words("take {card}", "{card}を得る", "取得{card}"),
    COPY_VERB: words("copy {copied}", "{copied}をコピー", "複製{copied}"),
    TOP_VERB: words("{card} onto the deck", "{card}を山札の上に", "{card}放到牌庫頂"),
    HAND_VERB: words("{card} to the hand", "{card}を手札に", "{card}放到手牌"),
    STEAL_VERB: words("take {card}", "{card}を得る", "取得{card}"),
    INSTEAD_VERB: words("{card}: authority instead", "{card}：代わりに権威点", "{card}：改為獲得權威值"),
    ASIDE_VERB: words("set {card} aside", "{card}を脇に置く", "將{card}放到一旁"),
}
ALL_OF_IT: Final = words("attack with all", "戦闘力すべてで攻撃", "以全部戰鬥值攻擊")
ABILITY: Final = words("ally ability {number}", "友軍能力{number}", "友軍能力 {number}")
PLACED: Final = words("no change", "通常どおり", "照常")


class Moment(NamedTuple):
    """When an entry was written.  active: the seat on turn.  faces: by number, the pieces that were another card then."""

    active: int
    faces: Mapping[int, Card]


def steps(table: Table, pool: Pool) -> tuple[Step, ...]:
    moments = dict(zip(map(id, table.log or ()), _moments(table), strict=True))
    return steps_of(
        table,
        phases=PHASE_NAMES,
        text=lambda entry: _text(table, pool, entry, moments[id(entry)].active),
        option=lambda entry, option: _option(table, pool, entry, option, moments[id(entry)].faces),
        pieces=the_piece,
    )


def _moments(table: Table) -> list[Moment]:
    """Of each entry of the log: a copy is one until the turn ends, a card that was turned over stays so."""
    found: list[Moment] = []
    active: int = table.first
    turned: dict[int, Card] = {}
    faces: Mapping[int, Card] = {}
    for entry in table.log or ():
        if entry.event == log.TURN_BEGAN:
            active = entry.seat
        elif entry.event == log.TURN_ENDED:
            faces = turned.copy()
        elif entry.event == log.COPIED:
            faces = {**faces, entry.piece: table.cards[entry.other]}
        elif entry.event == log.RETURNED and entry.other == TO_PLAY and (back := table.pieces[entry.piece].card.back) is not None:
            turned[entry.piece] = back
            faces = {**faces, entry.piece: back}
        found.append(Moment(active, faces))
    return found


def _clause(table: Table, entry: Entry, active: int) -> str:  # noqa: PLR0911  one line an event
    """Where more than the event says which it is."""
    event = entry.event
    if event == log.DREW and entry.phase in (SETUP, DRAW_PHASE):
        return "SR-SET-06" if entry.phase == SETUP else "SR-END-03"
    if event == log.DISCARDED and entry.seat == active:
        return "SR-END-01"
    if event == log.DESTROYED and entry.amount == 0:
        return "SR-ATK-03"
    if event == log.SCRAPPED and table.pieces[entry.piece].card.is_explorer:
        return "SR-ABL-10"
    if event == log.ACQUIRED and entry.amount == 0 and not table.pieces[entry.piece].card.discount:
        return "SR-ACQ-04"
    if event == CHOSEN and entry.kind == PICK:
        verb = entry.options[-1].verb  # a pass stands before the others
        return "A-18" if verb == DISCARD_VERB and entry.seat != active else PICKS.get(verb, QUESTIONS[PICK][0])
    return QUESTIONS[entry.kind][0] if event == CHOSEN else TEXTS[event][0]


def _text(table: Table, pool: Pool, entry: Entry, active: int) -> tuple[str, Words]:  # noqa: PLR0911  one line an event
    event = entry.event
    if event == CHOSEN:
        _, template = QUESTIONS[entry.kind]
        return _clause(table, entry, active), _filled(template, table, pool, entry, piece=entry.other)
    if event == log.GAME_ENDED:
        return "SR-WIN-01", _filled(LIMIT if entry.amount == BY_TURN_LIMIT else WON, table, pool, entry)
    if event == log.USED:
        return USES[entry.amount], _filled(USED_TEXT, table, pool, entry, other=SLOT_CHOICES[entry.amount].names)
    if event == log.COPIED:
        return "SR-ABL-02", _filled(COPIED_TEXT, table, pool, entry, other=_names(pool, table.cards[entry.other].code))
    if event == log.RETURNED:
        return "SR-ACQ-02", _filled(RETURNED_TEXT, table, pool, entry, other=PLACE_NAMES[entry.other])
    if event == log.COUNTS_AS:
        names = [choice.names for choice in FACTION_CHOICES if FACTIONS.get(choice.code, 0) & entry.amount]
        other = {language: ", ".join(in_language(name, language) for name in names) for language in LANGUAGES}
        return "SR-ABL-05", _filled(COUNTS_TEXT, table, pool, entry, other=other)
    return _clause(table, entry, active), _filled(TEXTS[event][1], table, pool, entry)


def _filled(template: Words, table: Table, pool: Pool, entry: Entry, *, piece: int | None = None, other: Words | None = None) -> Words:
    subject = entry.piece if piece is None else piece
    return {
        language: in_language(template, language).format(
            card=_card(table, pool, subject, language),
            amount=entry.amount,
            other=in_language(other, language) if other else entry.other,
            who=in_language(PLAYER_NAMES[entry.seat], language) if entry.seat != NOBODY else "",
        )
        for language in LANGUAGES
    }


def _names(pool: Pool, code: str) -> Words:
    facts = pool.cards.get(code)
    return facts.names if facts else {"en": code}


def _card(table: Table, pool: Pool, piece: int, language: str) -> str:
    return in_language(_names(pool, table.pieces[piece].card.code), language) if piece >= 0 else ""


def _option(table: Table, pool: Pool, entry: Entry, option: Option, faces: Mapping[int, Card]) -> Words:
    template = OPTION_WORDS[option.verb]
    if option.verb == ATTACK_VERB and entry.kind == MAIN:
        template = ALL_OF_IT
    elif entry.kind == FACTION:
        template = next(choice.names for choice in FACTION_CHOICES if FACTIONS.get(choice.code) == option.amount)
    elif entry.kind == COPIED_ABILITY:
        template = ABILITY
    elif entry.kind == PLACE:
        template = PLACED if option.verb == PASS_VERB else PLACE_NAMES[option.amount]
    ability = None
    if option.verb == USE_VERB:
        face = faces.get(option.piece) or table.pieces[option.piece].card
        ability = SLOT_CHOICES[face.abilities[option.amount].slot].names
    return {
        language: in_language(template, language).format(
            card=_card(table, pool, option.piece, language),
            amount=option.amount,
            number=option.amount + 1,
            ability=in_language(ability, language) if ability else "",
            copied=in_language(_names(pool, table.cards[option.amount].code), language)
            if entry.kind == COPIED_CARD and option.verb == COPY_VERB
            else "",
        )
        for language in LANGUAGES
    }
