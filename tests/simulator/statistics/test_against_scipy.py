"""Statistics of random cases against independent computations: SciPy's, or the definition in NumPy."""

from __future__ import annotations

from itertools import combinations, product
from math import isfinite

import numpy as np
import pytest
import scipy  # imports its parts on first use

from simulator.statistics.means import mean_interval
from simulator.statistics.paired import paired, paired_shares
from simulator.statistics.ratios import interval_of_ratio, share_of_sums
from simulator.statistics.shares import likeliest, share_interval, share_of_units
from simulator.statistics.strengths import ELO, information, inverse_of, is_connected, likeliest_strengths, strengths

CASES = range(40)
z = float(scipy.stats.norm.ppf(0.975))


def test_shares() -> None:
    stream = np.random.default_rng(23)
    for n in [1, 2, 3, *map(int, stream.integers(4, 100_000, 60))]:
        k = int(stream.integers(0, n + 1))
        way = "exact" if k in (0, n) else "wilson"
        ends = scipy.stats.binomtest(k, n).proportion_ci(0.95, method=way)
        assert share_interval(k, n) == pytest.approx([ends.low, ends.high], abs=1e-6), (k, n)


@pytest.mark.parametrize("case", CASES)
def test_means(case: int) -> None:
    stream = np.random.default_rng(case)
    values = stream.integers(-50 if case % 2 else 10**6, 50 if case % 2 else 10**6 + 9, int(stream.integers(200, 600)))
    found = mean_interval({int(value): int(times) for value, times in zip(*np.unique(values, return_counts=True), strict=True)})
    if np.ptp(values) == 0:
        assert found is None
    else:
        assert found is not None
        # Hall's transformation of both ends are the ends of Student's t, as the cubic of his paper defines it.
        n, skewness = len(values), float(scipy.stats.skew(values))
        for end, bound in zip(found, (1, -1), strict=True):
            w = (values.mean() - end) / values.std(ddof=1)
            transformed = w + skewness * w**2 / 3 + skewness**2 * w**3 / 27 + skewness / (6 * n)
            assert transformed == pytest.approx(bound * scipy.stats.t.ppf(0.975, n - 1) / n**0.5, abs=1e-5)


@pytest.mark.parametrize("case", CASES)
def test_paired_differences(case: int) -> None:
    stream = np.random.default_rng(case)
    n = int(stream.integers(200, 500))
    a = stream.poisson(6, n)
    b = a + stream.integers(-1, 3, n)
    found = paired((n, *(int(each.sum()) for each in (a, b, a * a, b * b, a * b))))
    if np.ptp(b - a) == 0:
        assert found["ci95"] is None
        return
    assert found["ci95"] == pytest.approx(scipy.stats.ttest_rel(b, a).confidence_interval(0.95), abs=1e-6)
    assert found["gain"] == pytest.approx((a.var(ddof=1) + b.var(ddof=1)) / (b - a).var(ddof=1), abs=1e-6)


@pytest.mark.parametrize("case", CASES)
def test_ratios(case: int) -> None:
    """Cochran's linearized variance, and Wilson's bounds as roots of their defining equation."""
    stream = np.random.default_rng(case)
    n = int(stream.integers(2, 400))
    m = stream.integers(1, 5, n)
    x = stream.binomial(m, stream.beta(2, 2, n))
    sums = [n, *(int(each.sum()) for each in (x, m, x * x, x * m, m * m))]
    ratio = x.sum() / m.sum()
    if x.sum() in (0, m.sum()) or np.ptp(x - ratio * m) < 1e-12:
        return
    deviation = np.std(x - ratio * m, ddof=1) / np.sqrt(n) / m.mean()
    t = scipy.stats.t.ppf(0.975, n - 1)
    assert interval_of_ratio(sums) == (None if n < 200 else pytest.approx([ratio - t * deviation, ratio + t * deviation], abs=2e-6))
    games = ratio * (1 - ratio) / deviation**2
    roots = np.roots([1 + t * t / games, -2 * ratio - t * t / games, ratio * ratio])  # (ratio - r)² = t² r (1 - r) / games
    assert share_of_sums(sums) == pytest.approx(sorted(map(float, roots.real)), abs=2e-6)


@pytest.mark.parametrize("case", CASES)
def test_the_most_likely_chances_of_units(case: int) -> None:
    """Against a general optimizer that maximizes the empirical likelihood for a given mean."""
    stream = np.random.default_rng(case)
    size = 2 if case % 2 else 4
    units = [int(count) for count in stream.integers(1, 12, size + 1)]
    mean = float(stream.uniform(0.1, size - 0.1))
    values = np.arange(size + 1)
    found = np.array(likeliest(units, mean))
    best = scipy.optimize.minimize(
        lambda p: -np.dot(units, np.log(p)),
        np.full(size + 1, 1 / (size + 1)),
        jac=lambda p: -np.array(units) / p,
        method="SLSQP",
        bounds=[(1e-9, 1)] * (size + 1),
        constraints=[{"type": "eq", "fun": lambda p: p.sum() - 1}, {"type": "eq", "fun": lambda p: p @ values - mean}],
        options={"ftol": 1e-12, "maxiter": 500},
    )
    assert found.sum() == pytest.approx(1)
    assert found @ values == pytest.approx(mean)
    assert np.dot(units, np.log(found)) >= np.dot(units, np.log(best.x)) - 1e-6


@pytest.mark.parametrize("case", CASES)
def test_bounds_of_units_have_the_score_of_the_quantile(case: int) -> None:
    """The score at each bound is 1.96 standard deviations."""
    stream = np.random.default_rng(case)
    size = 2 if case % 2 else 4
    units = [int(count) for count in stream.integers(0, 15, size + 1)]
    n, values = sum(units), np.arange(size + 1)
    total = int(np.dot(units, values))
    if total in (0, n * size):
        return
    low, high = share_of_units(units)
    assert 0 <= low <= total / (n * size) <= high <= 1
    for bound in (low, high):
        true = bound * size
        if 1e-4 < true < size - 1e-4:
            deviation = np.sqrt(np.dot(likeliest(units, true), (values - true) ** 2) / n)
            assert abs(total / n - true) / deviation == pytest.approx(z, rel=2e-3)


# --- Bradley and Terry -----------------------------------------------------------------------------------------------


def random_league(sides: int, stream: np.random.Generator) -> dict[tuple[int, int], tuple[float, float]]:
    while True:
        points = {cell: tuple(map(float, stream.integers(0, 30, 2) / 2)) for cell in combinations(range(sides), 2)}
        if is_connected(points, sides):
            return points


def negative_log_likelihood(s: np.ndarray, points: dict[tuple[int, int], tuple[float, float]]) -> float:
    found = sum(mine * np.logaddexp(0, s[b] - s[a]) + theirs * np.logaddexp(0, s[a] - s[b]) for (a, b), (mine, theirs) in points.items())
    return float(found + s.sum() ** 2)  # its minimum has the sum 0


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 9])
def test_strengths_equal_those_of_a_general_optimizer(sides: int) -> None:
    stream = np.random.default_rng(sides)
    for _ in range(4):
        points = random_league(sides, stream)
        best = scipy.optimize.minimize(negative_log_likelihood, np.zeros(sides), args=(points,), method="BFGS", options={"gtol": 1e-9})
        assert likeliest_strengths(points, sides) == pytest.approx(list(best.x), abs=2e-5)


@pytest.mark.parametrize("sides", [2, 3, 5])
def test_intervals_of_strengths_equal_those_from_scores_of_units(sides: int) -> None:
    """Against the sandwich estimate from the score of each unit and a numerical second derivative."""
    stream = np.random.default_rng(sides)
    units = 60
    luck = stream.random((units, 1))
    cells = list(combinations(range(sides), 2))
    chances = stream.uniform(0.25, 0.75, len(cells))
    won = ((np.where(stream.random((units, len(cells))) < 0.5, luck, stream.random((units, len(cells))))) < chances).astype(float)
    points = {cell: (float(won[:, place].sum()), float(units - won[:, place].sum())) for place, cell in enumerate(cells)}
    strength = np.array(likeliest_strengths(points, sides))
    scores, of = np.zeros((units, sides)), np.zeros((units, sides))
    for place, (a, b) in enumerate(cells):
        more = won[:, place] - 1 / (1 + np.exp(strength[b] - strength[a]))
        scores[:, a] += more
        scores[:, b] -= more
        of[:, a] += won[:, place]
        of[:, b] += 1 - won[:, place]
    assert scores.sum(axis=0) == pytest.approx(np.zeros(sides), abs=1e-6), "the likelihood is level there"

    def slope(at: np.ndarray) -> np.ndarray:
        found = np.zeros(sides)
        for (a, b), (mine, theirs) in points.items():
            more = mine - (mine + theirs) / (1 + np.exp(at[b] - at[a]))
            found[a] += more
            found[b] -= more
        return found

    step = 1e-5
    curved = np.array([(slope(strength - step * each) - slope(strength + step * each)) / (2 * step) for each in np.eye(sides)])
    assert np.array(information(points, list(strength))) == pytest.approx(curved, abs=1e-4)
    carried = np.linalg.pinv(curved)
    assert np.array(inverse_of(information(points, list(strength)))) == pytest.approx(carried, abs=1e-6)
    spread = carried @ np.cov(scores.T) @ carried * units
    half = scipy.stats.t.ppf(0.975, units - 1) * np.sqrt(np.diag(spread)) * ELO
    found = strengths(points, sides, np.cov(of.T).tolist(), units=units, whole=units)
    assert found
    shown = [(each["ci95"][1] - each["ci95"][0]) / 2 if each["ci95"] else 0.0 for each in found]
    assert shown == pytest.approx(list(half), rel=1e-4)


# --- the smallest runs -----------------------------------------------------------------------------------------------


def holds(interval: list[float], value: float, least: float, most: float) -> bool:
    """Check that the interval is finite, within its range, around its value, and has a width."""
    low, high = interval
    return isfinite(low) and isfinite(high) and least <= low <= value + 1e-6 and value - 1e-6 <= high <= most and high - low > 1e-3


def test_intervals_of_small_runs_have_a_width_and_keep_their_range() -> None:
    """For every outcome of one to six games or units."""
    for n in range(1, 7):
        for k in range(n + 1):
            assert holds(share_interval(k, n), k / n, 0, 1), (k, n)
        for size in (1, 2, 4):
            for units in product(range(n + 1), repeat=size + 1):
                if sum(units) == n:
                    x = sum(value * count for value, count in enumerate(units))
                    xx = sum(value * value * count for value, count in enumerate(units))
                    assert holds(share_of_units(units), x / (n * size), 0, 1), units
                    sums = (n, x, n * size, xx, x * size, n * size * size)
                    assert holds(share_of_sums(sums), x / (n * size), 0, 1), units
        for lost, won, both in product(range(n + 1), repeat=3):
            if lost + won + both <= n:
                a, b = both + lost, both + won
                assert holds(paired_shares((n, a, b, a, b, both))["ci95"], (b - a) / n, -1, 1), (n, lost, won, both)
    for alike in ({5: 1}, {5: 900}, {0: 300}, {-2: 200}):
        assert mean_interval(alike) is None
    assert paired((300, 600, 900, 1200, 2700, 1800))["ci95"] is None, "each pair differs by one"
    assert interval_of_ratio((200, 300, 600, 500, 1000, 2000)) is None, "2 of 4 and 1 of 2"
