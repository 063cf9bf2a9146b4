"""The axes of a report's charts: they end where 99.5 % of the games lie, and say what the rest is, in runs of any size."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from frontend.charts.axes import bins
from frontend.charts.columns import beside, histogram
from frontend.charts.lines import cumulative
from frontend.templatetags.charts import curves

HISTOGRAMS = st.dictionaries(st.integers(1, 80), st.integers(1, 20_000), min_size=1, max_size=20)


@given(values=HISTOGRAMS)
@example(values={5: 19_900, 6: 1, 40: 99})
@example(values={5: 19_899, 6: 1, 40: 100})
@example(values={5: 19, 40: 1})
@example(values={5: 199, 40: 1})
@example(values={5: 200, 40: 1})
def test_the_axis_ends_where_995_of_1000_games_lie(values: dict[int, int]) -> None:
    games, axis = sum(values.values()), bins([values])
    before = sum(count for value, count in values.items() if value < axis.last)
    assert axis.first == min(values)
    if axis.is_open:  # the last bin holds the rest, and all bins before it 99.5 %
        assert 1000 * before >= 995 * games
        assert axis.labels()[-1] == f"{axis.last}+"
    shorter = [value for value in values if value < axis.last - 1]
    assert 1000 * sum(values[value] for value in shorter) < 995 * games, "the axis is no longer than that"
    chart = histogram(values)
    assert chart is not None
    assert [row[0] for row in chart.table] == axis.names()
    assert chart.table[-1][0] == (f"{axis.last}–{max(values)}" if axis.is_open else str(axis.last))
    assert chart.table[-1][1] == f"{games - before:,}"
    assert chart.table[-1][3] == "100%"


@given(one=HISTOGRAMS, other=HISTOGRAMS)
def test_charts_beside_each_other_share_the_longer_axis(one: dict[int, int], other: dict[int, int]) -> None:
    for chart in (histogram(one, alike=[one, other]), beside([one, other]), cumulative([("one", one), ("other", other)])):
        assert chart is not None
        assert chart.axis == bins([one, other])


@pytest.mark.parametrize(("late", "label"), [(99, "turn · 5–7: fewer than 1 in 200 games"), (100, "turn"), (0, "turn")])
def test_curves_say_which_turns_they_leave_out(late: int, label: str) -> None:
    reached = Counter(dict.fromkeys(range(1, 5), 20_000)) + Counter(dict.fromkeys(range(5, 8), late))
    points = [{"turn": turn, "n": n, "mean": 1.0, "ci95": None} for turn, n in reached.items()]
    shown = curves({"report": {"curves": {"x": points}}}, "x", [("", points)], unit="turn")
    assert shown["axis_label"] == label
    assert len(shown["chart"].table) == (7 if late == 100 else 4)
