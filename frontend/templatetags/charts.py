"""Charts for pages: bars, distribution, histogram, cumulative and curves; geometry in `frontend.charts`, looks in chart.css.

Each tag draws one <figure>: a title, an SVG with its axes and numbers, a note, and the same numbers as a table to open.
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
    """A game's own chart of a deck.  prefix: sets two of the same kind on one page apart."""
    rows = [(words(label), value) for label, value in chart.rows]
    return distribution(words(chart.titles), rows, code=f"{prefix}{chart.code}", unit="", note=words(chart.note))


@register.inclusion_tag("components/charts/_bars.html")
def distribution(title: str, rows: Sequence[tuple[str, float]], *, code: str, unit: str = "%", note: str = "") -> dict[str, Any]:
    """Bars of (label, value) that the page itself names."""
    return {"id": _id(code, title), "title": title, "note": note, "chart": columns.bars(rows, unit=unit)}


@register.inclusion_tag("components/charts/_histogram.html")
def histogram(
    title: str, values: Mapping[Any, int], *, unit: str = "", note: str = "", mark: float | None = None, code: str = ""
) -> dict[str, Any]:
    """`values`: number -> games, gaps are filled.  unit: what the numbers are.  mark: the number to point out (the median)."""
    chart = columns.histogram(_whole(values), marked=None if mark is None else round(mark))
    return {"id": _id(code, title), "title": title, "unit": unit, "note": note, "chart": chart}


@register.inclusion_tag("components/charts/_curves.html")
def cumulative(
    title: str, name: str, values: Mapping[Any, int], *, games: int | None = None, unit: str = "", note: str = "", code: str = ""
) -> dict[str, Any]:
    """The share of `games` that showed at most each number."""
    return {
        "id": _id(code, title),
        "title": title,
        "unit": unit,
        "note": note,
        "chart": lines.cumulative([(name, _whole(values))], games=games),
    }


@register.inclusion_tag("components/charts/_curves.html")
def cumulatives(title: str, series: Sequence[tuple[str, Mapping[Any, int]]], *, unit: str = "", code: str = "") -> dict[str, Any]:
    """`series`: (label, histogram); of each the share of its games that showed at most each number."""
    chart = lines.cumulative([(label, _whole(values)) for label, values in series])
    return {"id": _id(code, title), "title": title, "unit": unit, "note": "", "chart": chart}


@register.inclusion_tag("components/charts/_beside.html")
def beside(title: str, series: Sequence[tuple[str, Mapping[Any, int]]], *, unit: str = "", code: str = "") -> dict[str, Any]:
    """`series`: (label, histogram); their columns side by side, each a share of its own games."""
    chart = columns.beside([_whole(values) for _, values in series])
    return {"id": _id(code, title), "title": title, "unit": unit, "names": [label for label, _ in series], "chart": chart}


@register.inclusion_tag("components/charts/_curves.html")
def curves(
    title: str, series: Sequence[tuple[str, Sequence[Mapping[str, Any]]]], *, unit: str = "", note: str = "", code: str = ""
) -> dict[str, Any]:
    """`series`: (label, points), a point {"turn", "mean", "ci95": [low, high] or None}; at most four.  unit: what the turns are called."""
    drawn = [
        lines.Series(label, [lines.Point(point["turn"], point["mean"], *(point.get("ci95") or (None, None))) for point in points])
        for label, points in series
    ]
    return {"id": _id(code, title), "title": title, "unit": unit, "note": note, "chart": lines.lines(drawn)}


@register.inclusion_tag("components/charts/_curves.html")
def shares(
    title: str, series: Sequence[tuple[str, Sequence[Mapping[str, Any]]]], *, unit: str = "", note: str = "", code: str = ""
) -> dict[str, Any]:
    """`curves` of percentages, on a scale from 0 to 100."""
    drawn = [lines.Series(label, [lines.Point(point["turn"], point["mean"]) for point in points]) for label, points in series]
    chart = lines.lines(drawn, high=100, unit="%")
    return {"id": _id(code, title), "title": title, "unit": unit, "note": note, "chart": chart}


def _id(code: str, title: str) -> str:
    return f"chart-{slugify(code or title, allow_unicode=True)}"


def _whole(values: Mapping[Any, int]) -> dict[int, int]:
    """JSON's text keys as numbers."""
    return {int(value): games for value, games in values.items()}
