"""The fields `is:` and `has:`."""

from __future__ import annotations

from django.db.models import Q

from cards.query import values
from cards.query.messages.suggest import nearest
from cards.query.rows.coded import CodedRow, EnumRow
from cards.query.syntax import Value
from cards.query.table import Flag, InvalidValue, Operand, Table, having
from games.contracts.catalogue import Choice


class FlagRow(CodedRow):
    """`is:` finds cards by a flag, such as `is:unique`."""

    kind = "flag"
    ops = (":", "=")

    def choices(self, table: Table) -> tuple[Choice, ...]:
        return tuple(Choice(word, flag.names) for word, flag in table.flags.items())

    def lookup(self, text: str, table: Table) -> tuple[tuple[Choice, ...], bool]:
        choices, exact = super().lookup(text, table)
        return (choices, True) if exact else (choices if len(choices) == 1 else (), False)

    def operand(self, text: str, op: str, table: Table) -> Operand:
        operand = super().operand(text, op, table)
        if table.flags[operand.text].is_personal:
            table.owned()
        return operand

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        return table.flags[operand.text].cards(table)


class HasRow(CodedRow):
    """`has:` finds cards that have a value in a field or a record, such as `has:cost`."""

    kind = "flag"
    ops = (":", "=")

    def read(self, op: str, value: Value, table: Table) -> Operand:
        for row in table.find(value.text):
            if row.stored or isinstance(row, EnumRow):
                flag = f"has_{row.name}"
                return Operand(row.name, having(flag) if flag in table.own_flags else row.present(), row.labels)
        for name in (f"has_{values.printed(value.text)}", values.printed(value.text)):
            if name in table.records:
                return Operand(name.removeprefix("has_"), having(name), table.records[name])
        if (found := table.flags.get(value.text.casefold())) is not None:  # "has:errata"
            if found.is_personal:
                table.owned()
            return Operand(value.text.casefold(), found, found.names)
        raise InvalidValue("unknown_value", nearest(value.text.casefold(), [choice.code for choice in self.choices(table)]))

    def choices(self, table: Table) -> tuple[Choice, ...]:
        rows = [Choice(row.name, row.labels) for row in table.rows.values() if row.stored or isinstance(row, EnumRow)]
        return (*rows, *(Choice(name.removeprefix("has_"), labels) for name, labels in table.records.items()))

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        data: Q | Flag = operand.data
        return data.cards(table) if isinstance(data, Flag) else data
