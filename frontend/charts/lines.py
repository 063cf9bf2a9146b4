"""Line charts: curves over turns, and cumulative shares."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from frontend.charts.axes import MAX_LETTERS, Bins, Table, Tick, bins, coordinate, nice_ticks, number, scale

MAX_LABELS = 12


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the chart.

    points: the points of a polyline in a box of 100 by 100.
    band: the points of the intervals' polygon; "" without intervals.
    """

    name: str
    number: int  # 1, 2, ...: selects the CSS class of its colour and dash
    points: str
    band: str
    marks: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class LineChart:
    lines: tuple[Line, ...]
    x_ticks: tuple[Tick, ...]
    y_ticks: tuple[Tick, ...]
    table: Table = ()
    axis: Bins | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """A value at x, with its interval if it has one."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Series:
    name: str
    points: Sequence[Point] = ()


def cumulative(
    series: Sequence[tuple[str, Mapping[int, int]]], *, games: int | None = None, alike: Sequence[Mapping[int, int]] = ()
) -> LineChart | None:
    """For each (name, histogram), the share of games with at most x; the axis is that of a histogram of the same values.

    games: the number of games; by default those in the histogram.
    alike: the histograms that give the axis instead, as in the chart beside this one; their values include all those of `series`.

    >>> cumulative([("won", {3: 1, 5: 1})], games=4).table
    (('3', '25%'), ('4', '25%'), ('5', '50%'))
    """
    series = [(name, values) for name, values in series if values]
    if not series:
        return None
    axis = bins(alike or [values for _, values in series])
    curves = []
    for name, values in series:
        total = games or sum(values.values())
        running = itertools.accumulate(axis.counts(values))
        curves.append(Series(name, [Point(value, 100 * count / total) for value, count in zip(axis.values, running, strict=True)]))
    chart = lines(curves, high=100, unit="%", axis=axis)
    return chart and replace(chart, table=tuple((name, *row[1:]) for name, row in zip(axis.names(), chart.table, strict=True)))


def lines(
    series: Sequence[Series],
    *,
    high: float | None = None,
    unit: str = "",
    axis: Bins | None = None,
    alike: Sequence[Series] = (),
    last: float | None = None,
) -> LineChart | None:
    """Lines over shared x values, with a band for the intervals; y begins at 0 or below.  None without a point.

    axis: the bins of the x values, which then lie in the middle of the columns of a histogram.
    alike: the series of the chart beside this one; both get the same y axis.
    last: the x at which the axis ends, for charts that share it; it begins at the least x.

    >>> lines([Series("a", [Point(1, 2, -9, 13), Point(2, 2, 1, 3)])]).y_ticks[-1]
    Tick(at='0', label='3')
    >>> [tick.label for tick in lines([Series("a", [Point(x, 1) for x in range(1, 201)])]).x_ticks]
    ['1', '24', '47', '70', '93', '116', '139', '162', '185']
    """
    series = [curve for curve in series if curve.points]
    points = [point for curve in (*series, *alike) for point in curve.points]
    if not any(curve.points for curve in series):
        return None
    highest = max(point.y for point in points)
    # Few games give wide bands: cut them so that the lines keep at least two thirds of the height and no band goes below the axis.
    top = min(max(point.y if point.high is None else point.high for point in points), 1.5 * highest) if high is None else high
    ticks = nice_ticks(min(0.0, *(point.y for point in points)), top, 4)
    xs = sorted({point.x for curve in series for point in curve.points})
    end = max(xs[-1], last or xs[-1])
    margin = 50 / len(axis.values) if axis else 0
    x = scale(xs[0], end if end > xs[0] else xs[0] + 1, margin, 100 - margin)
    place = scale(ticks[0], ticks[-1], 100, 0)

    def y(value: float) -> float:
        return place(min(max(value, ticks[0]), ticks[-1]))

    at_ticks = xs if last is None else [xs[0] + step for step in range(round(end - xs[0]) + 1)]
    labels_that_fit = MAX_LABELS if end <= 99 else MAX_LETTERS // (len(number(end)) + 1)
    label_step = math.ceil(len(at_ticks) / labels_that_fit)
    labels = axis.labels() if axis else [number(at) if order % label_step == 0 else "" for order, at in enumerate(at_ticks)]
    by_x = [{point.x: point for point in curve.points} for curve in series]
    return LineChart(
        lines=tuple(_line(curve, order, x, y) for order, curve in enumerate(series, start=1)),
        x_ticks=tuple(Tick(coordinate(x(at)), label) for at, label in zip(at_ticks, labels, strict=True) if label),
        y_ticks=tuple(Tick(coordinate(y(at)), number(at) + unit) for at in ticks),
        table=tuple((number(at), *(_interval_text(points.get(at), unit) for points in by_x)) for at in xs),
        axis=axis,
    )


def _line(series: Series, order: int, x: Callable[[float], float], y: Callable[[float], float]) -> Line:
    marks = tuple((coordinate(x(point.x)), coordinate(y(point.y))) for point in series.points)
    upper = [f"{coordinate(x(point.x))},{coordinate(y(point.high))}" for point in series.points if point.high is not None]
    lower = [f"{coordinate(x(point.x))},{coordinate(y(point.low))}" for point in series.points if point.low is not None]
    return Line(
        name=series.name,
        number=order,
        points=" ".join(f"{left},{top}" for left, top in marks),
        band=" ".join([*upper, *reversed(lower)]) if len(upper) > 1 else "",
        marks=marks,
    )


def _interval_text(point: Point | None, unit: str) -> str:
    if point is None:
        return "–"
    text = number(point.y) + unit
    if point.low is not None and point.high is not None:
        text += f" ({number(point.low)}–{number(point.high)})"
    return text
