"""A search of decks in plain words, in each language we ship.  brackets: the card queries by their number, as (query, operator, copies)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cards.query.syntax import And, Exact, Node, Not, Or, Term, Word
from cards.query.words import words
from games.texts import Words, in_language

BRACKET = "ꙮ"  # a letter that no title holds; a field of this name stands where a card query stood
ALL = words("all public decks", "すべての公開デッキ", "所有公開牌組")
DECKS = words("public decks {value}", "{value}公開デッキ", "{value}的公開牌組")
NOT = words("not ({value})", "（{value}）ではない", "並非（{value}）")
BOTH = words(" and ", "、かつ", "，且")
EITHER = words(" or ", "、または", "，或")
GROUP = words("({value})", "（{value}）", "（{value}）")
QUOTED = words("“{value}”", "「{value}」", "「{value}」")
SAID: Mapping[str, Words] = {
    "name": words("whose name contains {value}", "名前に{value}を含む", "名稱包含{value}"),
    "exact": words("whose name is {value}", "名前が{value}である", "名稱為{value}"),
    "by": words("by {value}", "作者が{value}である", "作者為{value}"),
    "game": words("of the game {value}", "ゲームが{value}である", "遊戲為{value}"),
    "side": words("of the side {value}", "サイドが{value}である", "陣線為{value}"),
    "faction": words("of the faction {value}", "勢力が{value}である", "陣營為{value}"),
    "valid": words("legal in {value}", "{value}で使用できる", "在{value}中合法"),
    "size": words("with {value} cards", "カードが{value}である", "有{value}張卡牌"),
    "likes": words("with {value} likes", "いいねが{value}である", "有{value}個讚"),
    "updated": words("changed {value}", "{value}に変更された", "在{value}修改"),
    "created": words("made {value}", "{value}に作られた", "在{value}建立"),
    "bracket": words("that hold {value} copies of {query}", "{query}を{value}含む", "含有{value}張{query}"),
}
COPIES = words("{value}", "{value}枚", "{value}")
COUNTED: Mapping[str, Words] = {
    "size": COPIES,
    "bracket": COPIES,
    "likes": words("{value}", "{value}件", "{value}"),
}  # what stands behind a number
NUMBERS: Mapping[str, Words] = {
    "=": words("exactly {value}", "ちょうど{value}", "正好{value}"),
    "!=": words("not exactly {value}", "{value}以外", "並非{value}"),
    "<": words("fewer than {value}", "{value}未満", "少於{value}"),
    "<=": words("at most {value}", "{value}以下", "至多{value}"),
    ">": words("more than {value}", "{value}を超えて", "多於{value}"),
    ">=": words("at least {value}", "{value}以上", "至少{value}"),
}
DATED = ("updated", "created")
DATES: Mapping[str, Words] = {
    "=": words("in {value}", "{value}", "{value}"),
    "<": words("before {value}", "{value}より前", "{value}之前"),
    "<=": words("in {value} or earlier", "{value}以前", "{value}或之前"),
    ">": words("after {value}", "{value}より後", "{value}之後"),
    ">=": words("in {value} or later", "{value}以降", "{value}或之後"),
}


def explain(node: Node | None, brackets: Sequence[tuple[str, str, int]], language: str) -> str:
    if node is None:
        return in_language(ALL, language)
    return in_language(DECKS, language).format(value=_said(node, brackets, language, top=True))


def _said(node: Node, brackets: Sequence[tuple[str, str, int]], language: str, *, top: bool = False) -> str:  # noqa: PLR0911 (one for each kind of node)
    def put(phrase: Words, value: str, **more: str) -> str:
        return in_language(phrase, language).format(value=value, **more)

    match node:
        case Not(part):
            return put(NOT, _said(part, brackets, language, top=True))
        case And(parts):
            return in_language(BOTH, language).join(_said(part, brackets, language) for part in parts)
        case Or(parts):
            said = in_language(EITHER, language).join(_said(part, brackets, language) for part in parts)
            return said if top else put(GROUP, said)
        case Word(values) | Exact(values):
            found = in_language(EITHER, language).join(put(QUOTED, value.text) for value in values)
            return put(SAID["name" if isinstance(node, Word) else "exact"], found)
        case Term(name, _, values) if name == BRACKET:
            query, op, number = brackets[int(values[0].text)]
            return put(SAID["bracket"], put(NUMBERS[op], put(COUNTED["bracket"], str(number))), query=put(QUOTED, query))
        case Term(name, op, values):
            op = "=" if op == ":" else op
            if op == "!=":
                return put(NOT, _said(Term(name, ":", values), brackets, language))
            if name in COUNTED:
                texts = [put(NUMBERS[op], put(COUNTED[name], value.text)) for value in values]
            else:
                texts = [put(DATES[op] if name in DATED else QUOTED, value.text) for value in values]
            return put(SAID[name], in_language(EITHER, language).join(texts))
    raise AssertionError(node)
