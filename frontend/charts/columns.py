"""Bar charts and histograms."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from frontend.charts.axes import Table, Tick, coordinate, nice_ticks, number, percent, y_ticks

MOST_LETTERS = 36  # beside each other along an axis


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
        return BarChart(columns=columns, y_ticks=y_ticks(ticks, unit), table=table)
    return BarChart(rows=tuple(Row(label, coordinate(100 * value / most), number(value) + unit) for label, value in rows), table=table)


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
    return BarChart(columns=columns, y_ticks=y_ticks(ticks, "%"), table=tuple(table))


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
            x=coordinate(room * (place + 0.5) + wide * (number - len(histograms) / 2)),
            width=coordinate(wide),
            y=coordinate(100 - 100 * share / ticks[-1]),
            height=coordinate(100 * share / ticks[-1]),
            middle=coordinate(room * (place + 0.5)),
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
    return BarChart(columns=tuple(columns), y_ticks=y_ticks(ticks, "%"), table=tuple(rows))


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
            x=coordinate(room * (order + 0.5) - wide / 2),
            width=coordinate(wide),
            y=coordinate(100 - 100 * value / top),
            height=coordinate(100 * value / top),
            middle=coordinate(room * (order + 0.5)),
            label=label if order % every == 0 else "",
            value=words[order] if value else "",
            marked=label == marked,
        )
        for order, (label, value, _) in enumerate(rows)
    )


def _is_long(words: Sequence[str]) -> bool:
    return len(words) * max(map(len, words)) > MOST_LETTERS
