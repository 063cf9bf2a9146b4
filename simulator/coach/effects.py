"""What an option changes besides its value: means of the game's own metrics in the worlds played on from it.

They explain a result.  Of an exchange a difference is named if it is more than twice its standard error (`effects_of`), of an option if
its interval, which holds together with those of all options and metrics, leaves 0 out (`changes_of`); the clearest first.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from games.contracts.report import MetricSpec
from games.engine.tally import Tally
from simulator.modes import CLOCK

# A mean, the square of its standard error, and the number of games.
Mean = tuple[float, float, int]
PARTS = ("n", "x", "xx")
# Standard errors of a difference that is named, and how many are named of an option.
CLEAR = 2.0
# The ending of metrics that say no more than the share of wins.
OF_WINNERS = "_wins"
MOST_NAMED = 3
# Of an option: the error of all intervals together, and the fewest games of both options of which anything is said.
ERROR = 0.05
LEAST_GAMES = 20


def count_effects(tally: Tally, prefix: str, metrics: Sequence[MetricSpec], games: Sequence[Tally], turn: int) -> None:
    """Add the metrics of one game of each option.  turn: of the curves; 0 for none."""
    for place, game in enumerate(games):
        for metric in metrics:
            value = _value(metric, game, turn)
            if value is not None:
                for part, by in zip(PARTS, (1, value, value * value), strict=True):
                    tally.count(f"{prefix}effect:{place}:{metric.kind}:{metric.name}:{part}", by)


def effects_of(
    counts: Mapping[str, int], prefix: str, metrics: Sequence[MetricSpec], place: int, best: int, *, most: int | None = MOST_NAMED
) -> list[dict[str, Any]]:
    """The clear differences of the option at `place` from that at `best`; the clearest first.  A metric's number is a mean of one game.

    most: how many are named; None for all.
    """
    found = []
    for metric in metrics:
        mine, other = (_mean(counts, f"{prefix}effect:{each}:{metric.kind}:{metric.name}:") for each in (place, best))
        if mine is None or other is None or mine[0] == other[0]:
            continue
        error = math.sqrt(mine[1] + other[1])
        times = abs(mine[0] - other[0]) / error if error else math.inf
        if times > CLEAR:
            found.append((times, {**_about(metric), "here": round(mine[0], 4), "best": round(other[0], 4)}))
    found.sort(key=lambda each: -each[0])
    return [effect for _, effect in found[:most]]


def changes_of(
    counts: Mapping[str, int], prefix: str, metrics: Sequence[MetricSpec], place: int, best: int, *, options: int
) -> list[dict[str, Any]]:
    """As `effects_of`, each with its difference from the best option and Welch's interval of it.

    options: how many are compared; the intervals of all metrics and options hold together with 95 %, at one look.
    difference_ci95: None where every game of both options has the same number, so that the difference has no spread.
    """
    seen = []
    for metric in metrics:
        mine, other = (_mean(counts, f"{prefix}effect:{each}:{metric.kind}:{metric.name}:") for each in (place, best))
        if mine is not None and other is not None and min(mine[2], other[2]) >= LEAST_GAMES:
            seen.append((metric, mine, other))
    found = []
    for metric, mine, other in seen:
        difference = mine[0] - other[0]
        variance = mine[1] + other[1]
        half = math.sqrt(variance) * _quantile(mine, other, ERROR / len(seen) / max(1, options - 1)) if variance else 0.0
        if abs(difference) > half:
            about = {**_about(metric), "here": round(mine[0], 4), "best": round(other[0], 4), "difference": round(difference, 4)}
            bounds = [round(difference - half, 4), round(difference + half, 4)] if half else None
            found.append((abs(difference) / math.sqrt(variance) if variance else math.inf, {**about, "difference_ci95": bounds}))
    found.sort(key=lambda each: -each[0])
    return [change for _, change in found[:MOST_NAMED]]


def _quantile(mine: Mean, other: Mean, error: float) -> float:
    """Student's two-sided quantile for the difference of two means, with Welch's degrees of freedom."""
    from scipy.special import stdtrit

    freedom = (mine[1] + other[1]) ** 2 / sum(each[1] ** 2 / (each[2] - 1) for each in (mine, other))
    return float(stdtrit(freedom, 1 - error / 2))


def _about(metric: MetricSpec) -> dict[str, Any]:
    return {"name": metric.name, "kind": metric.kind, "labels": dict(metric.labels), "unit": dict(metric.unit) if metric.unit else None}


def _value(metric: MetricSpec, game: Tally, turn: int) -> int | None:
    """The metric's value in a single game; None if it shows none, or if it says no more than the clock."""
    if metric.name.startswith(CLOCK) or metric.name.endswith(OF_WINNERS) or metric.is_hidden or metric.several or metric.of:
        return None
    if metric.kind == "share":
        return min(game.counts.get(metric.name, 0), 1)
    if metric.kind == "histogram":
        values = game.histograms.get(metric.name, {})
    elif metric.kind == "curve" and turn:
        turns = game.curves.get(metric.name, [])
        values = turns[turn - 1] if len(turns) >= turn else {}
    else:
        return None
    if sum(values.values()) != 1:
        return None
    (value,) = values
    return value


def _mean(counts: Mapping[str, int], name: str) -> Mean | None:
    """The mean of at least two games."""
    n, x, xx = (counts.get(name + part, 0) for part in PARTS)
    if n < 2:
        return None
    return x / n, max(0, n * xx - x * x) / (n * n * (n - 1)), n
