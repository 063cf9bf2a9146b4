"""Intervals against textbook formulas, and their coverage."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
import scipy  # imports its parts on first use

from simulator.statistics.intervals import LEAST_FOR_MEAN
from simulator.statistics.means import interval_of_mean, mean, mean_interval, quantile
from simulator.statistics.paired import paired, paired_shares
from simulator.statistics.shares import share_interval


@pytest.mark.parametrize(("k", "n"), [(1, 10), (5, 10), (9, 10), (37, 1000), (999, 1000)])
def test_wilsons_interval_equals_scipys(k: int, n: int) -> None:
    interval = scipy.stats.binomtest(k, n).proportion_ci(0.95, method="wilson")
    assert share_interval(k, n) == pytest.approx([interval.low, interval.high], abs=1e-6)


@pytest.mark.parametrize(("k", "n"), [(0, 1), (1, 1), (0, 250), (250, 250)])
def test_shares_of_0_and_1_have_clopper_pearson_bounds(k: int, n: int) -> None:
    interval = scipy.stats.binomtest(k, n).proportion_ci(0.95, method="exact")
    assert share_interval(k, n) == pytest.approx([interval.low, interval.high], abs=1e-6)


@pytest.mark.parametrize(("k", "n"), [(0, 0), (-1, 5), (6, 5)])
def test_a_share_beyond_0_and_1_is_refused(k: int, n: int) -> None:
    with pytest.raises(ValueError, match="is not a share"):
        share_interval(k, n)


def test_the_mean_has_students_interval() -> None:
    values = [3, 4, 4, 5, 9, 9, 12] * 30
    histogram = {value: values.count(value) for value in values}
    low, high = scipy.stats.t.interval(0.95, len(values) - 1, loc=scipy.stats.tmean(values), scale=scipy.stats.sem(values))
    total, squares = sum(values), sum(value * value for value in values)
    assert interval_of_mean(len(values), total, squares) == pytest.approx([low, high], abs=1e-6)
    corrected = mean_interval(histogram)
    assert corrected is not None
    assert low < corrected[0] < high < corrected[1], "the values reach further up, and so does the interval"
    assert mean({4: 1}) == 4
    assert mean_interval({4: 1}) is None
    assert mean_interval({4: 1000}) is None, "a thousand alike do not make it certain"
    assert mean_interval({4: 100, 5: 99}) is None, "199 games are too few"
    assert mean_interval({4: 100, 5: 100}) is not None


@pytest.mark.parametrize("percent", [1, 10, 50, 90, 100])
def test_quantiles_equal_those_of_the_sorted_list(percent: int) -> None:
    stream = random.Random(percent)
    values = sorted(stream.randrange(20) for _ in range(173))
    histogram = {value: values.count(value) for value in values}
    assert quantile(histogram, percent) == values[-(-percent * len(values) // 100) - 1]


def test_coverage_of_share_intervals() -> None:
    """2,000 simulated runs each; the true coverage of Wilson's interval for these p and n is between 0.94 and 0.97."""
    stream = random.Random(7)
    for p, n in ((0.05, 200), (0.3, 120), (0.5, 100)):
        hits = 0
        for _ in range(2000):
            k = sum(stream.random() < p for _ in range(n))
            low, high = share_interval(k, n)
            hits += low <= p <= high
        assert 0.93 <= hits / 2000 <= 0.98, (p, n)


@pytest.mark.parametrize("n", [500, 1000, 5000])
@pytest.mark.parametrize("p", [0.05, 0.1, 0.3, 0.5, 0.77])
def test_the_share_interval_covers_94_to_96_percent(p: float, n: int) -> None:
    """Exact: the sum of the probabilities of all k whose interval holds the true share."""
    low, high = scipy.stats.binom.ppf([1e-7, 1 - 1e-7], n, p).astype(int)
    held = 0.0
    for k in range(low, high + 1):
        ends = share_interval(k, n)
        held += scipy.stats.binom.pmf(k, n, p) if ends[0] <= p <= ends[1] else 0
    assert 0.94 <= held <= 0.96


# Values with their chances: deciding turns with a seldom and late one (skewness 2.8) and without, and counts that are mostly 0 (1.8).
SKEWED = {
    "late": {5: 0.10, 6: 0.25, 7: 0.30, 8: 0.15, 9: 0.10, 12: 0.08, 20: 0.02},
    "plain": {5: 0.10, 6: 0.25, 7: 0.30, 8: 0.15, 9: 0.10, 12: 0.10},
    "count": {0: 0.74, 1: 0.22, 2: 0.033, 3: 0.007},
}


def coverage_of_means(chances: dict[int, float], games: int, interval: Callable[[int, int, int], list[float] | None]) -> float:
    """The share of 20,000 runs whose interval holds the true mean; the standard error is 0.16 points.

    interval: takes the number of games, and the sums of their values and of the values' squares.
    """
    values = np.array(list(chances))
    drawn = scipy.stats.multinomial.rvs(games, list(chances.values()), size=20_000, random_state=11)
    runs = Counter(zip((drawn @ values).tolist(), (drawn @ values**2).tolist(), strict=True))
    truth = sum(value * chance for value, chance in chances.items())
    held = 0
    for (total, squares), times in runs.items():
        ends = interval(games, total, squares)
        held += times if ends is not None and ends[0] <= truth <= ends[1] else 0
    return held / 20_000


@pytest.mark.slow
@pytest.mark.parametrize("name", SKEWED)
@pytest.mark.parametrize("games", [LEAST_FOR_MEAN, 500])
def test_the_mean_interval_covers_94_to_96_percent(games: int, name: str) -> None:
    assert 0.94 <= coverage_of_means(SKEWED[name], games, interval_of_mean) <= 0.96


@pytest.mark.slow
@pytest.mark.parametrize("games", [20, 40, 100])
def test_means_of_few_games_have_no_interval_as_students_would_be_too_narrow(games: int) -> None:
    def student(n: int, total: int, squares: int) -> list[float]:
        half = scipy.special.stdtrit(n - 1, 0.975) * ((squares - total * total / n) / (n - 1) / n) ** 0.5
        return [total / n - half, total / n + half]

    assert coverage_of_means(SKEWED["late"], games, student) < 0.935
    assert coverage_of_means(SKEWED["late"], games, interval_of_mean) == 0, "none at all"


@pytest.mark.parametrize("chances", [(0.05, 0.85, 0.1), (0.2, 0.5, 0.3), (0.02, 0.9, 0.08)])
def test_the_interval_of_a_paired_share_covers_94_to_96_percent(chances: tuple[float, float, float]) -> None:
    """2,000 seeds of 200 pairs; chances: (lost, unchanged, won) with the second deck."""
    truth = chances[2] - chances[0]
    held = 0
    drawn = Counter(map(tuple, scipy.stats.multinomial.rvs(200, chances, size=2000, random_state=4).tolist()))
    for (lost, same, won), seeds in drawn.items():
        both = same // 2
        a, b = both + lost, both + won
        ends = paired_shares((200, a, b, a, b, both))["ci95"]
        held += seeds if ends[0] <= truth <= ends[1] else 0
    assert 0.94 <= held / 2000 <= 0.96


def test_the_paired_interval_covers_94_to_96_percent() -> None:
    """6,000 seeds; most pairs have no difference."""
    differences = {-2: 0.03, -1: 0.1, 0: 0.7, 1: 0.12, 3: 0.05}
    truth = sum(value * chance for value, chance in differences.items())
    drawn = scipy.stats.multinomial.rvs(500, list(differences.values()), size=6000, random_state=12)
    held = 0
    for counts in drawn:
        pairs = [(int(value), int(count)) for value, count in zip(differences, counts, strict=True)]
        # a is 7 in every game, so b is 7 plus the difference
        b, bb = sum((7 + d) * count for d, count in pairs), sum((7 + d) ** 2 * count for d, count in pairs)
        ends = paired((500, 7 * 500, b, 49 * 500, bb, 7 * b))["ci95"]
        held += ends[0] <= truth <= ends[1]
    assert 0.94 <= held / 6000 <= 0.96
