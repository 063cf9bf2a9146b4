"""Differences between two decks that played the same games on the same random numbers."""

from __future__ import annotations

from typing import Any

from simulator.statistics.intervals import rounded
from simulator.statistics.means import interval_of_mean
from simulator.statistics.shares import share_of_units


def paired(sums: tuple[int, int, int, int, int, int], cubes: tuple[int, int, int, int] | None = None) -> dict[str, Any]:
    """The mean difference b - a of n pairs with its interval, from n and the sums of a, b, a*a, b*b and a*b.

    cubes: the sums of a*a*a, a*a*b, a*b*b and b*b*b, for the skewness of the differences; runs of older versions lack them.
    ci95: None for too few pairs (`games_for_mean`), or if all pairs have the same difference: they say nothing about spread.
    gain: how many times as many games two separate runs would need for an interval of this width: (Var a + Var b) / Var (b - a);
    None if all pairs have the same difference.

    >>> result = paired((200, 400, 450, 1100, 1350, 1200))
    >>> result["difference"], result["ci95"]
    (0.25, [0.18947, 0.31053])
    """
    n, a, b, aa, bb, ab = sums
    total, squares = b - a, aa + bb - 2 * ab
    cubed = None
    if cubes is not None:
        aaa, aab, abb, bbb = cubes
        cubed = bbb - 3 * abb + 3 * aab - aaa
    result: dict[str, Any] = {
        "n": n,
        "a": rounded(a / n),
        "b": rounded(b / n),
        "difference": rounded(total / n),
        "ci95": interval_of_mean(n, total, squares, cubed),
        "gain": None,
    }
    if variance := n * squares - total * total:
        result["gain"] = rounded((n * aa - a * a + n * bb - b * b) / variance)
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
