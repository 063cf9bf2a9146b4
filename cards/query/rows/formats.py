"""The fields for a card's status in a format: `legal:`, `banned:`, `restricted:`, `limited:`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import ClassVar

from django.db.models import Q

from cards.legality_status import State, states, unlisted_state
from cards.query import dates
from cards.query.conditions import StoredKeys, UnstoredCard
from cards.query.messages.warnings import shorten
from cards.query.rows.coded import CodedRow
from cards.query.syntax import Value
from cards.query.table import EQUAL, InvalidValue, Operand, Table
from cards.render_cache import for_a_version
from games.contracts.catalogue import Choice, Record
from games.registry import GAMES


@dataclass(eq=False)
class StatusRow(CodedRow):
    """`legal:`, `banned:`, `restricted:`: the status in a format, on a given day (`@2016-06-01`) or today."""

    states: tuple[str, ...] = ("legal", "limited", "restricted")

    kind: ClassVar[str] = "format"
    ops: ClassVar[tuple[str, ...]] = EQUAL

    def choices(self, table: Table) -> tuple[Choice, ...]:
        return table.data.formats

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise InvalidValue("no_regex")
        if not table.data.formats:
            raise InvalidValue("no_data")
        name, at, day_text = value.text.partition("@")
        day = dates.day(day_text) if at else None
        if at and day is None:
            raise InvalidValue("bad_date", value=shorten(day_text))
        try:
            format = self.operand(name, "=", table)
        except InvalidValue as error:
            error.suggestion = error.suggestion and error.suggestion + at + day_text
            raise
        since = table.data.pools_since.get(format.text)
        if since and (day or dates.today()) < since:
            raise InvalidValue("no_list", f"{format.text}@{since}", since=str(since))
        names = {"en": format.label} if isinstance(format.label, str) else format.label
        label = {language: name + (f" ({day})" if day else "") for language, name in names.items()}
        return Operand(format.text + (f"@{day}" if day else ""), (format.text, day), label)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        format, day = operand.data
        on = day or dates.today()
        states = states_on_day(table.slug, table.version, format, on)
        keys = tuple(pk for pk, state in states.items() if state in self.states)

        def has_state(card: UnstoredCard) -> bool:
            return unlisted_state_on_day(table.slug, table.version, format, on)(card.record) in self.states

        if 2 * len(keys) <= len(states):
            return Q(pk__in=StoredKeys(keys, has_state))
        return ~Q(pk__in=StoredKeys(tuple(states.keys() - set(keys)), lambda card: not has_state(card)))


@for_a_version(64)
def states_on_day(slug: str, version: str, format: str, day: date) -> Mapping[int, str]:
    return states(rules=GAMES[slug], format=format, on=day)


@for_a_version(64)
def unlisted_state_on_day(slug: str, version: str, format: str, day: date) -> Callable[[Record], State]:
    return unlisted_state(rules=GAMES[slug], format=format, on=day)


def with_status(table: Table, state: str) -> Q:
    """The cards that have this status in any format today."""
    today = dates.today()
    keys: set[int] = set()
    for choice in table.data.formats:
        keys |= {pk for pk, status in states_on_day(table.slug, table.version, choice.code, today).items() if status == state}
    return Q(pk__in=tuple(keys))
