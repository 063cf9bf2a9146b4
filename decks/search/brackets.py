"""Card queries in a deck search: in double square brackets, followed by an operator and a number (by default ">=1")."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language

from cards.query import syntax
from decks.search import explain
from decks.search.warnings import DeckWarning

MAX_BRACKETS = 6
MARK = explain.BRACKET
_BRACKET = re.compile(r"\[\[(.*?)\]\](?:(!=|<>|<=|>=|[:=<>≤≥≠])(\d{1,4}))?", re.DOTALL)
_OPS = {"<>": "!=", "≠": "!=", "≤": "<=", "≥": ">=", ":": "="}


@dataclass(frozen=True, slots=True)
class Bracket:
    """A card query and the number of its cards in a deck, at [start, end) of the typed text."""

    text: str
    op: str
    number: int
    start: int
    end: int


def without_brackets(text: str) -> tuple[str, list[Bracket]]:
    """The text with each bracket replaced by a field of the same length, so that positions stay the same; and the brackets."""
    brackets: list[Bracket] = []

    def take(match: re.Match[str]) -> str:
        content, op, number = match.groups()
        brackets.append(Bracket(content, _OPS.get(op, op) or ">=", int(number or 1), match.start(), match.end()))
        return f"{MARK}:{len(brackets) - 1}".ljust(len(match[0]))

    return _BRACKET.sub(take, syntax.normalize_characters(text).replace(MARK, " ")), brackets


def moved_warning(warning: Any, bracket: Bracket) -> DeckWarning:
    """A warning from a card query, with its position in the whole query."""
    shift = bracket.start + 2
    return DeckWarning(
        warning.code, warning.term, warning.start + shift, warning.end + shift, warning.message(get_language() or "en"), warning.suggestion
    )
