"""Rewriting of texts: regular expressions, each replaced where it is found, one after the other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

# What stands in a text, as a regular expression, and what is said, as `re.sub` takes it.
Sentence = tuple[str, str]

# In place of a group or a set.
_GAP: Final = "\0"
# Characters with a quantifier, classes and other groups (\d, \1), and signs.
_NO_LITERAL: Final = re.compile(r"(?:\\.|[^\\])(?:[?*+]|\{[\d,]+\})\??|\\[A-Za-z0-9]|[.^$\0]")


@dataclass(frozen=True, slots=True)
class _Rewriting:
    # Characters that every place contains where the expression is found; they are looked for first, which is cheaper.
    literal: str
    found: re.Pattern[str]
    said: str


def rewritten(text: str, sentences: Sequence[Sentence]) -> str:
    """The text with each sentence said as it should be, in this order.

    >>> rewritten("a(n) your unit", [(r"\\ba\\(n\\) your\\b", "your"), ("your unit", "your own unit")])
    'your own unit'
    """
    for each in _compiled(tuple(sentences)):
        if each.literal in text:
            text = each.found.sub(each.said, text)
    return text


@cache
def _compiled(sentences: tuple[Sentence, ...]) -> tuple[_Rewriting, ...]:
    return tuple(_Rewriting(literal_of(found), re.compile(found), said) for found, said in sentences)


def literal_of(expression: str) -> str:
    r"""The longest characters that are in whatever a regular expression finds, as far as they stand outside of its groups; else "".

    >>> [literal_of(each) for each in (r"\bis no card¬ (?:or (more) )?left", r"a\(n\) \d+ of", r"colou?rs", "one|two")]
    ['is no card¬ ', 'a(n) ', 'colo', '']
    """
    outside = re.sub(r"\[(?:[^\]\\]|\\.)+\]", _GAP, expression.replace(r"\b", ""))
    while (without := re.sub(r"(?<!\\)\((?:[^()\\]|\\.)*\)", _GAP, outside)) != outside:
        outside = without
    if "|" in outside:
        return ""
    return max((re.sub(r"\\(.)", r"\1", part) for part in _NO_LITERAL.split(outside)), key=len)
