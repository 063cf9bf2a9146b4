"""Matches of two games, from the games of both runs."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulator.statistics.two_games import records, two_games

RECORDS = st.dictionaries(st.integers(-60, 60), st.integers(1, 50), min_size=1, max_size=12)


def test_the_larger_sum_wins() -> None:
    """T-CCG-30, CCG-GAM-02 and CCG-GAM-03: A wins with 12, then B with 9; A wins 12 to 9."""
    result = two_games(records({12: 1}, {}, 1), records({}, {9: 1}, 1))
    assert (result.won, result.tied, result.lost) == (1, 0, 0)
    assert (result.mean, result.other_mean) == (12, 9)


def test_equal_sums_are_a_tie_and_a_game_without_winner_counts_for_nobody() -> None:
    assert two_games(records({9: 1}, {}, 1), records({}, {9: 1}, 1)).tied == 1
    assert two_games(records({}, {}, 1), records({3: 1}, {}, 1)).won == 1


@given(RECORDS, RECORDS)
def test_both_players_see_the_same_matches(first: dict[int, int], second: dict[int, int]) -> None:
    ours, theirs = two_games(first, second), two_games({-v: n for v, n in first.items()}, {-v: n for v, n in second.items()})
    assert ours.won == pytest.approx(theirs.lost, abs=1e-5)
    assert ours.tied == theirs.tied
    assert (ours.mean, ours.other_mean) == (theirs.other_mean, theirs.mean)
    assert 0 <= ours.won_ci95[0] <= ours.won + 1e-6
    assert ours.won <= ours.won_ci95[1] + 1e-6 <= 1 + 2e-6


@given(RECORDS, RECORDS)
def test_the_share_is_that_of_all_pairs(first: dict[int, int], second: dict[int, int]) -> None:
    pairs = [(a + b > 0, n * m) for a, n in first.items() for b, m in second.items()]
    share = sum(number for is_won, number in pairs if is_won) / sum(number for _, number in pairs)
    assert two_games(first, second).won == pytest.approx(share, abs=1e-5)


def test_a_run_without_games_makes_no_match() -> None:
    with pytest.raises(ValueError, match="play one first"):
        two_games({}, {3: 1})


@pytest.mark.slow
def test_intervals_hold_the_true_share() -> None:
    """In at least 93 of 100 pairs of runs of 200 games; the true share is that of the distributions from which they are drawn."""
    chance = random.Random(5)
    first, second = {30: 3, 12: 2, -8: 5, 0: 1}, {20: 4, 5: 1, -25: 4, -12: 3}
    truth = two_games(first, second).won
    held = 0
    for _ in range(400):
        one, other = ({value: drawn.count(value) for value in set(drawn)} for drawn in (_draw(chance, first), _draw(chance, second)))
        low, high = two_games(one, other).won_ci95
        held += low <= truth <= high
    assert held >= 372


def _draw(chance: random.Random, values: dict[int, int]) -> list[int]:
    return chance.choices(list(values), list(values.values()), k=200)
