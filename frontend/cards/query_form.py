"""The form that writes a query: a line for each field of a game's query language, and back from a query to the form.

What it writes is the text that stands in the search box, so either can be used to change the other's search.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.http import QueryDict
from django.utils.translation import gettext as _

from cards.errors import BadInput
from cards.query import Query
from cards.query.syntax import And, Node, Not, Or, Term, Value, Word, read, write
from cards.search.find import SearchField
from games.texts import in_language

WITHOUT_LINE = ("name", "in")
NOT = "-"  # the operator of the form that stands for a minus before the term


@dataclass(frozen=True, slots=True)
class Line:
    """One field of the form: `operators` as (operator, words, chosen); `options` complete what is typed."""

    name: str
    label: str
    keys: tuple[str, ...]
    operators: tuple[tuple[str, str, bool], ...]
    value: str
    options: tuple[str, ...]
    is_number: bool


def lines(fields: list[SearchField], query: Query | None, language: str) -> list[Line]:
    """A line for each field but the name, filled with what of `query` the form can show."""
    asked = terms_of(query)
    found = []
    for one in fields:
        row = one.row
        if row.name in WITHOUT_LINE:
            continue
        op, value = asked.get(row.name, (":", ""))
        is_number = row.kind in ("number", "own")
        offered = [known for known in row.ops if known != "="] if not is_number else ["=", *row.ops[2:]]
        op = "=" if is_number and op == ":" else op
        operators = tuple((known, operator_words(known, row.kind), known == op) for known in (*offered, NOT))
        options = tuple(in_language(choice.names, language) for choice in one.choices)
        found.append(Line(row.name, in_language(row.labels, language), one.keys[:4], operators, value, options, is_number))
    return found


def operator_words(op: str, kind: str) -> str:
    counts = kind == "list" and op[0] in "<>"
    words = {
        ":": _("is") if kind != "text" else _("contains"),
        "=": _("is"),
        "!=": _("is not"),
        "<": _("has fewer than") if counts else _("less than"),
        "<=": _("has at most") if counts else _("at most"),
        ">": _("has more than") if counts else _("more than"),
        ">=": _("has at least") if counts else _("at least"),
        NOT: _("does not match"),
    }
    return words[op]


def words_in(query: Query | None) -> str:
    """The words of the name that a query asks for, for the form's first field."""
    parts = _parts(query)
    return write(And(tuple(part for part in parts if isinstance(part, Word)))) if parts else ""


def terms_of(query: Query | None) -> Mapping[str, tuple[str, str]]:
    """field -> (operator, value) of the terms that have a line of the form: of two on one field the first."""
    return _split(query)[0]


def rest_of(query: Query | None) -> str:
    """What of a query has no line of its own: a second term on a field, alternatives, regular expressions, how the list looks."""
    rest = _split(query)[1]
    shown = [f"{name}:{value}" for name, value in query.display.items()] if query else []
    return " ".join([*([write(And(tuple(rest)) if len(rest) > 1 else rest[0])] if rest else []), *shown])


def _split(query: Query | None) -> tuple[dict[str, tuple[str, str]], list[Node]]:
    found: dict[str, tuple[str, str]] = {}
    rest: list[Node] = []
    for part in _parts(query):
        term, is_negated = (part.part, True) if isinstance(part, Not) else (part, False)
        if isinstance(term, Term) and _has_line(term, is_negated=is_negated) and term.field not in found:
            found[term.field] = (NOT if is_negated else term.op, "|".join(value.text for value in term.values))
        elif not isinstance(part, Word):
            rest.append(part)
    return found, rest


def _has_line(term: Term, *, is_negated: bool) -> bool:
    """Can the form show this term: a field with a line of its own, at most a plain "not", and values without patterns?"""
    if term.field in WITHOUT_LINE or (is_negated and term.op != ":"):
        return False
    return not any(value.is_regex or "|" in value.text for value in term.values)


def _parts(query: Query | None) -> tuple[Node, ...]:
    node = query.node if query is not None else None
    if node is None:
        return ()
    return node.parts if isinstance(node, And) else (node,)


def written(data: QueryDict, fields: list[SearchField]) -> str:
    """The query that a form says: its words as they are typed, a term for each field that has a value, and the rest as it is."""
    parts: list[str] = [words] if (words := data.get("words", "").strip()) else []
    for one in fields:
        row = one.row
        texts = [text.strip() for text in data.get(f"v.{row.name}", "").split("|")]
        values = tuple(Value(text) for text in texts if text)
        if values:
            op = data.get(f"op.{row.name}", ":")
            term: Node = Term(row.name, op if op in row.ops else ":", values)
            parts.append(write(Not(term) if op == NOT else term))
    if rest := data.get("rest", "").strip():
        parts.append(f"({rest})" if parts and _has_alternatives(rest) else rest)
    return " ".join(parts)


def _has_alternatives(text: str) -> bool:
    try:
        return isinstance(read(text)[0], Or)
    except BadInput:  # the search itself will say what is wrong with it
        return False
