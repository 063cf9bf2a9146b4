"""The explanation of a query: one sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from django.utils.translation import override, pgettext_lazy

from cards.query.compile import AllOf, AnyOf, Condition, NotOf, Tree
from cards.query.table import Operand
from cards.query.words import small
from games.texts import Words, in_language

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

# What is said of a condition, by kind of row and operator; {label} and {value}.  "not …": the same, negated.
# Rows of a kind that is not here are spoken of as numbers.
PHRASES: Mapping[tuple[str, str], StrPromise] = {
    ("text", ":"): pgettext_lazy("condition", "whose {label} contains {value}"),
    ("text", "="): pgettext_lazy("condition", "whose {label} is {value}"),
    ("text", "!="): pgettext_lazy("condition", "whose {label} is not {value}"),
    ("text", "not :"): pgettext_lazy("condition", "whose {label} does not contain {value}"),
    ("text", "not ="): pgettext_lazy("condition", "whose {label} is not {value}"),
    ("enum", ":"): pgettext_lazy("condition", "whose {label} is {value}"),
    ("enum", "not :"): pgettext_lazy("condition", "whose {label} is not {value}"),
    ("list", ":"): pgettext_lazy("condition", "whose {label} include {value}"),
    ("list", "not :"): pgettext_lazy("condition", "whose {label} do not include {value}"),
    ("list", "!="): pgettext_lazy("condition", "whose {label} do not include {value}"),
    ("list", "="): pgettext_lazy("condition", "whose {label} are {value} alone"),
    ("count", ":"): pgettext_lazy("condition", "with exactly {value} {label}"),
    ("count", "!="): pgettext_lazy("condition", "with not exactly {value} {label}"),
    ("count", "<"): pgettext_lazy("condition", "with fewer than {value} {label}"),
    ("count", "<="): pgettext_lazy("condition", "with at most {value} {label}"),
    ("count", ">"): pgettext_lazy("condition", "with more than {value} {label}"),
    ("count", ">="): pgettext_lazy("condition", "with at least {value} {label}"),
    ("number", ":"): pgettext_lazy("condition", "with {label} {value}"),
    ("number", "!="): pgettext_lazy("condition", "with {label} other than {value}"),
    ("number", "<"): pgettext_lazy("condition", "with {label} less than {value}"),
    ("number", "<="): pgettext_lazy("condition", "with {label} at most {value}"),
    ("number", ">"): pgettext_lazy("condition", "with {label} more than {value}"),
    ("number", ">="): pgettext_lazy("condition", "with {label} at least {value}"),
    ("number", "not :"): pgettext_lazy("condition", "not with {label} {value}"),
    ("with", ":"): pgettext_lazy("condition", "of an objective set with {value}"),
    ("with", "not :"): pgettext_lazy("condition", "of no objective set with {value}"),
    ("own", ":"): pgettext_lazy("condition", "of which you own {value}"),
    ("own", "!="): pgettext_lazy("condition", "of which you do not own exactly {value}"),
    ("own", "<"): pgettext_lazy("condition", "of which you own fewer than {value}"),
    ("own", "<="): pgettext_lazy("condition", "of which you own at most {value}"),
    ("own", ">"): pgettext_lazy("condition", "of which you own more than {value}"),
    ("own", ">="): pgettext_lazy("condition", "of which you own at least {value}"),
    ("deck", ":"): pgettext_lazy("condition", "in the deck {value}"),
    ("deck", "!="): pgettext_lazy("condition", "not in the deck {value}"),
    ("deck", "not :"): pgettext_lazy("condition", "not in the deck {value}"),
    ("date", "<"): pgettext_lazy("condition", "whose {label} is before {value}"),
    ("date", "<="): pgettext_lazy("condition", "whose {label} is {value} or earlier"),
    ("date", ">"): pgettext_lazy("condition", "whose {label} is after {value}"),
    ("date", ">="): pgettext_lazy("condition", "whose {label} is {value} or later"),
    ("is", ":"): pgettext_lazy("condition", "marked “{value}”"),
    ("is", "not :"): pgettext_lazy("condition", "not marked “{value}”"),
    ("has", ":"): pgettext_lazy("condition", "with {value}"),
    ("has", "not :"): pgettext_lazy("condition", "without {value}"),
    ("format", ":"): pgettext_lazy("condition", "{label} {value}"),
    ("format", "!="): pgettext_lazy("condition", "not {label} {value}"),
    ("format", "not :"): pgettext_lazy("condition", "not {label} {value}"),
}
NEGATED = pgettext_lazy("condition", "not ({value})")
ALL = pgettext_lazy("between conditions", " and ")
ANY = pgettext_lazy("between conditions", " or ")
ONE_OF = pgettext_lazy("between values", " or ")
BOTH = pgettext_lazy("between values", " and ")
GROUP = pgettext_lazy("condition", "({value})")
QUOTED = pgettext_lazy("value", "“{value}”")
CARDS = pgettext_lazy("search", "cards {value}")
SETS = pgettext_lazy("search", "objective sets that hold cards {value}")
ALL_SETS = pgettext_lazy("search", "all objective sets")
ALL_CARDS = pgettext_lazy("search", "all cards")
SEPARATOR = pgettext_lazy("order and display", "; ")
DISPLAYED: Mapping[str, StrPromise | str] = {
    "order": pgettext_lazy("order and display", "in order of {value}"),
    "dir": "{value}",
    "unique": "{value}",
    "view": pgettext_lazy("order and display", "shown as {value}"),
    "lang": pgettext_lazy("order and display", "names in {value}"),
    "include": pgettext_lazy("order and display", "with those kept apart"),
}
DISPLAY_VALUES: Mapping[str, StrPromise] = {
    "asc": pgettext_lazy("order and display", "rising"),
    "desc": pgettext_lazy("order and display", "falling"),
    "cards": pgettext_lazy("order and display", "each card once"),
    "prints": pgettext_lazy("order and display", "each printing by itself"),
    "list": pgettext_lazy("order and display", "a list"),
    "grid": pgettext_lazy("order and display", "cards"),
    "text": pgettext_lazy("order and display", "a table"),
    "full": pgettext_lazy("order and display", "whole cards"),
    "en": pgettext_lazy("order and display", "English"),
    "ja": pgettext_lazy("order and display", "Japanese"),
    "zh-hant": pgettext_lazy("order and display", "Traditional Chinese"),
    "any": pgettext_lazy("order and display", "any language"),
    "name": pgettext_lazy("order and display", "name"),
    "set": pgettext_lazy("order and display", "set and place"),
    "cost": pgettext_lazy("order and display", "cost"),
    "type": pgettext_lazy("order and display", "type"),
    "side": pgettext_lazy("order and display", "side"),
    "faction": pgettext_lazy("order and display", "faction"),
    "released": pgettext_lazy("order and display", "release date"),
    "number": pgettext_lazy("order and display", "number"),
    "relevance": pgettext_lazy("order and display", "relevance"),
}


def explain(
    tree: Tree | None, display: Mapping[str, str], order_labels: Mapping[str, Words], language: str, *, of_sets: bool = False
) -> str:
    """The sentence: "cards whose name contains “luke” and with cost at most 3; in order of cost"."""
    language = language.lower()
    with override(language):
        if tree is None:
            said = str(ALL_SETS if of_sets else ALL_CARDS)
        else:
            said = (SETS if of_sets else CARDS).format(value=_said(tree, language, top=True))
        shown = [DISPLAYED[name].format(value=_display_value(name, value, order_labels, language)) for name, value in display.items()]
        return SEPARATOR.join([said, *shown])


def _display_value(name: str, value: str, order_labels: Mapping[str, Words], language: str) -> str:
    if name == "order" and value in order_labels:
        return small(in_language(order_labels[value], language))
    text = str(DISPLAY_VALUES.get(value, value))
    return text if name == "lang" else small(text)


def _said(tree: Tree, language: str, *, top: bool = False, negated: bool = False) -> str:
    match tree:
        case Condition():
            return _condition(tree, language, negated=negated)
        case NotOf(Condition() as inner):
            return _condition(inner, language, negated=True)
        case NotOf(part):
            return NEGATED.format(value=_said(part, language, top=True))
        case AllOf(parts):
            return ALL.join(_said(part, language) for part in _gathered(parts))
        case AnyOf(parts):
            said = ANY.join(_said(part, language) for part in parts)
            return said if top else GROUP.format(value=said)


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
    value = (BOTH if condition.is_joined else ONE_OF).join(_value(operand, kind, language) for operand in condition.operands)
    phrase = None
    if negated:
        phrase = PHRASES.get((kind, f"not {op}"))
        if phrase is None:
            return NEGATED.format(value=_condition(condition, language, negated=False))
    phrase = phrase or PHRASES.get((kind, op)) or PHRASES.get(("number", op)) or PHRASES[("number", ":")]
    return phrase.format(label=label, value=value)


def _value(operand: Operand, kind: str, language: str) -> str:
    label = operand.label or operand.text
    text = label if isinstance(label, str) else in_language(label, language)
    if kind in ("text", "with", "deck") and not operand.is_regex:
        return QUOTED.format(value=text)
    is_a_field = kind == "number" and not isinstance(label, str)
    return small(text) if kind == "has" or is_a_field else text
