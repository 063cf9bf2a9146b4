"""Charts as geometry: what a template needs to draw an SVG, worked out here and nowhere in the browser.

All places and sizes are percentages of the plotting area, as short texts ("12.5"): a chart stretches with its column while its
words keep their size, and no language's decimal comma reaches an attribute.  Colours, strokes and type are CSS classes.
tick: a place on an axis with its label.  band: the area between the ends of the points' intervals.  table: the chart's rows as words.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

Table = tuple[tuple[str, ...], ...]
MOST_LABELS = 12
MOST_LETTERS = 36  # beside each other along an axis


@dataclass(frozen=True, slots=True)
class Tick:
    at: str
    label: str


@dataclass(frozen=True, slots=True)
class Row:
    """A lying bar: its label, its length and its value in words."""

    label: str
    width: str
    value: str


@dataclass(frozen=True, slots=True)
class Column:
    """An upright bar.  middle: where its label stands; value: the words above it, "" where there is no room for them."""

    x: str
    width: str
    y: str
    height: str
    middle: str
    label: str
    value: str
    marked: bool = False
    series: int = 0  # 1, 2, ... where several stand side by side


@dataclass(frozen=True, slots=True)
class BarChart:
    """Either `rows` (lying) or `columns` (upright), never both."""

    rows: tuple[Row, ...] = ()
    columns: tuple[Column, ...] = ()
    y_ticks: tuple[Tick, ...] = ()
    table: Table = ()


@dataclass(frozen=True, slots=True)
class Line:
    """points: for a polyline in a box of 100 by 100.  band: likewise for a polygon, "" without intervals."""

    name: str
    number: int  # 1, 2, ...: the class that gives it its colour and dash
    points: str
    band: str
    marks: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class LineChart:
    lines: tuple[Line, ...]
    x_ticks: tuple[Tick, ...]
    y_ticks: tuple[Tick, ...]
    table: Table = ()


@dataclass(frozen=True, slots=True)
class Point:
    """A value at x with its interval, None where there is none."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Series:
    name: str
    points: Sequence[Point] = ()


def number(value: float, places: int = 2) -> str:
    """A number as short as it can be said with at most `places` decimals.

    >>> number(3.0), number(0.126), number(1234)
    ('3', '0.13', '1,234')
    """
    text = f"{value:,.{places}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text


def percent(share: float, places: int = 1) -> str:
    """With more places where fewer would say that something never or always happens.

    >>> percent(0.256), percent(1), percent(0.99996), percent(0.0004)
    ('25.6%', '100%', '99.996%', '0.04%')
    """
    figure = number(share * 100, places)
    while figure in ("0", "100") and 0 < share < 1 and places < 4:
        places += 1
        figure = number(share * 100, places)
    return figure + "%"


def nice_ticks(low: float, high: float, most: int = 5, *, whole: bool = False) -> list[float]:
    """Round numbers from at or below `low` to at or above `high`, about `most` of them.

    >>> nice_ticks(0, 7)
    [0, 2, 4, 6, 8]
    >>> nice_ticks(0, 0.8)
    [0.0, 0.2, 0.4, 0.6, 0.8]
    >>> nice_ticks(0, 1, whole=True)
    [0, 1]
    """
    if high <= low:
        high = low + 1
    rough = (high - low) / max(1, most)
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    if whole:
        step = max(1, round(step))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    places = max(0, -math.floor(math.log10(step)))
    return [round(n * step, places) if places else round(n * step) for n in range(first, last + 1)]


def bars(rows: Iterable[tuple[str, float]], *, unit: str = "") -> BarChart | None:
    """Bars of (label, value): upright where every label is as short as a number, else lying.  None where all is zero.

    unit: what the values are ("%"), written with them.

    >>> chart = bars([("0", 2), ("1", 4)])
    >>> [(column.label, column.height) for column in chart.columns]
    [('0', '50'), ('1', '100')]
    >>> bars([("Unit", 20), ("Event", 5)]).rows[1]
    Row(label='Event', width='25', value='5')
    >>> bars([("Unit", 0)]) is None
    True
    """
    rows = list(rows)
    most = max((value for _, value in rows), default=0)
    if most <= 0:
        return None
    table = tuple((label, number(value) + unit) for label, value in rows)
    if all(len(label) <= 3 and label.isascii() for label, _ in rows):
        ticks = nice_ticks(0, most, 4, whole=True)
        columns = _columns([(label, value, number(value, 0 if unit and value >= 1 else 1)) for label, value in rows], top=ticks[-1])
        return BarChart(columns=columns, y_ticks=_y_ticks(ticks, unit), table=table)
    return BarChart(rows=tuple(Row(label, _c(100 * value / most), number(value) + unit) for label, value in rows), table=table)


def histogram(values: Mapping[int, int], *, marked: int | None = None) -> BarChart | None:
    """A column for every whole number from the least to the greatest: the share of the games counted that showed it.

    >>> histogram({3: 1, 5: 3}, marked=5).table
    (('3', '1', '25%', '25%'), ('4', '0', '0%', '25%'), ('5', '3', '75%', '100%'))
    """
    games = sum(values.values())
    if not games:
        return None
    rows, table, running = [], [], 0
    for value in range(min(values), max(values) + 1):
        here = values.get(value, 0)
        running += here
        rows.append((str(value), 100 * here / games, (number(100 * here / games, 0) if 200 * here > games else "<1") if here else ""))
        table.append((str(value), number(here), percent(here / games), percent(running / games)))
    ticks = nice_ticks(0, max(share for _, share, _ in rows), 4)
    columns = _columns(rows, top=ticks[-1], marked=None if marked is None else str(marked))
    return BarChart(columns=columns, y_ticks=_y_ticks(ticks, "%"), table=tuple(table))


def beside(histograms: Sequence[Mapping[int, int]]) -> BarChart | None:
    """For every whole number that any of the histograms shows a column of each, side by side: shares of its own games.

    >>> beside([{3: 1, 4: 1}, {4: 2}]).table
    (('3', '50%', '50%', '0%', '0%'), ('4', '50%', '100%', '100%', '100%'))
    """
    games = [sum(values.values()) for values in histograms]
    if not all(games):
        return None
    values = range(min(map(min, histograms)), max(map(max, histograms)) + 1)
    shares = [[100 * values_of.get(value, 0) / of for value in values] for values_of, of in zip(histograms, games, strict=True)]
    ticks = nice_ticks(0, max(map(max, shares)), 4)
    room = 100 / len(values)
    wide = min(room * 0.8 / len(histograms), 9)
    every = math.ceil(len(values) * len(str(values[-1])) / MOST_LETTERS)
    columns = [
        Column(
            x=_c(room * (place + 0.5) + wide * (number - len(histograms) / 2)),
            width=_c(wide),
            y=_c(100 - 100 * share / ticks[-1]),
            height=_c(100 * share / ticks[-1]),
            middle=_c(room * (place + 0.5)),
            label=str(values[place]) if number == 0 and place % every == 0 else "",
            value="",
            series=number + 1,
        )
        for number, of in enumerate(shares)
        for place, share in enumerate(of)
    ]
    running = [itertools.accumulate(of) for of in shares]
    rows = []
    for place, value in enumerate(values):
        row = [str(value)]
        for of, so_far in zip(shares, running, strict=True):
            row += [percent(of[place] / 100), percent(next(so_far) / 100)]
        rows.append(tuple(row))
    return BarChart(columns=tuple(columns), y_ticks=_y_ticks(ticks, "%"), table=tuple(rows))


def cumulative(series: Sequence[tuple[str, Mapping[int, int]]], *, games: int | None = None) -> LineChart | None:
    """Of each (name, histogram) the share of `games` (as a rule those counted) that showed at most x, from the least value to the greatest.

    >>> cumulative([("won", {3: 1, 5: 1})], games=4).table
    (('3', '25%'), ('4', '25%'), ('5', '50%'))
    """
    series = [(name, values) for name, values in series if values]
    if not series:
        return None
    drawn = []
    for name, values in series:
        total = games or sum(values.values())
        running, points = 0, []
        for value in range(min(min(each) for _, each in series), max(max(each) for _, each in series) + 1):
            running += values.get(value, 0)
            points.append(Point(value, 100 * running / total))
        drawn.append(Series(name, points))
    return lines(drawn, high=100, unit="%")


def lines(series: Sequence[Series], *, high: float | None = None, unit: str = "") -> LineChart | None:
    """Lines over the same x from zero (or below) up, with the band of each point's interval.  None without a point.

    >>> lines([Series("a", [Point(1, 2, -9, 13), Point(2, 2, 1, 3)])]).y_ticks[-1]
    Tick(at='0', label='3')
    """
    series = [one for one in series if one.points]
    points = [point for one in series for point in one.points]
    if not points:
        return None
    highest = max(point.y for point in points)
    # Few games give wide bands: the lines keep at least two thirds of the height, and what cannot be negative is not drawn so.
    top = min(max(point.y if point.high is None else point.high for point in points), 1.5 * highest) if high is None else high
    ticks = nice_ticks(min(0.0, *(point.y for point in points)), top, 4)
    xs = sorted({point.x for point in points})
    x = _scale(xs[0], xs[-1] if len(xs) > 1 else xs[0] + 1, 0, 100)
    place = _scale(ticks[0], ticks[-1], 100, 0)

    def y(value: float) -> float:
        return place(min(max(value, ticks[0]), ticks[-1]))

    every = math.ceil(len(xs) / MOST_LABELS)
    by_x = [{point.x: point for point in one.points} for one in series]
    return LineChart(
        lines=tuple(_line(one, order, x, y) for order, one in enumerate(series, start=1)),
        x_ticks=tuple(Tick(_c(x(at)), number(at)) for order, at in enumerate(xs) if order % every == 0),
        y_ticks=tuple(Tick(_c(y(at)), number(at) + unit) for at in ticks),
        table=tuple((number(at), *(_said(points.get(at), unit) for points in by_x)) for at in xs),
    )


def _line(series: Series, order: int, x: Callable[[float], float], y: Callable[[float], float]) -> Line:
    marks = tuple((_c(x(point.x)), _c(y(point.y))) for point in series.points)
    upper = [f"{_c(x(point.x))},{_c(y(point.high))}" for point in series.points if point.high is not None]
    lower = [f"{_c(x(point.x))},{_c(y(point.low))}" for point in series.points if point.low is not None]
    return Line(
        name=series.name,
        number=order,
        points=" ".join(f"{left},{top}" for left, top in marks),
        band=" ".join([*upper, *reversed(lower)]) if len(upper) > 1 else "",
        marks=marks,
    )


def _said(point: Point | None, unit: str) -> str:
    if point is None:
        return "–"
    said = number(point.y) + unit
    if point.low is not None and point.high is not None:
        said += f" ({number(point.low)}–{number(point.high)})"
    return said


def _columns(rows: Sequence[tuple[str, float, str]], *, top: float, marked: str | None = None) -> tuple[Column, ...]:
    """Words stand only where they have room: a label on every so many columns, values shorter or not at all."""
    room = 100 / len(rows)
    wide = min(room * 0.8, 14)
    every = math.ceil(len(rows) * max(len(label) for label, _, _ in rows) / MOST_LETTERS)
    words = [said for _, _, said in rows]
    if _is_long(words):
        words = [said and (number(value, 0) if value > 0.5 else "<1") for _, value, said in rows]
    if _is_long(words):
        words = [""] * len(rows)
    return tuple(
        Column(
            x=_c(room * (order + 0.5) - wide / 2),
            width=_c(wide),
            y=_c(100 - 100 * value / top),
            height=_c(100 * value / top),
            middle=_c(room * (order + 0.5)),
            label=label if order % every == 0 else "",
            value=words[order] if value else "",
            marked=label == marked,
        )
        for order, (label, value, _) in enumerate(rows)
    )


def _is_long(words: Sequence[str]) -> bool:
    return len(words) * max(map(len, words)) > MOST_LETTERS


def _y_ticks(ticks: Sequence[float], unit: str = "") -> tuple[Tick, ...]:
    return tuple(Tick(_c(100 - 100 * at / ticks[-1]), number(at) + unit) for at in ticks)


def _scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """A straight map from values to places."""
    slope = (end - start) / (high - low)
    return lambda value: start + (value - low) * slope


def _c(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text
