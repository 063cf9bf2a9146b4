"""From exact counts to numbers with intervals, always at 95 %.

histogram: value -> games.  share: k of n games.  Numbers are rounded to 6 places, so that every machine writes the same report.
Wilson 1927 and Clopper & Pearson 1934 for shares (Brown, Cai & DasGupta 2001 on the choice), Student's t for means.
Where games come in units that are not independent inside: of shares the score interval of the units' multinomial mean (of pairs
Tango's, 1998), where not all units are of one size Wilson's of as many games as would vary like them (Kish 1965 on the design effect,
Franco, Little, Louis & Slud 2019 on the interval); of means and ratios Student's t over the units (Cochran 1977 on the ratio).
Of a mean there is no interval where all values are alike: that says nothing about spread.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
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
    return wilson(k / n, n, float(ndtri(1 - tail)))


def wilson(value: float, n: float, z: float) -> Interval:
    """Wilson's interval of a share of n, of which need not be a whole number; z: the quantile.

    >>> wilson(0.5, 100, 1.959964)
    [0.403832, 0.596168]
    """
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
    """The t interval of the mean; None for a single game or games that are all alike, which say nothing about spread.

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

    ci95: None where all pairs differ by the same, as by nothing, or there is one pair: that says nothing about spread.
    gain: how many times as many games two runs on numbers of their own would need for the same width, (Var a + Var b) / Var (b - a);
    None where that cannot be said.

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
        "ci95": interval_of_mean(n, total, squares),
        "gain": None,
    }
    if answer["ci95"]:
        variance = (n * squares - total * total) / (n * (n - 1))
        apart = (n * aa - a * a + n * bb - b * b) / (n * (n - 1))
        answer["gain"] = rounded(apart / variance)
    return answer


def paired_shares(sums: tuple[int, int, int, int, int, int]) -> dict[str, Any]:
    """As `paired`, of a and b that are 0 or 1: with Tango's interval, which says something even where no pair differs.

    >>> paired_shares((50, 43, 48, 43, 48, 42))["ci95"]
    [-0.004818, 0.222622]
    """
    n, a, b, _, _, ab = sums
    fewer, more = a - ab, b - ab
    bounds = share_of_units([fewer, n - fewer - more, more])
    return {**paired(sums), "ci95": [rounded(2 * bound - 1) for bound in bounds]}


def interval_of_mean(n: int, total: int, squares: int) -> Interval | None:
    """The t interval of the mean of n numbers, from their sum and the sum of their squares; None where they are all alike or there is one.

    >>> interval_of_mean(20, 120, 740)
    [5.519827, 6.480173]
    """
    spread = n * squares - total * total  # exact in integers
    if not spread:
        return None
    variance = spread / (n * (n - 1))
    half = _student(n) * math.sqrt(variance / n)
    return [rounded(total / n - half), rounded(total / n + half)]


def interval_of_ratio(sums: Sequence[int]) -> Interval | None:
    """The t interval of x / m over units, from how many there are and their sums of x, m, x*x, x*m and m*m; m must not be 0.

    None where the ratio is the same in all of them, or there is one.

    >>> interval_of_ratio((20, 120, 20, 740, 120, 20))  # one value a unit: the interval of the mean
    [5.519827, 6.480173]
    """
    n, x, m, *_ = sums
    if not (variance := _variance_of_ratio(sums)):
        return None
    half = _student(n) * math.sqrt(variance)
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
        return wilson(value, value * (1 - value) / variance, _student(n))
    return wilson(value, n, float(ndtri((1 + CONFIDENCE) / 2)))


def _variance_of_ratio(sums: Sequence[int]) -> float:
    """Of x / m, 0 where nothing says how great it is."""
    n, x, m, xx, xm, mm = sums
    spread = m * m * xx - 2 * x * m * xm + x * x * mm  # the sum of (x - ratio * m)², times m²: exact in integers
    return n / (n - 1) * (spread / m**4) if n > 1 else 0.0


def _student(n: int) -> float:
    from scipy.special import stdtrit

    return float(stdtrit(n - 1, (1 + CONFIDENCE) / 2))


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
