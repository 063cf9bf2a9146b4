"""Shares of games (0 to 1) with their 95% intervals.

Independent games: Wilson 1927; Clopper & Pearson 1934 at the ends (Brown, Cai & DasGupta 2001 on the choice).
Games in blocks of one size: the score interval of the blocks' multinomial mean (of pairs Tango's, 1998)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from simulator.statistics.rounding import CONFIDENCE, Interval, rounded


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
    return wilson(k / n, n, float(ndtri(1 - tail)))


def wilson(value: float, n: float, z: float) -> Interval:
    """Wilson's interval of a share of n, of which need not be a whole number; z: the quantile.

    >>> wilson(0.5, 100, 1.959964)
    [0.403832, 0.596168]
    """
    middle = (value + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(value * (1 - value) / n + z * z / (4 * n * n))
    return [rounded(middle - half), rounded(middle + half)]


def share_of_units(units: Sequence[int]) -> Interval:
    """The score interval of a share of games that come in units; units: how many of them showed 0, 1, ..., all of their games.

    The bounds are the shares that the units' mean is just not too far from, with the variance that is likeliest if that share were true.
    At the ends the units are taken for games (Clopper and Pearson): as if all games of a unit always went alike.

    >>> share_of_units([10, 0, 10])  # both games of a pair always go alike: Wilson's of 10 of 20
    [0.299298, 0.700702]
    >>> share_of_units([0, 20, 0])  # one of each pair, always; that does not make it certain
    [0.419437, 0.580563]
    """
    from scipy.optimize import brentq
    from scipy.special import ndtri

    n, most = sum(units), len(units) - 1
    total = sum(successes * count for successes, count in enumerate(units))
    if total in (0, n * most):
        return share_interval(0 if total == 0 else n, n)
    z = float(ndtri((1 + CONFIDENCE) / 2))
    mean = total / n

    def excess(true: float) -> float:
        chances = likeliest(units, true)
        variance = sum(chance * (successes - true) ** 2 for successes, chance in enumerate(chances))
        return n * (mean - true) ** 2 - z * z * variance

    step = 1e-9 * most  # from the mean itself, where units that are all alike have no variance
    bounds = (brentq(excess, step, mean - step, xtol=1e-11), brentq(excess, mean + step, most - step, xtol=1e-11))
    return [rounded(bound / most) for bound in bounds]


def likeliest(units: Sequence[int], mean: float) -> list[float]:
    """The chances of 0, 1, ... that make these counts likeliest, if they must have this mean (strictly between 0 and the most).

    They are count / (n (1 + t (value - mean))); where no t makes that a mean, the rest lies at the end that is missing.

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
    """The t between low < 0 and high > 0 where the slope of `likeliest`, which only falls, is 0.

    By Newton's steps, halving where one leads out: asked for a hundred times an interval, in a third of a general root finder's time.
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
