"""Each problem as one sentence, in each language we ship; see `games.decks.sentences.sentence` for what a template may name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, sentence, zone_name
from games.star_realms.catalogue.fields import CARD_TYPES, FACTIONS
from games.star_realms.catalogue.pool import Pool
from games.star_realms.decks.formats import ZONES
from games.texts import Words, in_language, words

TEMPLATES: Final[Mapping[str, Words]] = {
    **SLOT_SENTENCES,
    "starting_deck": words(
        "A starting deck is 8 Scouts and 2 Vipers; found {scouts} and {vipers}.",
        "初期デッキは偵察船8枚と戦闘機2枚です（現在{scouts}枚と{vipers}枚）。",
        "起始牌庫為 8 張偵察船與 2 張戰鬥機；目前為 {scouts} 張與 {vipers} 張。",
    ),
    "trade_deck_size": words(
        "The main deck must hold {allowed} cards; found {found}.",
        "メインデッキは{allowed}枚でなければなりません（現在{found}枚）。",
        "交易牌庫必須有 {allowed} 張牌；目前 {found} 張。",
    ),
    "not_for_sale": words(
        "'{name}' cannot be in the main deck.", "「{name}」はメインデッキに入れられません。", "「{name}」不能放入交易牌庫。"
    ),
    "command_deck": words(
        "The starting deck of {name} is that of the command deck ({diff}).",
        "{name}の初期デッキはその司令官デッキのものです（{diff}）。",
        "{name}的起始牌庫為其指揮官牌組（{diff}）。",
    ),
    "gambits_in_core_set": words(
        "The base game has no gambits and no commander; found {found}.",
        "基本ゲームにギャンビットと司令官はありません（現在{found}枚）。",
        "基本遊戲沒有謀略與指揮官；目前 {found} 張。",
    ),
    "no_gambit": words(
        "'{name}' is a {type}, no gambit.", "「{name}」は{type}で、ギャンビットではありません。", "「{name}」是{type}，不是謀略。"
    ),
    "no_commander": words(
        "'{name}' is a {type}, no commander.", "「{name}」は{type}で、司令官ではありません。", "「{name}」是{type}，不是指揮官。"
    ),
    "one_commander": words(
        "There is one commander at most; found {found}.", "司令官は1人までです（現在{found}人）。", "指揮官最多一位；目前 {found} 位。"
    ),
    "too_many_gambits": words(
        "At most {allowed} gambits can be played; found {found}.",
        "プレイできるギャンビットは{allowed}枚までです（現在{found}枚）。",
        "最多可使用 {allowed} 張謀略；目前 {found} 張。",
    ),
    "explorer_pile": words(
        "The Explorer pile starts with {allowed} cards; found {found}.",
        "探索船の山は{allowed}枚で始まります（現在{found}枚）。",
        "探索者牌堆以 {allowed} 張開始；目前 {found} 張。",
    ),
    "opening_hands": words(
        "The starting player draws 3 cards and the other 5; found {first} and {other}.",
        "先攻は3枚、後攻は5枚引きます（現在{first}枚と{other}枚）。",
        "起始玩家抽 3 張牌，另一位抽 5 張；目前為 {first} 張與 {other} 張。",
    ),
    "trade_row": words(
        "The trade row starts with {allowed} cards of the main deck; found {found}.",
        "交易列はメインデッキの{allowed}枚で始まります（現在{found}枚）。",
        "交易列以交易牌庫的 {allowed} 張牌開始；目前 {found} 張。",
    ),
    "starting_authority": words(
        "Both players start with {allowed} authority; found {found}.",
        "両プレイヤーは権威点{allowed}で始めます（現在{found}）。",
        "雙方玩家以 {allowed} 點權威值開始；目前為 {found}。",
    ),
    "wrong_type": words(
        "'{name}' is a {type}; the main deck holds ships and bases only.",
        "「{name}」は{type}です。メインデッキに入るのは宇宙船と基地だけです。",
        "「{name}」是{type}；交易牌庫只能有船艦與基地。",
    ),
    "unknown_faction": words(
        "'{name}': unknown faction {faction}.", "「{name}」：不明な勢力{faction}。", "「{name}」：未知的陣營{faction}。"
    ),
    "pool_too_small": words(
        "The trade row needs {allowed} cards; the pool has {found}.",
        "交易列には{allowed}枚必要です（現在{found}枚）。",
        "交易列需要 {allowed} 張牌；此牌庫有 {found} 張。",
    ),
    "core_trade_deck": words(
        "No trade deck is listed: the core set's {allowed} cards are meant.",
        "メインデッキの指定がないため、基本セットの{allowed}枚を使います。",
        "未列出交易牌庫：使用基本版的 {allowed} 張牌。",
    ),
    "copies_differ": words(
        "'{name}': {found} copies; the base set has {allowed}.",
        "「{name}」：{found}枚（基本セットは{allowed}枚）。",
        "「{name}」：{found} 張；基本版有 {allowed} 張。",
    ),
    "more_than_a_box": words(
        "'{name}': {found} copies; no box has more than {allowed}.",
        "「{name}」：{found}枚（1つの製品には最大{allowed}枚）。",
        "「{name}」：{found} 張；單一產品最多 {allowed} 張。",
    ),
    "never_acquired": words(
        "'{name}' cannot be in this deck: it was never acquired.",
        "「{name}」はこのデッキにあるはずがありません（取得されていません）。",
        "「{name}」不可能在此牌庫中：從未取得。",
    ),
    "missing_faction": words(
        "The main deck has no {faction} cards.", "メインデッキに{faction}のカードがありません。", "交易牌庫沒有{faction}的牌。"
    ),
    # What is wrong with a rule file.
    "rules_missing": words(
        "The policy goes by a rule file, a JSON text, and there is none.",
        "この方針にはルールファイル（JSON）が必要ですが、ありません。",
        "此方針需要規則檔（JSON），但沒有提供。",
    ),
    "rules_too_long": words(
        "A rule file has {allowed} characters at most; this one has {found}.",
        "ルールファイルは{allowed}文字までです（現在{found}文字）。",
        "規則檔最多 {allowed} 個字元；目前有 {found} 個。",
    ),
    "rules_too_deep": words("This is nested too deep.", "入れ子が深すぎます。", "巢狀層數太多。"),
    "rules_no_json": words(
        "This is no JSON: “{text}” cannot stand here.",
        "JSONとして読めません：ここに「{text}」は書けません。",
        "這不是 JSON：此處不能有「{text}」。",
    ),
    "rules_open_text": words(
        "This is no JSON: the text {text} has no closing quotation mark.",
        "JSONとして読めません：文字列 {text} の引用符が閉じていません。",
        "這不是 JSON：字串 {text} 沒有結尾的引號。",
    ),
    "rules_end_early": words(
        "This is no JSON: it ends too early; a bracket or a value is missing.",
        "JSONとして読めません：途中で終わっています（括弧か値が足りません）。",
        "這不是 JSON：內容太早結束，缺少括號或值。",
    ),
    "rules_no_object": words("A rule file is an object.", "ルールファイルはオブジェクトです。", "規則檔必須是一個物件。"),
    "rules_unknown_member": words(
        "There is no “{said}” here; there are: {known}.",
        "ここに「{said}」はありません。あるのは：{known}。",
        "這裡沒有「{said}」；可用的有：{known}。",
    ),
    "rules_unknown_member_near": words(
        "There is no “{said}” here; did you mean “{near}”?",
        "ここに「{said}」はありません。「{near}」のことですか？",
        "這裡沒有「{said}」；您是指「{near}」嗎？",
    ),
    "rules_twice": words("This stands twice in one object.", "1つのオブジェクトに2度あります。", "在同一物件中出現兩次。"),
    "rules_bad_name": words(
        "A name is a text of {allowed} characters at most, without line breaks.",
        "名前は改行のない{allowed}文字までの文字列です。",
        "名稱是最多 {allowed} 個字元、不含換行的文字。",
    ),
    "rules_nothing_to_buy": words(
        "There must be a rule about what is bought.", "何を取得するかのルールが必要です。", "必須至少有一條關於購買的規則。"
    ),
    "rules_no_list": words(
        "This is a list of {allowed} rules at most.", "ここは{allowed}個までのルールのリストです。", "這裡是最多 {allowed} 條規則的列表。"
    ),
    "rules_too_many": words(
        "This is a list of {allowed} rules at most; found {found}.",
        "ここは{allowed}個までのルールのリストです（現在{found}個）。",
        "這裡是最多 {allowed} 條規則的列表；目前有 {found} 條。",
    ),
    "rules_no_rule": words("A rule is an object.", "ルールはオブジェクトです。", "規則必須是一個物件。"),
    "rules_no_score": words("A rule has a score, a whole number.", "ルールにはscore（整数）が必要です。", "規則必須有 score（整數）。"),
    "rules_no_conditions": words("Conditions are an object.", "条件はオブジェクトです。", "條件必須是一個物件。"),
    "rules_no_text": words("This is a text: the code of a card.", "ここは文字列です（カードのコード）。", "這裡是文字：卡牌的代碼。"),
    "rules_unknown_card": words("There is no card “{said}”.", "「{said}」というカードはありません。", "沒有「{said}」這張牌。"),
    "rules_unknown_card_near": words(
        "There is no card “{said}”; did you mean “{near}”?",
        "「{said}」というカードはありません。「{near}」のことですか？",
        "沒有「{said}」這張牌；您是指「{near}」嗎？",
    ),
    "rules_unknown_word": words(
        "“{said}” is none of: {known}.", "「{said}」は次のどれでもありません：{known}。", "「{said}」不屬於：{known}。"
    ),
    "rules_unknown_word_near": words(
        "There is no “{said}” here; did you mean “{near}”?",
        "ここに「{said}」は使えません。「{near}」のことですか？",
        "這裡不能用「{said}」；您是指「{near}」嗎？",
    ),
    "rules_no_word": words("This is one of: {known}.", "次のどれかです：{known}。", "必須是其中之一：{known}。"),
    "rules_no_whole_number": words(
        "This is a whole number from -{allowed} to {allowed}.",
        "ここは-{allowed}から{allowed}までの整数です。",
        "這裡是 -{allowed} 到 {allowed} 的整數。",
    ),
    "rules_no_flag": words("This is true or false.", "trueかfalseです。", "必須是 true 或 false。"),
    "rules_no_range": words(
        "This is a whole number, or an object with min, max or both.",
        "整数か、minとmaxの一方または両方を持つオブジェクトです。",
        "必須是整數，或含有 min、max 其一或兩者的物件。",
    ),
    "rules_min_above_max": words(
        "min is more than max: this can never hold.", "minがmaxより大きいので、決して成り立ちません。", "min 大於 max：永遠不會成立。"
    ),
    "rules_never": words(
        "This can never hold: it is at least {allowed}.",
        "決して成り立ちません：必ず{allowed}以上です。",
        "永遠不會成立：其值至少為 {allowed}。",
    ),
    "rules_never_bought": words(
        "No card that can be bought is of this kind.", "この条件に合う取得できるカードはありません。", "沒有符合此條件且可購買的牌。"
    ),
    "rules_no_card": words(
        "No card that is played with is of this kind.", "この条件に合うカードはゲームに出てきません。", "遊戲中沒有符合此條件的牌。"
    ),
    "rules_never_reached": words(
        "This rule never counts: rules before it, up to {first}, always hold for the same cards.",
        "このルールは使われません：前のルール（{first}まで）が同じカードに必ず当てはまります。",
        "此規則永遠不會用到：之前的規則（至 {first}）對相同的牌總是成立。",
    ),
    "rules_more_faults": words("There are {found} more faults.", "ほかに{found}件の誤りがあります。", "另外還有 {found} 處錯誤。"),
    # Why nothing can be dealt.
    "no_trade_row": words(
        "Dealing takes {allowed} cards of a trade deck; there are {found}.",
        "配るにはメインデッキが{allowed}枚必要です（現在{found}枚）。",
        "發牌需要交易牌庫 {allowed} 張牌；目前 {found} 張。",
    ),
    "no_first_hand": words(
        "The first hands take up to {allowed} cards of a starting deck; there are {found}.",
        "最初の手札には初期デッキが{allowed}枚必要です（現在{found}枚）。",
        "起始手牌需要起始牌庫 {allowed} 張牌；目前 {found} 張。",
    ),
}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language` (English where it is missing); the code itself for a problem of no check here."""

    def value_of(name: str, value: str, language: str) -> str:
        choices = {"faction": FACTIONS, "type": CARD_TYPES}.get(name, ())
        if name == "zone":
            return zone_name(ZONES, value, language)
        return next((in_language(choice.names, language) for choice in choices if choice.code == value), value)

    return sentence(problem, language, TEMPLATES, name_of=lambda code, language: name_of(code, language, pool), value_of=value_of)


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; the code itself where the pool does not know it."""
    card = pool.cards.get(pool.card_code(code) or "")
    return in_language(card.names, language) if card else code
