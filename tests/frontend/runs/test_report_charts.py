"""The charts of a report: each number is shown once, and charts of the same number share axes."""

from __future__ import annotations

from typing import Any

import pytest

from frontend.runs.report_charts import is_repeated, report_charts
from frontend.runs.tables import paired_rows
from games.contracts.report import MetricSpec
from games.texts import Words


def words(text: str) -> Words:
    return {"en": text, "ja": text, "zh-hant": text}


def spread(histogram: dict[str, int]) -> dict[str, Any]:
    return {"histogram": histogram, "median": 3}


METRICS = (
    MetricSpec("clock", "histogram", words("Deciding turn")),
    MetricSpec("clock_won", "histogram", words("Winning turn")),
    MetricSpec("gate_1", "histogram", words("Turn of gate 1"), group="gates", chart=words("Gates by then"), curve=words("gate 1")),
    MetricSpec("gate_2", "histogram", words("Turn of gate 2"), group="gates", chart=words("Gates by then"), curve=words("gate 2")),
    MetricSpec("echo", "histogram", words("Echo of the clock"), is_hidden=True),
    MetricSpec("mine", "histogram", words("Mine"), group="sides"),
    MetricSpec("yours", "histogram", words("Yours"), group="sides"),
    MetricSpec("gold", "curve", words("Gold"), group="gold"),
    MetricSpec("gold_left", "curve", words("Gold left"), group="gold"),
    MetricSpec("mine", "curve", words("Mine so far")),
    MetricSpec("score_0", "curve", words("Score of 1"), group="score", chart=words("Score"), curve=words("1")),
    MetricSpec("score_1", "curve", words("Score of 2"), group="score", chart=words("Score"), curve=words("2")),
)


def report(won: int = 990, **more: Any) -> dict[str, Any]:
    points = [{"turn": 1, "n": 5, "mean": 2.0, "ci95": None}]
    return {
        "n": 1000,
        "clock": {"histogram": {"3": 990, "4": 10}, "unit": "turn", "median": 3},
        "histograms": {
            "clock_won": spread({"3": won}),
            "gate_1": spread({"1": 4}),
            "gate_2": spread({"2": 3}),
            "echo": spread({"3": 5}),
            "mine": spread({"0": 3, "1": 1}),
            "yours": spread({"7": 4}),
            "older": spread({"1": 1}),
        },
        "curves": {"gold": points, "gold_left": points, "mine": points},
        "metrics": [{"name": metric.name, "kind": metric.kind, "label": metric.labels["en"]} for metric in METRICS],
        "paired": [{"name": metric.name, "kind": metric.kind} for metric in METRICS if metric.kind == "histogram"],
        **more,
    }


def comparison(won: int = 990) -> dict[str, Any]:
    return report(won, sides=[{"name": "A"}, {"name": "B"}], beside=report(won))


def test_every_histogram_is_in_one_chart_or_hidden() -> None:
    charts = report_charts(report(), METRICS, "en")
    assert [chart.code for chart in charts.milestones] == ["mine", "yours", "older"]
    (gates,) = charts.reached
    assert (gates.title, [name for name, _ in gates.curves]) == ("Gates by then", ["gate 1", "gate 2"])


def test_charts_of_a_group_share_axes() -> None:
    charts = report_charts(report(), METRICS, "en")
    mine, yours, older = charts.milestones
    assert mine.alike == yours.alike == ({"0": 3, "1": 1}, {"7": 4})
    assert older.alike == ({"1": 1},)
    gold, left, so_far = charts.curves
    assert len(gold.alike) == len(left.alike) == 2
    assert (so_far.title, len(so_far.alike)) == ("Mine so far", 1), "a histogram of the same name is another metric"


def test_curves_with_a_common_title_are_in_one_chart() -> None:
    points = [{"turn": 1, "n": 5, "mean": 2.0, "ci95": None}]
    both = {"gold": points, "score_0": points, "score_1": points}
    _, score = report_charts(report(curves=both), METRICS, "en").curves
    assert (score.code, score.title, [name for name, _ in score.decks]) == ("score", "Score", ["1", "2"])
    compared = report(curves=both, sides=[{"name": "A"}, {"name": "B"}], beside=report(curves=both))
    assert [chart.code for chart in report_charts(compared, METRICS, "en").curves] == ["gold", "score_0", "score_1"]


def test_a_comparison_shows_both_decks_in_each_chart() -> None:
    charts = report_charts(comparison(), METRICS, "en")
    assert not charts.reached
    assert [chart.code for chart in charts.milestones] == ["gate_1", "gate_2", "mine", "yours", "older"]
    assert [name for name, _ in charts.milestones[0].decks] == ["A", "B"]
    assert len(charts.milestones[0].alike) == 4
    assert [name for name, _ in charts.curves[0].decks] == ["A", "B"]


@pytest.mark.parametrize(("won", "repeated"), [(1000, True), (995, True), (990, False)])
def test_won_games_have_a_curve_only_if_it_differs(won: int, repeated: bool) -> None:
    for each in (report(won), comparison(won)):
        charts = report_charts(each, METRICS, "en")
        assert (charts.won is None) is is_repeated("clock_won", each, METRICS) is repeated
        names = {row["name"] for row in paired_rows(each, METRICS)}
        assert names == {"clock", "gate_1", "gate_2", "mine", "yours"} | (set() if repeated else {"clock_won"})
    if not repeated:
        assert [name for name, _ in report_charts(report(won), METRICS, "en").decided_and_won] == ["decided", "won"]


def test_a_report_without_games_of_that_kind_has_no_charts() -> None:
    empty = {**report(), "histograms": {}, "curves": {}}
    del empty["clock"]
    charts = report_charts(empty, METRICS, "en")
    assert (charts.decided, charts.won, charts.milestones, charts.reached, charts.curves) == (None, None, (), (), ())
