"""The geometry of charts: pure functions from numbers to shares of a box, which templates draw as SVG.

share: 0 to 100, a percentage of the drawing's width or height.  series: 1 to 4, the line's colour.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Bar:
    label: str
    value: float
    share: float


@dataclass(frozen=True, slots=True)
class Column:
    label: int
    value: int
    share: float
    top: float
    percent: float
    is_marked: bool


@dataclass(frozen=True, slots=True)
class Line:
    label: str
    series: int
    points: str
    band: str


def bars(rows: Iterable[tuple[str, float]]) -> list[Bar]:
    """One bar a row, the longest over the whole width.

    >>> [bar.share for bar in bars([("a", 2), ("b", 4), ("c", 0)])]
    [50.0, 100.0, 0.0]
    """
    rows = list(rows)
    longest = max((value for _, value in rows), default=0) or 1
    return [Bar(label, value, round(100 * max(value, 0) / longest, 2)) for label, value in rows]


def histogram(values: Mapping[Any, int], *, mark: int | None = None) -> list[Column]:
    """A column for every number from the lowest to the highest, those without games too (at most 60: the rest is cut off at the top).

    >>> [(column.label, column.share) for column in histogram({"3": 1, "5": 2})]
    [(3, 50.0), (4, 0.0), (5, 100.0)]
    """
    counts = {int(key): count for key, count in values.items()}
    if not counts:
        return []
    total, highest = sum(counts.values()) or 1, max(counts.values()) or 1
    last = min(max(counts), min(counts) + 59)
    columns = []
    for number in range(min(counts), last + 1):
        count = counts.get(number, 0)
        share = round(100 * count / highest, 2)
        columns.append(Column(number, count, share, round(100 - share, 2), round(100 * count / total, 1), number == mark))
    return columns


def curves(lines: Sequence[tuple[str, Sequence[Mapping[str, Any]]]]) -> dict[str, Any]:
    """Lines with their bands in one box of 100 by 100, zero at the bottom: `lines`, `ticks` of both axes, and `table` rows.

    >>> drawn = curves([("a", [{"turn": 1, "mean": 0, "ci95": None}, {"turn": 2, "mean": 4, "ci95": [3, 5]}])])
    >>> drawn["y_ticks"], drawn["x_ticks"], drawn["lines"][0].points
    ([5, 0], [1, 2], '0,100 100,20')
    """
    turns = sorted({int(point["turn"]) for _, points in lines for point in points})
    highest = max((float((point.get("ci95") or [0, point["mean"]])[1]) for _, points in lines for point in points), default=1.0)
    top = nice_top(max(highest, max((float(point["mean"]) for _, points in lines for point in points), default=1.0)))
    first, width = (turns[0], max(turns[-1] - turns[0], 1)) if turns else (1, 1)

    def x(turn: int) -> str:
        return number(100 * (turn - first) / width)

    def y(value: float) -> str:
        return number(100 - 100 * min(max(value, 0), top) / top)

    drawn, table = [], {turn: [None] * len(lines) for turn in turns}
    for index, (label, points) in enumerate(lines):
        banded = [(int(point["turn"]), point["ci95"]) for point in points if point.get("ci95")]
        band = [f"{x(turn)},{y(high)}" for turn, (_, high) in banded] + [f"{x(turn)},{y(low)}" for turn, (low, _) in reversed(banded)]
        line = " ".join(f"{x(int(point['turn']))},{y(float(point['mean']))}" for point in points)
        drawn.append(Line(label, index % 4 + 1, line, " ".join(band)))
        for point in points:
            table[int(point["turn"])][index] = point["mean"]
    return {
        "lines": drawn,
        "y_ticks": [top, 0],
        "x_ticks": thin(turns),
        "table": list(table.items()),
        "labels": [label for label, _ in lines],
    }


def nice_top(value: float) -> float:
    """The next 1, 2, 2.5 or 5 times a power of ten.

    >>> [nice_top(value) for value in (0, 0.3, 7, 12, 100)]
    [1, 0.5, 10, 20, 100]
    """
    if value <= 0:
        return 1
    unit = 10.0 ** math.floor(math.log10(value))
    top = next(step * unit for step in (1, 2, 2.5, 5, 10) if step * unit >= value - 1e-9)
    return int(top) if top == int(top) else round(top, 6)


def thin(turns: Sequence[int], most: int = 8) -> list[int]:
    """First and last turn and evenly some between, at most `most`.

    >>> thin(range(1, 21), most=5)
    [1, 6, 10, 15, 20]
    """
    if len(turns) <= most:
        return list(turns)
    return [turns[round(index * (len(turns) - 1) / (most - 1))] for index in range(most)]


def number(value: float) -> str:
    """A short decimal: 33.333 as "33.33", 20.0 as "20"."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
