"""A horizontal stacked bar: the parts of a whole."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from frontend.charts.axes import coordinate


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a bar.  x, width: in percent of the bar; code: what it is, for its colour."""

    code: str
    x: str
    width: str


def parts(numbers: Iterable[tuple[str, int]]) -> tuple[Part, ...]:
    """The parts of a whole, in their order; those of nothing are left out.

    >>> parts([("full", 3), ("partial", 0), ("none", 1)])
    (Part(code='full', x='0', width='75'), Part(code='none', x='75', width='25'))
    >>> parts([("full", 0)])
    ()
    """
    numbers = [(code, number) for code, number in numbers if number]
    whole = sum(number for _, number in numbers)
    found, before = [], 0
    for code, number in numbers:
        found.append(Part(code, coordinate(100 * before / whole), coordinate(100 * number / whole)))
        before += number
    return tuple(found)
