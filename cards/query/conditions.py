"""The parts of a query's database filter that name cards by what is stored about them.

Each is the right side of `pk__in`, and can also be tested on a card that is not stored (`holds`).
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Exists, OuterRef, Q

from cards.models import SearchValue
from games.contracts.catalogue import Record

COMPARISONS = {"=": "", "<": "__lt", "<=": "__lte", ">": "__gt", ">=": "__gte"}
_OPPOSITE = {"=": "", "<": "__gt", "<=": "__gte", ">": "__lt", ">=": "__lte"}
_HOLDS: Mapping[str, Callable[[Any, Any], bool]] = {
    "exact": operator.eq,
    "in": lambda value, known: value in known,
    "contains": lambda value, part: part in value,
    "isnull": lambda value, is_null: (value is None) is is_null,
    "lt": operator.lt,
    "lte": operator.le,
    "gt": operator.gt,
    "gte": operator.ge,
}
_COMPARED: Mapping[str, Callable[[float, float], bool]] = {
    "=": operator.eq, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class UnstoredCard:
    """A card that is not in the database.

    columns: the values of the card table's columns.
    values: its search values (`cards.query.values`).
    """

    record: Record
    columns: Mapping[str, Any]
    values: tuple[tuple[str, float | None, str], ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.record["names"].values())

    def numbers(self, name: str) -> list[float]:
        return [number for found, number, _ in self.values if found == name and number is not None]


@dataclass(frozen=True, slots=True)
class WithValue:
    """The cards that have a search value with this name."""

    name: str
    lookup: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def of(cls, name: str, **lookup: Any) -> WithValue:
        return cls(name, tuple((key, tuple(value) if isinstance(value, list) else value) for key, value in lookup.items()))

    def resolve_expression(self, *args: Any, **kwargs: Any) -> Any:
        """What Django puts in the place of this condition: the query for the keys of the cards."""
        return SearchValue.objects.filter(name=self.name, **dict(self.lookup)).values("card").resolve_expression(*args, **kwargs)

    def holds(self, card: UnstoredCard) -> bool:
        return any(
            name == self.name and all(_holds({"number": number, "text": text}, key, value) for key, value in self.lookup)
            for name, number, text in card.values
        )


@dataclass(frozen=True, slots=True)
class WithCompared:
    """The cards with a number that stands in this relation to another of their numbers."""

    name: str
    op: str
    other: str

    def resolve_expression(self, *args: Any, **kwargs: Any) -> Any:
        """As in `WithValue`."""
        comparison = {f"number{_OPPOSITE[self.op]}": OuterRef("number")}
        others = SearchValue.objects.filter(card=OuterRef("card"), name=self.other, **comparison)
        return SearchValue.objects.filter(Exists(others), name=self.name).values("card").resolve_expression(*args, **kwargs)

    def holds(self, card: UnstoredCard) -> bool:
        compared, others = _COMPARED[self.op], card.numbers(self.other)
        return any(compared(number, other) for number in card.numbers(self.name) for other in others)


@dataclass(frozen=True, slots=True)
class StoredKeys:
    """The keys of the stored cards that pass a test, with the test for cards that are not stored."""

    keys: tuple[int, ...]
    holds: Callable[[UnstoredCard], bool]

    def resolve_expression(self, *args: Any, **kwargs: Any) -> tuple[int, ...]:
        """As in `WithValue`: here the keys themselves."""
        return self.keys


def finds(cards: Q, card: UnstoredCard) -> bool:
    """Whether the filter of a query or a list finds a card that is not stored.

    Conditions on printings and rulings, which only stored cards have, do not hold.
    """
    parts = (finds(part, card) if isinstance(part, Q) else _part_holds(part, card) for part in cards.children)
    found = all(parts) if cards.connector == Q.AND or not cards.children else any(parts)
    return not found if cards.negated else found


def _part_holds(part: Any, card: UnstoredCard) -> bool:
    lookup, value = part
    if lookup == "pk__in":
        return isinstance(value, WithValue | WithCompared | StoredKeys) and value.holds(card)
    return _holds(card.columns, lookup, value)


def _holds(columns: Mapping[str, Any], lookup: str, value: Any) -> bool:
    """Whether a lookup as Django writes it (`cost__gte`) holds for a row; null never matches."""
    column, _, comparison = lookup.rpartition("__")
    if comparison not in _HOLDS:
        column, comparison = lookup, "exact"
    found = columns[column]
    return _HOLDS[comparison](found, value) if found is not None or comparison == "isnull" else False
