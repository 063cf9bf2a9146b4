"""Ratios of two sums over blocks, with intervals that take the block as the unit.

Ratios of means: Student's t over the blocks (Cochran 1977).  Shares: Wilson's interval of as many games as would vary like the blocks
(Kish 1965 on the design effect; Franco, Little, Louis & Slud 2019 on the interval)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from simulator.statistics.rounding import CONFIDENCE, Interval, rounded, student_quantile
from simulator.statistics.shares import share_interval, wilson


def interval_of_ratio(sums: Sequence[int]) -> Interval | None:
    """The t interval of x / m over units, from how many there are and their sums of x, m, x*x, x*m and m*m; m must not be 0.

    None where the ratio is the same in all of them, or there is one.

    >>> interval_of_ratio((20, 120, 20, 740, 120, 20))  # one value a unit: the interval of the mean
    [5.519827, 6.480173]
    """
    n, x, m, *_ = sums
    if not (variance := _variance_of_ratio(sums)):
        return None
    half = student_quantile(n) * math.sqrt(variance)
    return [rounded(x / m - half), rounded(x / m + half)]


def share_of_sums(sums: Sequence[int]) -> Interval:
    """The interval of a share x / m over units, from the same sums: Wilson's, by Student's t, of as many games as would vary like them.

    Units that show no spread are taken for games: at the ends as everywhere (Clopper and Pearson), else as if all of a unit went alike.

    >>> share_of_sums((100, 50, 100, 50, 50, 100))  # a game each, and Student's t for the normal
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
    """Of x / m, 0 where nothing says how great it is."""
    n, x, m, xx, xm, mm = sums
    spread = m * m * xx - 2 * x * m * xm + x * x * mm  # the sum of (x - ratio * m)², times m²: exact in integers
    return n / (n - 1) * (spread / m**4) if n > 1 else 0.0
