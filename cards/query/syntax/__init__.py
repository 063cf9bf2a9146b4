"""The syntax of the query language: the tree, its parser (`read`), the repair of its tokens and its printers (`write`, `as_data`)."""

from cards.query.syntax.parser import MAX_LENGTH, read
from cards.query.syntax.repair import MAX_TERMS
from cards.query.syntax.tree import And, Exact, Node, Not, Or, Term, Value, Word, normalize_characters
from cards.query.syntax.writer import as_data, write, write_value

__all__ = [
    "MAX_LENGTH",
    "MAX_TERMS",
    "And",
    "Exact",
    "Node",
    "Not",
    "Or",
    "Term",
    "Value",
    "Word",
    "as_data",
    "normalize_characters",
    "read",
    "write",
    "write_value",
]
