"""Resolver of queries: finds the fields and values that a query's syntax tree means, and warns about the parts without a meaning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from dataclasses import field as member
from typing import Any

from cards.query.display import DISPLAY_KEYS, DISPLAYS
from cards.query.messages.suggest import nearest
from cards.query.messages.warnings import Warning, shorten, warning
from cards.query.syntax import And, Exact, Node, Not, Or, Term, Value, Word, write, write_value
from cards.query.table import InvalidValue, Operand, Row, Table, key_of
from cards.query.tree import AllOf, AnyOf, Condition, NotOf, Tree

Primary = Word | Exact | Term

# Synonyms of the display options' values.
VALUE_SYNONYMS = {"zh": "zh-hant", "*": "any", "table": "text", "faces": "grid", "printings": "prints"}


@dataclass(slots=True)
class Resolver:
    """Resolves the tree of the query `text` with a table; parts that it does not understand are left out with a warning."""

    table: Table
    text: str = ""
    warnings: list[Warning] = member(default_factory=list)

    # -- display words --

    def split_display(self, node: Node | None) -> tuple[Node | None, dict[str, Term]]:
        """The tree without its display options, and the last term of each option by name."""
        options: dict[str, Term] = {}

        def walk(node: Node, is_whole: bool) -> Node | None:
            match node:
                case Term(name) if name in DISPLAY_KEYS:
                    key = DISPLAY_KEYS[name]
                    if not is_whole:
                        self._warn("not_everywhere", node)
                        return None
                    if key in options:
                        self._warn("said_twice", options[key])
                    options[key] = replace(node, field=key)
                    return None
                case Not(part):
                    inner = walk(part, False)
                    return None if inner is None else Not(inner)
                case And(parts):
                    return _flatten_nodes(And, [walk(part, is_whole) for part in parts])
                case Or(parts):
                    # in `a or b order:cost` the option is inside the second alternative but applies to the whole query
                    return _flatten_nodes(Or, [walk(part, is_whole and isinstance(part, And | Or)) for part in parts])
            return node

        return (walk(node, True) if node is not None else None), options

    def display_options(self, terms: dict[str, Term], orders: Sequence[str]) -> dict[str, str]:
        """Name -> value of the valid display options, in canonical order."""
        display: dict[str, str] = {}
        for name, term in terms.items():
            known = DISPLAYS[name] or tuple(orders)
            is_one = len(term.values) == 1 and not term.values[0].is_regex and term.op in (":", "=")
            value = term.values[0].text.casefold() if is_one else ""
            if name == "order":
                if value.startswith("-"):  # as in the URL
                    value, display["dir"] = value[1:], "desc"
                if value and value not in known:
                    value = next((row.name for row in self.table.find(value) if row.name in known), value)
            value = VALUE_SYNONYMS.get(value, value)
            if value in known:
                display[name] = value
            elif not value:
                self._warn("no_value", term, field=name)
            else:
                suggestion = nearest(value, known)
                self._warn("unknown_value", term, f"{name}:{suggestion}" if suggestion else None, label=name, value=shorten(value))
        return {name: display[name] for name in DISPLAYS if name in display}

    # -- conditions --

    def resolve(self, node: Node | None) -> Tree | None:  # noqa: PLR0911 (one for each kind of node)
        """The part of the tree that the table understands."""
        match node:
            case None:
                return None
            case Not(part):
                inner = self.resolve(part)
                return None if inner is None else inner.part if isinstance(inner, NotOf) else NotOf(inner)
            case And(parts):
                return _flatten_trees(AllOf, [self.resolve(part) for part in parts])
            case Or(parts):
                return _flatten_trees(AnyOf, [self.resolve(part) for part in parts])
            case Word(values):
                return self._condition(node, [self.table.rows["name"]], ":", values)
            case Exact(values):
                return self._condition(node, [self.table.rows["name"]], "=", values)
            case Term():
                return self._term(node)

    def _term(self, node: Term) -> Tree | None:
        if node.field == "not":
            if not node.values:
                self._warn("no_value", node, field="not")
                return None
            condition = self._condition(node, [self.table.rows["is"]], node.op, node.values)
            return None if condition is None else NotOf(condition)
        rows = self.table.find(node.field)
        if not rows and not node.values:  # "Episode: IV" is a title, not a field
            title = Value(node.field, False, node.start, node.end)
            return self._condition(Word((title,), node.start, node.end), [self.table.rows["name"]], ":", (title,))
        if not rows:
            self._warn("unknown_field", node, self._field_suggestion(node), field=shorten(node.field))
            return None
        if not node.values:
            self._warn("no_value", node, field=rows[0].name)
            return None
        return self._condition(node, rows, node.op, node.values)

    def _field_suggestion(self, node: Term) -> str | None:
        """The suggested query for a term with an unknown field: with a similar field, otherwise as a title."""
        similar = nearest(key_of(node.field), [key for key, rows in self.table.keys.items() if rows[0].kind != "absent"])
        if similar:
            return f"{self.table.keys[similar][0].name}{node.op}" + "|".join(map(write_value, node.values))
        typed = self.text[node.start : node.end]
        return None if '"' in typed else f'"{typed}"'

    def _condition(self, node: Primary, rows: Sequence[Row], op: str, values: Sequence[Value]) -> Condition | None:
        """The condition on the first of `rows` that understands every value, otherwise on the one that understands most."""
        attempts: list[tuple[Row, list[Operand], list[tuple[Value, InvalidValue]]]] = []
        for row in rows:
            operands, faults = [], []
            for value in values:
                try:
                    if op not in row.ops:
                        raise InvalidValue("bad_operator")
                    operands.append(row.read(op, value, self.table))
                except InvalidValue as error:
                    faults.append((value, error))
            attempts.append((row, operands, faults))
            if not faults:
                break
        row, operands, faults = min(attempts, key=lambda attempt: len(attempt[2]))
        is_alone = len(values) == 1 or row.kind == "absent"  # then one warning covers the whole term
        for value, fault in faults[:1] if row.kind == "absent" else faults:
            self._warn_of_value(node, row, op, value, fault, is_alone=is_alone)
        if not operands:
            return None
        op = ":" if op == "=" and row.kind not in ("text", "list") else op
        return Condition(row, op, tuple(dict.fromkeys(operands)), not isinstance(node, Term), node.start, node.end)

    # -- warnings --

    def _warn(self, code: str, node: Term, suggestion: str | None = None, **details: Any) -> None:
        self.warnings.append(warning(code, self.text[node.start : node.end] or write(node), node.start, node.end, suggestion, **details))

    def _warn_of_value(self, node: Primary, row: Row, op: str, value: Value, error: InvalidValue, *, is_alone: bool) -> None:
        start, end = (node.start, node.end) if is_alone else (value.start, value.end)
        suggestion = error.suggestion
        if suggestion is not None and error.code != "open_regex":
            suggestion = write_value(Value(suggestion))
        if suggestion is not None and is_alone and isinstance(node, Term):
            suggestion = f"{row.name}{op}{suggestion}"
        details = {"label": row.labels, "value": shorten(value.text), "op": op, "field": row.name, **error.details}
        self.warnings.append(warning(error.code, self.text[start:end] or write(node), start, end, suggestion, **details))


def _flatten_nodes(kind: type[And] | type[Or], parts: Sequence[Node | None]) -> Node | None:
    """The remaining parts as one flat node of `kind`; a single part is returned as it is."""
    flat: list[Node] = []
    for part in parts:
        if part is not None:
            flat += part.parts if isinstance(part, kind) else [part]
    return None if not flat else flat[0] if len(flat) == 1 else kind(tuple(flat))


def _flatten_trees(kind: type[AllOf] | type[AnyOf], parts: Sequence[Tree | None]) -> Tree | None:
    """As `_flatten_nodes`, for resolved trees."""
    flat: list[Tree] = []
    for part in parts:
        if part is not None:
            flat += part.parts if isinstance(part, kind) else [part]
    return None if not flat else flat[0] if len(flat) == 1 else kind(tuple(flat))
