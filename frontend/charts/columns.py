"""Bar charts and histograms."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from frontend.charts.axes import MAX_LETTERS, Bins, Table, Tick, bins, coordinate, nice_ticks, number, percent, y_ticks


@dataclass(frozen=True, slots=True)
class Row:
    """A horizontal bar with its label, width and formatted value."""

    label: str
    width: str
    value: str


@dataclass(frozen=True, slots=True)
class Column:
    """A vertical bar.

    middle: the position of its label.
    value: the text above it; "" if it does not fit.
    """

    x: str
    width: str
    y: str
    height: str
    middle: str
    label: str
    value: str
    marked: bool = False
    series: int = 0  # 1, 2, ... in a chart with several series


@dataclass(frozen=True, slots=True)
class BarChart:
    """A chart with either `rows` (horizontal) or `columns` (vertical)."""

    rows: tuple[Row, ...] = ()
    columns: tuple[Column, ...] = ()
    y_ticks: tuple[Tick, ...] = ()
    table: Table = ()
    axis: Bins | None = None


def bars(rows: Iterable[tuple[str, float]], *, unit: str = "", alike: Iterable[Sequence[tuple[str, float]]] = ()) -> BarChart | None:
    """Bars of (label, value): vertical if every label is as short as a number, else horizontal.  None if every value is 0.

    unit: the unit of the values ("%"), written after them.
    alike: the rows of the charts beside this one, which all get the same axes.

    >>> chart = bars([("0", 2), ("1", 4)])
    >>> [(column.label, column.height) for column in chart.columns]
    [('0', '50'), ('1', '100')]
    >>> bars([("Unit", 20), ("Event", 5)]).rows[1]
    Row(label='Event', width='25', value='5')
    >>> bars([("Unit", 0)]) is None
    True
    """
    rows, others = list(rows), [row for each in alike for row in each]
    if max((value for _, value in rows), default=0) <= 0:
        return None
    if others:
        rows = _with_all_labels(rows, [label for label, _ in others])
    most = max(value for _, value in (*rows, *others))
    table = tuple((label, number(value) + unit) for label, value in rows)
    if all(len(label) <= 3 and label.isascii() for label, _ in rows):
        ticks = nice_ticks(0, most, 4, whole=True)
        step = math.ceil(len(rows) * max(len(label) for label, _ in rows) / MAX_LETTERS)
        labels = [label if order % step == 0 else "" for order, (label, _) in enumerate(rows)]
        values = [(value, number(value, 0 if unit and value >= 1 else 1)) for _, value in rows]
        columns = _columns([(label, *value) for label, value in zip(labels, values, strict=True)], top=ticks[-1])
        return BarChart(columns=columns, y_ticks=y_ticks(ticks, unit), table=table)
    return BarChart(rows=tuple(Row(label, coordinate(100 * value / most), number(value) + unit) for label, value in rows), table=table)


def _with_all_labels(rows: Sequence[tuple[str, float]], labels: Iterable[str]) -> list[tuple[str, float]]:
    """The rows with those that have 0; numbers are in order.

    >>> _with_all_labels([("5", 2), ("6", 1)], ["4", "5"])
    [('4', 0.0), ('5', 2), ('6', 1)]
    """
    values = {**dict.fromkeys(labels, 0.0), **dict(rows)}
    if all(label.isdecimal() for label in values):
        return sorted(values.items(), key=lambda row: int(row[0]))
    return [*rows, *(row for row in values.items() if row not in rows)]


def histogram(values: Mapping[int, int], *, marked: int | None = None, alike: Sequence[Mapping[int, int]] = ()) -> BarChart | None:
    """A column for every whole number from the least to the greatest: the share of games with that number.

    The last column may hold the greatest numbers together (`axes.bins`).
    alike: the histograms of the charts beside this one, which all get the same axes.

    >>> histogram({3: 1, 5: 3}, marked=5).table
    (('3', '1', '25%', '25%'), ('4', '0', '0%', '25%'), ('5', '3', '75%', '100%'))
    """
    games = sum(values.values())
    if not games:
        return None
    together = [values, *(each for each in alike if each)]
    axis = bins(together)
    counts = axis.counts(values)
    rows, table, running = [], [], 0
    for label, name, count in zip(axis.labels(), axis.names(), counts, strict=True):
        running += count
        share = 100 * count / games
        rows.append((label, share, (number(share, 0) if 2 * share > 1 else "<1") if count else ""))
        table.append((name, number(count), percent(count / games), percent(running / games)))
    ticks = nice_ticks(0, _highest(together, axis), 4)
    columns = _columns(rows, top=ticks[-1], marked=None if marked is None else marked - axis.first)
    return BarChart(columns=columns, y_ticks=y_ticks(ticks, "%"), table=tuple(table), axis=axis)


def _highest(histograms: Sequence[Mapping[int, int]], axis: Bins) -> float:
    """The greatest share of games in one bin, in percent."""
    return max(100 * count / sum(each.values()) for each in histograms for count in axis.counts(each))


def beside(histograms: Sequence[Mapping[int, int]], *, alike: Sequence[Mapping[int, int]] = ()) -> BarChart | None:
    """The columns of several histograms side by side, as shares of each histogram's own games.

    alike: the histograms of the charts beside this one, which all get the same axes.

    >>> beside([{3: 1, 4: 1}, {4: 2}]).table
    (('3', '50%', '50%', '0%', '0%'), ('4', '50%', '100%', '100%', '100%'))
    """
    games = [sum(values.values()) for values in histograms]
    if not games or not all(games):
        return None
    together = [*histograms, *(each for each in alike if each)]
    axis = bins(together)
    shares = [[100 * count / total for count in axis.counts(values)] for values, total in zip(histograms, games, strict=True)]
    ticks = nice_ticks(0, _highest(together, axis), 4)
    labels = axis.labels()
    slot_width = 100 / len(labels)
    column_width = min(slot_width * 0.8 / len(histograms), 9)
    columns = [
        Column(
            x=coordinate(slot_width * (place + 0.5) + column_width * (number - len(histograms) / 2)),
            width=coordinate(column_width),
            y=coordinate(100 - 100 * share / ticks[-1]),
            height=coordinate(100 * share / ticks[-1]),
            middle=coordinate(slot_width * (place + 0.5)),
            label=labels[place] if number == 0 else "",
            value="",
            series=number + 1,
        )
        for number, side_shares in enumerate(shares)
        for place, share in enumerate(side_shares)
    ]
    running = [itertools.accumulate(side_shares) for side_shares in shares]
    rows = []
    for place, name in enumerate(axis.names()):
        row = [name]
        for side_shares, running_share in zip(shares, running, strict=True):
            row += [percent(side_shares[place] / 100), percent(next(running_share) / 100)]
        rows.append(tuple(row))
    return BarChart(columns=tuple(columns), y_ticks=y_ticks(ticks, "%"), table=tuple(rows), axis=axis)


def _columns(rows: Sequence[tuple[str, float, str]], *, top: float, marked: int | None = None) -> tuple[Column, ...]:
    """The columns of (label, value, text above it), with only the texts that fit: shortened ones or none.  marked: a column's place."""
    slot_width = 100 / len(rows)
    column_width = min(slot_width * 0.8, 14)
    words = [text for _, _, text in rows]
    if _is_long(words):
        words = [text and (number(value, 0) if value > 0.5 else "<1") for _, value, text in rows]
    if _is_long(words):
        words = [""] * len(rows)
    return tuple(
        Column(
            x=coordinate(slot_width * (order + 0.5) - column_width / 2),
            width=coordinate(column_width),
            y=coordinate(100 - 100 * value / top),
            height=coordinate(100 * value / top),
            middle=coordinate(slot_width * (order + 0.5)),
            label=label,
            value=words[order] if value else "",
            marked=order == marked,
        )
        for order, (label, value, _) in enumerate(rows)
    )


def _is_long(words: Sequence[str]) -> bool:
    return len(words) * max(map(len, words)) > MAX_LETTERS
