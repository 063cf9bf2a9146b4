"""Runs as rows of a list, each with its main result."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.charts.axes import number, percent
from frontend.runs.names import mode_name, policy_name, run_title
from simulator.models import Run
from simulator.modes import COMPARE, MATCH, MATCHUPS, mode_of


@dataclass(frozen=True, slots=True)
class RunLine:
    """A run as a row.

    game: the name of its game.
    title: its deck or its sides.
    who: its sides or its policy.
    figure: its main result, from `low` to `high` if it has an interval.
    """

    run: Run
    game: str
    mode: str
    title: str
    who: str
    label: str = ""
    figure: str = ""
    low: str = ""
    high: str = ""


def run_lines(runs: Iterable[Run], catalogue: LocalizedCatalogue) -> list[RunLine]:
    """The rows of runs from `simulator.selectors.runs.runs_of_owner`."""
    lines = []
    for run in runs:
        title = run_title(run, catalogue)
        who = title if run.mode in (MATCH, MATCHUPS, COMPARE) else policy_name(run, catalogue)
        line = RunLine(run, catalogue.title, mode_name(run.mode, catalogue.game), title, who)
        shares = [(name, share) for name in ("won", "side_0_wins") if (share := getattr(run, name, None))]
        if shares:
            (name, share), *_ = shares
            low, high = (percent(end) for end in share["ci95"])
            line = replace(line, label=_metric_label(run, catalogue, name), figure=percent(share["value"]), low=low, high=high)
        elif clock := getattr(run, "clock", None):
            line = replace(line, label=catalogue.words(clock["unit"]), figure=number(clock["mean"]))
            if clock["ci95"]:
                line = replace(line, low=number(clock["ci95"][0]), high=number(clock["ci95"][1]))
        lines.append(line)
    return lines


def _metric_label(run: Run, catalogue: LocalizedCatalogue, name: str) -> str:
    how = mode_of(catalogue.game, run.mode)
    return next((catalogue.words(metric.labels) for metric in (how.metrics if how else ()) if metric.name == name), name)
