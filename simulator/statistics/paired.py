"""Differences between two decks that played the same games on the same random numbers."""

from __future__ import annotations

from typing import Any

from simulator.statistics.means import interval_of_mean
from simulator.statistics.rounding import rounded
from simulator.statistics.shares import share_of_units


def paired(sums: tuple[int, int, int, int, int, int]) -> dict[str, Any]:
    """The mean difference b - a of n pairs with its t interval, from n and the sums of a, b, a*a, b*b and a*b.

    ci95: None if there is one pair, or if all pairs have the same difference: they say nothing about spread.
    gain: how many times as many games two separate runs would need for an interval of this width: (Var a + Var b) / Var (b - a);
    None without an interval.

    >>> result = paired((4, 8, 9, 22, 27, 24))
    >>> result["difference"], result["ci95"]
    (0.25, [-0.545612, 1.045612])
    """
    n, a, b, aa, bb, ab = sums
    total, squares = b - a, aa + bb - 2 * ab
    result: dict[str, Any] = {
        "n": n,
        "a": rounded(a / n),
        "b": rounded(b / n),
        "difference": rounded(total / n),
        "ci95": interval_of_mean(n, total, squares),
        "gain": None,
    }
    if result["ci95"]:
        variance = (n * squares - total * total) / (n * (n - 1))
        apart = (n * aa - a * a + n * bb - b * b) / (n * (n - 1))
        result["gain"] = rounded(apart / variance)
    return result


def paired_shares(sums: tuple[int, int, int, int, int, int]) -> dict[str, Any]:
    """As `paired`, for values of 0 or 1: with Tango's interval, which exists even if no pair differs.

    >>> paired_shares((50, 43, 48, 43, 48, 42))["ci95"]
    [-0.004818, 0.222622]
    """
    n, a, b, _, _, ab = sums
    fewer, more = a - ab, b - ab
    bounds = share_of_units([fewer, n - fewer - more, more])
    return {**paired(sums), "ci95": [rounded(2 * bound - 1) for bound in bounds]}
