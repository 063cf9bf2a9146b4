"""What an option changes besides its value: means of the game's own metrics in the worlds played on from it.

They explain a result; they are no test.  A difference is named only if it is more than twice its standard error, the greatest first.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from games.contracts.report import MetricSpec
from games.engine.tally import Tally
from simulator.modes import CLOCK

PARTS = ("n", "x", "xx")
# Standard errors of a difference that is named, and how many are named of an option.
CLEAR = 2.0
# The ending of metrics that say no more than the share of wins.
OF_WINNERS = "_wins"
MOST_NAMED = 3


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


def _mean(counts: Mapping[str, int], name: str) -> tuple[float, float] | None:
    """(mean, square of its standard error) of at least two games."""
    n, x, xx = (counts.get(name + part, 0) for part in PARTS)
    if n < 2:
        return None
    return x / n, max(0.0, (xx - x * x / n) / (n - 1) / n)
