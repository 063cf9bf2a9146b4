"""Ratios of two sums over blocks, with intervals that take the block as the unit.

Ratios of means: Student's t over the blocks (Cochran 1977).  Shares: Wilson's interval at the effective number of games, the number
of independent games with the same variance (Kish 1965 on the design effect; Franco, Little, Louis & Slud 2019 on the interval)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from simulator.statistics.intervals import CONFIDENCE, Interval, rounded, student_quantile
from simulator.statistics.means import games_for_mean
from simulator.statistics.shares import share_interval, wilson


def interval_of_ratio(sums: Sequence[int], skewness: float = 0) -> Interval | None:
    """The t interval of x / m over blocks, from the number of blocks and their sums of x, m, x*x, x*m and m*m; m must not be 0.

    skewness: that of the single games.  Games that share their luck fully have a mean as skewed as one game; others have a less skewed one.
    None for fewer than `games_for_mean` blocks, or if the ratio is the same in all of them.

    >>> interval_of_ratio((200, 1200, 200, 7400, 1200, 200))  # one value in each block: the interval of the mean
    [5.860212, 6.139788]
    """
    n, x, m, *_ = sums
    if n < games_for_mean(skewness) or not (variance := _variance_of_ratio(sums)):
        return None
    half = student_quantile(n) * math.sqrt(variance)
    return [rounded(x / m - half), rounded(x / m + half)]


def share_of_sums(sums: Sequence[int]) -> Interval:
    """The interval of a share x / m over blocks, from the same sums: Wilson's, with Student's t, of as many games as would vary like them.

    If the blocks show no spread, each block counts as one game; if x is 0 or m, the interval is Clopper and Pearson's.

    >>> share_of_sums((100, 50, 100, 50, 50, 100))  # one game in each block: Wilson's interval with Student's t
    [0.402215, 0.597785]
    >>> share_of_sums((3, 6, 8, 12, 16, 22)), share_of_sums((1, 3, 4, 9, 12, 16))
    ([0.316665, 0.951031], [0.11791, 0.985365])
    """
    from scipy.special import ndtri

    n, x, m, *_ = sums
    if x in (0, m):
        return share_interval(0 if x == 0 else n, n)
    value = x / m
    if variance := _variance_of_ratio(sums):
        return wilson(value, value * (1 - value) / variance, student_quantile(n))
    return wilson(value, n, float(ndtri((1 + CONFIDENCE) / 2)))


def _variance_of_ratio(sums: Sequence[int]) -> float:
    """The variance of x / m; 0 if there is one block, or if the ratio is the same in all of them."""
    n, x, m, xx, xm, mm = sums
    spread = m * m * xx - 2 * x * m * xm + x * x * mm  # the sum of (x - ratio * m)², times m²: exact in integers
    return n / (n - 1) * (spread / m**4) if n > 1 else 0.0
