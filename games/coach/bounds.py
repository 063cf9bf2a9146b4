"""Bounds on a mean that hold at every time at once, so that one may look as often as one likes and stop when one likes.

The numbers are whole, from 0 to `top`, and independent draws.  A gambler who stakes a fixed share of the capital against "the mean is at
most m" cannot expect to win if that is so; the mean of such gamblers neither.  By Ville's inequality their capital ever reaches 1/error
with a chance of at most `error`.  The bound is the greatest m against which they have won that much.

Source: I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting", Journal of the Royal Statistical Society
B 86 (2024), 1-27; here with constant bets, mixed over a grid, so that only the counts of the numbers matter and not their order.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

# The shares of the capital that are staked; the smaller, the better for long series of numbers that vary much.
STAKES: Final = (0.95, 0.7, 0.5, 0.35, 0.25, 0.17, 0.12, 0.08, 0.055, 0.037, 0.025, 0.017, 0.011)
# Steps of the search for a bound; each halves what is left.
HALVINGS: Final = 18


def log_capital(counts: Mapping[int, int], mean: float) -> float:
    """The logarithm of the gamblers' capital against "the mean is at most `mean`", which is above 0.  It falls as `mean` rises."""
    found = []
    for stake in STAKES:
        total = 0.0
        for value, count in counts.items():
            total += count * math.log1p(stake * (value / mean - 1))
        found.append(total)
    most = max(found)
    return most + math.log(sum(math.exp(each - most) for each in found) / len(found))


def bound_below(counts: Mapping[int, int], *, error: float) -> float:
    """A bound that the true mean is never below, except with the chance `error`; 0 without numbers.

    counts: how often each whole number from 0 on was drawn.
    """
    drawn = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / drawn if drawn else 0.0
    least = math.log(1 / error)
    low, high = 0.0, mean
    if mean > 0 and log_capital(counts, mean) >= least:  # rounding; the capital at the mean is at most 1
        return mean
    for _ in range(HALVINGS if mean > 0 else 0):
        middle = (low + high) / 2
        if log_capital(counts, middle) >= least:
            low = middle
        else:
            high = middle
    return low


def bounds(counts: Mapping[int, int], top: int, *, error: float) -> tuple[float, float]:
    """The mean is never outside of these bounds, except with the chance `error` on each side.  top: the greatest possible number."""
    mirrored = {top - value: count for value, count in counts.items()}
    return bound_below(counts, error=error), top - bound_below(mirrored, error=error)
