"""The syntax tree of a query, independent of any game's fields.

primary: a word, an exact title, a term (`field op values`) or a group in parentheses.
Trees are flat: there is no And directly in an And, no Or directly in an Or and no Not of a Not.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as member

# Each character is replaced by one character (full-width forms, ideographic space and comma, quotes), so positions do not change.
FOLDED = {
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


def normalize_characters(text: str) -> str:
    """The text with full-width characters, quotes and spaces replaced by plain ones, at the same positions."""
    return text.translate(FOLDED)


def negate(part: Node) -> Node:
    return part.part if isinstance(part, Not) else Not(part)
