"""Sortable tables: each heading links to `?sort=<column>`, or `?sort=-<column>` for descending order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Column:
    """A heading."""

    name: str
    label: str
    # The value of `sort` in its link.
    link: str
    # "ascending", "descending", or "" if the table is sorted by another column.
    sorted: str


@dataclass(frozen=True, slots=True)
class Order:
    """The order of a table's rows."""

    # The name of a column, or "" for the rows as they come.
    by: str = ""
    down: bool = False

    @property
    def parameter(self) -> str:
        """The value of `sort` for this order."""
        return f"-{self.by}" if self.down else self.by

    def column(self, name: str, label: str = "", *, greatest_first: bool) -> Column:
        """The heading of a column.  Its first click sorts by it, greatest or least first; the second reverses the order."""
        ends = (f"-{name}", name) if greatest_first else (name, f"-{name}")
        is_sorted = ("descending" if self.down else "ascending") if name == self.by else ""
        return Column(name, label, ends[1] if self.parameter == ends[0] else ends[0], is_sorted)


def sort_values(names: Iterable[str]) -> list[str]:
    """The values of `sort` for these columns."""
    return [value for name in names for value in (name, f"-{name}")]


def read_order(parameter: str, names: Iterable[str], default: str = "") -> Order:
    """The order of a `sort` parameter; the default if it names no column.

    >>> read_order("-cost", ["cost"]), read_order("nonsense", ["cost"])
    (Order(by='cost', down=True), Order(by='', down=False))
    """
    names = set(names)
    text = parameter if parameter.removeprefix("-") in names else default
    return Order(text.removeprefix("-"), text.startswith("-"))


def sort_rows(order: Order, rows: Iterable[Row], keys: Mapping[str, Callable[[Row], Any]]) -> list[Row]:
    """The rows in an order.  keys: the sort key of each column."""
    return sorted(rows, key=keys[order.by], reverse=order.down) if order.by else list(rows)
