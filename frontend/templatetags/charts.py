"""Charts for pages: `{% bars %}`, `{% histogram %}` and `{% curve %}`; geometry in `frontend.charts`, looks in chart.css."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django import template

from frontend import charts
from frontend.templatetags.stardeck import words
from games.contracts import Chart

register = template.Library()


@register.inclusion_tag("components/_bars.html")
def bars(chart: Chart | Mapping[str, Any]) -> dict[str, Any]:
    """A game's `Chart`, or a mapping with title, rows of (label, value) and perhaps note and series (1 to 4)."""
    if isinstance(chart, Chart):
        chart = {"title": words(chart.titles), "rows": [(words(label), value) for label, value in chart.rows], "note": words(chart.note)}
    return {**chart, "rows": charts.bars(chart["rows"])}


@register.inclusion_tag("components/_histogram.html")
def histogram(title: str, values: Mapping[Any, int], unit: str = "", note: str = "", mark: int | None = None) -> dict[str, Any]:
    """`values`: number -> games, gaps are filled.  unit: what the numbers are.  mark: the number to point out (the median)."""
    return {"title": title, "columns": charts.histogram(values, mark=mark), "unit": unit, "note": note}


@register.inclusion_tag("components/_curve.html")
def curve(title: str, lines: Sequence[tuple[str, Sequence[Mapping[str, Any]]]], unit: str = "", note: str = "") -> dict[str, Any]:
    """`lines`: (label, points), a point {"turn", "mean", "ci95": [low, high] or None}; at most four lines."""
    return {"title": title, "unit": unit, "note": note, **charts.curves(lines)}
