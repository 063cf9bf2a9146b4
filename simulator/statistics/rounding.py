"""What all intervals share: the confidence level, Student's quantile, and the rounding that makes every machine write the same report."""

from __future__ import annotations

CONFIDENCE = 0.95
PLACES = 6
Interval = list[float]


def rounded(value: float) -> float:
    return round(value, PLACES) + 0.0  # no -0.0


def student_quantile(n: int) -> float:
    from scipy.special import stdtrit

    return float(stdtrit(n - 1, (1 + CONFIDENCE) / 2))
