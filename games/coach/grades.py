"""Grades of a choice by what it loses beyond doubt: the lower bound of its regret (`games.coach.verdict.Judged.regret`).

The thresholds in points of the share of wins are those of GNU Backgammon for doubtful, bad and very bad moves.  Where a game is measured
by its clock, they are parts of a turn or round.
"""

from __future__ import annotations

from typing import Final, Literal

Grade = Literal["", "doubtful", "bad", "very_bad"]
NAMES: Final[tuple[Grade, ...]] = ("doubtful", "bad", "very_bad")
# Losses from which a choice gets each grade: of the share of wins, and of the clock.
OF_SHARES: Final = (0.02, 0.04, 0.08)
OF_CLOCKS: Final = (0.1, 0.25, 0.5)


def grade_of(loss: float, *, by_clock: bool) -> Grade:
    """The grade for this loss at least, in parts of 1 of the share of wins or in units of the clock; "" for none.

    >>> grade_of(0.05, by_clock=False), grade_of(0.05, by_clock=True), grade_of(0.6, by_clock=True)
    ('bad', '', 'very_bad')
    """
    grade: Grade = ""
    for name, threshold in zip(NAMES, OF_CLOCKS if by_clock else OF_SHARES, strict=True):
        if loss >= threshold:
            grade = name
    return grade
