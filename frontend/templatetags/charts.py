"""Chart tags: bars, distribution, histogram, cumulatives and curves.  The geometry is in `frontend.charts`, the style in chart.css.

Each tag draws one <figure>: a title, an SVG with axes and numbers, a note, and the same numbers as a table that opens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django import template
from django.utils.text import slugify
from django.utils.translation import gettext

from frontend.charts import columns, lines
from frontend.charts.axes import SHOWN_OF_1000
from frontend.templatetags.stardeck import words
from games.contracts.decks import Chart

register = template.Library()

Rows = Sequence[tuple[str, float]]


@register.inclusion_tag("components/charts/_bars.html")
def bars(chart: Chart, prefix: Any = "") -> dict[str, Any]:
    """A deck chart that the game defines.  prefix: makes the ids unique if a page shows the same chart twice."""
    rows = [(words(label), value) for label, value in chart.rows]
    return distribution(words(chart.titles), rows, code=f"{prefix}{chart.code}", unit="", note=words(chart.note))


@register.inclusion_tag("components/charts/_bars.html")
def distribution(title: str, rows: Rows, *, code: str, unit: str = "%", note: str = "", alike: Sequence[Rows] = ()) -> dict[str, Any]:
    """Bars of (label, value) with a title from the template.  alike: the rows of the charts beside this one."""
    return {"id": _id(code, title), "title": title, "note": note, "chart": columns.bars(rows, unit=unit, alike=alike)}


@register.inclusion_tag("components/charts/_histogram.html")
def histogram(
    title: str,
    values: Mapping[Any, int],
    *,
    unit: str = "",
    mark: float | None = None,
    code: str = "",
    alike: Sequence[Mapping[Any, int]] = (),
) -> dict[str, Any]:
    """A histogram of `values`, number -> games; gaps are filled.

    unit: the unit of the numbers.
    mark: the number to highlight (the median).
    alike: the histograms of charts beside this one.
    """
    marked = None if mark is None else round(mark)
    chart = columns.histogram(_with_int_keys(values), marked=marked, alike=[_with_int_keys(each) for each in alike])
    return {"id": _id(code, title), "title": title, "unit": unit, "axis_label": _axis_label(unit, chart), "chart": chart}


@register.inclusion_tag("components/charts/_curves.html")
def cumulatives(
    title: str,
    series: Sequence[tuple[str, Mapping[Any, int]]],
    *,
    games: int | None = None,
    unit: str = "",
    code: str = "",
    alike: Sequence[Mapping[Any, int]] = (),
) -> dict[str, Any]:
    """For each (label, histogram) of `series`, the share of `games`, or else of its own games, with at most each number.

    alike: the histograms of the chart beside this one, which give the axis.
    """
    named = [(label, _with_int_keys(values)) for label, values in series]
    chart = lines.cumulative(named, games=games, alike=[_with_int_keys(each) for each in alike])
    return {"id": _id(code, title), "title": title, "unit": unit, "axis_label": _axis_label(unit, chart), "chart": chart}


@register.inclusion_tag("components/charts/_beside.html")
def beside(
    title: str,
    series: Sequence[tuple[str, Mapping[Any, int]]],
    *,
    unit: str = "",
    code: str = "",
    alike: Sequence[Mapping[Any, int]] = (),
) -> dict[str, Any]:
    """The histograms of `series`, (label, histogram), side by side; each column is a share of its own histogram's games.

    alike: the histograms of the charts beside this one.
    """
    chart = columns.beside([_with_int_keys(values) for _, values in series], alike=[_with_int_keys(each) for each in alike])
    names = [label for label, _ in series]
    return {"id": _id(code, title), "title": title, "unit": unit, "names": names, "axis_label": _axis_label(unit, chart), "chart": chart}


Curves = Sequence[tuple[str, Sequence[Mapping[str, Any]]]]


@register.inclusion_tag("components/charts/_curves.html", takes_context=True)
def curves(
    context: Mapping[str, Any], title: str, series: Curves, *, unit: str = "", help: str = "", code: str = "", alike: Curves = ()
) -> dict[str, Any]:
    """Curves of `series`: (label, points), at most as many as chart.css has colours for.

    All curves of the page's report share one axis of turns.

    A point is {"turn", "n", "mean", "ci95": [low, high] or None}.
    unit: the word for turns.
    alike: the curves of the chart beside this one.
    """
    last = last_turn(context["report"])
    chart = lines.lines(_series_to(last, series), alike=_series_to(last, alike), last=last)
    axis_label = " · ".join(filter(None, (unit, _left_out(last, (*series, *alike)))))
    return {"id": _id(code, title), "title": title, "unit": unit, "axis_label": axis_label, "help": help, "chart": chart}


def _left_out(last: int | None, series: Curves) -> str:
    """Which turns the axis leaves out, as too few games reached them."""
    greatest = max((int(point["turn"]) for _, points in series for point in points), default=0)
    if last is None or greatest <= last:
        return ""
    turns = str(greatest) if greatest == last + 1 else f"{last + 1}–{greatest}"
    return gettext("%(turns)s: fewer than 1 in 200 games") % {"turns": turns}


def last_turn(report: Mapping[str, Any]) -> int | None:
    """The turn at which the curves of a report end: the last that at least one in 200 of its games reached."""
    parts = [part for part in (report, report.get("beside")) if part]
    curves_of_all = [points for part in parts for points in part.get("curves", {}).values() if points]
    return max((_last_turn(points) for points in curves_of_all), default=None)


def _last_turn(points: Sequence[Mapping[str, Any]]) -> int:
    games = max(point["n"] for point in points)
    return max(int(point["turn"]) for point in points if 1000 * point["n"] >= (1000 - SHOWN_OF_1000) * games)


def _series_to(last: int | None, series: Curves) -> list[lines.Series]:
    """The curves with the points up to the turn `last`."""
    return [
        lines.Series(
            label,
            [
                lines.Point(point["turn"], point["mean"], *(point.get("ci95") or (None, None)))
                for point in points
                if last is None or point["turn"] <= last
            ],
        )
        for label, points in series
    ]


@register.inclusion_tag("components/charts/_curves.html")
def shares(
    title: str, series: Sequence[tuple[str, Sequence[Mapping[str, Any]]]], *, unit: str = "", note: str = "", code: str = ""
) -> dict[str, Any]:
    """Curves of percentages on a scale from 0 to 100: {"turn", "mean"}."""
    curve_series = [lines.Series(label, [lines.Point(point["turn"], point["mean"]) for point in points]) for label, points in series]
    chart = lines.lines(curve_series, high=100, unit="%")
    return {"id": _id(code, title), "title": title, "unit": unit, "axis_label": unit, "note": note, "chart": chart}


def _axis_label(unit: str, chart: columns.BarChart | lines.LineChart | None) -> str:
    """The words below the axis: the unit, and the numbers that its last bin holds if these are several ("9+ = 9–11")."""
    axis = chart.axis if chart else None
    last_bin = f"{axis.last}+ = {axis.last}–{axis.greatest}" if axis and axis.is_open else ""
    return " · ".join(filter(None, (unit, last_bin)))


def _id(code: str, title: str) -> str:
    return f"chart-{slugify(code or title, allow_unicode=True)}"


def _with_int_keys(values: Mapping[Any, int]) -> dict[int, int]:
    """The histogram with numbers as keys instead of JSON's texts."""
    return {int(value): games for value, games in values.items()}
