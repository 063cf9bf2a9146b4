"""The tree of a resolved query: its conditions, the database filter that they make, and the syntax that they came from.

No query text becomes SQL: values reach the database as ORM parameters, and column names come from the table of fields.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as member

from django.db.models import Q

from cards.query.syntax import And, Exact, Node, Not, Or, Term, Value, Word
from cards.query.table import Operand, Row, Table


@dataclass(frozen=True, slots=True)
class Condition:
    """A resolved primary; a word is a condition on the name.  [start, end): its position in the query.

    is_joined: whether all operands must hold, not just one; the explanation needs it.
    """

    row: Row
    op: str
    operands: tuple[Operand, ...]
    is_word: bool = False
    start: int = member(default=0, compare=False)
    end: int = member(default=0, compare=False)
    is_joined: bool = False


@dataclass(frozen=True, slots=True)
class NotOf:
    part: Tree


@dataclass(frozen=True, slots=True)
class AllOf:
    parts: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    parts: tuple[Tree, ...]


Tree = Condition | NotOf | AllOf | AnyOf


def compile_tree(tree: Tree, table: Table) -> Q:
    """The cards that match the tree.  Negation is the complement: `-cost:3` also finds cards without a cost, `cost!=3` does not."""
    match tree:
        case Condition(row, op, operands):
            return row.match(op, operands, table)
        case NotOf(part):
            return ~compile_tree(part, table)
        case AllOf(parts):
            cards = Q()
            for part in parts:
                cards &= compile_tree(part, table)
            return cards
        case AnyOf(parts):
            cards = compile_tree(parts[0], table)
            for part in parts[1:]:
                cards |= compile_tree(part, table)
            return cards


def positive_conditions(tree: Tree | None) -> list[Condition]:
    """All conditions that are not negated."""
    match tree:
        case Condition():
            return [tree]
        case AllOf(parts) | AnyOf(parts):
            return [condition for part in parts for condition in positive_conditions(part)]
    return []


def as_syntax(tree: Tree | None) -> Node | None:
    """The resolved tree as a syntax tree with canonical names and values."""
    match tree:
        case None:
            return None
        case Condition(row, op, operands, is_word, start, end):
            values = tuple(Value(operand.text, operand.is_regex) for operand in operands)
            if is_word:
                return Word(values, start, end) if op == ":" else Exact(values, start, end)
            return Term(row.name, op, values, start, end)
        case NotOf(part):
            inner = as_syntax(part)
            return None if inner is None else Not(inner)
        case AllOf(parts):
            return And(tuple(node for part in parts if (node := as_syntax(part)) is not None))
        case AnyOf(parts):
            return Or(tuple(node for part in parts if (node := as_syntax(part)) is not None))
