"""The advanced search form: one line for each field of a game's query language.

The form is filled from a query and writes a query, so the search box and the form can edit each other's search.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.http import QueryDict
from django.utils.translation import gettext as _

from cards.errors import BadInput
from cards.query import Query
from cards.query.syntax import And, Node, Not, Or, Term, Value, Word, read, write
from cards.search.fields import SearchField
from games.texts import in_language

WITHOUT_LINE = ("name", "in")
NOT = "-"  # the form's operator for a minus before the term


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the form.

    operators: (operator, label, whether it is selected).
    options: suggestions for the value.
    """

    name: str
    label: str
    keys: tuple[str, ...]
    operators: tuple[tuple[str, str, bool], ...]
    value: str
    options: tuple[str, ...]
    is_number: bool


def lines(fields: list[SearchField], query: Query | None, language: str) -> list[Line]:
    """The lines of all fields except the name, with the values of `query` that the form can show."""
    terms = terms_of(query)
    form_lines = []
    for field in fields:
        row = field.row
        if row.name in WITHOUT_LINE:
            continue
        op, value = terms.get(row.name, (":", ""))
        is_number = row.kind in ("number", "own")
        operators_offered = [known for known in row.ops if known != "="] if not is_number else ["=", *row.ops[2:]]
        op = "=" if is_number and op == ":" else op
        operators = tuple((known, operator_words(known, row.kind), known == op) for known in (*operators_offered, NOT))
        options = tuple(in_language(choice.names, language) for choice in field.choices)
        form_lines.append(Line(row.name, in_language(row.labels, language), field.keys[:4], operators, value, options, is_number))
    return form_lines


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


def name_words(query: Query | None) -> str:
    """The query's words for card names, for the form's first field."""
    parts = _parts(query)
    return write(And(tuple(part for part in parts if isinstance(part, Word)))) if parts else ""


def terms_of(query: Query | None) -> Mapping[str, tuple[str, str]]:
    """field -> (operator, value) of the terms that the form can show: the first term of each field."""
    return _split(query)[0]


def rest_of(query: Query | None) -> str:
    """The parts of a query that no line can show: further terms of a field, alternatives, regular expressions and display options."""
    rest = _split(query)[1]
    options = [f"{name}:{value}" for name, value in query.display.items()] if query else []
    return " ".join([*([write(And(tuple(rest)) if len(rest) > 1 else rest[0])] if rest else []), *options])


def _split(query: Query | None) -> tuple[dict[str, tuple[str, str]], list[Node]]:
    terms: dict[str, tuple[str, str]] = {}
    rest: list[Node] = []
    for part in _parts(query):
        term, is_negated = (part.part, True) if isinstance(part, Not) else (part, False)
        if isinstance(term, Term) and _has_line(term, is_negated=is_negated) and term.field not in terms:
            terms[term.field] = (NOT if is_negated else term.op, "|".join(value.text for value in term.values))
        elif not isinstance(part, Word):
            rest.append(part)
    return terms, rest


def _has_line(term: Term, *, is_negated: bool) -> bool:
    """Whether the form can show this term: its field has a line, only `:` is negated, and no value is a pattern."""
    if term.field in WITHOUT_LINE or (is_negated and term.op != ":"):
        return False
    return not any(value.is_regex or "|" in value.text for value in term.values)


def _parts(query: Query | None) -> tuple[Node, ...]:
    node = query.node if query is not None else None
    if node is None:
        return ()
    return node.parts if isinstance(node, And) else (node,)


def query_text(data: QueryDict, fields: list[SearchField]) -> str:
    """The query of a submitted form: the words, a term for each field with a value, and the unchanged rest."""
    parts: list[str] = [words] if (words := data.get("words", "").strip()) else []
    for field in fields:
        row = field.row
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
    except BadInput:  # the search reports the error
        return False
