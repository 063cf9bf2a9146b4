"""Shares of games (0 to 1) with their 95% intervals.

Independent games: Wilson 1927; Clopper & Pearson 1934 at the ends (Brown, Cai & DasGupta 2001 on the choice).
Games in blocks of one size: the score interval of the blocks' multinomial mean (of pairs Tango's, 1998)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from simulator.statistics.intervals import CONFIDENCE, Interval, rounded


def share(k: int, n: int) -> dict[str, Any]:
    """k of n games as a share (0 to 1) with its interval; ValueError unless 0 <= k <= n and n > 0.

    >>> share(50, 100)
    {'value': 0.5, 'ci95': [0.403832, 0.596168], 'k': 50, 'n': 100}
    """
    return {"value": rounded(k / n), "ci95": share_interval(k, n), "k": k, "n": n}


def share_interval(k: int, n: int, *, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's interval for k of n games; for k = 0 and k = n Clopper and Pearson's, which has a bound of exactly 0 or 1.

    >>> share_interval(0, 100)
    [0.0, 0.036217]
    """
    from scipy.special import betaincinv, ndtri

    if not 0 <= k <= n or n == 0:
        raise ValueError(f"{k} of {n} games is not a share: k must be from 0 to n, and n at least 1.")
    tail = (1 - confidence) / 2
    if k == 0:
        return [0.0, rounded(float(betaincinv(1, n, 1 - tail)))]
    if k == n:
        return [rounded(float(betaincinv(n, 1, tail))), 1.0]
    return wilson(k / n, n, float(ndtri(1 - tail)))


def wilson(value: float, n: float, z: float) -> Interval:
    """Wilson's interval for the share `value` of n games; n need not be a whole number.  z: the quantile.

    >>> wilson(0.5, 100, 1.959964)
    [0.403832, 0.596168]
    """
    middle = (value + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(value * (1 - value) / n + z * z / (4 * n * n))
    return [rounded(middle - half), rounded(middle + half)]


def share_of_units(units: Sequence[int], *, confidence: float = CONFIDENCE) -> Interval:
    """The score interval of a share of games in blocks.  units: the number of blocks that showed 0, 1, ..., all of their games.

    A bound is the true share at which the blocks' mean is exactly z standard errors away, with the variance that is then likeliest.
    If none or all of the games show it, each block counts as one game (Clopper and Pearson).

    >>> share_of_units([10, 0, 10])  # both games of every pair are alike: Wilson's interval for 10 of 20
    [0.299298, 0.700702]
    >>> share_of_units([0, 20, 0])  # one game of every pair; that is still no certainty
    [0.419437, 0.580563]
    """
    from scipy.optimize import brentq
    from scipy.special import ndtri

    n, most = sum(units), len(units) - 1
    total = sum(successes * count for successes, count in enumerate(units))
    if total in (0, n * most):
        return share_interval(0 if total == 0 else n, n, confidence=confidence)
    z = float(ndtri((1 + confidence) / 2))
    mean = total / n

    def excess(true: float) -> float:
        chances = likeliest(units, true)
        variance = sum(chance * (successes - true) ** 2 for successes, chance in enumerate(chances))
        return n * (mean - true) ** 2 - z * z * variance

    step = 1e-9 * most  # start beside the mean itself, where blocks that are all alike have no variance
    bounds = (brentq(excess, step, mean - step, xtol=1e-11), brentq(excess, mean + step, most - step, xtol=1e-11))
    return [rounded(bound / most) for bound in bounds]


def likeliest(units: Sequence[int], mean: float) -> list[float]:
    """The probabilities of 0, 1, ... under which these counts are likeliest, if their mean is `mean` (strictly between 0 and the highest).

    They are count / (n (1 + t (value - mean))); if no t gives this mean, the remaining probability lies at the end that has no counts.

    >>> [round(chance, 6) for chance in likeliest([1, 2, 1], 1.0)]
    [0.25, 0.5, 0.25]
    >>> [round(chance, 6) for chance in likeliest([0, 4, 0], 0.5)]
    [0.5, 0.5, 0.0]
    """
    n, most = sum(units), len(units) - 1
    shown = [(value - mean, count) for value, count in enumerate(units) if count]

    def slope(t: float) -> float:
        return sum(count * away / (1 + t * away) for away, count in shown)

    low, high = -1 / (most - mean), 1 / mean
    near = 1e-12
    low, high = low + near * -low, high - near * high
    if slope(low) <= 0:
        t = low
    elif slope(high) >= 0:
        t = high
    else:
        t = _level(shown, low, high)
    chances = [count / (n * (1 + t * (value - mean))) for value, count in enumerate(units)]
    rest = max(0.0, 1 - sum(chances))
    chances[0 if t > 0 else most] += rest
    return chances


def _level(shown: Sequence[tuple[float, int]], low: float, high: float) -> float:
    """The t between low < 0 and high > 0 at which the slope in `likeliest`, which only falls, is 0.

    Newton's method, with bisection for a step that leaves the bounds.  Each interval needs it about a hundred times, and it takes a third
    of the time of a general root finder.
    """
    t = 0.0
    for _ in range(200):
        slope = steepness = 0.0
        for away, count in shown:
            part = away / (1 + t * away)
            slope += count * part
            steepness += count * part * part
        low, high = (t, high) if slope > 0 else (low, t)
        there = t + slope / steepness
        if not low < there < high:
            there = (low + high) / 2
        step, t = there - t, there
        if abs(step) <= 1e-13 * (1 + abs(t)):
            break
    return t
