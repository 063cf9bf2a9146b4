"""Fields with known values, each with a code and names: single values and lists."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from django.db.models import Q

from cards.query import patterns, values
from cards.query.conditions import COMPARISONS
from cards.query.messages.suggest import nearest
from cards.query.syntax import Value
from cards.query.table import EQUAL, ORDERED, InvalidValue, Operand, Row, Table, having, nothing
from cards.texts.folding import fold
from games.contracts.catalogue import Choice


@dataclass(eq=False)
class CodedRow(Row):
    """A field whose values have a code and names.

    A value is given by its code or by its name in any language.  If neither matches, the text may be the beginning of a name or of
    a word in it; then every such value matches.
    """

    known: tuple[Choice, ...] = ()

    def choices(self, table: Table) -> tuple[Choice, ...]:
        return (*self.known, *table.further.get(self.stored, ()))

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise InvalidValue("no_regex")
        return self.operand(value.text, op, table)

    def operand(self, text: str, op: str, table: Table) -> Operand:
        choices, exact = self.lookup(text, table)
        if not choices or (not exact and op not in (":", "!=")):
            raise InvalidValue("unknown_value", self.near(text, table))
        if len(choices) == 1:
            return Operand(choices[0].code, (choices[0].code,), choices[0].names)
        return Operand(text, tuple(choice.code for choice in choices), text)

    def lookup(self, text: str, table: Table) -> tuple[tuple[Choice, ...], bool]:
        """The matching choices, and whether `text` is their exact code or name."""
        key = fold(text)
        if not key:
            return (), False
        index = table.index(self)
        for choice in self.choices(table):
            if choice.code == text:
                return (choice,), True
        if key in index:
            return index[key], True
        candidates = [choices for name, choices in index.items() if name.startswith(key) or f" {key}" in name]
        return tuple({choice.code: choice for choices in candidates for choice in choices}.values()), False

    def near(self, text: str, table: Table) -> str | None:
        key = fold(text)
        index = table.index(self)
        name = nearest(key, index) or next((name for name in index if name in key), None)
        return index[name][0].code if name else None


@dataclass(eq=False)
class EnumRow(CodedRow):
    """A field with one known value.  column: the column of the card table, otherwise the folded search values `stored` are used."""

    column: str = ""
    is_ordered: bool = False

    kind: ClassVar[str] = "enum"
    ops: ClassVar[tuple[str, ...]] = ORDERED  # most rows refuse the comparisons

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if op not in EQUAL and not self.is_ordered:
            raise InvalidValue("bad_operator")
        if value.is_regex and self.name == "type":
            try:
                find = patterns.compile_pattern(value.text).search
            except patterns.InvalidPattern as error:
                raise InvalidValue("bad_regex", reason=str(error)) from None
            codes = tuple(choice.code for choice in self.choices(table) if any(map(find, choice.names.values())))
            return Operand(value.text, codes, f"/{value.text}/", True)
        return super().read(op, value, table)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        codes = self.codes(op, operand, table)
        if self.column:
            return Q(**{f"{self.column}__in": codes})
        return having(self.stored, text__in=[self.key(code) for code in codes])

    def codes(self, op: str, operand: Operand, table: Table) -> tuple[str, ...]:
        """The values that match; with a comparison those before or after the operand in the order in which the game declares them."""
        codes: tuple[str, ...] = operand.data
        if op in (":", "="):
            return codes
        order = [choice.code for choice in self.choices(table)]
        place = order.index(codes[0])
        return tuple({"<": order[:place], "<=": order[: place + 1], ">": order[place + 1 :], ">=": order[place:]}[op])

    def key(self, code: str) -> str:
        return code if self.stored in (values.SET, values.FIRST) else fold(code)

    def present(self) -> Q:
        return ~Q(**{self.column: ""}) & Q(**{f"{self.column}__isnull": False}) if self.column else having(self.stored)


@dataclass(eq=False)
class ListRow(CodedRow):
    """A list of values, from declared choices or free.  A comparison with a number compares the length of the list."""

    kind: ClassVar[str] = "list"
    ops: ClassVar[tuple[str, ...]] = ORDERED

    def read(self, op: str, value: Value, table: Table) -> Operand:
        number = None if value.is_regex else values.numeric(value.text)
        if number is not None and number == int(number) and (op not in EQUAL or not self.lookup(value.text, table)[0]):
            return Operand(f"{number:g}", ("count", number), f"{number:g}")
        if op not in EQUAL:
            raise InvalidValue("bad_number")
        return super().read(op, value, table)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        if operand.data[0] == "count":
            op, number = "=" if op == ":" else op, operand.data[1]
            cards = having(f"{self.stored}#", **{f"number{COMPARISONS[op]}": number})
            matches_empty_list = {"=": number == 0, "<": number > 0, "<=": number >= 0, ">": number < 0, ">=": number <= 0}[op]
            return cards | ~having(f"{self.stored}#") if matches_empty_list else cards
        return having(f"{self.stored}=" if op == "=" else self.stored, text__in=[fold(code) for code in operand.data])

    def present(self) -> Q:
        return having(f"{self.stored}#")

    def match(self, op: str, operands: Iterable[Operand], table: Table) -> Q:
        if op != "!=":
            return super().match(op, operands, table)
        cards = nothing()
        for operand in operands:
            cards |= self.q("=" if operand.data[0] == "count" else ":", operand, table)
        return ~cards  # a card without values matches, too
