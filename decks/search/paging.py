"""Pages of public decks by keyset: a page begins after a deck, not after a number of decks, so a late page costs what the first one does.

A cursor is the position of that deck in the order: the values of the order's columns.  Each order has an index (`Deck.Meta.indexes`),
and every query here reads one range of it.
"""

from __future__ import annotations

import base64
import json
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from decks.models import Deck, DeckQuerySet

Position = tuple[Any, ...]  # the values of an order's columns in one deck

# name -> columns, each with whether it descends, in the direction that comes first.
_COLUMNS: dict[str, tuple[tuple[str, bool], ...]] = {
    "updated": (("updated", True), ("id", False)),
    "created": (("created", True), ("id", False)),
    "name": (("name_key", False), ("id", False)),
    "likes": (("like_count", True), ("updated", True), ("id", False)),
}
ORDERS = tuple(_COLUMNS)
MAX_CURSOR = 2_000  # characters


@dataclass(frozen=True, slots=True)
class Order:
    """An order of decks, or its reverse."""

    name: str
    is_reversed: bool = False

    @property
    def columns(self) -> tuple[tuple[str, bool], ...]:
        """(column, whether it descends)"""
        return tuple((column, descends != self.is_reversed) for column, descends in _COLUMNS[self.name])

    @property
    def names(self) -> list[str]:
        return [("-" if descends else "") + column for column, descends in self.columns]

    @property
    def reverse(self) -> Order:
        return replace(self, is_reversed=not self.is_reversed)

    def position(self, deck: Deck) -> Position:
        return tuple(getattr(deck, column) for column, _ in self.columns)

    def positions(self, decks: DeckQuerySet, first: int, last: int) -> list[Position]:
        """The positions of the decks from number `first` to before `last`, counted from 0."""
        return list(decks.order_by(*self.names).values_list(*(column for column, _ in self.columns))[first:last])


def order_of(name: str, *, descends: bool | None = None) -> Order:
    """The order with this name; descends: the direction of its first column, by default its usual one."""
    return Order(name, descends is not None and descends != _COLUMNS[name][0][1])


def between(decks: DeckQuerySet, order: Order, start: Position | None, end: Position | None) -> Iterator[DeckQuerySet]:
    """The decks after `start` and before `end`, as consecutive querysets that each read one range of the order's index.

    "After (a, b)" is "equal to a and after b" and then "after a"; an OR of the two would be no range.
    """
    rows = decks.order_by(*order.names)
    for low in _edges(order, start, is_start=True):
        for high in _edges(order, end, is_start=False):
            both = [(low[column], high[column]) for column in low.keys() & high.keys()]
            # Nothing equals two values, and nothing that is after or before a value equals it.
            if all((one == "exact" and other == "exact") == (value == limit) for (one, value), (other, limit) in both):
                yield rows.filter(**{f"{name}__{lookup}": value for edge in (low, high) for name, (lookup, value) in edge.items()})


def _edges(order: Order, position: Position | None, *, is_start: bool) -> list[dict[str, tuple[str, Any]]]:
    """The ranges after (is_start) or before a position, in the order of their decks: column -> (lookup, value)."""
    if position is None:
        return [{}]
    edges = []
    for number, (ranged, descends) in enumerate(order.columns):
        equal = {column: ("exact", value) for (column, _), value in zip(order.columns[:number], position, strict=False)}
        edges.append({**equal, ranged: ("lt" if descends == is_start else "gt", position[number])})
    return edges[::-1] if is_start else edges


def read(decks: DeckQuerySet, order: Order, start: Position | None, end: Position | None, most: int) -> list[Deck]:
    """The first `most` decks between the positions."""
    found: list[Deck] = []
    for rows in between(decks, order, start, end):
        found += rows[: most - len(found)]
        if len(found) >= most:
            break
    return found


# --- cursors ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cursor:
    """The place where a page begins.  Without a position, it is the first page or, backwards, the last one."""

    position: Position | None = None
    is_backwards: bool = False  # the page ends before the position


def write_cursor(cursor: Cursor, order: Order) -> str:
    values = [value.isoformat() if isinstance(value, datetime) else str(value) for value in cursor.position or ()]
    content = [order.names[0], int(cursor.is_backwards), *values]
    return base64.urlsafe_b64encode(json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()).decode().rstrip("=")


def read_cursor(text: str, order: Order) -> Cursor | None:
    """The cursor; None if it is damaged or belongs to another order."""
    if len(text) > MAX_CURSOR:
        return None
    try:
        name, is_backwards, *values = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        if name != order.names[0] or is_backwards not in (0, 1):
            return None
        if not values:
            return Cursor(None, bool(is_backwards))
        columns = [column for column, _ in order.columns]
        position = tuple(_value(column, value) for column, value in zip(columns, values, strict=True))
    except (ValueError, TypeError, RecursionError):
        return None
    return Cursor(position, bool(is_backwards))


def _value(column: str, text: Any) -> Any:
    """The value of a column; ValueError or TypeError for anything else."""
    if not isinstance(text, str):
        raise TypeError(text)
    if column == "id":
        return uuid.UUID(text)
    if column == "like_count":
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            raise ValueError(text)
        return int(text)
    if column == "name_key":
        if "\0" in text:
            raise ValueError(text)
        text.encode()  # no lone surrogates
        return text
    day = datetime.fromisoformat(text)
    if day.tzinfo is None or not 1970 <= day.year < 9999:
        raise ValueError(text)
    return day
