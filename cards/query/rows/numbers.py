"""Fields with numbers and dates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import Q

from cards.query import dates, values
from cards.query.conditions import COMPARISONS, WithCompared
from cards.query.messages.suggest import nearest
from cards.query.rows.coded import CodedRow
from cards.query.syntax import Value
from cards.query.table import EQUAL, ORDERED, InvalidValue, Operand, Row, Table, having


class NumberRow(Row):
    """A number field; a card can have several numbers, or a printed form that is not a number ("X")."""

    kind = "number"
    ops = ORDERED

    def read(self, op: str, value: Value, table: Table) -> Operand:
        text = values.printed(value.text)
        if value.is_regex:
            raise InvalidValue("no_regex")
        if (number := values.numeric(text)) is not None:
            return Operand(f"{number:g}", ("number", number), f"{number:g}")
        if ".." in text:
            return read_range(text, op)
        for other in table.find(text):
            if isinstance(other, NumberRow) and other is not self:
                return Operand(other.name, ("field", other.stored), other.labels)
        if op in EQUAL and text in table.data.printed_numbers(self.stored):
            return Operand(text, ("text", text), text.upper() if len(text) == 1 and text.isascii() else text)
        known = [*table.data.printed_numbers(self.stored), *(row.name for row in table.rows.values() if isinstance(row, NumberRow))]
        raise InvalidValue("bad_number", nearest(text, known) if len(text) > 2 else None)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        op = "=" if op == ":" else op
        match operand.data:
            case ("number", number):
                return having(self.stored, **{f"number{COMPARISONS[op]}": number})
            case ("range", low, high):
                bounds = {"number__gte": low, "number__lte": high}
                return having(self.stored, **{name: bound for name, bound in bounds.items() if bound is not None})
            case ("field", other):
                return Q(pk__in=WithCompared(self.stored, op, other))
            case (_, text):
                return having(self.stored, text=text)
        raise AssertionError(operand)

    def comparable(self) -> Q:
        return having(self.stored, number__isnull=False)

    def match(self, op: str, operands: Iterable[Operand], table: Table) -> Q:
        operands = tuple(operands)
        cards = super().match(op, operands, table)
        if op == "!=":  # compared with another field: only cards that have both
            for operand in operands:
                if operand.data[0] == "field":
                    cards &= having(operand.data[1], number__isnull=False)
        return cards


def read_range(text: str, op: str) -> Operand:
    """The operand for a range: 2..4, ..4 or 2.."""
    low, _, high = text.partition("..")
    ends = [values.numeric(end) if end else None for end in (low, high)]
    if (low and ends[0] is None) or (high and ends[1] is None) or ends == [None, None] or op not in EQUAL:
        raise InvalidValue("bad_number")
    if None not in ends:
        ends.sort()
    texts = ["" if end is None else f"{end:g}" for end in ends]
    return Operand("..".join(texts), ("range", *ends), f"{texts[0]}–{texts[1]}")


class DateRow(Row):
    """A date field: a day, month or year; a product's code means its release date."""

    kind = "date"
    ops = ORDERED

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise InvalidValue("no_regex")
        text = value.text.strip()
        low, dots, high = text.partition("..")
        if dots and op in EQUAL and (low or high):
            ends = [dates.span(end) if end else None for end in (low, high)]
            if not ((low and ends[0] is None) or (high and ends[1] is None)):
                first = ends[0][0] if ends[0] else 0
                last = ends[1][1] if ends[1] else 99_999_999
                return Operand(text, (first, last), f"{low}–{high}")
        if (span := dates.span(text)) is not None:
            return Operand(text, span, text)
        products = table.rows["set"]
        products_found = products.lookup(text, table)[0] if isinstance(products, CodedRow) else ()
        days = [table.data.released[choice.code] for choice in products_found if choice.code in table.data.released]
        if len(products_found) == 1 and days:
            return Operand(products_found[0].code, dates.span_of(days[0]), products_found[0].names)
        raise InvalidValue("bad_date")

    def holds(self, op: str, operands: Iterable[Operand], day: int) -> bool:
        """Whether the condition holds for this day."""
        holds = False
        for first, last in (operand.data for operand in operands):
            holds |= {"<": day < first, "<=": day <= last, ">": day > last, ">=": day >= first}.get(op, first <= day <= last)
        return not holds if op == "!=" else holds

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        first, last = operand.data
        bounds: dict[str, dict[str, Any]] = {
            ":": {"number__gte": first, "number__lte": last},
            "<": {"number__lt": first},
            "<=": {"number__lte": last},
            ">": {"number__gt": last},
            ">=": {"number__gte": first},
        }
        return having(self.stored, **bounds[":" if op == "=" else op])
