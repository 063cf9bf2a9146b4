"""Repair of a query's tokens, so that every text within the limits has a tree.

Input that the grammar would refuse, such as an open parenthesis or an `or` without a right side, is repaired token by token, with a
warning.  The limit on terms counts every value of every primary.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext
from lark import Token

from cards.errors import BadInput
from cards.query.messages.warnings import Warning, warning

MAX_TERMS = 40
MAX_DEPTH = 10
MAX_REGEX = 120
CLOSED = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_VALUES = {"QUOTED", "APOSTROPHES", "REGEX", "WORD"}
_BEGINS = {"LPAR", "BANG", "FIELD_OP", "EMPTY_OP", "MINUS", "NOT", *_VALUES}
_ENDS = {"RPAR", "EMPTY_OP", *_VALUES}


def repair_tokens(tokens: list[Token], text: str, warnings: list[Warning]) -> list[Token]:
    """The tokens repaired to a sequence that the grammar accepts; BadInput if a limit is exceeded."""

    def warn(code: str, token: Token, suggestion: str | None = None) -> None:
        start, end = token.start_pos or 0, token.end_pos or 0
        warnings.append(warning(code, text[start:end], start, end, suggestion))

    for token in tokens:
        if token.type == "QUOTED" and not CLOSED.fullmatch(token):
            warn("open_quote", token, f'{text[token.start_pos : token.end_pos]}"')
        if token.type == "REGEX" and len(token) - 2 > MAX_REGEX:
            parameters = {"most": MAX_REGEX}
            raise BadInput(gettext("A regular expression has at most %(most)s characters.") % parameters, code="regex_too_long")
    if (count := sum(token.type in _VALUES for token in tokens)) > MAX_TERMS:
        parameters = {"found": count, "most": MAX_TERMS}
        raise BadInput(
            gettext("The search has %(found)s words and values; at most %(most)s are allowed.") % parameters, code="too_many_terms"
        )
    tokens = _balance(tokens, warn)
    while True:
        kept = [token for token, is_kept in zip(tokens, _which_to_keep(tokens, warn), strict=True) if is_kept]
        if len(kept) == len(tokens):
            return kept
        tokens = kept


def _balance(tokens: list[Token], warn: Any) -> list[Token]:
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
                parameters = {"most": MAX_DEPTH}
                raise BadInput(gettext("Parentheses can be nested at most %(most)s deep.") % parameters, code="nested_too_deep")
        kept.append(token)
    for token in reversed(still_open):
        warn("open_parenthesis", token)
        end = kept[-1].end_pos
        kept.append(Token("RPAR", ")", start_pos=end, end_pos=end))
    return kept


def _which_to_keep(tokens: list[Token], warn: Any) -> Iterator[bool]:
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
            is_valid = before in _ENDS and (after in _BEGINS or after in ("OR", "AND"))
            if not is_valid:
                warn("stray_operator", token)
            yield is_valid
        elif token.type in ("MINUS", "NOT"):
            is_valid = after in _BEGINS and [token.type for token in tokens[place + 1 : place + 3]] != ["LPAR", "RPAR"]
            if not is_valid:
                warn("stray_operator", token)
            yield is_valid
        else:
            yield True
