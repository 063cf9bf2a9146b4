"""A query in plain words, in each language we ship."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cards.query.compile import AllOf, AnyOf, Condition, NotOf, Tree
from cards.query.table import Operand
from cards.query.words import small, words
from games.texts import Words, in_language

# What is said of a condition, by kind of row and operator; {label} and {value}.  "not …": the same, negated.
# Rows of a kind that is not here are spoken of as numbers.
PHRASES: Mapping[tuple[str, str], Words] = {
    ("text", ":"): words("whose {label} contains {value}", "{label}に{value}を含む", "{label}包含{value}"),
    ("text", "="): words("whose {label} is {value}", "{label}が{value}である", "{label}為{value}"),
    ("text", "!="): words("whose {label} is not {value}", "{label}が{value}ではない", "{label}不為{value}"),
    ("text", "not :"): words("whose {label} does not contain {value}", "{label}に{value}を含まない", "{label}不包含{value}"),
    ("text", "not ="): words("whose {label} is not {value}", "{label}が{value}ではない", "{label}不為{value}"),
    ("enum", ":"): words("whose {label} is {value}", "{label}が{value}である", "{label}為{value}"),
    ("enum", "not :"): words("whose {label} is not {value}", "{label}が{value}ではない", "{label}不為{value}"),
    ("list", ":"): words("whose {label} include {value}", "{label}に{value}がある", "{label}包含{value}"),
    ("list", "not :"): words("whose {label} do not include {value}", "{label}に{value}がない", "{label}不包含{value}"),
    ("list", "!="): words("whose {label} do not include {value}", "{label}に{value}がない", "{label}不包含{value}"),
    ("list", "="): words("whose {label} are {value} alone", "{label}が{value}だけである", "{label}僅有{value}"),
    ("count", ":"): words("with exactly {value} {label}", "{label}がちょうど{value}つある", "{label}正好{value}個"),
    ("count", "!="): words("with not exactly {value} {label}", "{label}の数が{value}ではない", "{label}不是{value}個"),
    ("count", "<"): words("with fewer than {value} {label}", "{label}が{value}つより少ない", "{label}少於{value}個"),
    ("count", "<="): words("with at most {value} {label}", "{label}が{value}つ以下である", "{label}至多{value}個"),
    ("count", ">"): words("with more than {value} {label}", "{label}が{value}つより多い", "{label}多於{value}個"),
    ("count", ">="): words("with at least {value} {label}", "{label}が{value}つ以上ある", "{label}至少{value}個"),
    ("number", ":"): words("with {label} {value}", "{label}が{value}である", "{label}為{value}"),
    ("number", "!="): words("with {label} other than {value}", "{label}が{value}以外の数である", "{label}為{value}以外的數字"),
    ("number", "<"): words("with {label} less than {value}", "{label}が{value}より小さい", "{label}小於{value}"),
    ("number", "<="): words("with {label} at most {value}", "{label}が{value}以下である", "{label}不大於{value}"),
    ("number", ">"): words("with {label} more than {value}", "{label}が{value}より大きい", "{label}大於{value}"),
    ("number", ">="): words("with {label} at least {value}", "{label}が{value}以上である", "{label}不小於{value}"),
    ("number", "not :"): words("not with {label} {value}", "{label}が{value}ではない", "{label}不為{value}"),
    ("with", ":"): words("of an objective set with {value}", "{value}と同じ目標セットにある", "與{value}同屬一個目標組"),
    ("with", "not :"): words("of no objective set with {value}", "{value}と同じ目標セットにない", "不與{value}同屬一個目標組"),
    ("own", ":"): words("of which you own {value}", "{value}枚所有している", "你擁有{value}張"),
    ("own", "!="): words("of which you do not own exactly {value}", "所有枚数が{value}枚ではない", "你擁有的張數不是{value}張"),
    ("own", "<"): words("of which you own fewer than {value}", "所有枚数が{value}枚より少ない", "你擁有少於{value}張"),
    ("own", "<="): words("of which you own at most {value}", "所有枚数が{value}枚以下である", "你擁有至多{value}張"),
    ("own", ">"): words("of which you own more than {value}", "所有枚数が{value}枚より多い", "你擁有多於{value}張"),
    ("own", ">="): words("of which you own at least {value}", "{value}枚以上所有している", "你擁有至少{value}張"),
    ("deck", ":"): words("in the deck {value}", "デッキ{value}にある", "在牌組{value}中"),
    ("deck", "!="): words("not in the deck {value}", "デッキ{value}にない", "不在牌組{value}中"),
    ("deck", "not :"): words("not in the deck {value}", "デッキ{value}にない", "不在牌組{value}中"),
    ("date", "<"): words("whose {label} is before {value}", "{label}が{value}より前である", "{label}早於{value}"),
    ("date", "<="): words("whose {label} is {value} or earlier", "{label}が{value}以前である", "{label}不晚於{value}"),
    ("date", ">"): words("whose {label} is after {value}", "{label}が{value}より後である", "{label}晚於{value}"),
    ("date", ">="): words("whose {label} is {value} or later", "{label}が{value}以降である", "{label}不早於{value}"),
    ("is", ":"): words("marked “{value}”", "「{value}」に当たる", "屬於「{value}」"),
    ("is", "not :"): words("not marked “{value}”", "「{value}」に当たらない", "不屬於「{value}」"),
    ("has", ":"): words("with {value}", "{value}がある", "印有{value}"),
    ("has", "not :"): words("without {value}", "{value}がない", "沒有{value}"),
    ("format", ":"): words("{label} {value}", "{value}で{label}である", "{label}{value}"),
    ("format", "!="): words("not {label} {value}", "{value}で{label}ではない", "並非{label}{value}"),
    ("format", "not :"): words("not {label} {value}", "{value}で{label}ではない", "並非{label}{value}"),
}
NEGATED = words("not ({value})", "（{value}）ではない", "並非（{value}）")
ALL = words(" and ", "、かつ", "，且")
ANY = words(" or ", "、または", "，或")
ONE_OF = words(" or ", "か", "或")
BOTH = words(" and ", "と", "與")
GROUP = words("({value})", "（{value}）", "（{value}）")
QUOTED = words("“{value}”", "「{value}」", "「{value}」")
CARDS = words("cards {value}", "{value}カード", "{value}的卡牌")
SETS = words("objective sets that hold cards {value}", "{value}カードを含む目標セット", "含有{value}的卡牌的目標組")
ALL_SETS = words("all objective sets", "すべての目標セット", "所有目標組")
ALL_CARDS = words("all cards", "すべてのカード", "所有卡牌")
DISPLAYED: Mapping[str, Words] = {
    "order": words("in order of {value}", "{value}の順", "依{value}排序"),
    "dir": words("{value}", "{value}", "{value}"),
    "unique": words("{value}", "{value}", "{value}"),
    "view": words("shown as {value}", "表示：{value}", "顯示為{value}"),
    "lang": words("names in {value}", "名前の言語：{value}", "名稱語言：{value}"),
    "include": words("with those kept apart", "別扱いのカードも含む", "包含另置的卡牌"),
}
DISPLAY_VALUES: Mapping[str, Words] = {
    "asc": words("rising", "昇順", "遞增"),
    "desc": words("falling", "降順", "遞減"),
    "cards": words("each card once", "カードごとに1回", "每張卡牌一次"),
    "prints": words("each printing by itself", "収録ごと", "逐一列出每個印次"),
    "list": words("a list", "リスト", "清單"),
    "grid": words("cards", "カード", "卡牌"),
    "text": words("a table", "表", "表格"),
    "full": words("whole cards", "全文", "全文"),
    "en": words("English", "英語", "英文"),
    "ja": words("Japanese", "日本語", "日文"),
    "zh-hant": words("Traditional Chinese", "繁体字中国語", "繁體中文"),
    "any": words("any language", "すべての言語", "任何語言"),
    "name": words("name", "名前", "名稱"),
    "set": words("set and place", "セットと位置", "擴充與位置"),
    "cost": words("cost", "コスト", "費用"),
    "type": words("type", "種類", "類型"),
    "side": words("side", "サイド", "陣線"),
    "faction": words("faction", "勢力", "陣營"),
    "released": words("release date", "発売日", "發行日期"),
    "number": words("number", "番号", "編號"),
    "relevance": words("relevance", "関連度", "相關程度"),
}


def explain(
    tree: Tree | None, display: Mapping[str, str], order_labels: Mapping[str, Words], language: str, *, of_sets: bool = False
) -> str:
    """The sentence: "cards whose name contains “luke” and with cost at most 3; in order of cost"."""
    if tree is None:
        said = in_language(ALL_SETS if of_sets else ALL_CARDS, language)
    else:
        said = in_language(SETS if of_sets else CARDS, language).format(value=_said(tree, language, top=True))
    shown = []
    for name, value in display.items():
        label = order_labels.get(value) if name == "order" and value in order_labels else DISPLAY_VALUES.get(value)
        shown.append(
            in_language(DISPLAYED[name], language).format(
                value=(small if name != "lang" else str)(in_language(label, language)) if label else value
            )
        )
    return "; ".join([said, *shown]) if language == "en" else "；".join([said, *shown])


def _said(tree: Tree, language: str, *, top: bool = False, negated: bool = False) -> str:
    match tree:
        case Condition():
            return _condition(tree, language, negated=negated)
        case NotOf(Condition() as inner):
            return _condition(inner, language, negated=True)
        case NotOf(part):
            return in_language(NEGATED, language).format(value=_said(part, language, top=True))
        case AllOf(parts):
            return in_language(ALL, language).join(_said(part, language) for part in _gathered(parts))
        case AnyOf(parts):
            said = in_language(ANY, language).join(_said(part, language) for part in parts)
            return said if top else in_language(GROUP, language).format(value=said)


def _gathered(parts: Sequence[Tree]) -> list[Tree]:
    """Words of a name that stand together are said together: “luke” and “sky”."""
    gathered: list[Tree] = []
    for part in parts:
        before = gathered[-1] if gathered else None
        if isinstance(part, Condition) and isinstance(before, Condition) and _is_word(part) and _is_word(before):
            gathered[-1] = replace(before, operands=(*before.operands, *part.operands), is_joined=True)
        else:
            gathered.append(part)
    return gathered


def _is_word(part: Condition) -> bool:
    return part.is_word and part.op == ":" and (part.is_joined or len(part.operands) == 1)


def _condition(condition: Condition, language: str, *, negated: bool) -> str:
    row, op = condition.row, condition.op
    kind = row.kind
    if kind == "list" and condition.operands[0].data[0] == "count":
        kind, op = "count", ":" if op == "=" else op
    if kind == "flag":
        kind = row.name
    label = small(in_language(row.labels, language))
    value = in_language(BOTH if condition.is_joined else ONE_OF, language).join(
        _value(operand, kind, language) for operand in condition.operands
    )
    phrase = None
    if negated:
        phrase = PHRASES.get((kind, f"not {op}"))
        if phrase is None:
            return in_language(NEGATED, language).format(value=_condition(condition, language, negated=False))
    phrase = phrase or PHRASES.get((kind, op)) or PHRASES.get(("number", op)) or PHRASES[("number", ":")]
    return in_language(phrase, language).format(label=label, value=value)


def _value(operand: Operand, kind: str, language: str) -> str:
    label = operand.label or operand.text
    text = label if isinstance(label, str) else in_language(label, language)
    if kind in ("text", "with", "deck") and not operand.is_regex:
        return in_language(QUOTED, language).format(value=text)
    is_a_field = kind == "number" and not isinstance(label, str)
    return small(text) if kind == "has" or is_a_field else text
