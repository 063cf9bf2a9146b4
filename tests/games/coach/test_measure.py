"""What is compared at the end of a playout: shares of wins, or the clock between two turns; and the grades of what is lost."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from games.coach.grades import NAMES, OF_CLOCKS, OF_SHARES, grade_of
from games.coach.measure import SHARE_OF_WINS, clocks_measure


def game(winner: int) -> SimpleNamespace:
    return SimpleNamespace(winner=winner)


def test_a_win_counts_one_and_a_draw_half():
    values = [SHARE_OF_WINS.value(game(winner), 9, 1) for winner in (1, -1, 0)]
    assert [SHARE_OF_WINS.shown(value) for value in values] == [1, 0.5, 0]
    assert SHARE_OF_WINS.shown_bounds((0.5, 1.5)) == (0.25, 0.75)


def test_the_clock_counts_between_two_turns():
    measure = clocks_measure([7, 5, 6])
    assert (measure.first, measure.last, measure.top) == (4, 8, 4)
    assert [measure.shown(measure.value(game(0), clock, 0)) for clock in (2, 4, 6, 8, 30)] == [4, 4, 6, 8, 8]
    assert measure.shown(measure.value(game(-1), 5, 0)) == 8, "a game that is not won counts as the last turn"
    assert measure.shown_bounds((1, 3)) == (5, 7)
    assert clocks_measure([0]).first == 0


@pytest.mark.parametrize(("by_clock", "thresholds"), [(False, OF_SHARES), (True, OF_CLOCKS)])
def test_a_grade_begins_at_its_threshold(by_clock, thresholds):
    for name, threshold in zip(NAMES, thresholds, strict=True):
        assert grade_of(threshold, by_clock=by_clock) == name
        assert grade_of(threshold - 0.001, by_clock=by_clock) != name
    assert grade_of(0, by_clock=by_clock) == ""
