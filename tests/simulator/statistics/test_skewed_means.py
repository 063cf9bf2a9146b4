"""Means of skewed values: either there is no interval, or it holds the true mean in 94 to 96 % of the runs.

As no sample shows an event that it lacks, rare events come at least five times in a run on average.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from scipy.stats import skew

from simulator.statistics.intervals import LEAST_FOR_MEAN
from simulator.statistics.means import games_for_mean, interval_of_mean, mean_interval

Draw = Callable[[np.random.Generator, tuple[int, int]], np.ndarray]


def rare(chance: float, late: int) -> Draw:
    """A clock around 7, with seldom a late game."""
    return lambda stream, size: np.where(stream.random(size) < chance, late, np.round(stream.normal(7, 1.5, size)))


DRAWS: dict[str, Draw] = {
    "lognormal, skewness 1.7": lambda stream, size: np.round(20 * np.exp(0.5 * stream.standard_normal(size))),
    "lognormal, skewness 3.3": lambda stream, size: np.round(20 * np.exp(0.75 * stream.standard_normal(size))),
    "lognormal, skewness 6.2": lambda stream, size: np.round(20 * np.exp(stream.standard_normal(size))),
    "exponential": lambda stream, size: np.round(stream.exponential(30, size)),
    "geometric": lambda stream, size: stream.geometric(0.2, size),
    "counts that are mostly 0": lambda stream, size: stream.poisson(0.1, size),
    "1 of 20 late": rare(0.05, 30),
    "1 of 50 late": rare(0.02, 20),
    "1 of 50 very late": rare(0.02, 50),
    "1 of 100 very late": rare(0.01, 40),
}
GAMES = (20, 200, 400, 1000)


@cache
def truth(name: str) -> float:
    return float(DRAWS[name](np.random.default_rng(1), (1_000_000, 1)).mean())


def covered(name: str, games: int, runs: int) -> tuple[float, float]:
    """The share of the runs that have an interval, and of these the share whose interval holds the true mean."""
    values = DRAWS[name](np.random.default_rng(games), (runs, games)).astype(np.int64)
    given = held = 0
    for n, total, squares, cubes in zip(*((values**power).sum(axis=1).tolist() for power in range(4)), strict=True):
        if ends := interval_of_mean(n, total, squares, cubes):
            given += 1
            held += ends[0] <= truth(name) <= ends[1]
    return given / runs, held / given if given else 0.0


def check(name: str, games: int, runs: int, error: float) -> None:
    """error: what chance may add to a share of this number of runs."""
    given, held = covered(name, games, runs)
    if games < LEAST_FOR_MEAN:
        assert given == 0
    elif given >= 0.98:
        assert 0.94 - error <= held <= 0.96 + error, (given, held)
    else:  # the runs whose sample shows the least of the tail have an interval: those that are wrong stay few among all runs
        assert given * (1 - held) <= 0.06 + error, (given, held)


@pytest.mark.parametrize(("name", "games"), [("lognormal, skewness 6.2", 20), ("1 of 20 late", 200), ("1 of 50 very late", 300)])
def test_a_few_runs(name: str, games: int) -> None:
    check(name, games, 400, error=0.03)


@pytest.mark.slow
@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("name", DRAWS)
def test_the_interval_covers_94_to_96_percent_or_there_is_none(name: str, games: int) -> None:
    if name != "1 of 100 very late" or games > 400:  # else fewer than five late games in a run
        check(name, games, 2500, error=0.012)


def test_students_interval_alone_would_cover_less() -> None:
    name = "lognormal, skewness 6.2"
    values = DRAWS[name](np.random.default_rng(3), (4000, 200)).astype(np.int64)
    sums = zip(values.sum(axis=1).tolist(), (values**2).sum(axis=1).tolist(), strict=True)
    ends = [interval_of_mean(200, total, squares) for total, squares in sums]
    assert sum(low <= truth(name) <= high for low, high in ends) / len(ends) < 0.94


def test_the_needed_games_follow_the_skewness_of_the_sample() -> None:
    few, enough = {5: 196, 30: 4}, {5: 180, 30: 20}
    assert games_for_mean(skew([5] * 196 + [30] * 4)) == 471
    assert mean_interval(few) is None
    assert mean_interval(enough) is not None
    assert mean_interval({value: 3 * times for value, times in few.items()}) is not None
