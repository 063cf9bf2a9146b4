"""Bounds that hold at every time at once: simple properties, and races of known value that are looked at again and again."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from games.coach.bounds import bound_below, bounds, log_capital
from games.coach.counts import Counts, mean_of
from games.coach.verdict import ERROR, verdict_of

RUNS = 1000
LOOKS = (25, 60, 130, 200, 300)


def test_a_bound_is_the_mean_against_which_enough_was_won():
    counts = {0: 30, 1: 50, 2: 20}
    low, high = bounds(counts, 2, error=0.05)
    assert low < mean_of(counts) < high
    assert math.isclose(log_capital(counts, low), math.log(20), abs_tol=1e-3)
    assert math.isclose(log_capital({2 - value: count for value, count in counts.items()}, 2 - high), math.log(20), abs_tol=1e-3)


def test_capital_falls_as_the_mean_rises():
    counts = {0: 5, 1: 9, 3: 2}
    capitals = [log_capital(counts, mean / 10) for mean in range(1, 31)]
    assert capitals == sorted(capitals, reverse=True)


def test_nothing_is_known_without_numbers_and_more_with_more():
    assert bounds({}, 5, error=0.05) == (0.0, 5.0)
    assert bound_below({0: 100}, error=0.05) == 0.0
    widths = [high - low for n in (10, 100, 1000) for low, high in [bounds({0: n, 1: n}, 1, error=0.05)]]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.15


def test_numbers_that_do_not_vary_give_narrow_bounds():
    low, high = bounds({3: 400}, 6, error=0.01)
    assert (3 - low, high - 3) < (0.2, 0.2)


def test_counts_merge_in_any_order():
    rng = random.Random(1)
    worlds = [[rng.randrange(4) for _ in range(3)] for _ in range(50)]
    whole, first, second = (Counts((0, 2, 5), 3) for _ in range(3))
    for number, values in enumerate(worlds):
        whole.add(values)
        (first if number % 3 else second).add(values)
    second.merge(first)
    assert (second.worlds, second.values, second.pairs) == (whole.worlds, whole.values, whole.pairs)
    for i in range(3):
        for j in range(3):
            if i != j:
                assert whole.difference(i, j) == Counter(values[i] - values[j] + 3 for values in worlds)
    with pytest.raises(ValueError, match="other options"):
        first.merge(Counts((0, 1, 2), 3))


def test_the_verdict_ranks_and_tells_what_is_lost_at_least():
    counts = Counts((4, 7, 9), 2)
    for world in range(200):
        counts.add([2 if world % 10 else 0, 2 if world % 10 else 0, world % 2])
    verdict = verdict_of(counts)
    assert [each.option for each in verdict.options] == [4, 7, 9]
    best, equal, worst = verdict.options
    assert best.is_best
    assert not equal.is_best
    assert [each.is_behind for each in verdict.options] == [False, False, True]
    assert not verdict.is_settled
    assert worst.difference == pytest.approx(-1.3)
    assert worst.difference_bounds[0] < -1.3 < worst.difference_bounds[1] < 0
    assert worst.regret == pytest.approx((-worst.difference_bounds[1], 1.3), abs=0.05)
    assert equal.regret == (0.0, 0.0)
    assert verdict.of(9) is worst
    with pytest.raises(LookupError):
        verdict.of(1)
    assert verdict_of(counts, decisions=50).of(9).regret[0] < worst.regret[0], "bounds for more decisions are wider"


# --- races of known value: options with a part of their luck in common -------------------------------------------


def looked_at(chances: list[float], seed: int) -> tuple[bool, bool]:
    """One race of options that win with these chances: (all bounds hold at every look, a best option was ever called behind)."""
    rng = random.Random(seed)
    counts = Counts(tuple(range(len(chances))), 1)
    best = max(chances)
    held, wronged = True, False
    for look in LOOKS:
        while counts.worlds < look:
            shared = rng.random()
            counts.add([int((shared if rng.random() < 0.7 else rng.random()) < chance) for chance in chances])
        verdict = verdict_of(counts)
        chance_of_best = next(chances[each.option] for each in verdict.options if each.is_best)
        for each in verdict.options:
            low, high = each.difference_bounds
            held &= low - 1e-6 <= chances[each.option] - chance_of_best <= high + 1e-6
            low, high = each.bounds
            held &= low - 1e-6 <= chances[each.option] <= high + 1e-6
            wronged |= each.is_behind and chances[each.option] == best
    return held, wronged


@pytest.mark.slow
@pytest.mark.parametrize("chances", [[0.5] * 3, [0.02, 0.02, 0.05], [0.97, 0.97]], ids=str)
def test_bounds_hold_though_one_looks_again_and_again(chances: list[float]):
    found = [looked_at(chances, seed) for seed in range(RUNS)]
    assert sum(held for held, _ in found) >= (1 - ERROR) * RUNS
    assert sum(wronged for _, wronged in found) <= ERROR * RUNS


def test_a_clear_loser_is_found():
    """The bounds are of use: 400 worlds are enough for 20 points of the share of wins."""
    rng = random.Random(5)
    counts = Counts((0, 1), 1)
    for _ in range(400):
        luck = rng.random()
        counts.add([int(luck < 0.6), int(luck < 0.4)])
    assert verdict_of(counts).is_settled
