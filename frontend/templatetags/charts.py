"""Chart tags: bars, distribution, histogram, cumulative and curves.  The geometry is in `frontend.charts`, the style in chart.css.

Each tag draws one <figure>: a title, an SVG with axes and numbers, a note, and the same numbers as a table that opens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django import template
from django.utils.text import slugify

from frontend.charts import columns, lines
from frontend.templatetags.stardeck import words
from games.contracts.decks import Chart

register = template.Library()


@register.inclusion_tag("components/charts/_bars.html")
def bars(chart: Chart, prefix: Any = "") -> dict[str, Any]:
    """A deck chart that the game defines.  prefix: makes the ids unique if a page shows the same chart twice."""
    rows = [(words(label), value) for label, value in chart.rows]
    return distribution(words(chart.titles), rows, code=f"{prefix}{chart.code}", unit="", note=words(chart.note))


@register.inclusion_tag("components/charts/_bars.html")
def distribution(title: str, rows: Sequence[tuple[str, float]], *, code: str, unit: str = "%", note: str = "") -> dict[str, Any]:
    """Bars of (label, value) with a title from the template."""
    return {"id": _id(code, title), "title": title, "note": note, "chart": columns.bars(rows, unit=unit)}


@register.inclusion_tag("components/charts/_histogram.html")
def histogram(
    title: str, values: Mapping[Any, int], *, unit: str = "", note: str = "", mark: float | None = None, code: str = ""
) -> dict[str, Any]:
    """A histogram of `values`, number -> games; gaps are filled.

    unit: the unit of the numbers.
    mark: the number to highlight (the median).
    """
    chart = columns.histogram(_with_int_keys(values), marked=None if mark is None else round(mark))
    return {"id": _id(code, title), "title": title, "unit": unit, "note": note, "chart": chart}


@register.inclusion_tag("components/charts/_curves.html")
def cumulative(
    title: str, name: str, values: Mapping[Any, int], *, games: int | None = None, unit: str = "", note: str = "", code: str = ""
) -> dict[str, Any]:
    """The share of `games` with at most each number."""
    return {
        "id": _id(code, title),
        "title": title,
        "unit": unit,
        "note": note,
        "chart": lines.cumulative([(name, _with_int_keys(values))], games=games),
    }


@register.inclusion_tag("components/charts/_curves.html")
def cumulatives(title: str, series: Sequence[tuple[str, Mapping[Any, int]]], *, unit: str = "", code: str = "") -> dict[str, Any]:
    """For each (label, histogram) of `series`, the share of its games with at most each number."""
    chart = lines.cumulative([(label, _with_int_keys(values)) for label, values in series])
    return {"id": _id(code, title), "title": title, "unit": unit, "note": "", "chart": chart}


@register.inclusion_tag("components/charts/_beside.html")
def beside(title: str, series: Sequence[tuple[str, Mapping[Any, int]]], *, unit: str = "", code: str = "") -> dict[str, Any]:
    """The histograms of `series`, (label, histogram), side by side; each column is a share of its own histogram's games."""
    chart = columns.beside([_with_int_keys(values) for _, values in series])
    return {"id": _id(code, title), "title": title, "unit": unit, "names": [label for label, _ in series], "chart": chart}


@register.inclusion_tag("components/charts/_curves.html")
def curves(
    title: str, series: Sequence[tuple[str, Sequence[Mapping[str, Any]]]], *, unit: str = "", note: str = "", code: str = ""
) -> dict[str, Any]:
    """Curves of `series`: (label, points), at most four.

    A point is {"turn", "mean", "ci95": [low, high] or None}.
    unit: the word for turns.
    """
    curve_series = [
        lines.Series(label, [lines.Point(point["turn"], point["mean"], *(point.get("ci95") or (None, None))) for point in points])
        for label, points in series
    ]
    return {"id": _id(code, title), "title": title, "unit": unit, "note": note, "chart": lines.lines(curve_series)}


@register.inclusion_tag("components/charts/_curves.html")
def shares(
    title: str, series: Sequence[tuple[str, Sequence[Mapping[str, Any]]]], *, unit: str = "", note: str = "", code: str = ""
) -> dict[str, Any]:
    """As `curves`, for percentages on a scale from 0 to 100."""
    curve_series = [lines.Series(label, [lines.Point(point["turn"], point["mean"]) for point in points]) for label, points in series]
    chart = lines.lines(curve_series, high=100, unit="%")
    return {"id": _id(code, title), "title": title, "unit": unit, "note": note, "chart": chart}


def _id(code: str, title: str) -> str:
    return f"chart-{slugify(code or title, allow_unicode=True)}"


def _with_int_keys(values: Mapping[Any, int]) -> dict[int, int]:
    """The histogram with numbers as keys instead of JSON's texts."""
    return {int(value): games for value, games in values.items()}
