"""Means and quantiles of histograms (value -> number of games) with Student's t intervals."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from simulator.statistics.intervals import LEAST_FOR_MEAN, Interval, rounded, student_quantile


def mean(histogram: Mapping[int, int]) -> float:
    """The mean of the histogram's values.

    >>> mean({1: 1, 4: 2})
    3.0
    """
    return rounded(sum(value * games for value, games in histogram.items()) / sum(histogram.values()))


def mean_interval(histogram: Mapping[int, int]) -> Interval | None:
    """The t interval of the mean; None for fewer than LEAST_FOR_MEAN games, or if all values are equal.

    >>> mean_interval({5: 100, 7: 100})
    [5.860212, 6.139788]
    """
    total = sum(value * games for value, games in histogram.items())
    squares = sum(value * value * games for value, games in histogram.items())
    return interval_of_mean(sum(histogram.values()), total, squares)


def interval_of_mean(n: int, total: int, squares: int) -> Interval | None:
    """The t interval of the mean of n numbers, from their sum and the sum of their squares.

    None for fewer than LEAST_FOR_MEAN numbers, or if all are equal, as they say nothing about spread.

    >>> interval_of_mean(200, 1200, 7400), interval_of_mean(199, 1194, 7363)
    ([5.860212, 6.139788], None)
    """
    if n < LEAST_FOR_MEAN:
        return None
    spread = n * squares - total * total  # exact in integers
    if not spread:
        return None
    variance = spread / (n * (n - 1))
    half = student_quantile(n) * math.sqrt(variance / n)
    return [rounded(total / n - half), rounded(total / n + half)]


def quantile(histogram: Mapping[int, int], percent: int) -> int:
    """The least value that at least `percent` % of the games do not exceed; always a value of the histogram.

    >>> quantile({6: 5, 7: 3, 12: 2}, 50), quantile({6: 5, 7: 3, 12: 2}, 90)
    (6, 12)
    """
    n = sum(histogram.values())
    seen = 0
    for value in sorted(histogram):
        seen += histogram[value]
        if seen * 100 >= percent * n:
            return value
    raise ValueError("An empty histogram has no quantiles; count a game first.")


def spread(histogram: Mapping[int, int]) -> dict[str, Any]:
    """Mean with interval, median, P10 and P90."""
    return {
        "mean": mean(histogram),
        "ci95": mean_interval(histogram),
        "median": quantile(histogram, 50),
        "p10": quantile(histogram, 10),
        "p90": quantile(histogram, 90),
    }


def cumulative(histogram: Mapping[int, int], *, total: int | None = None) -> dict[int, float]:
    """For each value from the lowest to the highest, the share of games with at most this value.

    total: the number of all games; by default the games in the histogram.

    >>> cumulative({6: 5, 8: 5})
    {6: 0.5, 7: 0.5, 8: 1.0}
    >>> cumulative({6: 5}, total=20)
    {6: 0.25}
    """
    n = sum(histogram.values()) if total is None else total
    seen = 0
    shares = {}
    for value in range(min(histogram), max(histogram) + 1):
        seen += histogram.get(value, 0)
        shares[value] = rounded(seen / n)
    return shares
