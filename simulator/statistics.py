"""From exact counts to numbers with intervals, always at 95 %.

histogram: value -> games.  share: k of n games.  Numbers are rounded to 6 places, so that every machine writes the same report.
Wilson 1927 and Clopper & Pearson 1934 for shares (Brown, Cai & DasGupta 2001 on the choice), Student's t for means.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

CONFIDENCE = 0.95
PLACES = 6
Interval = list[float]


def share(k: int, n: int) -> dict[str, Any]:
    """k of n games as a share (0 to 1) with its interval; ValueError unless 0 <= k <= n and n > 0.

    >>> share(50, 100)
    {'value': 0.5, 'ci95': [0.403832, 0.596168], 'k': 50, 'n': 100}
    """
    return {"value": rounded(k / n), "ci95": share_interval(k, n), "k": k, "n": n}


def share_interval(k: int, n: int) -> Interval:
    """Wilson's interval; Clopper and Pearson's at the ends, where a bound of exactly 0 or 1 must be earned.

    >>> share_interval(0, 100)
    [0.0, 0.036217]
    """
    from scipy.special import betaincinv, ndtri

    if not 0 <= k <= n or n == 0:
        raise ValueError(f"{k} of {n} games is no share.")
    tail = (1 - CONFIDENCE) / 2
    if k == 0:
        return [0.0, rounded(float(betaincinv(1, n, 1 - tail)))]
    if k == n:
        return [rounded(float(betaincinv(n, 1, tail))), 1.0]
    z = float(ndtri(1 - tail))
    value = k / n
    middle = (value + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(value * (1 - value) / n + z * z / (4 * n * n))
    return [rounded(middle - half), rounded(middle + half)]


def mean(histogram: Mapping[int, int]) -> float:
    """
    >>> mean({1: 1, 4: 2})
    3.0
    """
    return rounded(sum(value * games for value, games in histogram.items()) / sum(histogram.values()))


def mean_interval(histogram: Mapping[int, int]) -> Interval | None:
    """The t interval of the mean; None for a single game, which says nothing about spread.

    >>> mean_interval({5: 10, 7: 10})
    [5.519827, 6.480173]
    """
    total = sum(value * games for value, games in histogram.items())
    squares = sum(value * value * games for value, games in histogram.items())
    return interval_of_mean(sum(histogram.values()), total, squares)


def quantile(histogram: Mapping[int, int], percent: int) -> int:
    """The least value that at least `percent` of 100 games do not exceed: always a value that a game had.

    >>> quantile({6: 5, 7: 3, 12: 2}, 50), quantile({6: 5, 7: 3, 12: 2}, 90)
    (6, 12)
    """
    n = sum(histogram.values())
    seen = 0
    for value in sorted(histogram):
        seen += histogram[value]
        if seen * 100 >= percent * n:
            return value
    raise ValueError("An empty histogram has no quantiles.")


def spread(histogram: Mapping[int, int]) -> dict[str, Any]:
    """Mean with interval, median, P10 and P90."""
    return {
        "mean": mean(histogram),
        "ci95": mean_interval(histogram),
        "median": quantile(histogram, 50),
        "p10": quantile(histogram, 10),
        "p90": quantile(histogram, 90),
    }


def cumulative(histogram: Mapping[int, int], *, of: int | None = None) -> dict[int, float]:
    """Share of the histogram's games (or `of` so many) at or below each value, from the lowest to the highest, without gaps.

    >>> cumulative({6: 5, 8: 5})
    {6: 0.5, 7: 0.5, 8: 1.0}
    >>> cumulative({6: 5}, of=20)
    {6: 0.25}
    """
    n = sum(histogram.values()) if of is None else of
    seen = 0
    shares = {}
    for value in range(min(histogram), max(histogram) + 1):
        seen += histogram.get(value, 0)
        shares[value] = rounded(seen / n)
    return shares


def rounded(value: float) -> float:
    return round(value, PLACES) + 0.0  # no -0.0


def paired(sums: tuple[int, int, int, int, int, int]) -> dict[str, Any]:
    """The mean difference b - a of n pairs with its t interval, from n and the sums of a, b, a*a, b*b and a*b.

    gain: how many times as many games two runs on numbers of their own would need for the same width, (Var a + Var b) / Var (b - a);
    None where that cannot be said: no pair differs, or there is one pair.

    >>> found = paired((4, 8, 9, 22, 27, 24))
    >>> found["difference"], found["ci95"]
    (0.25, [-0.545612, 1.045612])
    """
    n, a, b, aa, bb, ab = sums
    total, squares = b - a, aa + bb - 2 * ab
    answer: dict[str, Any] = {
        "n": n,
        "a": rounded(a / n),
        "b": rounded(b / n),
        "difference": rounded(total / n),
        "ci95": None,
        "gain": None,
    }
    if n < 2:
        return answer
    variance = (n * squares - total * total) / (n * (n - 1))
    answer["ci95"] = interval_of_mean(n, total, squares)
    if variance > 0:
        apart = (n * aa - a * a + n * bb - b * b) / (n * (n - 1))
        answer["gain"] = rounded(apart / variance)
    return answer


def interval_of_mean(n: int, total: int, squares: int) -> Interval | None:
    """The t interval of the mean of n numbers, from their sum and the sum of their squares; None for a single one.

    >>> interval_of_mean(20, 120, 740)
    [5.519827, 6.480173]
    """
    from scipy.special import stdtrit

    if n < 2:
        return None
    variance = (n * squares - total * total) / (n * (n - 1))  # the numerator is exact in integers
    half = float(stdtrit(n - 1, (1 + CONFIDENCE) / 2)) * math.sqrt(variance / n)
    return [rounded(total / n - half), rounded(total / n + half)]
