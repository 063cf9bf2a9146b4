"""Bar charts and histograms."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from frontend.charts.axes import Table, Tick, coordinate, nice_ticks, number, percent, y_ticks

MAX_LETTERS = 36  # letters that fit along an axis


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


def bars(rows: Iterable[tuple[str, float]], *, unit: str = "") -> BarChart | None:
    """Bars of (label, value): vertical if every label is as short as a number, else horizontal.  None if every value is 0.

    unit: the unit of the values ("%"), written after them.

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
    """A column for every whole number from the least to the greatest: the share of games with that number.

    >>> histogram({3: 1, 5: 3}, marked=5).table
    (('3', '1', '25%', '25%'), ('4', '0', '0%', '25%'), ('5', '3', '75%', '100%'))
    """
    games = sum(values.values())
    if not games:
        return None
    rows, table, running = [], [], 0
    for value in range(min(values), max(values) + 1):
        count = values.get(value, 0)
        running += count
        rows.append(
            (
                str(value),
                100 * count / games,
                (number(100 * count / games, 0) if 200 * count > games else "<1") if count else "",
            )
        )
        table.append((str(value), number(count), percent(count / games), percent(running / games)))
    ticks = nice_ticks(0, max(share for _, share, _ in rows), 4)
    columns = _columns(rows, top=ticks[-1], marked=None if marked is None else str(marked))
    return BarChart(columns=columns, y_ticks=y_ticks(ticks, "%"), table=tuple(table))


def beside(histograms: Sequence[Mapping[int, int]]) -> BarChart | None:
    """The columns of several histograms side by side, as shares of each histogram's own games.

    >>> beside([{3: 1, 4: 1}, {4: 2}]).table
    (('3', '50%', '50%', '0%', '0%'), ('4', '50%', '100%', '100%', '100%'))
    """
    games = [sum(values.values()) for values in histograms]
    if not all(games):
        return None
    values = range(min(map(min, histograms)), max(map(max, histograms)) + 1)
    shares = [[100 * values_of.get(value, 0) / total for value in values] for values_of, total in zip(histograms, games, strict=True)]
    ticks = nice_ticks(0, max(map(max, shares)), 4)
    slot_width = 100 / len(values)
    column_width = min(slot_width * 0.8 / len(histograms), 9)
    label_step = math.ceil(len(values) * len(str(values[-1])) / MAX_LETTERS)
    columns = [
        Column(
            x=coordinate(slot_width * (place + 0.5) + column_width * (number - len(histograms) / 2)),
            width=coordinate(column_width),
            y=coordinate(100 - 100 * share / ticks[-1]),
            height=coordinate(100 * share / ticks[-1]),
            middle=coordinate(slot_width * (place + 0.5)),
            label=str(values[place]) if number == 0 and place % label_step == 0 else "",
            value="",
            series=number + 1,
        )
        for number, side_shares in enumerate(shares)
        for place, share in enumerate(side_shares)
    ]
    running = [itertools.accumulate(side_shares) for side_shares in shares]
    rows = []
    for place, value in enumerate(values):
        row = [str(value)]
        for side_shares, running_share in zip(shares, running, strict=True):
            row += [percent(side_shares[place] / 100), percent(next(running_share) / 100)]
        rows.append(tuple(row))
    return BarChart(columns=tuple(columns), y_ticks=y_ticks(ticks, "%"), table=tuple(rows))


def _columns(rows: Sequence[tuple[str, float, str]], *, top: float, marked: str | None = None) -> tuple[Column, ...]:
    """The columns, with only the labels and values that fit: every n-th label, and shortened values or none."""
    slot_width = 100 / len(rows)
    column_width = min(slot_width * 0.8, 14)
    label_step = math.ceil(len(rows) * max(len(label) for label, _, _ in rows) / MAX_LETTERS)
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
            label=label if order % label_step == 0 else "",
            value=words[order] if value else "",
            marked=label == marked,
        )
        for order, (label, value, _) in enumerate(rows)
    )


def _is_long(words: Sequence[str]) -> bool:
    return len(words) * max(map(len, words)) > MAX_LETTERS
