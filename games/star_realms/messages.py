"""Each problem as one sentence, in each language we ship; see `games.building.sentence` for what a template may name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games import building
from games.contracts import Problem, Words, in_language, words
from games.star_realms.facts import CARD_TYPES, FACTIONS
from games.star_realms.formats import ZONES
from games.star_realms.pool import Pool

TEMPLATES: Final[Mapping[str, Words]] = {
    **building.TEMPLATES,
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
            return building.zone_name(ZONES, value, language)
        return next((in_language(choice.names, language) for choice in choices if choice.code == value), value)

    return building.sentence(problem, language, TEMPLATES, name_of=lambda code, language: name_of(code, language, pool), value_of=value_of)


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; the code itself where the pool does not know it."""
    card = pool.cards.get(pool.card_code(code) or "")
    return in_language(card.names, language) if card else code
