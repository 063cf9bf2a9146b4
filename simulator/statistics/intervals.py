"""What all intervals share: the confidence level, Student's quantile, the fewest games for a mean's interval, and the rounding.

Numbers are rounded to 6 places, so that every machine writes the same report.
"""

from __future__ import annotations

CONFIDENCE = 0.95
PLACES = 6
# The fewest games (or blocks, or pairs) from which a mean gets an interval.  Of fewer games, Student's t of a skewed clock covers the true
# mean in less than 94 % of the runs: in 20 games a single slow game is as a rule missing, and nothing in the other games shows it.
LEAST_FOR_MEAN = 200
# A mean gets an interval from this many games times the square of their skewness.  Cochran (Sampling Techniques, 1977, 2.15) asks for 25
# for the normal interval; Hall's, which corrects for the skewness, needs fewer.  A tail of k rare games of n has about the skewness
# sqrt(n / k), so the rule asks for about ten games in the tail.
LEAST_BY_SKEWNESS = 10
# [low, high]
Interval = list[float]


def rounded(value: float) -> float:
    return round(value, PLACES) + 0.0  # + 0.0 turns -0.0 into 0.0


def student_quantile(n: int) -> float:
    """Student's two-sided quantile for n values."""
    from scipy.special import stdtrit

    return float(stdtrit(n - 1, (1 + CONFIDENCE) / 2))
