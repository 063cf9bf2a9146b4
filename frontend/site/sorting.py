"""Tables that the links in their headings sort: `?sort=name`, with a minus from the greatest down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Column:
    """A heading.  link: the sorting that it asks for; sorted: "ascending", "descending" or ""."""

    name: str
    label: str
    link: str
    sorted: str


@dataclass(frozen=True, slots=True)
class Order:
    """How a table is sorted: by the column `by`, "" for the rows as they come."""

    by: str = ""
    down: bool = False

    @property
    def asked(self) -> str:
        return f"-{self.by}" if self.down else self.by

    def column(self, name: str, label: str = "", *, greatest_first: bool) -> Column:
        """Its heading, which first asks for the rows from that end, then turns them round."""
        ends = (f"-{name}", name) if greatest_first else (name, f"-{name}")
        is_sorted = ("descending" if self.down else "ascending") if name == self.by else ""
        return Column(name, label, ends[1] if self.asked == ends[0] else ends[0], is_sorted)


def order_asked(asked: str, names: Iterable[str], usual: str = "") -> Order:
    """The order that an address asks for, the usual one where it names no such column.

    >>> order_asked("-cost", ["cost"]), order_asked("nonsense", ["cost"])
    (Order(by='cost', down=True), Order(by='', down=False))
    """
    names = set(names)
    text = asked if asked.removeprefix("-") in names else usual
    return Order(text.removeprefix("-"), text.startswith("-"))


def rows_in(order: Order, rows: Iterable[Row], keys: Mapping[str, Callable[[Row], Any]]) -> list[Row]:
    """keys: of each column what its rows are sorted by."""
    return sorted(rows, key=keys[order.by], reverse=order.down) if order.by else list(rows)
