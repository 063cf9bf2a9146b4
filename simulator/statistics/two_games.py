"""Matches of two games with the decks exchanged: who wins the larger sum of what the winners of both games record.

Every game of the first run could be met with every game of the second, as both are played independently.  The share of these pairs that a
player wins is Mann and Whitney's statistic; its variance is that of DeLong, DeLong & Clarke-Pearson (1988).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from simulator.statistics.intervals import CONFIDENCE, Interval, rounded
from simulator.statistics.shares import share_interval, wilson

# What a game is worth for a player: what the player records who wins it, below 0 for the other player, 0 without a winner; and how many
# games were worth that.
Records = Mapping[int, int]


@dataclass(frozen=True)
class TwoGames:
    """The matches that a player wins, ties and loses, as shares (0 to 1), and the means of both players' sums."""

    won: float
    won_ci95: Interval
    tied: float
    lost: float
    mean: float
    other_mean: float


def records(won: Mapping[int, int], lost: Mapping[int, int], games: int) -> dict[int, int]:
    """What the games of one run are worth for a player.  won, lost: the histograms of what the winner records; games: all of them.

    >>> records({12: 3}, {9: 1}, 5)
    {12: 3, -9: 1, 0: 1}
    """
    found = {value: number for value, number in won.items() if number}
    for value, number in lost.items():
        found[-value] = found.get(-value, 0) + number
    undecided = games - sum(found.values())
    if undecided:
        found[0] = found.get(0, 0) + undecided
    return found


def two_games(first: Records, second: Records) -> TwoGames:
    """The result of a match whose games are drawn from `first` and from `second`; ValueError if one of them is empty.

    >>> two_games({12: 1}, {-9: 1}).won  # 12 to 9
    1.0
    """
    m, n = sum(first.values()), sum(second.values())
    if not m or not n:
        raise ValueError("A match needs a game of each run; play one first.")
    wins_after = {value: sum(number for other, number in second.items() if value + other > 0) / n for value in first}
    wins_before = {other: sum(number for value, number in first.items() if value + other > 0) / m for other in second}
    won = sum(number * wins_after[value] for value, number in first.items()) / m
    tied = sum(number * second.get(-value, 0) for value, number in first.items()) / (m * n)
    variance = _variance(first, wins_after, won, m) / m + _variance(second, wins_before, won, n) / n
    if variance > 0:
        # Wilson's interval for as many independent games as would have this variance.
        from scipy.special import ndtri

        interval = wilson(won, won * (1 - won) / variance, float(ndtri((1 + CONFIDENCE) / 2)))
    else:
        interval = share_interval(min(m, n) if won == 1 else 0, min(m, n)) if won in (0, 1) else [rounded(won), rounded(won)]
    return TwoGames(
        won=rounded(won),
        won_ci95=interval,
        tied=rounded(tied),
        lost=rounded(1 - won - tied),
        mean=rounded(_mean(first, 1) + _mean(second, 1)),
        other_mean=rounded(_mean(first, -1) + _mean(second, -1)),
    )


def _variance(values: Records, shares: Mapping[int, float], mean: float, n: int) -> float:
    return sum(number * (shares[value] - mean) ** 2 for value, number in values.items()) / (n - 1) if n > 1 else 0.0


def _mean(values: Records, sign: int) -> float:
    """The mean of what one of the players records."""
    return sum(number * max(0, sign * value) for value, number in values.items()) / sum(values.values())
