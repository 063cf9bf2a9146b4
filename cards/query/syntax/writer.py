"""The printers of queries: syntax tree to text, and to JSON."""

from __future__ import annotations

import re
from typing import Any

from cards.query.syntax.tree import FOLDED, And, Exact, Node, Not, Or, Term, Value, Word

_PLAIN_WORD = re.compile(r"[^\s\"()|,'/!\\-][^\s\"()|,]*")
_NEEDS_QUOTES = re.compile(r"(?:or|OR|and|AND|NOT)|.*[:=<>!≤≥≠]|[^\W\d][\w.]*[:=<>!≤≥≠].*")


def write(node: Node | None) -> str:  # noqa: PLR0911 (one for each kind of node)
    """The tree as text that parses to the same tree.

    >>> from cards.query.syntax import read
    >>> write(read("(k:one or k:'two')   cost<=3")[0])
    '(k:one or k:two) cost<=3'
    """
    match node:
        case None:
            return ""
        case Word(values):
            return "|".join(map(write_value, values))
        case Exact(values):
            return "!" + "|".join(map(write_value, values))
        case Term(name, op, values):
            return f"{name}{op}" + "|".join(map(write_value, values))
        case Not(part):
            return f"-({write(part)})" if isinstance(part, And | Or) else f"-{write(part)}"
        case And(parts):
            return " ".join(f"({write(part)})" if isinstance(part, Or) else write(part) for part in parts)
        case Or(parts):
            return " or ".join(map(write, parts))


def write_value(value: Value) -> str:
    if value.is_regex:
        return f"/{value.text}/"
    if _PLAIN_WORD.fullmatch(value.text) and not _NEEDS_QUOTES.fullmatch(value.text) and value.text == value.text.translate(FOLDED):
        return value.text
    escaped = value.text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def as_data(node: Node | None) -> dict[str, Any] | None:  # noqa: PLR0911 (one for each kind of node)
    """The tree as JSON: `node` is and, or, not, word, exact or term."""
    match node:
        case Word(values, start, end):
            return {"node": "word", "values": [_value_data(value) for value in values], "start": start, "end": end}
        case Exact(values, start, end):
            return {"node": "exact", "values": [_value_data(value) for value in values], "start": start, "end": end}
        case Term(name, op, values, start, end):
            return {"node": "term", "field": name, "op": op, "values": [_value_data(value) for value in values], "start": start, "end": end}
        case Not(part):
            return {"node": "not", "parts": [as_data(part)]}
        case And(parts):
            return {"node": "and", "parts": [as_data(part) for part in parts]}
        case Or(parts):
            return {"node": "or", "parts": [as_data(part) for part in parts]}
    return None


def _value_data(value: Value) -> dict[str, Any]:
    return {"text": value.text, "is_regex": value.is_regex}
