"""Intervals keep their promise, and numbers are the textbooks'."""

from __future__ import annotations

import random

import pytest
from scipy import stats

from simulator import statistics


@pytest.mark.parametrize(("k", "n"), [(1, 10), (5, 10), (9, 10), (37, 1000), (999, 1000)])
def test_wilson_is_scipys(k: int, n: int) -> None:
    interval = stats.binomtest(k, n).proportion_ci(0.95, method="wilson")
    assert statistics.share_interval(k, n) == pytest.approx([interval.low, interval.high], abs=1e-6)


@pytest.mark.parametrize(("k", "n"), [(0, 1), (1, 1), (0, 250), (250, 250)])
def test_the_ends_are_clopper_and_pearsons(k: int, n: int) -> None:
    interval = stats.binomtest(k, n).proportion_ci(0.95, method="exact")
    assert statistics.share_interval(k, n) == pytest.approx([interval.low, interval.high], abs=1e-6)


@pytest.mark.parametrize(("k", "n"), [(0, 0), (-1, 5), (6, 5)])
def test_what_is_no_share_is_refused(k: int, n: int) -> None:
    with pytest.raises(ValueError, match="no share"):
        statistics.share_interval(k, n)


def test_the_mean_has_students_interval() -> None:
    values = [3, 4, 4, 5, 9, 9, 12]
    histogram = {value: values.count(value) for value in values}
    low, high = stats.t.interval(0.95, len(values) - 1, loc=stats.tmean(values), scale=stats.sem(values))
    assert statistics.mean_interval(histogram) == pytest.approx([low, high], abs=1e-6)
    assert statistics.mean({4: 1}) == 4
    assert statistics.mean_interval({4: 1}) is None
    assert statistics.mean_interval({4: 10}) == [4, 4]


@pytest.mark.parametrize("percent", [1, 10, 50, 90, 100])
def test_quantiles_are_those_of_the_written_out_list(percent: int) -> None:
    stream = random.Random(percent)
    values = sorted(stream.randrange(20) for _ in range(173))
    histogram = {value: values.count(value) for value in values}
    assert statistics.quantile(histogram, percent) == values[-(-percent * len(values) // 100) - 1]


def test_the_share_intervals_cover_what_they_say() -> None:
    """2,000 made-up runs each: Wilson's true coverage for these p and n lies between 0.94 and 0.97."""
    stream = random.Random(7)
    for p, n in ((0.05, 200), (0.3, 120), (0.5, 100)):
        hits = 0
        for _ in range(2000):
            k = sum(stream.random() < p for _ in range(n))
            low, high = statistics.share_interval(k, n)
            hits += low <= p <= high
        assert 0.93 <= hits / 2000 <= 0.98, (p, n)


def test_the_mean_intervals_cover_what_they_say() -> None:
    """Turns of a win: a skewed count, 80 games a run, 2,000 runs."""
    stream = random.Random(7)
    weights = {5: 10, 6: 25, 7: 30, 8: 15, 9: 10, 12: 10}
    truth = sum(value * weight for value, weight in weights.items()) / 100
    hits = 0
    for _ in range(2000):
        drawn = stream.choices(list(weights), list(weights.values()), k=80)
        low, high = statistics.mean_interval({value: drawn.count(value) for value in set(drawn)}) or [0, 0]
        hits += low <= truth <= high
    assert 0.93 <= hits / 2000 <= 0.97
