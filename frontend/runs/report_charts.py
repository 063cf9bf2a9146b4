"""The charts of a run's report: the histograms and curves that its page shows, and which of them share axes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext

from frontend.charts.axes import SHOWN_OF_1000
from games.contracts.report import MetricSpec
from games.texts import in_language
from simulator.modes import CLOCK

# The deciding turns of the games that were won, in games that count them separately.
CLOCK_WON = f"{CLOCK}_won"
# A histogram as the report holds it: the number as text -> games.
Histogram = Mapping[str, int]
# The metrics of a mode by kind and name.
Specs = Mapping[tuple[str, str], MetricSpec]


@dataclass(frozen=True, slots=True)
class HistogramChart:
    """One chart of one metric's histogram.

    decks: the histogram of each deck that has one, (name of the deck, histogram).
    median: the median of the first deck.
    alike: the histograms of the charts with the same axes.
    """

    code: str
    title: str
    unit: str
    decks: tuple[tuple[str, Histogram], ...]
    median: float | None
    alike: tuple[Histogram, ...]


@dataclass(frozen=True, slots=True)
class CumulativeChart:
    """One chart of several histograms: the share of all games with at most x.

    curves: (name, histogram).
    alike: the histograms of the chart beside this one, which give both their axis.
    games: of the chart of decided games, all games of one deck: of match-ups, not the pairs.
    """

    code: str
    unit: str
    curves: tuple[tuple[str, Histogram], ...]
    title: str = ""
    alike: tuple[Histogram, ...] = ()
    games: int = 0


@dataclass(frozen=True, slots=True)
class CurveChart:
    """One chart of a metric's mean in each turn, or of several of one report.

    decks: (name of the deck or of the metric's curve, points).
    alike: as `decks`, of the charts with the same axes.
    """

    code: str
    title: str
    help: str
    decks: tuple[tuple[str, Sequence[Mapping[str, Any]]], ...]
    alike: tuple[tuple[str, Sequence[Mapping[str, Any]]], ...]


@dataclass(frozen=True, slots=True)
class ReportCharts:
    """decided: by when games are decided; won: by when they are won, if that differs."""

    decided: CumulativeChart | None
    won: CumulativeChart | None
    milestones: tuple[HistogramChart, ...]
    reached: tuple[CumulativeChart, ...]
    curves: tuple[CurveChart, ...]

    @property
    def decided_and_won(self) -> list[tuple[str, Histogram]]:
        """The two curves of a report with one deck."""
        charts = [(gettext("decided"), self.decided), (gettext("won"), self.won)]
        return [(name, chart.curves[0][1]) for name, chart in charts if chart]


def report_charts(report: Mapping[str, Any], metrics: Sequence[MetricSpec], language: str) -> ReportCharts:
    """The charts of a report with one deck, or with two that are compared.

    metrics: the game's metrics of this mode, which say how pages show them; the report's own metrics give the names and units.
    """
    specs: Specs = {(metric.kind, metric.name): metric for metric in metrics}
    shown = _shown_histograms(report, specs)
    together = [] if "beside" in report else [name for name in shown if _spec(specs, "histogram", name).chart]
    milestones = [_histogram_chart(report, specs, name, shown) for name in shown if name not in together]
    decided, won = _clock_charts(report)
    return ReportCharts(
        decided=decided,
        won=won,
        milestones=tuple(milestones),
        reached=tuple(_reached(report, specs, together, language)),
        curves=tuple(_curve_charts(report, specs, language)),
    )


def is_repeated(name: str, report: Mapping[str, Any], metrics: Iterable[MetricSpec]) -> bool:
    """Whether a histogram says only what another number on the page says."""
    if any(metric.name == name and metric.kind == "histogram" and metric.is_hidden for metric in metrics):
        return True
    return name == CLOCK_WON and all(_are_nearly_all(won, decided) for _, won, decided in _clocks(report))


def _are_nearly_all(won: Histogram, decided: Histogram) -> bool:
    """Whether so many games were won that the curves of won and of decided games lie on each other."""
    return 1000 * sum(won.values()) >= SHOWN_OF_1000 * sum(decided.values())


def _shown_histograms(report: Mapping[str, Any], specs: Specs) -> list[str]:
    """The names of the histograms with a place among the milestones.  Winning turns are beside the deciding turns."""
    return [name for name in report["histograms"] if name != CLOCK_WON and not _spec(specs, "histogram", name).is_hidden]


def _spec(specs: Specs, kind: Any, name: str) -> MetricSpec:
    """How to show a metric; reports of older versions may hold metrics that the game no longer has."""
    return specs.get((kind, name)) or MetricSpec(name, kind, {"en": name})


def _in_group(specs: Specs, kind: str, name: str) -> list[str]:
    """The metrics whose charts have the axes of this one's, itself included."""
    group = _spec(specs, kind, name).group
    return [each for (its_kind, each), spec in specs.items() if group and its_kind == kind and spec.group == group] or [name]


def _decks(report: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
    """(name, figures) of the report's only deck, or of both decks of a comparison."""
    if "beside" not in report:
        return [("", report)]
    return [
        (side["name"] or str(number), part)
        for number, (side, part) in enumerate(zip(report["sides"], (report, report["beside"]), strict=True), 1)
    ]


def _histogram_chart(report: Mapping[str, Any], specs: Specs, name: str, shown: Sequence[str]) -> HistogramChart:
    own = metric_of(report, "histogram", name)
    alike = [each for each in _in_group(specs, "histogram", name) if each in shown]
    spreads = [(deck, each, part["histograms"][each]) for deck, part in _decks(report) for each in alike if part["histograms"].get(each)]
    return HistogramChart(
        code=name,
        title=own["label"],
        unit=own.get("unit") or "",
        decks=tuple((deck, spread["histogram"]) for deck, each, spread in spreads if each == name),
        median=report["histograms"][name]["median"],
        alike=tuple(spread["histogram"] for _, _, spread in spreads),
    )


def _reached(report: Mapping[str, Any], specs: Specs, names: Sequence[str], language: str) -> list[CumulativeChart]:
    """One chart for the histograms of each group."""
    charts = {}
    for name in names:
        spec = _spec(specs, "histogram", name)
        in_chart = [each for each in _in_group(specs, "histogram", name) if each in names]
        curves = [
            (in_language(_spec(specs, "histogram", each).curve or spec.labels, language), report["histograms"][each]["histogram"])
            for each in in_chart
        ]
        title = in_language(spec.chart or spec.labels, language)
        unit = metric_of(report, "histogram", name).get("unit") or ""
        charts[in_chart[0]] = CumulativeChart(f"{spec.group or name}-cdf", unit, tuple(curves), title)
    return list(charts.values())


def _clocks(report: Mapping[str, Any]) -> list[tuple[str, Histogram, Histogram]]:
    """For each deck, its name, the histogram of its winning turns and that of its deciding turns."""
    parts = [(deck, part["histograms"].get(CLOCK_WON), part.get("clock")) for deck, part in _decks(report)]
    return [(deck, won["histogram"], decided_in(clock)) for deck, won, clock in parts if won and clock]


def decided_in(clock: Mapping[str, Any]) -> Histogram:
    """The turns in which games were decided; reports of older versions do not tell them from games that reached the turn limit."""
    found: Histogram = clock.get("decided", clock["histogram"])
    return found


def _clock_charts(report: Mapping[str, Any]) -> tuple[CumulativeChart | None, CumulativeChart | None]:
    """The share of games decided and won by each turn.  Where every game is won, one curve says both."""
    decided = [(deck, found) for deck, part in _decks(report) if part.get("clock") and (found := decided_in(part["clock"]))]
    if not decided:
        return None, None
    axis = tuple(histogram for _, histogram in decided)
    unit = report["clock"]["unit"]
    games = sum(report["clock"]["histogram"].values())
    won = [(deck, histogram) for deck, histogram, _ in _clocks(report)]
    differs = len(won) == len(decided) and not is_repeated(CLOCK_WON, report, ())
    return (
        CumulativeChart("clock-cdf", unit, tuple(decided), alike=axis, games=games),
        CumulativeChart("won-cdf", unit, tuple(won), alike=axis) if differs else None,
    )


def _curve_charts(report: Mapping[str, Any], specs: Specs, language: str) -> Iterator[CurveChart]:
    """A chart of each curve; one chart of those of a group with a common title, unless two decks are compared."""
    done: set[str] = set()
    for name in report["curves"]:
        title = _spec(specs, "curve", name).chart
        if title is None or "beside" in report:
            yield _curve_chart(report, specs, name)
        elif name not in done:
            group = [each for each in _in_group(specs, "curve", name) if report["curves"].get(each)]
            done.update(group)
            curves = tuple((in_language(_spec(specs, "curve", each).curve or title, language), report["curves"][each]) for each in group)
            help = metric_of(report, "curve", name).get("help") or ""
            yield CurveChart(_spec(specs, "curve", name).group, in_language(title, language), help, curves, curves)


def _curve_chart(report: Mapping[str, Any], specs: Specs, name: str) -> CurveChart:
    own = metric_of(report, "curve", name)
    curves = [
        (deck, each, part["curves"][each])
        for deck, part in _decks(report)
        for each in _in_group(specs, "curve", name)
        if part["curves"].get(each)
    ]
    return CurveChart(
        code=name,
        title=own["label"],
        help=own.get("help") or "",
        decks=tuple((deck or own["label"], points) for deck, each, points in curves if each == name),
        alike=tuple((deck, points) for deck, _, points in curves),
    )


def half_by(report: Mapping[str, Any]) -> float | None:
    """The turn by which half of the games are decided; None if fewer are, and without a clock."""
    clock = report.get("clock") or {}
    half: float | None = clock.get("half_by", clock.get("median"))
    return half


def metric_of(report: Mapping[str, Any], kind: str, name: str) -> Mapping[str, Any]:
    """A metric of a report in the reader's language; only its label if the report does not have the metric."""
    return next((metric for metric in report["metrics"] if (metric["kind"], metric["name"]) == (kind, name)), {"label": name})
