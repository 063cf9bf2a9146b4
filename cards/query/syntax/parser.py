"""The parser of queries: text to syntax tree, by the grammar in `grammar.lark`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from django.utils.translation import gettext
from lark import Lark, Token, Transformer, v_args
from lark.exceptions import LarkError

from cards.errors import BadInput
from cards.query.messages.warnings import Warning
from cards.query.syntax.repair import CLOSED, repair_tokens
from cards.query.syntax.tree import And, Exact, Node, Or, Term, Value, Word, negate, normalize_characters

MAX_LENGTH = 1000


def read(text: str) -> tuple[Node | None, list[Warning]]:
    """The tree of `text` (None if it is empty) and the warnings about repairs; BadInput if a limit is exceeded.

    >>> read("-t:event")[0].part.field
    't'
    """
    if len(text) > MAX_LENGTH:
        parameters = {"found": f"{len(text):,}", "most": f"{MAX_LENGTH:,}"}
        raise BadInput(
            gettext("The search is %(found)s characters long; at most %(most)s are allowed.") % parameters, code="query_too_long"
        )
    node, warnings = _read(text)
    return node, list(warnings)


@lru_cache(maxsize=1024)  # the same text is parsed again for the next page, another view and the search form
def _read(text: str) -> tuple[Node | None, tuple[Warning, ...]]:
    warnings: list[Warning] = []
    tokens = [*repair_tokens(list(_parser().lex(normalize_characters(text))), text, warnings)]
    if not tokens:
        return None, tuple(warnings)
    try:
        parser = _parser().parse_interactive()
        for token in tokens:
            parser.feed_token(token)
        tree = parser.feed_eof(tokens[-1])  # type: ignore[no-untyped-call]  # lark leaves this method without types
        node: Node = _Builder().transform(tree)
    except LarkError:  # the repaired text is still not a query; no such text is known
        raise BadInput(gettext("This search cannot be read. Put titles in quotation marks."), code="unreadable_query") from None
    return node, tuple(warnings)


@cache
def _parser() -> Lark:
    return Lark(
        (Path(__file__).parent / "grammar.lark").read_text(encoding="utf-8"), parser="lalr", lexer="basic", propagate_positions=True
    )


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
                text = _ESCAPED.sub(r"\1", text[1:-1] if CLOSED.fullmatch(text) else text[1:])
            case "APOSTROPHES" | "REGEX":
                text = text[1:-1]
        return Value(text, token.type == "REGEX", token.start_pos or 0, token.end_pos or 0)

    def word(self, *children: Any) -> Word | Term:
        values = _values(children)
        if any(value.is_regex for value in values):
            return Term("name", ":", values, values[0].start, values[-1].end)
        return Word(values, values[0].start, values[-1].end)

    def exact(self, bang: Token, *children: Any) -> Exact | Term:
        values = _values(children)
        if any(value.is_regex for value in values):
            return Term("name", "=", values, bang.start_pos or 0, values[-1].end)
        return Exact(values, bang.start_pos or 0, values[-1].end)

    def term(self, head: Token, *children: Any) -> Term:
        values = _values(children)
        operator = _OPERATOR.search(head)
        if operator is None:
            raise ValueError(f"the grammar took {str(head)!r} for a field with an operator")
        op = _OPERATORS.get(operator[0], operator[0])
        end = values[-1].end if values else head.end_pos
        return Term(str(head[: operator.start()]).casefold(), op, values, head.start_pos or 0, end or 0)

    def group(self, left: Token, inner: Node, right: Token) -> Node:
        return inner

    def negated(self, sign: Token, part: Node) -> Node:
        return negate(part)

    def unary(self, part: Node) -> Node:
        return part

    def start(self, part: Node) -> Node:
        return part


def _values(children: tuple[Any, ...]) -> tuple[Value, ...]:
    return tuple(dict.fromkeys(value for value in children if isinstance(value, Value)))


def _join(kind: type[And] | type[Or], children: tuple[Any, ...]) -> Node:
    parts: list[Node] = []
    for part in children:
        if isinstance(part, Token):
            continue
        parts += part.parts if isinstance(part, kind) else [part]
    return parts[0] if len(parts) == 1 else kind(tuple(parts))


# `and` and `or` are Python keywords, so these two rules are set from outside the class.
setattr(_Builder, "and", v_args(inline=True)(lambda self, *children: _join(And, children)))
setattr(_Builder, "or", v_args(inline=True)(lambda self, *children: _join(Or, children)))
