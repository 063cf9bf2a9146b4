"""Syntax of the query language: the tree, its parser (`read`) and its printer (`write`), independent of any game's fields.

primary: a word, an exact title, a term (`field op values`) or a group in parentheses.
term: `field op values`.  The limit on terms counts every value of every primary.
mending: input that the grammar would refuse, such as an open parenthesis or an `or` without a right side, is repaired token by
token with a warning.  So every text within the limits has a tree.
Trees are flat: there is no And directly in an And, no Or directly in an Or and no Not of a Not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as member
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from django.utils.translation import gettext
from lark import Lark, Token, Transformer, v_args
from lark.exceptions import LarkError

from cards.errors import BadInput
from cards.query.words import Warning, warning

MAX_LENGTH = 1000
MAX_TERMS = 40
MAX_DEPTH = 10
MAX_REGEX = 120

# Each character is replaced by one character (full-width forms, ideographic space and comma, quotes), so positions do not change.
_FOLDED = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},
    **dict.fromkeys(map(ord, "“”„‟«»「」『』〝〞〟"), '"'),
    **dict.fromkeys(map(ord, "‘’‚‛"), "'"),
    ord("\u3000"): " ",
    ord("、"): ",",
}


@dataclass(frozen=True, slots=True)
class Value:
    """The value of a primary: a text or a regular expression.  [start, end): its position in the query, ignored in comparisons."""

    text: str
    is_regex: bool = False
    start: int = member(default=0, compare=False)
    end: int = member(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Word:
    """A title contains one of `values`."""

    values: tuple[Value, ...]
    start: int = member(default=0, compare=False)
    end: int = member(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Exact:
    """A title equals one of `values`."""

    values: tuple[Value, ...]
    start: int = member(default=0, compare=False)
    end: int = member(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Term:
    """`field op` holds for one of `values`; no values if nothing follows the operator."""

    field: str
    op: str
    values: tuple[Value, ...]
    start: int = member(default=0, compare=False)
    end: int = member(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    part: Node


@dataclass(frozen=True, slots=True)
class And:
    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Or:
    parts: tuple[Node, ...]


Node = Word | Exact | Term | Not | And | Or


def as_typed_plainly(text: str) -> str:
    """The text with full-width characters, quotes and spaces replaced by plain ones, at the same positions."""
    return text.translate(_FOLDED)


# --- parsing ---------------------------------------------------------------------------------------------------------


def read(text: str) -> tuple[Node | None, list[Warning]]:
    """The tree of `text` (None if it is empty) and the warnings about repairs; BadInput if a limit is exceeded.

    >>> read("-t:event")[0].part.field
    't'
    """
    if len(text) > MAX_LENGTH:
        said = {"found": f"{len(text):,}", "most": f"{MAX_LENGTH:,}"}
        raise BadInput(gettext("The search is %(found)s characters long; at most %(most)s are read.") % said, code="query_too_long")
    node, warnings = _read(text)
    return node, list(warnings)


@lru_cache(maxsize=1024)  # the same text is parsed again for the next page, another view and the search form
def _read(text: str) -> tuple[Node | None, tuple[Warning, ...]]:
    warnings: list[Warning] = []
    tokens = [*_mended(list(_parser().lex(as_typed_plainly(text))), text, warnings)]
    if not tokens:
        return None, tuple(warnings)
    try:
        parser = _parser().parse_interactive()
        for token in tokens:
            parser.feed_token(token)
        tree = parser.feed_eof(tokens[-1])  # type: ignore[no-untyped-call]  # lark leaves this method without types
        node: Node = _Builder().transform(tree)
    except LarkError:  # the repaired text is still not a query; no such text is known
        raise BadInput(gettext("This search cannot be read. Put quotation marks around titles."), code="unreadable_query") from None
    return node, tuple(warnings)


@cache
def _parser() -> Lark:
    return Lark(
        (Path(__file__).parent / "grammar.lark").read_text(encoding="utf-8"), parser="lalr", lexer="basic", propagate_positions=True
    )


_CLOSED = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_VALUES = {"QUOTED", "APOSTROPHES", "REGEX", "WORD"}
_BEGINS = {"LPAR", "BANG", "FIELD_OP", "EMPTY_OP", "MINUS", "NOT", *_VALUES}
_ENDS = {"RPAR", "EMPTY_OP", *_VALUES}


def _mended(tokens: list[Token], text: str, warnings: list[Warning]) -> list[Token]:
    """The tokens repaired to a sequence that the grammar accepts; BadInput if a limit is exceeded."""

    def warn(code: str, token: Token, suggestion: str | None = None) -> None:
        start, end = token.start_pos or 0, token.end_pos or 0
        warnings.append(warning(code, text[start:end], start, end, suggestion))

    for token in tokens:
        if token.type == "QUOTED" and not _CLOSED.fullmatch(token):
            warn("open_quote", token, f'{text[token.start_pos : token.end_pos]}"')
        if token.type == "REGEX" and len(token) - 2 > MAX_REGEX:
            said = {"most": MAX_REGEX}
            raise BadInput(gettext("A regular expression has at most %(most)s characters.") % said, code="regex_too_long")
    if (count := sum(token.type in _VALUES for token in tokens)) > MAX_TERMS:
        said = {"found": count, "most": MAX_TERMS}
        raise BadInput(gettext("The search has %(found)s words and values; at most %(most)s are read.") % said, code="too_many_terms")
    tokens = _balanced(tokens, warn)
    while True:
        kept = [token for token, is_kept in zip(tokens, _sensible(tokens, warn), strict=True) if is_kept]
        if len(kept) == len(tokens):
            return kept
        tokens = kept


def _balanced(tokens: list[Token], warn: Any) -> list[Token]:
    kept: list[Token] = []
    still_open: list[Token] = []
    for token in tokens:
        if token.type == "RPAR":
            if not still_open:
                warn("stray_parenthesis", token)
                continue
            still_open.pop()
        elif token.type == "LPAR":
            still_open.append(token)
            if len(still_open) > MAX_DEPTH:
                said = {"most": MAX_DEPTH}
                raise BadInput(gettext("The search nests parentheses more than %(most)s deep.") % said, code="nested_too_deep")
        kept.append(token)
    for token in reversed(still_open):
        warn("open_parenthesis", token)
        end = kept[-1].end_pos
        kept.append(Token("RPAR", ")", start_pos=end, end_pos=end))
    return kept


def _sensible(tokens: list[Token], warn: Any) -> Iterator[bool]:
    """For each token, whether to keep it."""
    skip = False
    for place, token in enumerate(tokens):
        before = tokens[place - 1].type if place else ""
        after = tokens[place + 1].type if place + 1 < len(tokens) else ""
        if skip:  # the second token of a dropped pair
            skip = False
            yield False
        elif token.type == "LPAR" and after == "RPAR":
            warn("empty_parentheses", Token("LPAR", "()", start_pos=token.start_pos, end_pos=tokens[place + 1].end_pos))
            skip = True
            yield False
        elif token.type in ("MINUS", "NOT") and after in ("MINUS", "NOT"):  # not not x is x
            skip = True
            yield False
        elif token.type in ("OR", "AND"):
            # of two adjacent operators drop the second, otherwise `a or or b` would lose both
            keeps = before in _ENDS and (after in _BEGINS or after in ("OR", "AND"))
            if not keeps:
                warn("stray_operator", token)
            yield keeps
        elif token.type in ("MINUS", "NOT"):
            negates = after in _BEGINS and [token.type for token in tokens[place + 1 : place + 3]] != ["LPAR", "RPAR"]
            if not negates:
                warn("stray_operator", token)
            yield negates
        else:
            yield True


_ESCAPED = re.compile(r'\\(["\\])')
_OPERATOR = re.compile(r"(!=|<>|<=|>=|[:=<>!≤≥≠])\Z")
_OPERATORS = {"<>": "!=", "!": "!=", "≠": "!=", "≤": "<=", "≥": ">="}


@v_args(inline=True)
class _Builder(Transformer[Token, Any]):
    """Builds our tree from lark's."""

    def value(self, token: Token) -> Value:
        text = str(token)
        match token.type:
            case "QUOTED":
                text = _ESCAPED.sub(r"\1", text[1:-1] if _CLOSED.fullmatch(text) else text[1:])
            case "APOSTROPHES" | "REGEX":
                text = text[1:-1]
        return Value(text, token.type == "REGEX", token.start_pos or 0, token.end_pos or 0)

    def word(self, *found: Any) -> Word | Term:
        values = _values(found)
        if any(value.is_regex for value in values):
            return Term("name", ":", values, values[0].start, values[-1].end)
        return Word(values, values[0].start, values[-1].end)

    def exact(self, bang: Token, *found: Any) -> Exact | Term:
        values = _values(found)
        if any(value.is_regex for value in values):
            return Term("name", "=", values, bang.start_pos or 0, values[-1].end)
        return Exact(values, bang.start_pos or 0, values[-1].end)

    def term(self, head: Token, *found: Any) -> Term:
        values = _values(found)
        operator = _OPERATOR.search(head)
        if operator is None:
            raise ValueError(f"the grammar took {str(head)!r} for a field with an operator")
        op = _OPERATORS.get(operator[0], operator[0])
        end = values[-1].end if values else head.end_pos
        return Term(str(head[: operator.start()]).casefold(), op, values, head.start_pos or 0, end or 0)

    def group(self, left: Token, inner: Node, right: Token) -> Node:
        return inner

    def negated(self, sign: Token, part: Node) -> Node:
        return negation(part)

    def unary(self, part: Node) -> Node:
        return part

    def start(self, part: Node) -> Node:
        return part


def _values(found: tuple[Any, ...]) -> tuple[Value, ...]:
    return tuple(dict.fromkeys(value for value in found if isinstance(value, Value)))


def _joined(kind: type[And] | type[Or], found: tuple[Any, ...]) -> Node:
    parts: list[Node] = []
    for part in found:
        if isinstance(part, Token):
            continue
        parts += part.parts if isinstance(part, kind) else [part]
    return parts[0] if len(parts) == 1 else kind(tuple(parts))


# `and` and `or` are Python keywords, so these two rules are set from outside the class.
setattr(_Builder, "and", v_args(inline=True)(lambda self, *found: _joined(And, found)))
setattr(_Builder, "or", v_args(inline=True)(lambda self, *found: _joined(Or, found)))


def negation(part: Node) -> Node:
    return part.part if isinstance(part, Not) else Not(part)


# --- writing ---------------------------------------------------------------------------------------------------------

_PLAIN = re.compile(r"[^\s\"()|,'/!\\-][^\s\"()|,]*")
_READS_OTHERWISE = re.compile(r"(?:or|OR|and|AND|NOT)|.*[:=<>!≤≥≠]|[^\W\d][\w.]*[:=<>!≤≥≠].*")


def write(node: Node | None) -> str:  # noqa: PLR0911 (one for each kind of node)
    """The tree as text that parses to the same tree.

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
    if _PLAIN.fullmatch(value.text) and not _READS_OTHERWISE.fullmatch(value.text) and value.text == value.text.translate(_FOLDED):
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
