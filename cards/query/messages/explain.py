"""The explanation of a query: one sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from django.utils.translation import get_language_info, override, pgettext_lazy

from cards.query.messages.warnings import lower_first
from cards.query.table import Operand
from cards.query.tree import AllOf, AnyOf, Condition, NotOf, Tree
from games.texts import Words, in_language

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

Key = TypeVar("Key")

# The wording of a condition by kind of row and operator, with {label} and {value}.  "not …": the wording of its negation.
# Kinds without an entry are worded as numbers.
CONDITIONS: Mapping[tuple[str, str], StrPromise] = {
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
    ("count", "!="): pgettext_lazy("condition", "not with exactly {value} {label}"),
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
    ("with", ":"): pgettext_lazy("condition", "in an objective set that contains {value}"),
    ("with", "not :"): pgettext_lazy("condition", "not in an objective set that contains {value}"),
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
# The words that join conditions and values, and the beginnings of the sentence.
FRAMES: Mapping[str, StrPromise] = {
    "not": pgettext_lazy("condition", "not ({value})"),
    "group": pgettext_lazy("condition", "({value})"),
    "all": pgettext_lazy("between conditions", " and "),
    "any": pgettext_lazy("between conditions", " or "),
    "all values": pgettext_lazy("between values", " and "),
    "any value": pgettext_lazy("between values", " or "),
    "quoted": pgettext_lazy("value", "“{value}”"),
    "cards": pgettext_lazy("search", "cards {value}"),
    "all cards": pgettext_lazy("search", "all cards"),
    "sets": pgettext_lazy("search", "objective sets with cards {value}"),
    "all sets": pgettext_lazy("search", "all objective sets"),
    "owned sets": pgettext_lazy("search", "objective sets with cards {value} (you own a set if you own a whole copy of it)"),
    "all owned sets": pgettext_lazy("search", "all objective sets"),
    "display": pgettext_lazy("order and display", "; "),
}
DISPLAY_PHRASES: Mapping[str, StrPromise | str] = {
    "order": pgettext_lazy("order and display", "sorted by {value}"),
    "dir": "{value}",
    "unique": "{value}",
    "view": pgettext_lazy("order and display", "shown as {value}"),
    "lang": pgettext_lazy("order and display", "names in {value}"),
    "include": pgettext_lazy("order and display", "with hidden cards"),
}
DISPLAY_VALUES: Mapping[str, StrPromise] = {
    "asc": pgettext_lazy("order and display", "ascending"),
    "desc": pgettext_lazy("order and display", "descending"),
    "cards": pgettext_lazy("order and display", "each card once"),
    "prints": pgettext_lazy("order and display", "each printing separately"),
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


def explain(tree: Tree | None, display: Mapping[str, str], order_labels: Mapping[str, Words], language: str, *, what: str = "cards") -> str:
    """The sentence: "cards whose name contains “luke” and with cost at most 3; sorted by cost".

    what: "cards", "sets", or "owned sets" for sets that are searched by what the user owns.
    """
    explainer = _explainer(language.lower())
    options = [explainer.display(name, value, order_labels) for name, value in display.items()]
    return explainer.frames["display"].join([explainer.result(tree, what), *options])


@lru_cache(maxsize=8)  # the languages
def _explainer(language: str) -> _Explainer:
    with override(language):
        return _Explainer(language, _texts(CONDITIONS), _texts(FRAMES), _texts(DISPLAY_PHRASES), _texts(DISPLAY_VALUES))


def _texts(messages: Mapping[Key, StrPromise | str]) -> dict[Key, str]:
    return {key: str(message) for key, message in messages.items()}


@dataclass(frozen=True, slots=True)
class _Explainer:
    """Writer of explanations in one language.

    The messages are looked up once for each process, because looking one up costs more than writing a condition.
    """

    language: str
    conditions: Mapping[tuple[str, str], str]
    frames: Mapping[str, str]
    display_phrases: Mapping[str, str]
    display_values: Mapping[str, str]

    def result(self, tree: Tree | None, what: str) -> str:
        """The object of the search.  what: as in `explain`."""
        if tree is None:
            return self.frames[f"all {what}"]
        return self.frames[what].format(value=self.tree(tree, is_top=True))

    def display(self, name: str, value: str, order_labels: Mapping[str, Words]) -> str:
        """One display option with its value."""
        if name == "order" and value in order_labels:
            text = lower_first(in_language(order_labels[value], self.language))
        elif name == "lang":
            text = self.display_values.get(value) or self.language_name(value)
        else:
            text = lower_first(self.display_values.get(value, value))
        return self.display_phrases[name].format(value=text)

    def language_name(self, code: str) -> str:
        """The name of a language that is not in DISPLAY_VALUES, as Django translates it; if Django does not know it, its code."""
        with override(self.language), suppress(KeyError):
            return str(get_language_info(code)["name_translated"])
        return code

    def tree(self, tree: Tree, *, is_top: bool = False) -> str:
        match tree:
            case Condition():
                return self.condition(tree)
            case NotOf(Condition() as inner):
                return self.negated(inner)
            case NotOf(part):
                return self.frames["not"].format(value=self.tree(part, is_top=True))
            case AllOf(parts):
                return self.frames["all"].join(map(self.tree, _merge_words(parts)))
            case AnyOf(parts):
                text = self.frames["any"].join(map(self.tree, parts))
                return text if is_top else self.frames["group"].format(value=text)

    def condition(self, condition: Condition) -> str:
        kind, op = _wording(condition)
        phrase = self.conditions.get((kind, op)) or self.conditions.get(("number", op)) or self.conditions["number", ":"]
        return self._filled(phrase, condition, kind)

    def negated(self, condition: Condition) -> str:
        kind, op = _wording(condition)
        if phrase := self.conditions.get((kind, f"not {op}")):
            return self._filled(phrase, condition, kind)
        return self.frames["not"].format(value=self.condition(condition))

    def _filled(self, phrase: str, condition: Condition, kind: str) -> str:
        label = lower_first(in_language(condition.row.labels, self.language))
        between = self.frames["all values" if condition.is_joined else "any value"]
        return phrase.format(label=label, value=between.join(self._value(operand, kind) for operand in condition.operands))

    def _value(self, operand: Operand, kind: str) -> str:
        label = operand.label or operand.text
        text = label if isinstance(label, str) else in_language(label, self.language)
        if kind in ("text", "with", "deck") and not operand.is_regex:
            return self.frames["quoted"].format(value=text)
        is_a_field = kind == "number" and not isinstance(label, str)
        return lower_first(text) if kind == "has" or is_a_field else text


def _wording(condition: Condition) -> tuple[str, str]:
    """The key of a condition's wording: the kind of its row and its operator."""
    row, op = condition.row, condition.op
    if row.kind == "list" and condition.operands[0].data[0] == "count":
        return "count", ":" if op == "=" else op
    return (row.name if row.kind == "flag" else row.kind), op


def _merge_words(parts: Sequence[Tree]) -> list[Tree]:
    """The parts, with adjacent words of a name as one condition: “luke” and “sky”."""
    merged: list[Tree] = []
    for part in parts:
        before = merged[-1] if merged else None
        if isinstance(part, Condition) and isinstance(before, Condition) and _is_word(part) and _is_word(before):
            merged[-1] = replace(before, operands=(*before.operands, *part.operands), is_joined=True)
        else:
            merged.append(part)
    return merged


def _is_word(part: Condition) -> bool:
    return part.is_word and part.op == ":" and (part.is_joined or len(part.operands) == 1)
