"""Means and quantiles of histograms (value -> number of games), with Student's t intervals corrected for skewness (Hall 1992)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from simulator.statistics.intervals import LEAST_BY_SKEWNESS, LEAST_FOR_MEAN, Interval, rounded, student_quantile


def mean(histogram: Mapping[int, int]) -> float:
    """The mean of the histogram's values.

    >>> mean({1: 1, 4: 2})
    3.0
    """
    return rounded(sum(value * games for value, games in histogram.items()) / sum(histogram.values()))


def mean_interval(histogram: Mapping[int, int]) -> Interval | None:
    """The interval of the mean; None for fewer than LEAST_FOR_MEAN games, or too few for their skewness, or if all values are equal.

    >>> mean_interval({5: 100, 7: 100}), mean_interval({5: 196, 30: 4})
    ([5.860212, 6.139788], None)
    """
    return interval_of_mean(*_sums(histogram))


def interval_of_mean(n: int, total: int, squares: int, cubes: int | None = None) -> Interval | None:
    """The interval of the mean of n numbers, from the sums of them, of their squares and of their cubes.

    With the cubes, it is Student's t after Hall's transformation (1992, On the removal of skewness by transformation), which makes the
    side of the long tail longer; without, Student's t.
    None for fewer than `games_for_mean` numbers, or if all are equal, as they say nothing about spread.

    >>> interval_of_mean(200, 1200, 7400), interval_of_mean(199, 1194, 7363)
    ([5.860212, 6.139788], None)
    """
    spread = n * squares - total * total  # exact in integers
    skewness = 0.0 if cubes is None else skewness_of(n, total, squares, cubes)
    if not spread or n < games_for_mean(skewness):
        return None
    deviation = math.sqrt(spread / (n * (n - 1)))
    bound = student_quantile(n) / math.sqrt(n)
    return [rounded(total / n - deviation * _back(end, skewness, n)) for end in (bound, -bound)]


def games_for_mean(skewness: float) -> int:
    """The fewest games of such a skewness from which their mean has an interval.

    >>> games_for_mean(0.5), games_for_mean(-6.5)
    (200, 423)
    """
    return max(LEAST_FOR_MEAN, math.ceil(LEAST_BY_SKEWNESS * skewness * skewness))


def skewness_of(n: int, total: int, squares: int, cubes: int) -> float:
    """The skewness of n numbers; 0 if all are equal.

    >>> round(skewness_of(4, 10, 42, 226), 3)  # 1, 1, 2, 6
    1.027
    """
    spread = n * squares - total * total
    return (n * n * cubes - 3 * n * total * squares + 2 * total**3) / spread**1.5 if spread else 0.0


def histogram_skewness(histogram: Mapping[int, int]) -> float:
    return skewness_of(*_sums(histogram))


def _sums(histogram: Mapping[int, int]) -> tuple[int, int, int, int]:
    n, total, squares, cubes = (sum(value**power * games for value, games in histogram.items()) for power in range(4))
    return n, total, squares, cubes


def _back(transformed: float, skewness: float, n: int) -> float:
    """The standardized deviation of the mean that Hall's transformation maps to this value."""
    shifted = transformed - skewness / (6 * n)
    return 3 * math.expm1(math.log1p(skewness * shifted) / 3) / skewness if abs(skewness) > 1e-9 else shifted


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
